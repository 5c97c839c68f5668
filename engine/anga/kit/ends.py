"""Who came where when a game ends; the reason is a slug, see `anga.contract.position.Outcome`."""

from collections.abc import Iterable

from anga.contract.game import AnyLine
from anga.contract.position import Outcome


def won(reason: str, seats: Iterable[str], winner: str) -> Outcome:
    """One seat wins, the others share the second place."""
    return Outcome(reason, {seat: 1 if seat == winner else 2 for seat in seats})


def drawn(reason: str, seats: Iterable[str]) -> Outcome:
    """All seats share the first place."""
    return Outcome(reason, dict.fromkeys(seats, 1))


def occurrences(line: AnyLine) -> int:
    """How often the position now has been there, this time included."""
    return line.positions.count(line.position)


def repetition(line: AnyLine, most: int) -> Outcome | None:
    """A draw once the position now has been there `most` times, else None."""
    return drawn("repetition", line.game.seats) if occurrences(line) >= most else None
