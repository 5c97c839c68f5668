"""The colours that every page and board knows: token → (light scheme, dark scheme).

A game adds its own, as `Game.colours`; the build makes the style sheet's tokens of all of them.
Boards look much alike in both schemes, so what stands on them keeps its colour in both.
"""

COLOURS = {
    # The page: surfaces, what is written on them, the brand
    "paper": ("#f6f1e6", "#17140f"),
    "card": ("#fffdf7", "#211d17"),
    "stage": ("#f8f0dd", "#2b251c"),
    "wash": ("#f0dcd0", "#3d251c"),
    "ink": ("#221d18", "#efe7d8"),
    "soft": ("#6f6557", "#a89c8a"),
    "line": ("#ddd2bd", "#3a332a"),
    "accent": ("#c23b22", "#e4694e"),
    "accent-ink": ("#b3341d", "#ee8067"),
    # Success, neither, and failure or refusal
    "good": ("#2f6b40", "#7cc48e"),
    "even": ("#6f6557", "#a89c8a"),
    "bad": ("#b3341d", "#ee8067"),
    # What a mark means: may be touched, was moved last, a hint
    "target": ("#1c5c94", "#1c5c94"),
    "last": ("#93a512", "#93a512"),
    "hint": ("#6c3fa0", "#bb99ea"),
    # Boards: squares, the plinth beneath, wood
    "board-light": ("#ead9b0", "#cebf9b"),
    "board-mid": ("#c9a36a", "#a98857"),
    "board-dark": ("#8f6239", "#7e5632"),
    "dais": ("#6d4a30", "#4d3524"),
    "wood": ("#e0bd86", "#cba672"),
    "wood-light": ("#f6e3bd", "#e6cfa4"),
    "wood-dark": ("#8c5f33", "#74502d"),
    # Pieces and stone
    "black": ("#2b2622", "#2b2622"),
    "white": ("#faf6ec", "#faf6ec"),
    "slate": ("#7c858b", "#59616a"),
}

# Boards of another material: what they change of the above. The first is what stands above.
USUAL_BOARD = "oak"
BOARDS = {
    "stone": {
        "board-light": ("#dbdfe0", "#bfc6c9"),
        "board-mid": ("#a3aeb5", "#828e96"),
        "board-dark": ("#5f6d79", "#53606b"),
        "dais": ("#46525c", "#353f48"),
    },
    "moss": {
        "board-light": ("#e1e4c6", "#c5caa8"),
        "board-mid": ("#a9b982", "#829263"),
        "board-dark": ("#5d7547", "#50663d"),
        "dais": ("#42543a", "#33422d"),
        "last": ("#d9a21f", "#d9a21f"),
    },
}
