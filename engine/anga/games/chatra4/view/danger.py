"""Dangers to a player besides captures: its offside lines, and zones guarded against it."""

from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.view.explain import guarding, offside_lines
from anga.kit.pairs.ways import stroke
from anga.shared.advice import Danger, danger
from anga.shared.scene import Phrase


def further(position: Chatra4Position, seat: str) -> Danger:
    """The lines between own Subjects that open squares, and the zones that others guard."""
    number, board = SEATS.index(seat), position.variant.board
    if position.states[number] != ACTIVE or position.opening or position.over:
        return danger()
    sides = position.seen_by(number)
    lines = offside_lines(sides)
    names = [f"{board.names[p]}–{board.names[q]}" for p, q in lines]
    notes: list[Phrase] = [["danger:lines", ", ".join(names)]] if names else []
    return danger(
        lines=[stroke(board, p, q, "accent", 0.07) for p, q in lines],
        notes=[*notes, *guarding(sides)],
    )
