"""The board as text, for terminals and tests."""

from anga.games.orb.rules.board import counts
from anga.games.orb.rules.notation import OrbFields, format_piece
from anga.games.orb.rules.seats import BITS, RANKS, SEATS, SIZE
from anga.kit.hands import format_hand


def diagram(fields: OrbFields) -> str:
    """Seat and kind of each piece, `xx` a flipped king, then of each seat its orb and its hand."""
    rows = ["   " + "".join(f"{9 - column:^4}" for column in range(SIZE))]
    for row, rank in enumerate(RANKS):
        codes = fields.codes[row * SIZE : row * SIZE + SIZE]
        rows.append(f"{rank}  " + "".join(f"{format_piece(code) or '.':^4}" for code in codes))
    for seat, letter in enumerate(SEATS):
        orb = "red" if fields.red & BITS[seat] else "blue"
        orb += ", owes a turn" if fields.debts & BITS[seat] else ""
        state = f"orb {orb}" if fields.states[seat] == "a" else f"placed {fields.states[seat]}"
        marker = ">" if letter == fields.turn else " "
        hand = format_hand(counts(fields.hands[seat]))
        rows.append(f"{marker} {letter}  {state}, in hand {hand}")
    return "\n".join(row.rstrip() for row in rows)
