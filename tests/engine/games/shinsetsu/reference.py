"""The rules a second time, slow and plain, written from the rulebook alone, to check the first.

Nothing is imported from the engine. Every rule is told once, for a player who sits at the lower
edge and looks up the board: `seen` and `back` turn the board so for whoever is on turn. Legal moves
are found by trying every token that could be spelt and asking whether the rules allow it.
"""

import copy
from collections.abc import Iterator

Square = tuple[int, int]

ORDER = "krgy"
COMPASS = "nesw"
LOOKS = {"k": "n", "r": "e", "g": "s", "y": "w"}
ACROSS = {"k": "g", "g": "k", "r": "y", "y": "r"}
FACES = "KCHE"
KING_AT = (3, 0)  # as its owner sees it: the fourth square from the left of the first row
ENTRY = (4, 7)  # the King's square of the player opposite, seen from here
WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def seen(seat: str, square: Square) -> Square:
    """A board square (file, rank from 0) as a seat sees it: to the right, ahead."""
    x, y = square
    return {"k": (x, y), "r": (7 - y, x), "g": (7 - x, 7 - y), "y": (y, 7 - x)}[seat]


def back(seat: str, place: Square) -> Square:
    """The board square that a seat sees at a place."""
    u, v = place
    return {"k": (u, v), "r": (v, 7 - u), "g": (7 - u, 7 - v), "y": (7 - v, u)}[seat]


def looking(seat: str, facing: str) -> Square:
    """A compass letter as a seat sees it: the step that is ahead of a pawn facing so."""
    return WAYS[COMPASS[(COMPASS.index(facing) - COMPASS.index(LOOKS[seat])) % 4]]


def name(square: Square) -> str:
    return "abcdefgh"[square[0]] + "12345678"[square[1]]


def place(text: str) -> Square:
    return ("abcdefgh".index(text[0]), "12345678".index(text[1]))


EVERY = [(x, y) for x in range(8) for y in range(8)]


class State:
    """pieces: square → text such as kK, k+C, kn. phase as written."""

    def __init__(self, text: str) -> None:
        board, self.turn, self.phase, forces = text.split(" ")
        self.pieces: dict[Square, str] = {}
        for y, row in zip(range(7, -1, -1), board.split("/"), strict=True):
            x = at = 0
            while at < len(row):
                if row[at].isdigit():
                    x += int(row[at])
                    at += 1
                    continue
                length = 3 if row[at + 1] == "+" else 2
                self.pieces[x, y] = row[at : at + length]
                x, at = x + 1, at + length
        self.score: dict[str, int] = {}
        self.state: dict[str, str] = {}
        self.barracks: dict[str, list[str]] = {}
        for seat, part in zip(ORDER, forces.split(","), strict=True):
            digits = part.rstrip("CHE")
            self.barracks[seat] = list(part[len(digits) :])
            self.state[seat] = digits[-1]
            self.score[seat] = int(digits[:-1])
        self.why: str | None = None

    def text(self) -> str:
        rows = []
        for y in range(7, -1, -1):
            row = ""
            for x in range(8):
                here = self.pieces.get((x, y))
                if here:
                    row += here
                elif row and row[-1].isdigit():
                    row = row[:-1] + str(int(row[-1]) + 1)
                else:
                    row += "1"
            rows.append(row)
        forces = ",".join(
            f"{self.score[s]}{self.state[s]}{''.join(sorted(self.barracks[s], key='CHE'.index))}"
            for s in ORDER
        )
        return f"{'/'.join(rows)} {self.turn} {self.phase} {forces}"

    def has_king(self, seat: str) -> bool:
        return f"{seat}K" in self.pieces.values()

    def own(self, seat: str) -> dict[Square, str]:
        return {square: piece for square, piece in self.pieces.items() if piece[0] == seat}


def end(state: State) -> tuple[str, str | None] | None:
    """(winner, reason), or None."""
    for seat in ORDER:
        if state.pieces.get(back(seat, ENTRY)) == f"{seat}K":
            return seat, "entry"
    kings = [seat for seat in ORDER if state.has_king(seat)]
    if len(kings) == 1:
        return kings[0], state.why
    if len(kings) == 2 and "A" not in state.state.values():
        one, two = kings
        if state.score[one] != state.score[two]:
            return (one if state.score[one] > state.score[two] else two), "score"
    return None


def tokens(state: State) -> list[str]:
    """All legal moves but deals."""
    if end(state):
        return []
    if state.phase == "-":
        return [f"roll:{a}{b}" for i, a in enumerate(FACES) for b in FACES[i:]]
    if state.phase[0] == "m":
        left = [state.phase[i : i + 2] for i in range(1, len(state.phase), 2)]
        return [f"@{square}{way}" for square in left for way in COMPASS]
    found = [token for token in spellable(state) if allowed(state, token)]
    if state.phase[1] == "*":
        return [*found, "stop"]
    return found or ["pass"]


def spellable(state: State) -> Iterator[str]:
    """Everything that could be the use of a die."""
    for die in sorted({*state.phase, "*"}):
        for square, piece in state.own(state.turn).items():
            origin = name(square)
            for way in COMPASS:
                yield f"{die}:{origin}@{way}"
            for kind in "CHE":
                yield f"{die}:{origin}={kind}"
            for other in EVERY:
                yield f"{die}:{origin}{name(other)}"
                if piece[1] in COMPASS:
                    for kind in "CHE":
                        yield f"{die}:{origin}{name(other)}={kind}"


def allowed(state: State, token: str) -> bool:  # noqa: C901
    """Whether the use of a die is allowed."""
    seat, die, rest = state.turn, token[0], token[2:]
    dice = [face for face in state.phase if face in FACES]
    kinds = {piece[-1] for piece in state.own(seat).values()}
    gone = len(dice) == 2 and dice[0] not in kinds and dice[1] not in kinds
    if die == "*" and not gone:
        return False
    if die != "*" and (gone or die not in dice):
        return False
    square = place(rest[:2])
    piece = state.pieces[square]
    pawn = piece[1] in COMPASS
    u, v = seen(seat, square)
    if len(rest) == 4 and rest[2] == "=":
        return pawn and die == "K" and v == 7 and rest[3] in state.barracks[seat]
    if pawn and die in "CHE":
        same = [seen(seat, s)[0] for s, p in state.own(seat).items() if p[-1] == die]
        if u not in same:
            return False
    if rest[2] == "@":
        return pawn and rest[3] != piece[1]
    target = place(rest[2:4])
    there = state.pieces.get(target, "")
    if there and there[0] == seat:
        return False
    tu, tv = seen(seat, target)
    if not pawn:
        return piece[-1] == die and moves_so(state, die, square, target)
    dx, dy = looking(seat, piece[1])
    step = (tu - u, tv - v)
    if there:
        right = (dx + dy, dy - dx)
        left = (dx - dy, dy + dx)
        if step not in (right, left) or there[-1] == "K":
            return False
    elif step != (dx, dy):
        return False
    promoted = rest[5:] or None
    if tv == 7 and v != 7 and state.barracks[seat]:
        return promoted is not None and promoted in state.barracks[seat]
    return promoted is None


def moves_so(state: State, kind: str, square: Square, target: Square) -> bool:
    dx, dy = target[0] - square[0], target[1] - square[1]
    far, near = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
    if kind == "K":
        return far == 1
    if kind == "H":
        return (far, near) == (2, 1)
    if kind == "E":
        return far == near and far in (1, 2)
    if near or not far:
        return False
    step = (dx // far, dy // far)
    return not any(
        (square[0] + n * step[0], square[1] + n * step[1]) in state.pieces for n in range(1, far)
    )


def play(state: State, token: str) -> State:
    """The state after a legal move, deals included."""
    state = copy.deepcopy(state)
    seat = state.turn
    if token.startswith("give:"):
        _, points, taker = token.split(":")
        state.score[seat] -= int(points)
        state.score[taker] += int(points)
    elif token.startswith("roll:"):
        rolled(state, token[5:])
    elif token[0] == "@":
        state.pieces[place(token[1:3])] = seat + token[3]
        state.phase = state.phase.replace(token[1:3], "", 1)
        if state.phase == "m":
            pass_on(state)
    elif token in ("stop", "pass"):
        pass_on(state)
    else:
        used(state, token)
    return state


def rolled(state: State, faces: str) -> None:
    seat = state.turn
    if state.state[seat] in "aA":
        state.phase = faces
        return
    home = back(seat, KING_AT)
    if faces == "KK" and home not in state.pieces:
        state.pieces[home] = f"{seat}K"
        state.state[seat] = "a"
        pawns = [square for square, piece in state.own(seat).items() if piece[1] in COMPASS]
        if pawns:
            state.phase = "m" + "".join(name(square) for square in sorted(pawns))
            return
    pass_on(state)


def used(state: State, token: str) -> None:
    seat, die, rest = state.turn, token[0], token[2:]
    square = place(rest[:2])
    if rest[2] == "@":
        state.pieces[square] = seat + rest[3]
    elif rest[2] == "=":
        state.barracks[seat].remove(rest[3])
        state.pieces[square] = f"{seat}+{rest[3]}"
    else:
        target = place(rest[2:4])
        piece = state.pieces.pop(square)
        if rest[4:]:
            state.barracks[seat].remove(rest[5])
            piece = f"{seat}+{rest[5]}"
        taken = state.pieces.get(target)
        state.pieces[target] = piece
        if taken:
            capture(state, seat, taken)
    if end(state):
        state.phase = "-"
    elif die == "*" or state.phase[1] == "*":
        pass_on(state)
    else:
        one, two = state.phase[0], state.phase[1]
        state.phase = (two if one == die else one) + "*"


def capture(state: State, captor: str, taken: str) -> None:
    owner = taken[0]
    if taken[1] == "K":
        if "p" in state.state.values():
            state.state[owner] = "x"
            state.score[captor] += 2
        else:
            state.state[owner] = "p"
        state.why = "capture"
    elif state.state[owner] in "px" or taken[1] in COMPASS:
        state.score[captor] += 1
    elif taken[1] != "+":
        state.barracks[owner].append(taken[1])
    if state.state[owner] in "aA" and list(state.own(owner).values()) == [f"{owner}K"]:
        state.pieces = {s: p for s, p in state.pieces.items() if p != f"{owner}K"}
        state.state[owner] = "x"
        state.why = "elimination"
    kings = [seat for seat in ORDER if state.has_king(seat)]
    won = end(state)
    if len(kings) == 2 and state.score[kings[0]] == state.score[kings[1]] and not won:
        for seat in kings:
            state.state[seat] = "A"


def pass_on(state: State) -> None:
    state.phase = "-"
    for step in (1, 2, 3, 4):
        seat = ORDER[(ORDER.index(state.turn) + step) % 4]
        if "A" in state.state.values():
            can = state.state[seat] == "A"
        else:
            can = state.state[seat] == "a" or (state.state[seat] == "p" and bool(state.own(seat)))
        if can:
            state.turn = seat
            return


def deals(state: State) -> list[str]:
    """All deals that are legal."""
    if end(state) or state.phase[0] == "m" or state.state[state.turn] not in "aA":
        return []
    return [
        f"give:{points}:{seat}"
        for seat in ORDER
        for points in range(1, state.score[state.turn] + 1)
        if seat != state.turn and state.state[seat] in "aA"
    ]
