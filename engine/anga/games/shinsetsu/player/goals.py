"""Goals of problems, with the dice as they lie: an entry, a King, the end of a force."""

from anga.games.shinsetsu.rules.captures import KING_SCORE, force_entered
from anga.games.shinsetsu.rules.forces import INDEX, PRISONER
from anga.games.shinsetsu.rules.position import ShinsetsuPosition


def entry(before: ShinsetsuPosition, after: ShinsetsuPosition, seat: str) -> bool:
    """Whether a force's King has entered."""
    return force_entered(after.board) == seat


def king(before: ShinsetsuPosition, after: ShinsetsuPosition, seat: str) -> bool:
    """Whether a force has captured a King, a first or a second one."""
    return _took_king(before, after, seat) and not _lost(after, seat)


def elimination(before: ShinsetsuPosition, after: ShinsetsuPosition, seat: str) -> bool:
    """Whether a capture has left a rival with only its King."""
    gone = bool(_gone(before, after, seat)) and not _took_king(before, after, seat)
    return gone and not _lost(after, seat)


def _took_king(before: ShinsetsuPosition, after: ShinsetsuPosition, seat: str) -> bool:
    gone = _gone(before, after, seat)
    return PRISONER in gone or (bool(gone) and _won(before, after, seat) >= KING_SCORE)


def _lost(after: ShinsetsuPosition, seat: str) -> bool:
    """Whether the game is over and another force comes first."""
    outcome = after.outcome
    return outcome is not None and outcome.placings[seat] > 1


def _gone(before: ShinsetsuPosition, after: ShinsetsuPosition, seat: str) -> str:
    """The states of rivals that were active before and are no longer."""
    pairs = zip(before.forces, after.forces, strict=True)
    own = INDEX[seat]
    return "".join(
        now.state
        for index, (was, now) in enumerate(pairs)
        if index != own and was.active and not now.active
    )


def _won(before: ShinsetsuPosition, after: ShinsetsuPosition, seat: str) -> int:
    own = INDEX[seat]
    return after.forces[own].score - before.forces[own].score


GOALS = {"entry": entry, "king": king, "elimination": elimination}
