"""BushiShogi once more: slow, obvious, and written from the rules alone.

The places of a cube are top, under, away (towards the opponent), near, right and left. A mark on a
face lies at one of its edges, and each edge has a neighbour: the samurai mark of a top face that
faces forward lies at its near edge. So a cube is a set of marks (mark, place, neighbour) and the
names of its six faces, and rolling it only renames places.
"""

from typing import NamedTuple

# What each move makes of the places that it moves.
ROUND = {
    "t": ["away", "right", "near", "left"],
    "f": ["top", "away", "under", "near"],
    "l": ["top", "left", "under", "right"],
    "r": ["top", "right", "under", "left"],
}
AHEAD = {"f": "away", "r": "right", "b": "near", "l": "left"}
CLOCKWISE = ["away", "right", "near", "left"]

# face: how it is brought up, its kind, where it faces then
DUNKEL = {
    "T": ("", "three-way sweep", "f"),
    "N": ("f", "front strike", "b"),
    "U": ("ff", "right guard", "b"),
    "A": ("fff", "front strike", "r"),
    "E": ("l", "left guard", "l"),
    "W": ("r", "right guard", "l"),
}
ARTICLE = {**DUNKEL, "E": ("l", "right guard", "l"), "W": ("r", "left guard", "l")}
CUBES = {"": DUNKEL, "article": ARTICLE}
SWORDS = {
    "left guard": ["left"],
    "right guard": ["right"],
    "front strike": ["ahead"],
    "three-way sweep": ["ahead", "left", "right"],
}
STRIKES = ("front strike", "three-way sweep")

Mark = tuple[str, str, str]


class Cube(NamedTuple):
    """A lying cube: which face is where, and what is drawn at which edge."""

    faces: frozenset[tuple[str, str, str]]  # place, face, kind
    marks: frozenset[Mark]


def moved(cube: Cube, move: str) -> Cube:
    """A cube after one of the four moves."""

    def to(place: str) -> str:
        places = ROUND[move]
        return places[(places.index(place) + 1) % 4] if place in places else place

    faces = frozenset((to(place), face, kind) for place, face, kind in cube.faces)
    return Cube(faces, frozenset((mark, to(on), to(at)) for mark, on, at in cube.marks))


def beside(ahead: str, hand: str) -> str:
    """The edge on one hand of a samurai who faces an edge."""
    steps = {"ahead": 0, "right": 1, "back": 2, "left": 3}[hand]
    return CLOCKWISE[(CLOCKWISE.index(ahead) + steps) % 4]


def described(description: dict[str, tuple[str, str, str]]) -> Cube:
    """The cube with its sweep on top, facing forward, put together face by face."""
    faces: set[tuple[str, str, str]] = set()
    marks: set[Mark] = set()
    for face, (rolls, kind, facing) in description.items():
        ahead = AHEAD[facing]
        shown = {("samurai", "top", beside(ahead, "back"))}
        shown |= {("sword", "top", beside(ahead, hand)) for hand in SWORDS[kind]}
        alone = Cube(frozenset({("top", face, kind)}), frozenset(shown))
        for roll in reversed(rolls):
            for _ in range(3):  # three more make a whole round: the roll is undone
                alone = moved(alone, roll)
        faces |= alone.faces
        marks |= alone.marks
    return Cube(frozenset(faces), frozenset(marks))


def top(cube: Cube) -> tuple[str, str, str]:
    """The face on top, its kind, and the letter of where it faces."""
    face, kind = next((face, kind) for place, face, kind in cube.faces if place == "top")
    behind = next(at for mark, on, at in cube.marks if (mark, on) == ("samurai", "top"))
    facing = next(letter for letter, ahead in AHEAD.items() if beside(ahead, "back") == behind)
    return face, kind, facing


def code(cube: Cube) -> str:
    face, _, facing = top(cube)
    return face + facing


def points(cube: Cube) -> bool:
    return ("sword", "top", "away") in cube.marks


def strikes(cube: Cube) -> bool:
    _, kind, facing = top(cube)
    return facing == "f" and kind in STRIKES


def all_cubes(rules: str) -> dict[str, Cube]:
    """Every way in which the cube can lie, by its code."""
    found: dict[str, Cube] = {}
    waiting = [described(CUBES[rules])]
    while waiting:
        cube = waiting.pop()
        if code(cube) not in found:
            found[code(cube)] = cube
            waiting += [moved(cube, move) for move in "tflr"]
    return found


class Board(NamedTuple):
    """Two cubes, by code, or `--`; and whose turn it is."""

    black: str
    white: str
    turn: str

    def __str__(self) -> str:
        return f"{self.black} {self.white} {self.turn}"


class Reference:
    """The game with one of the two cubes."""

    def __init__(self, rules: str) -> None:
        self.cubes = all_cubes(rules)

    def boards(self) -> list[Board]:
        """All positions."""
        peaceful = [code for code, cube in self.cubes.items() if not points(cube)]
        placing = [Board("--", "--", "b")] + [Board(code, "--", "w") for code in peaceful]
        return placing + [
            Board(b, w, turn) for b in self.cubes for w in self.cubes for turn in "bw"
        ]

    def is_mate(self, board: Board) -> bool:
        if "--" in board:
            return False
        return strikes(self.cubes[board.black]) and strikes(self.cubes[board.white])

    def moves(self, board: Board) -> set[str]:
        mine, others = (board.black, board.white)[:: 1 if board.turn == "b" else -1]
        if mine == "--":
            return {code for code, cube in self.cubes.items() if not points(cube)}
        if self.is_mate(board):
            return set()
        me, opponent = self.cubes[mine], self.cubes[others]
        if points(opponent) and not points(me):
            return {"t"}
        if points(opponent) and points(me):
            return {top(me)[2]}
        return set("tflr")

    def after(self, board: Board, move: str) -> Board:
        if len(move) == 2:
            lies = move
        else:
            mine = board.black if board.turn == "b" else board.white
            lies = code(moved(self.cubes[mine], move))
        if board.turn == "b":
            return Board(lies, board.white, "w")
        return Board(board.black, lies, "b")

    def values(self) -> dict[Board, tuple[str, int]]:
        """Won or lost boards with their distance to mate; what is missing is drawn."""
        known = {board: ("L", 0) for board in self.boards() if self.is_mate(board)}
        replies = {b: [self.after(b, move) for move in self.moves(b)] for b in self.boards()}
        for plies in range(1, 60):
            news: dict[Board, tuple[str, int]] = {}
            for board, afters in replies.items():
                if board in known or not afters:
                    continue
                ends = [known.get(after) for after in afters]
                if ("L", plies - 1) in ends:
                    news[board] = ("W", plies)
                elif all(end is not None and end[0] == "W" for end in ends):
                    news[board] = ("L", plies)
            known |= news
        return known
