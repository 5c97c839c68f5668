"""What a move comes to: attacks, mates, skipped turns; and what could be captured."""

from anga.games.orb.rules.attacks import checked_by
from anga.games.orb.rules.board import moved
from anga.games.orb.rules.moves import safe_moves
from anga.games.orb.rules.orbs import attacks
from anga.games.orb.rules.position import Orb
from anga.games.orb.rules.rulesets import PLAIN
from anga.games.orb.rules.seats import AREA, BITS, NAMES, SEATS, seats_in
from anga.games.orb.rules.tables import DROPPING, PASS, PROMOTING
from anga.games.orb.view.description import mated, paid, skipped


def deeds(position: Orb, move: int) -> list[str]:
    """A promotion, an answer to check, whom it attacks, mates and makes wait."""
    after = position.after(move)
    if move == PASS:
        return ["pass", "pay"] if paid(position, move, after) else ["pass"]
    found = []
    if PROMOTING <= move < DROPPING:
        found.append("promotion")
    if position.in_check:
        found.append("answer")
    if position.rules != PLAIN and attacks(position.board, position.seat, move):
        found.append("attack")
    if mated(position, after):
        found.append("mate")
    board = moved(position.board, position.seat, move)
    if len(seats_in(checked_by(board, position.seat, move, position.checked))) > 1:
        found.append("double-check")
    if skipped(position, after):
        found.append("skip")
    if position.owes_by(move):
        found.append("owe")
    if paid(position, move, after):
        found.append("pay")
    quiet = not found and move < DROPPING and not position.board.squares[move % AREA]
    return ["quiet"] if quiet else found


def threats(position: Orb, seat: str) -> list[str]:
    """The squares of the pieces that a player could capture, red orbs left aside."""
    number = SEATS.index(seat)
    if position.states[number] != "a":
        return []
    checked = bool(position.checked & BITS[number])
    moves = safe_moves(position.board, number, checked, 0)
    squares = position.board.squares
    found = {move % AREA for move in moves if move < DROPPING and squares[move % AREA]}
    return [NAMES[square] for square in sorted(found)]
