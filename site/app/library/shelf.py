"""Searching games: by kind, state, date, and words."""

from kept.entries import game_of, is_left, winners
from library.conversion import DAY, people

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from kept.rows import Entry

    Pair = tuple[str, Entry]

PAGE = 30  # games that are shown at a time
UNSEEN, GOING, OVER, WON, LOST, DRAWN = "unseen", "going", "over", "won", "lost", "drawn"
FATES = (GOING, OVER, WON, LOST, DRAWN)  # what can be asked for


class Filter:
    """A search: `game` an id, `fate` one of FATES, `days` the greatest age; "" and 0 mean any.

    Every word of `text` must occur in the texts about a game.
    """

    def __init__(self, text: str = "", game: str = "", fate: str = "", days: int = 0) -> None:
        self.words = text.lower().split()
        self.game, self.fate, self.days = game, fate, days


def fate(entry: "Entry") -> str:
    """The state of a game; WON and LOST only where one person played it, perhaps until leaving."""
    if is_left(entry):
        return LOST
    if not entry["over"]:
        return UNSEEN if entry.get("taken") else GOING
    won, here = winners(entry), people(entry)
    if not won or not here:
        return OVER
    if len(won) > 1:
        return DRAWN
    if len(here) > 1:
        return OVER
    return WON if won == here else LOST


def matches(pair: "Pair", wanted: Filter, now: int, told: "Callable[[Pair], str]") -> bool:
    """Whether a game matches a search; its texts, in small letters, are asked for last."""
    entry = pair[1]
    if wanted.game and game_of(entry) != wanted.game:
        return False
    if wanted.fate and not _is(fate(entry), wanted.fate):
        return False
    if wanted.days and entry["changed"] < now - wanted.days * DAY:
        return False
    if not wanted.words:
        return True
    text = told(pair)
    return all([word in text for word in wanted.words])


def _is(known: str, wanted: str) -> bool:
    if wanted == OVER:
        return known in (OVER, WON, LOST, DRAWN)
    return known == wanted or (wanted == GOING and known == UNSEEN)
