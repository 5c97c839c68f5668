"""Moves in notation and in words."""

from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from anga.kit.pairs.ways import moving
from anga.shared.scene import Phrase


def move_notation(position: ChatraPosition, move: int) -> Phrase:
    """The notation of a legal move."""
    board = position.variant.board
    if move == PASS:
        return "notation:pass"
    to = board.names[move & 255]
    if move & OBJECT:
        return [f"notation:object:{_manner(position, move)}", to]
    if move & SUBJECT:
        return [f"notation:{_manner(position, move)}", board.names[move >> 8 & 255], to]
    return ["notation:drop", to]


def move_description(position: ChatraPosition, move: int) -> Phrase:
    """A legal move as a sentence."""
    board = position.variant.board
    seat = f"seat:{position.turn}"
    if move == PASS:
        return ["description:pass", seat]
    check = _threat(position, move)
    to = board.names[move & 255]
    if move & OBJECT:
        return [f"description:object:{_manner(position, move)}", seat, to, check]
    if move & SUBJECT:
        slug = moving(board, position.sides.mine, move)
        return [slug, seat, board.names[move >> 8 & 255], to, check]
    return ["description:drop", seat, to, check]


def _threat(position: ChatraPosition, move: int) -> str:
    """The effect of a move on the enemy Object."""
    after = position.after(move)
    if position.waiting not in after.check:
        return "description:quiet"
    return "description:mate" if after.outcome else "description:check"


def _manner(position: ChatraPosition, move: int) -> str:
    """How a piece arrives: from the hand, by a capture, or by a plain move."""
    if move & OBJECT and position.sides.own < 0:
        return "drop"
    return "x" if move & CAPTURE else "-"
