"""What changes make of a Scene, drawn with a small board of its own: two cells and a hand."""

import copy

from anga.shared.changes import apply, stepped
from anga.shared.scene import Change, Hand, Piece, Scene, Solid, compose

KING: Piece = {"cell": "a1", "look": "king", "name": "king", "seat": "b"}
PAWN: Piece = {"cell": "a2", "look": "pawn", "name": "pawn", "seat": "w"}
HANDS: list[Hand] = [
    {"seat": "b", "held": [{"kind": "P", "look": "pawn", "name": "pawn", "count": 1}]},
    {"seat": "w", "held": [{"kind": "P", "look": "pawn", "name": "pawn", "count": 0}]},
]
DIE: Solid = {
    "solid": "die",
    "cell": "b1",
    "sides": ["one"] * 6,
    "orientation": [1, 0, 0, 0, 1, 0, 0, 0, 1],
    "name": "die",
}


def board() -> Scene:
    return compose((2, 2), pieces=[KING, PAWN], solids=[DIE], hands=HANDS)


def on(shown: Scene) -> dict[str, str]:
    return {piece["cell"]: piece["look"] for piece in shown["pieces"]}


def held(shown: Scene) -> dict[str, int]:
    return {hand["seat"]: hand["held"][0]["count"] for hand in shown["hands"]}


def test_nothing_happens_without_changes() -> None:
    assert apply(board(), []) == board()


def test_a_piece_moves() -> None:
    moved: Change = {"do": "move", "places": ["c:a1", "c:b2"], "piece": {**KING, "cell": "b2"}}
    assert on(apply(board(), [moved])) == {"b2": "king", "a2": "pawn"}


def test_a_captured_piece_goes_to_a_tray_and_the_captor_takes_its_cell() -> None:
    taken: Change = {"do": "capture", "places": ["c:a2", "t:b:P"]}
    moved: Change = {"do": "move", "places": ["c:a1", "c:a2"], "piece": {**KING, "cell": "a2"}}
    after = apply(board(), [taken, moved])
    assert on(after) == {"a2": "king"}
    assert held(after) == {"b": 2, "w": 0}


def test_a_piece_is_dropped_from_a_tray() -> None:
    dropped: Change = {"do": "drop", "places": ["t:b:P", "c:b2"], "piece": {**PAWN, "cell": "b2"}}
    after = apply(board(), [dropped])
    assert on(after) == {"a1": "king", "a2": "pawn", "b2": "pawn"}
    assert held(after) == {"b": 0, "w": 0}


def test_a_piece_steps_before_its_move() -> None:
    assert on(stepped(board(), ["c:a1", "c:b2"])) == {"b2": "king", "a2": "pawn"}
    assert stepped(board(), []) == board()


def test_a_piece_is_removed_for_good() -> None:
    after = apply(board(), [{"do": "remove", "places": ["c:a2"]}])
    assert on(after) == {"a1": "king"}
    assert held(after) == held(board())


def test_a_piece_is_turned_over_where_it_stands() -> None:
    flipped: Change = {"do": "flip", "places": ["c:a2"], "piece": {**PAWN, "down": True}}
    after = apply(board(), [flipped])
    assert [piece.get("down", False) for piece in after["pieces"]] == [False, True]


def test_a_solid_is_rolled_where_it_stands() -> None:
    rolled: Change = {
        "do": "roll",
        "places": ["c:b1"],
        "solid": {**DIE, "orientation": [1, 0, 0, 0, 0, 1, 0, -1, 0]},
    }
    after = apply(board(), [rolled])
    assert [solid["orientation"] for solid in after["solids"]] == [[1, 0, 0, 0, 0, 1, 0, -1, 0]]


def test_a_solid_is_put_on_an_empty_cell() -> None:
    empty = compose((2, 2))
    put: Change = {"do": "drop", "places": ["c:b1"], "solid": DIE}
    assert apply(empty, [put])["solids"] == [DIE]


def test_the_scene_before_is_left_as_it_was() -> None:
    before = board()
    kept = copy.deepcopy(before)
    apply(before, [{"do": "capture", "places": ["c:a2", "t:b:P"]}])
    apply(before, [{"do": "remove", "places": ["c:a1"]}])
    assert before == kept
