"""Four-player Chatra once more, straight from the rulebook: slow, obvious, no code of the engine.

Squares are pairs (file, rank), both from 1; a board is a dict from squares to the letters of the
position string. What is plain geometry comes from the slow Chatra for two.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.engine.games.chatra.reference import (
    EIGHT,
    Square,
    aligned,
    behind_line,
    between,
    between_line,
    chebyshev,
    name,
    square,
)

SEATS = "brwu"
BOARD = [(file, rank) for rank in range(1, 13) for file in range(1, 13)]
OKI = {"B": "f11", "R": "b6", "W": "g2", "U": "k7"}


@dataclass
class State:
    """A position; `royal` says whose Object is in hand, `states` are as in the position string."""

    rules: str
    board: dict[Square, str]
    side: str
    royal: dict[str, bool]
    hands: dict[str, int]
    states: dict[str, str]

    def has(self, option: str) -> bool:
        return option in self.rules.split(",")

    @property
    def active(self) -> list[str]:
        return [seat for seat in SEATS if self.states[seat] == "a"]

    @property
    def over(self) -> bool:
        return len(self.active) == (1 if self.has("last") else 2)


# Text


def read(text: str, rules: str) -> State:
    rows, side, hands, states = text.split(" ")
    board: dict[Square, str] = {}
    for rank, row in enumerate(rows.split("/"), start=1):
        file, number = 1, ""
        for letter in row:
            if letter.isdigit():
                number += letter
                continue
            file, number = file + int(number or 0), ""
            board[file, rank] = letter
            file += 1
    held = dict(zip(SEATS, hands.split("-"), strict=True))
    royal = {seat: hand.startswith("O") for seat, hand in held.items()}
    counts = {seat: int(hand.lstrip("O")) for seat, hand in held.items()}
    return State(
        rules, board, side, royal, counts, dict(zip(SEATS, states.split("-"), strict=True))
    )


def write(state: State) -> str:
    rows = []
    for rank in range(1, 13):
        row, empty = "", 0
        for file in range(1, 13):
            piece = state.board.get((file, rank))
            if piece is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + piece
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    hands = "-".join("O" * state.royal[seat] + str(state.hands[seat]) for seat in SEATS)
    return f"{'/'.join(rows)} {state.side} {hands} {'-'.join(state.states[s] for s in SEATS)}"


def start(rules: str) -> State:
    free = "free" in rules.split(",")
    board = {} if free else {square(at): letter for letter, at in OKI.items()}
    return State(
        rules, board, "b", dict.fromkeys(SEATS, free), dict.fromkeys(SEATS, 9),
        dict.fromkeys(SEATS, "a"),
    )  # fmt: skip


# The board


def find(state: State, piece: str) -> list[Square]:
    return [at for at, other in state.board.items() if other == piece]


def the_object(state: State, seat: str) -> Square | None:
    found = find(state, seat.upper())
    return found[0] if found else None


def zone(at: Square) -> Square:
    return (at[0] - 1) // 4, (at[1] - 1) // 4


def rivals(state: State, seat: str) -> list[str]:
    return [other for other in state.active if other != seat]


# Where a Subject may be dropped


def guards(state: State, at: Square) -> list[Square]:
    """The enemy Objects that guard the zone of a square."""
    enemies = [e for seat in rivals(state, state.side) if (e := the_object(state, seat))]
    own = [e for e in enemies if zone(e) == zone(at)]
    near = [e for e in enemies if chebyshev(zone(e), zone(at)) <= 1]
    if state.has("camps"):
        return own
    if state.has("tight") or len(enemies) == 1 or len(near) > 1:
        return near
    return own


def in_drop_area(state: State, at: Square) -> bool:
    own = the_object(state, state.side)
    assert own
    if zone(at) == zone(own):
        return True
    mine = find(state, state.side)
    pairs = [(p, q) for p in mine for q in mine if p < q]
    return all(any(behind_line(e, p, q, at) for p, q in pairs) for e in guards(state, at))


def beside_subject(state: State, at: Square) -> bool:
    return any(piece in "brwun" and chebyshev(at, by) == 1 for by, piece in state.board.items())


# How pieces move


def lined_up(state: State, seat: str, at: Square) -> list[tuple[Square, Square]]:
    """Pairs of own Subjects that have this one between them on a line of the board."""
    lined = [p for p in find(state, seat) if aligned(at, p)]
    return [(p, q) for p in lined for q in lined if p < q and between(p, at, q)]


def is_pair(state: State, seat: str, a: Square, b: Square) -> bool:
    if a == b:
        return False
    if not state.has("linewise"):
        return not lined_up(state, seat, a) and not lined_up(state, seat, b)
    for one, other in ((a, b), (b, a)):
        cut = any(between_line(p, q, other) for p, q in lined_up(state, seat, one))
        if aligned(a, b) and cut:
            return False
    return True


def relative(state: State, seat: str, a: Square) -> Iterator[Square]:
    for b in find(state, seat):
        if not is_pair(state, seat, a, b):
            continue
        over = (2 * b[0] - a[0], 2 * b[1] - a[1])
        if over in BOARD:
            yield over
        if not aligned(a, b):
            continue
        d = chebyshev(a, b)
        dx, dy = (a[0] - b[0]) // d, (a[1] - b[1]) // d
        for steps in range(1, d + 1):
            to = (a[0] + steps * dx, a[1] + steps * dy)
            if to in BOARD:
                yield to
            if to in state.board or to not in BOARD:
                break


def reach(state: State, at: Square) -> set[Square]:
    """All squares that a piece attacks, own pieces' squares too."""
    piece = state.board[at]
    found = {(at[0] + dx, at[1] + dy) for dx, dy in EIGHT} & set(BOARD)
    return found | set(relative(state, piece, at)) if piece.islower() else found


def attacking(state: State, seat: str) -> list[str]:
    """Who attacks the Object of a player."""
    own = the_object(state, seat)
    if own is None:
        return []
    pieces = {at: piece.lower() for at, piece in state.board.items() if piece not in "Xn"}
    return [
        other
        for other in rivals(state, seat)
        if any(own in reach(state, at) for at, owner in pieces.items() if owner == other)
    ]


# Moves


def tried(state: State) -> Iterator[tuple[str, State]]:
    """All moves but for the Objects' safety, with the board that they lead to."""
    side = state.side
    if any(state.royal.values()):
        yield from opened(state)
        return
    for at in BOARD:
        if at not in state.board and state.hands[side] and may_drop(state, at):
            yield name(at), dropped(state, at, side)
    for at, piece in state.board.items():
        if piece.lower() != side or piece == "X":
            continue
        for to in reach(state, at):
            taken = state.board.get(to)
            if taken and (taken.lower() == side or taken.isupper()):
                continue
            start, mark = ("O", "") if piece.isupper() else (name(at), "-")
            yield f"{start}{'x' if taken else mark}{name(to)}", carried(state, at, to)


def may_drop(state: State, at: Square) -> bool:
    return not beside_subject(state, at) and in_drop_area(state, at)


def opened(state: State) -> Iterator[tuple[str, State]]:
    due = state.side.upper() if state.board else state.side
    for at in BOARD:
        if at not in state.board and zone(at) != (1, 1):
            yield ("O" if due.isupper() else "") + name(at), dropped(state, at, due)


def dropped(state: State, at: Square, letter: str) -> State:
    royal, hands = dict(state.royal), dict(state.hands)
    if letter.isupper():
        royal[state.side] = False
    else:
        hands[state.side] -= 1
    return replace(state, board={**state.board, at: letter}, royal=royal, hands=hands)


def carried(state: State, at: Square, to: Square) -> State:
    board, hands = dict(state.board), dict(state.hands)
    hands[state.side] += to in board
    board[to] = board.pop(at)
    return replace(state, board=board, hands=hands)


def legal(state: State) -> dict[str, State]:
    """Each legal move with the board that it leads to, the turn not yet passed on."""
    if state.over:
        return {}
    found, side = {}, state.side
    before = {seat for seat in rivals(state, side) if side in attacking(state, seat)}
    for token, after in tried(state):
        if attacking(after, side):
            continue
        drops = "-" not in token and "x" not in token and token[0] != "O"
        now = {seat for seat in rivals(after, side) if side in attacking(after, seat)}
        if drops and now - before and not state.has("dropcheck"):
            continue
        found[token] = after
    if not found and not attacking(state, side):
        found["pass"] = state
    return found


# Turn order and mate


def next_active(state: State, seat: str, step: int) -> Iterator[str]:
    for number in range(1, 5):
        other = SEATS[(SEATS.index(seat) + step * number) % 4]
        if state.states[other] == "a" and other != seat:
            yield other


def settled(state: State) -> State:
    """Hand the turn on, and settle whoever is mated then."""
    state = replace(state, side=next(next_active(state, state.side, 1)))
    attackers = attacking(state, state.side)
    if not attackers or legal(state):
        return state
    mater = next(other for other in next_active(state, state.side, -1) if other in attackers)
    beaten = taken_over(state, state.side, mater)
    return (
        replace(beaten, side=next(next_active(beaten, state.side, 1)))
        if beaten.over
        else settled(beaten)
    )


def taken_over(state: State, loser: str, mater: str) -> State:
    neutral = state.has("neutral")
    letters = {loser.upper(): "X", loser: "n" if neutral else mater}
    board = {at: letters.get(piece, piece) for at, piece in state.board.items()}
    hands = dict(state.hands)
    if not neutral:
        hands[mater] += hands[loser]
        hands[loser] = 0
    states = {**state.states, loser: f"{len(state.active)}{mater}"}
    return replace(state, board=board, hands=hands, states=states)


def after(state: State) -> dict[str, str]:
    """Each legal move with the position that it leads to."""
    return {token: write(settled(board)) for token, board in legal(state).items()}


def placings(state: State) -> dict[str, int]:
    found = {seat: int(place[0]) for seat, place in state.states.items() if place != "a"}
    left = {}
    for seat in state.active:
        mates = [place[1:] for place in state.states.values()].count(seat)
        left[seat] = (mates, len(find(state, seat)) + state.hands[seat])
    for seat, worth in left.items():
        found[seat] = 1 + sum(other > worth for other in left.values())
    return found
