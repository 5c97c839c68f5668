"""Yonin Shogi once more, as the rulebook tells it and as slowly as that is.

Everything is read from a position string and written to one. A square is (file, rank), both from 1
to 9 as the bottom player counts; a piece is (seat, kind), kind with a `+` when promoted; a flipped
king is ("x", "x"). Moves are tried out on a copy of the board, and then it is looked at who is
attacked. Nothing here knows the engine.
"""

from typing import NamedTuple

Square = tuple[int, int]
Piece = tuple[str, str]
Board = dict[Square, Piece]
Hands = dict[str, dict[str, int]]

CLOCKWISE = "swne"
EVERYWHERE = [(file, rank) for rank in range(1, 10) for file in range(9, 0, -1)]
XX: Piece = ("x", "x")

# What a piece does is told in steps forward and steps to the owner's left.
GOLD = [(1, 0), (1, 1), (1, -1), (0, 1), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
SHORT = {
    "P": [(1, 0)],
    "S": [*DIAGONAL, (1, 0)],
    "G": GOLD,
    "K": [*DIAGONAL, *STRAIGHT],
    "R": [],
    "+P": GOLD,
    "+S": GOLD,
    "+R": DIAGONAL,
}
LONG = {"R": STRAIGHT, "+R": STRAIGHT}


class Told(NamedTuple):
    """What a position string tells."""

    board: Board
    turn: str
    orbs: dict[str, str]
    hands: Hands
    states: dict[str, str]


class Move(NamedTuple):
    """From a square, or a kind from the hand, to a square."""

    start: Square | str
    to: Square
    promote: bool = False


def told(text: str) -> Told:
    board_text, turn, orbs, hands_text, states = text.split(" ")
    board: Board = {}
    for rank, row in enumerate(board_text.split("/"), start=1):
        file, rest = 9, row
        while rest:
            if rest[0] in "123456789":
                file, rest = file - int(rest[0]), rest[1:]
                continue
            length = 3 if rest[1] == "+" else 2
            board[file, rank] = (rest[0], rest[1:length])
            file, rest = file - 1, rest[length:]
    hands: Hands = {}
    for seat, held in zip(CLOCKWISE, hands_text.split(","), strict=True):
        hands[seat] = dict.fromkeys("RGSP", 0)
        letters = held.replace("-", "")
        for kind in "RGSP":
            if kind in letters:
                number = letters.split(kind)[1]
                for other in "RGSP":
                    number = number.split(other)[0]
                hands[seat][kind] = int(number or "1")
    return Told(
        board,
        turn,
        dict(zip(CLOCKWISE, orbs, strict=True)),
        hands,
        dict(zip(CLOCKWISE, states, strict=True)),
    )


def written(it: Told) -> str:
    rows = []
    for rank in range(1, 10):
        row = ""
        for file in range(9, 0, -1):
            piece = it.board.get((file, rank))
            row += "." if piece is None else "".join(piece)
        for count in range(9, 0, -1):
            row = row.replace("." * count, str(count))
        rows.append(row)
    hands = []
    for seat in CLOCKWISE:
        held = ""
        for kind in "RGSP":
            count = it.hands[seat][kind]
            held += "" if count == 0 else kind if count == 1 else f"{kind}{count}"
        hands.append(held or "-")
    orbs, states = "".join(it.orbs.values()), "".join(it.states.values())
    return f"{'/'.join(rows)} {it.turn} {orbs} {','.join(hands)} {states}"


def active(it: Told) -> list[str]:
    return [seat for seat in CLOCKWISE if it.states[seat] == "a"]


def round_from(seat: str) -> list[str]:
    """The other three, clockwise."""
    at = CLOCKWISE.index(seat)
    return [CLOCKWISE[(at + step) % 4] for step in (1, 2, 3)]


# What one step forward and one to the owner's left do to (file, rank). West sits at the left, where
# the files are high, and looks towards the low ones.
FORWARD = {"s": (0, -1), "w": (-1, 0), "n": (0, 1), "e": (1, 0)}
LEFT = {"s": (1, 0), "w": (0, -1), "n": (-1, 0), "e": (0, 1)}


def shifted(square: Square, seat: str, forward: int, left: int) -> Square | None:
    file = square[0] + forward * FORWARD[seat][0] + left * LEFT[seat][0]
    rank = square[1] + forward * FORWARD[seat][1] + left * LEFT[seat][1]
    return (file, rank) if 1 <= file <= 9 and 1 <= rank <= 9 else None


def reached(board: Board, square: Square) -> set[Square]:
    """The squares that the piece on a square attacks: up to the first piece, and that one too."""
    seat, kind = board[square]
    found = set()
    for forward, left in SHORT[kind]:
        to = shifted(square, seat, forward, left)
        if to:
            found.add(to)
    for forward, left in LONG.get(kind, []):
        to = shifted(square, seat, forward, left)
        while to:
            found.add(to)
            if to in board:
                break
            to = shifted(to, seat, forward, left)
    return found


def king_attacked(board: Board, seat: str, players: list[str]) -> bool:
    """Whether the king of a seat is attacked by another one of these players."""
    king = next(square for square, piece in board.items() if piece == (seat, "K"))
    return any(
        king in reached(board, square)
        for square, (owner, _) in board.items()
        if owner in players and owner != seat
    )


def far_ranks(square: Square, seat: str) -> int:
    """1 for the rank farthest from the seat's own edge, 9 for that edge."""
    file, rank = square
    return {"s": rank, "n": 10 - rank, "w": file, "e": 10 - file}[seat]


def own_file(square: Square, seat: str) -> int:
    return square[0] if seat in "sn" else square[1]


def without_thought(it: Told) -> list[Move]:
    """Every move that the pieces can make and every drop, whatever happens to one's own king."""
    found = []
    for square, (seat, kind) in it.board.items():
        if seat != it.turn:
            continue
        for to in reached(it.board, square):
            standing = it.board.get(to)
            if standing and (standing[0] == seat or standing == XX or standing[1] == "K"):
                continue
            last = kind == "P" and far_ranks(to, seat) == 1
            if not last:
                found.append(Move(square, to))
            near = far_ranks(to, seat) <= 3 or far_ranks(square, seat) <= 3
            if kind in ("P", "S", "R") and near:
                found.append(Move(square, to, promote=True))
    for kind, count in it.hands[it.turn].items():
        found += [
            Move(kind, to)
            for to in EVERYWHERE
            if count and to not in it.board and not (kind == "P" and bad_pawn(it, to))
        ]
    return found


def bad_pawn(it: Told, to: Square) -> bool:
    nifu = any(
        piece == (it.turn, "P") and own_file(square, it.turn) == own_file(to, it.turn)
        for square, piece in it.board.items()
    )
    return nifu or far_ranks(to, it.turn) == 1


def made(it: Told, move: Move) -> tuple[Board, Hands]:
    board = dict(it.board)
    hands = {seat: dict(held) for seat, held in it.hands.items()}
    if isinstance(move.start, str):
        board[move.to] = (it.turn, move.start)
        hands[it.turn][move.start] -= 1
        return board, hands
    seat, kind = board.pop(move.start)
    if move.to in board:
        hands[seat][board[move.to][1].replace("+", "")] += 1
    board[move.to] = (seat, "+" + kind if move.promote else kind)
    return board, hands


def attacked_players(it: Told, move: Move) -> set[str]:
    """The Orb rule, pair by pair."""
    after, _ = made(it, move)
    found = set()
    captured = it.board.get(move.to)
    if captured and captured[0] in active(it) and captured[1] not in ("P", "+P"):
        found.add(captured[0])
    for square, (seat, _) in after.items():
        if seat != it.turn:
            continue
        was = square if square != move.to else move.start
        for victim in reached(after, square):
            piece = after.get(victim)
            if piece is None or piece[0] not in active(it) or piece[0] == it.turn:
                continue
            if piece[1] in ("P", "+P"):
                continue
            if isinstance(was, str) or victim not in reached(it.board, was):
                found.add(piece[0])
    return found


def following(it: Told, last: str) -> str:
    """The turn order, after the seat that moved last or was mated last."""
    players = active(it)
    order = [seat for seat in [*round_from(last), last] if seat in players]
    for seat in order:
        if king_attacked(it.board, seat, players):
            return seat
    return order[0]


def played(it: Told, move: Move | None, rules: str) -> Told:
    """The position after a move, None being a pass, mates settled."""
    orbs, states = dict(it.orbs), dict(it.states)
    if move is None:
        board, hands = dict(it.board), it.hands
    else:
        board, hands = made(it, move)
        if rules != "plain":
            if rules == "penalty" and not in_check_now(it) and excessive(it, move):
                orbs[it.turn] = orbs[it.turn].upper()
            for seat in attacked_players(it, move):
                orbs[seat] = "R" if orbs[seat].isupper() else "r"
    last = it.turn
    while True:
        seat = following(Told(board, last, orbs, hands, states), last)
        owes = orbs[seat].isupper()
        orbs[seat] = "B" if owes else "b"
        if owes and not king_attacked(board, seat, [s for s in CLOCKWISE if states[s] == "a"]):
            orbs[seat], last = "b", seat
            continue
        now = Told(dict(board), seat, dict(orbs), hands, dict(states))
        if not king_attacked(board, seat, active(now)) or legal(now, rules):
            return now
        king = next(square for square, piece in board.items() if piece == (seat, "K"))
        board[king] = XX
        orbs[seat], states[seat] = "b", str(len(active(now)))
        left = [other for other in CLOCKWISE if states[other] == "a"]
        if len(left) == 1:
            states[left[0]] = "1"
            return Told(board, left[0], dict.fromkeys(CLOCKWISE, "b"), hands, states)
        last = seat


def legal(it: Told, rules: str) -> list[Move]:
    """All legal moves but for a pass."""
    players = active(it)
    in_check = king_attacked(it.board, it.turn, players)
    return [
        move
        for move in without_thought(it)
        if not king_attacked(made(it, move)[0], it.turn, players)
        and not (rules != "plain" and not in_check and too_much(it, move, rules))
        and not mates_with_pawn(it, move, rules)
    ]


def in_check_now(it: Told) -> bool:
    return king_attacked(it.board, it.turn, active(it))


def too_much(it: Told, move: Move, rules: str) -> bool:
    """Whether the Orb rule forbids a move: under `penalty` only what kills who is protected."""
    if rules != "penalty" or not excessive(it, move):
        return excessive(it, move)
    states = played(it, move, rules).states
    protected = [seat for seat in attacked_players(it, move) if it.orbs[seat] in "rR"]
    return any(states[seat] != "a" for seat in protected)


def excessive(it: Told, move: Move) -> bool:
    return any(it.orbs[seat] in "rR" for seat in attacked_players(it, move))


def mates_with_pawn(it: Told, move: Move, rules: str) -> bool:
    if move.start != "P":
        return False
    board, _ = made(it, move)
    for target in reached(board, move.to):
        seat, kind = board.get(target, ("", ""))
        if kind == "K" and seat in active(it) and seat != it.turn:
            return played(it, move, rules).states[seat] != "a"
    return False


def token(move: Move) -> str:
    to = spelt(move.to)
    if isinstance(move.start, str):
        return f"{move.start}*{to}"
    return spelt(move.start) + to + ("+" if move.promote else "")


def spelt(square: Square) -> str:
    return f"{square[0]}{'abcdefghi'[square[1] - 1]}"


def answers(text: str, rules: str) -> dict[str, str]:
    """Every legal move and the position that it leads to."""
    it = told(text)
    if "1" in it.states.values():
        return {}
    found = {token(move): written(played(it, move, rules)) for move in legal(it, rules)}
    if not found:
        return {"pass": written(played(it, None, rules))}
    return found


def tokens(text: str, rules: str) -> set[str]:
    """Every legal move."""
    it = told(text)
    if "1" in it.states.values():
        return set()
    return {token(move) for move in legal(it, rules)} or {"pass"}


def after(text: str, move_token: str, rules: str) -> str:
    """The position after one legal move."""
    it = told(text)
    if move_token == "pass":
        return written(played(it, None, rules))
    move = next(move for move in without_thought(it) if token(move) == move_token)
    return written(played(it, move, rules))


def leaves(text: str, depth: int, rules: str) -> int:
    """How many positions so many moves lead to."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(tokens(text, rules))
    return sum(leaves(after, depth - 1, rules) for after in answers(text, rules).values())


def possible(text: str, rules: str) -> bool:
    """Whether Pawns stand where they may and the turn is of somebody whose turn it can be."""
    it = told(text)
    pawns = [(seat, at) for at, (seat, kind) in it.board.items() if kind == "P"]
    files = [(seat, own_file(at, seat)) for seat, at in pawns]
    if len(set(files)) < len(files) or any(far_ranks(at, seat) == 1 for seat, at in pawns):
        return False
    players = active(it)
    checked = [seat for seat in players if king_attacked(it.board, seat, players)]
    if it.turn in checked:
        return bool(legal(it, rules))
    return not checked and not it.orbs[it.turn].isupper()
