"""The state of a game, as data for other programs."""

from anga.contract.game import AnyLine
from anga.shared.answers import Status


def status(line: AnyLine) -> Status:
    """The state of a game; every key is always present."""
    outcome, position = line.outcome, line.position
    return {
        "over": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "placings": outcome.placings if outcome else None,
        "turn": None if outcome else position.turn,
        "chance": position.chance and not outcome,
        "check": list(position.check),
        "scores": position.scores,
    }


def tokens(line: AnyLine) -> list[str]:
    """The tokens of the legal moves, sorted by code point."""
    return sorted(line.position.format_move(move) for move in line.legal())
