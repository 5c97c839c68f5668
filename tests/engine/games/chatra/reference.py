"""Chatra once more, straight from the rulebook: slow, obvious, and sharing no code with the engine.

Squares are pairs (file, rank), both from 1; a board is a dict from squares to `O`, `S`, `o`, `s`.
Every question is answered by looking at every square.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product

Square = tuple[int, int]
Board = dict[Square, str]

RULESETS = ("1994-11", "1994-12", "1995-05", "1995-08", "relay")
ADVANCE = {
    "1994-11": "angle", "1994-12": "angle", "1995-05": "distance",
    "1995-08": "free", "relay": "free",
}  # fmt: skip
OKI = {9: ("e8", "e2"), 12: ("f11", "g2"), 15: ("h14", "h2")}
CASTLES = {
    "gate": {9: "e8 d7 f7", 12: "f11 e10 g10", 15: "h14 g13 i13"},
    "corner": {9: "b8 b6 d6 d8", 12: "b11 b9 d9 d11", 15: "b14 b12 d12 d14"},
    "ring": {
        9: "e8 c7 e6 g7 c9 g9",
        12: "f11 d10 f9 h10 d12 h12",
        15: "h14 f13 h12 j13 f15 j15",
    },
}
EIGHT = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)]
OBJECT = {"b": "O", "w": "o"}
SUBJECT = {"b": "S", "w": "s"}
OTHER = {"b": "w", "w": "b"}


@dataclass
class State:
    """Everything about a position; `objects` and `hands` are what each side holds in hand."""

    rules: str
    board: Board
    side: str
    objects: dict[str, int]
    hands: dict[str, int]
    passed: bool = False
    checked: str = ""  # the sides that may drop anywhere
    row: int = 1

    @property
    def tokens(self) -> list[str]:
        return self.rules.split(",")

    @property
    def ruleset(self) -> str:
        return next((token for token in self.tokens if token in RULESETS), "1995-08")

    @property
    def size(self) -> int:
        return size_of(self.rules)

    @property
    def handicap(self) -> int:
        return next((int(t[1:]) for t in self.tokens if t[:1] == "h"), 0)

    @property
    def enemy(self) -> str:
        return OTHER[self.side]


@cache
def size_of(rules: str) -> int:
    return next((int(token[1:]) for token in rules.split(",") if token in ("b9", "b15")), 12)


# Text


def square(name: str) -> Square:
    return ord(name[0]) - ord("a") + 1, int(name[1:])


def name(at: Square) -> str:
    return f"{chr(ord('a') + at[0] - 1)}{at[1]}"


def read(text: str, rules: str) -> State:
    rows, side, hands, flags = text.split(" ")
    board: Board = {}
    for rank, row in enumerate(rows.split("/"), start=1):
        file, number = 1, ""
        for letter in row:
            if letter.isdigit():
                number += letter
                continue
            file += int(number or 0)
            number = ""
            board[file, rank] = letter
            file += 1
    black, white = hands.split("-")
    return State(
        rules,
        board,
        side,
        {"b": black.count("O"), "w": white.count("O")},
        {"b": int(black.lstrip("O")), "w": int(white.lstrip("O"))},
        "p" in flags,
        checkers(rules, flags),
        int(flags[-1]) if "x" in flags else 1,
    )


def checkers(rules: str, flags: str) -> str:
    if "checker" in rules.split(","):
        return "".join(side for side in "bw" if side in flags)
    return "bw" if "c" in flags else ""


def write(state: State) -> str:
    rows = []
    for rank in range(1, state.size + 1):
        row, empty = "", 0
        for file in range(1, state.size + 1):
            piece = state.board.get((file, rank))
            if piece is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + piece
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    hands = "-".join("O" * state.objects[s] + str(state.hands[s]) for s in "bw")
    flags = ("p" if state.passed else "") + ("c" if state.checked else "")
    flags += state.checked if "checker" in state.tokens else ""
    flags += f"x{state.row}" if state.row > 1 else ""
    return f"{'/'.join(rows)} {state.side} {hands} {flags or '-'}"


def start(rules: str) -> State:
    number = number_of(rules)
    state = State(rules, {}, "b", {"b": 1, "w": 1}, {"b": number, "w": number})
    if "free" in state.tokens:
        return state
    black, white = OKI[state.size]
    board = {square(black): "O", square(white): "o"}
    for castle, squares_of in CASTLES.items():
        if castle in state.tokens:
            at, *men = map(square, squares_of[state.size].split())
            board = {at: "O", turned(state, at): "o"}
            board |= dict.fromkeys(men, "S")
            board |= {turned(state, man): "s" for man in men}
    hand = number - sum(piece == "S" for piece in board.values())
    row = max(1, state.handicap)
    hands = {"b": hand, "w": hand}
    return replace(state, board=board, objects={"b": 0, "w": 0}, hands=hands, row=row)


def number_of(rules: str) -> int:
    """The Subjects of each side."""
    return next((int(token[1:]) for token in rules.split(",") if token[:1] == "s"), 18)


def turned(state: State, at: Square) -> Square:
    """The square opposite, through the middle of the board."""
    return state.size + 1 - at[0], state.size + 1 - at[1]


# The board


def squares(state: State) -> list[Square]:
    return [(f, r) for r in range(1, state.size + 1) for f in range(1, state.size + 1)]


def zone(state: State, at: Square) -> Square:
    side = state.size // 3
    return (at[0] - 1) // side, (at[1] - 1) // side


def chebyshev(a: Square, b: Square) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def find(state: State, piece: str) -> list[Square]:
    return [at for at, other in state.board.items() if other == piece]


def the_object(state: State, side: str) -> Square | None:
    found = find(state, OBJECT[side])
    return found[0] if found else None


def owner(piece: str) -> str:
    return "b" if piece.isupper() else "w"


def on_board(state: State, at: Square) -> bool:
    return 1 <= at[0] <= state.size and 1 <= at[1] <= state.size


# Where a Subject may be dropped


def in_drop_area(state: State, at: Square) -> bool:
    if state.ruleset == "relay" and state.side in state.checked:
        return True
    if "columns" in state.tokens:
        return in_columns(state, at)
    own, enemy = the_object(state, state.side), the_object(state, state.enemy)
    assert own
    assert enemy
    if zone(state, at) == zone(state, own):
        return True
    if chebyshev(zone(state, at), zone(state, enemy)) > 1:
        return True
    mine = find(state, SUBJECT[state.side])
    return any(behind_line(enemy, p, q, at) for p in mine for q in mine if p < q)


def behind_line(e: Square, p: Square, q: Square, at: Square) -> bool:
    """Whether at - e = alpha (p - e) + beta (q - e), alpha, beta >= 0, alpha + beta >= 1."""
    px, py, qx, qy = p[0] - e[0], p[1] - e[1], q[0] - e[0], q[1] - e[1]
    x, y = at[0] - e[0], at[1] - e[1]
    determinant = px * qy - py * qx
    if determinant == 0:
        return False
    alpha = Fraction(x * qy - y * qx, determinant)
    beta = Fraction(px * y - py * x, determinant)
    return alpha >= 0 and beta >= 0 and alpha + beta >= 1


def in_columns(state: State, at: Square) -> bool:
    third = state.size // 3
    ranks = [
        rank
        for file, rank in find(state, SUBJECT[state.side])
        if (file - 1) // third == (at[0] - 1) // third
    ]
    if state.side == "b":
        return at[1] > state.size - third or any(at[1] >= rank for rank in ranks)
    return at[1] <= third or any(at[1] <= rank for rank in ranks)


def beside_subject(state: State, at: Square) -> bool:
    return any(piece in "Ss" and chebyshev(at, other) == 1 for other, piece in state.board.items())


# How pieces move


def aligned(a: Square, b: Square) -> bool:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (dx, dy) != (0, 0) and (dx == 0 or dy == 0 or abs(dx) == abs(dy))


def between(a: Square, m: Square, b: Square) -> bool:
    """Whether m is strictly between a and b on the segment that joins them."""
    cross = (b[0] - a[0]) * (m[1] - a[1]) - (b[1] - a[1]) * (m[0] - a[0])
    dot = (a[0] - m[0]) * (b[0] - m[0]) + (a[1] - m[1]) * (b[1] - m[1])
    return cross == 0 and dot < 0


def middle_of(state: State, side: str, at: Square) -> list[tuple[Square, Square]]:
    """Pairs of own Subjects that have this one between them on an orthogonal or diagonal line."""
    lined = [p for p in find(state, SUBJECT[side]) if aligned(at, p)]
    return [(p, q) for p in lined for q in lined if p < q and between(p, at, q)]


def is_pair(state: State, side: str, a: Square, b: Square) -> bool:
    if a == b:
        return False
    if "linewise" in state.tokens:
        for one, other in ((a, b), (b, a)):
            if aligned(a, b) and any(
                between_line(p, q, other) for p, q in middle_of(state, side, one)
            ):
                return False
    elif middle_of(state, side, a) or middle_of(state, side, b):
        return False
    enemy = the_object(state, OTHER[side])
    if ADVANCE[state.ruleset] == "angle" and enemy:
        return not between(a, enemy, b)
    return True


def between_line(p: Square, q: Square, at: Square) -> bool:
    """Whether a square is on the endless line through p and q."""
    return (q[0] - p[0]) * (at[1] - p[1]) == (q[1] - p[1]) * (at[0] - p[0])


def advances(state: State, side: str, a: Square, to: Square) -> bool:
    e = the_object(state, OTHER[side])
    if e is None:
        return True
    if ADVANCE[state.ruleset] == "angle":
        return (to[0] - a[0]) * (e[0] - a[0]) + (to[1] - a[1]) * (e[1] - a[1]) >= 0
    if ADVANCE[state.ruleset] == "distance":
        before = (a[0] - e[0]) ** 2 + (a[1] - e[1]) ** 2
        return (to[0] - e[0]) ** 2 + (to[1] - e[1]) ** 2 <= before
    return True


def relative(state: State, side: str, a: Square) -> Iterator[Square]:
    """Where a Subject flies and slides; own pieces in the way of a flight are for others to see."""
    for b in find(state, SUBJECT[side]):
        ways = [*flown(state, a, b), *slid(state, a, b)]
        ways = [to for to in ways if advances(state, side, a, to)]
        if ways and is_pair(state, side, a, b):
            yield from ways


def flown(state: State, a: Square, b: Square) -> Iterator[Square]:
    over = (2 * b[0] - a[0], 2 * b[1] - a[1])
    if on_board(state, over):
        yield over


def slid(state: State, a: Square, b: Square) -> Iterator[Square]:
    if not aligned(a, b):
        return
    d = chebyshev(a, b)
    dx, dy = (a[0] - b[0]) // d, (a[1] - b[1]) // d
    for steps in range(1, d + 1):
        to = (a[0] + steps * dx, a[1] + steps * dy)
        if not on_board(state, to):
            return
        yield to
        if to in state.board:
            return


def reach(state: State, side: str, a: Square) -> set[Square]:
    """All squares that a piece attacks, own pieces' squares too."""
    steps = {(a[0] + dx, a[1] + dy) for dx, dy in EIGHT}
    found = {to for to in steps if on_board(state, to)}
    if state.board[a] == SUBJECT[side]:
        found |= set(relative(state, side, a))
    return found


def in_check(state: State, side: str) -> bool:
    """Whether the Object of a side is attacked."""
    own = the_object(state, side)
    if own is None:
        return False
    enemies = [at for at, piece in state.board.items() if owner(piece) == OTHER[side]]
    return any(own in reach(state, OTHER[side], at) for at in enemies)


# Turns


def opening(state: State) -> str | None:
    """What must be dropped now: `O`, `S`, or None when the opening is over."""
    if not any(state.objects.values()):
        return None
    if state.handicap == 0 and not state.board:
        return "S"
    return "O"


def central(state: State, at: Square) -> bool:
    return zone(state, at) == (1, 1)


def tried(state: State) -> Iterator[tuple[str, State]]:
    """All turns but for the Objects' safety, with what they lead to."""
    due = opening(state)
    yield from drops(state, due)
    if due:
        return
    yield from moves(state)
    if state.ruleset == "1994-11" and not state.passed and not in_check(state, state.side):
        yield "pass", handed_on(state, passed=True)


def drops(state: State, due: str | None) -> Iterator[tuple[str, State]]:
    for at in squares(state):
        if at in state.board:
            continue
        if due and may_begin(state, due, at):
            yield (f"O{name(at)}" if due == "O" else name(at)), dropped(state, due, at)
        if not due and state.hands[state.side] and may_drop(state, at):
            yield name(at), dropped(state, "S", at)


def moves(state: State) -> Iterator[tuple[str, State]]:
    for a, piece in state.board.items():
        if owner(piece) != state.side:
            continue
        for to in reach(state, state.side, a):
            taken = state.board.get(to)
            if taken and (owner(taken) == state.side or taken in "Oo"):
                continue
            if piece in "Oo":
                if not within(state, to):
                    continue
                token = f"O{'x' if taken else ''}{name(to)}"
            else:
                token = f"{name(a)}{'x' if taken else '-'}{name(to)}"
            yield token, moved(state, a, to)


def may_begin(state: State, due: str, at: Square) -> bool:
    """Whether the opening lets the piece that is due be dropped there."""
    if due == "O" and not within(state, at):
        return False
    return not central(state, at) or (due == "O" and "centre" in state.tokens)


def within(state: State, at: Square) -> bool:
    """Whether the Object of the side to move may stand there under `confined`."""
    home = 2 if state.side == "b" else 0
    return "confined" not in state.tokens or zone(state, at)[1] == home


def may_drop(state: State, at: Square) -> bool:
    if state.ruleset != "1994-11" and beside_subject(state, at):
        return False
    return in_drop_area(state, at)


def dropped(state: State, kind: str, at: Square) -> State:
    side = state.side
    letter = OBJECT[side] if kind == "O" else SUBJECT[side]
    objects, hands = dict(state.objects), dict(state.hands)
    if kind == "O":
        objects[side] -= 1
    else:
        hands[side] -= 1
    board = {**state.board, at: letter}
    after = handed_on(replace(state, board=board, objects=objects, hands=hands))
    if kind == "O" and side == "w" and state.handicap:
        return replace(after, row=state.handicap)
    return after


def moved(state: State, a: Square, to: Square) -> State:
    board, hands = dict(state.board), dict(state.hands)
    if to in board:
        hands[state.side] += 1
    board[to] = board.pop(a)
    return handed_on(replace(state, board=board, hands=hands))


def handed_on(state: State, passed: bool = False) -> State:
    checked = state.checked
    if state.ruleset == "relay" and in_check(state, state.enemy):
        given = {*checked, state.side} if "checker" in state.tokens else "bw"
        checked = "".join(sorted(given))
    row, side = 1, state.enemy
    if state.row > 1:
        row, side = state.row - 1, state.side
    return replace(state, passed=passed, checked=checked, row=row, side=side)


def legal(state: State) -> dict[str, str]:
    """Each legal turn with the position that it leads to."""
    found = {}
    for token, after in tried(state):
        if in_check(after, state.side):
            continue
        checks = in_check(after, state.enemy)
        if checks and is_drop(state, token) and "dropcheck" not in state.tokens:
            continue
        if checks and state.row > 1:
            continue
        found[token] = write(after)
    return found


# What history forbids


def is_drop(state: State, token: str) -> bool:
    a_move = token == "pass" or "-" in token or "x" in token
    return not a_move and (token[0] != "O" or state.objects[state.side] == 1)


def barred(states: list[State], tokens: list[str], token: str) -> bool:
    """Whether repetition forbids a turn; there is a state before each token, the last is now."""
    return too_often(states, tokens, token) or too_long_a_fight(states, tokens, token)


def too_often(states: list[State], tokens: list[str], token: str) -> bool:
    chosen = [t for state, t in zip(states, tokens, strict=False) if state == states[-1]]
    if chosen.count(token) < 3:
        return False
    checked = [in_check(state, state.side) for state in states[-2:]]
    return not checked[-1] or checked == [True, True]  # an answer counts if the check was one too


def too_long_a_fight(states: list[State], tokens: list[str], token: str) -> bool:
    """Whether the side to move was the first to capture there, and has done so three times."""
    if "x" not in token:
        return False
    goal = token.split("x")[1]
    captors: list[str] = []
    for state, earlier in reversed([*zip(states, tokens, strict=False)]):
        if "x" in earlier and earlier.split("x")[1] == goal:
            captors.append(state.side)
        elif not is_drop(state, earlier):
            break
    side = states[-1].side
    return bool(captors) and captors[-1] == side and captors.count(side) >= 3
