"""Outcomes: places and a reason, which is a slug of `Outcome`.

`reason:<slug>` among the game's words says it, so that it can follow "Black wins:" or "A draw:";
where a draw or a shared first place needs other words, `reason:<slug>:drawn` has them, and
`reason:<slug>:lost` those that say to whoever lost why they did. Common reasons have words here; a
game may word any reason itself, and have others than these.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from anga.contract.game import AnyLine
from anga.contract.position import Outcome
from anga.contract.position_history import PositionHistory
from anga.shared.scene import Words

ENDS: Mapping[str, Mapping[str, str]] = {
    "mate": {"en": "mate", "ja": "詰み"},
    "no-move": {"en": "the other side cannot move", "ja": "相手が動けない"},
    "no-move:lost": {"en": "you cannot move", "ja": "指せる手がない"},
    "repetition": {"en": "the position has repeated", "ja": "同一局面の繰り返し"},
    "limit": {"en": "the move limit has been reached", "ja": "手数の上限"},
    "score": {"en": "on points", "ja": "スコアで判定"},
    "elimination": {"en": "the last rival is eliminated", "ja": "最後の相手の脱落"},
    "elimination:lost": {"en": "you were eliminated", "ja": "脱落"},
    "last": {"en": "last player standing", "ja": "最後の一人"},
    "last:lost": {"en": "another player was the last one standing", "ja": "最後まで残れなかった"},
}


def won(reason: str, seats: Iterable[str], winner: str) -> Outcome:
    """A win: the seat comes first, all others share the second place."""
    return Outcome(reason, {seat: 1 if seat == winner else 2 for seat in seats})


def drawn(reason: str, seats: Iterable[str]) -> Outcome:
    """A draw: all seats share the first place."""
    return Outcome(reason, dict.fromkeys(seats, 1))


def occurrences(line: AnyLine) -> int:
    """The number of times that the current position has occurred, including now."""
    return len(plies(line))


def plies(line: AnyLine) -> Sequence[int]:
    """The plies at which the current position has occurred, including now."""
    positions: Sequence[Any] = line.positions
    if isinstance(positions, PositionHistory):
        return positions.plies[line.position]
    return line.plies


def repetition(line: AnyLine, most: int) -> Outcome | None:
    """A draw if the current position has occurred `most` times, else None."""
    return drawn("repetition", line.game.seats) if occurrences(line) >= most else None


def ends(*reasons: str) -> Words:
    """The words for some of these reasons, to be taken into a game's own: `{**ends("mate"), …}`."""
    return {f"reason:{slug}": said for slug, said in ENDS.items() if slug.split(":")[0] in reasons}
