"""The effects of a move: attacks, mates, skipped turns; and possible captures."""

from anga.games.orb.rules.attacks import seats_checked_by
from anga.games.orb.rules.board import board_after
from anga.games.orb.rules.moves import safe_moves
from anga.games.orb.rules.orbs import attacks
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.rulesets import PLAIN
from anga.games.orb.rules.seats import AREA, BITS, NAMES, SEATS, seats_in
from anga.games.orb.rules.tables import DROPPING, PASS, PROMOTING
from anga.games.orb.view.description import seats_mated, seats_paying, seats_skipped


def deeds(position: OrbPosition, move: int) -> list[str]:
    """The effects: a promotion, an answer to check, attacks, mates and skipped turns."""
    after = position.after(move)
    if move == PASS:
        return ["pass", "pay"] if seats_paying(position, move, after) else ["pass"]
    found = []
    if PROMOTING <= move < DROPPING:
        found.append("promotion")
    if position.in_check:
        found.append("answer")
    if position.rules != PLAIN and attacks(position.board, position.seat, move):
        found.append("attack")
    if seats_mated(position, after):
        found.append("mate")
    board = board_after(position.board, position.seat, move)
    if len(seats_in(seats_checked_by(board, position.seat, move, position.checked))) > 1:
        found.append("double-check")
    if seats_skipped(position, after):
        found.append("skip")
    if position.owes_by(move):
        found.append("owe")
    if seats_paying(position, move, after):
        found.append("pay")
    quiet = not found and move < DROPPING and not position.board.squares[move % AREA]
    return ["quiet"] if quiet else found


def threats(position: OrbPosition, seat: str) -> list[str]:
    """The squares of pieces that a player could capture, without regard to red orbs."""
    number = SEATS.index(seat)
    if position.states[number] != "a":
        return []
    checked = bool(position.checked & BITS[number])
    moves = safe_moves(position.board, number, checked, 0)
    squares = position.board.squares
    found = {move % AREA for move in moves if move < DROPPING and squares[move % AREA]}
    return [NAMES[square] for square in sorted(found)]
