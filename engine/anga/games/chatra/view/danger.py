"""Dangers to a side besides captures: its offside lines, which open squares for drops."""

from anga.games.chatra.rules.drops import zones
from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.pairs.offside import opening_lines
from anga.kit.pairs.ways import stroke
from anga.shared.advice import Danger, danger


def further(position: ChatraPosition, seat: str) -> Danger:
    """The lines between own discs that open squares, where offside lines are played with."""
    sides = position.seen_by(seat)
    if position.opening or sides.variant.columns:
        return danger()
    board = sides.variant.board
    lines = opening_lines(board, sides.mine, sides.enemy, ~zones(sides))
    names = [f"{board.names[p]}–{board.names[q]}" for p, q in lines]
    return danger(
        lines=[stroke(board, p, q, "accent", 0.07) for p, q in lines],
        notes=[["danger:lines", ", ".join(names)]] if names else [],
    )
