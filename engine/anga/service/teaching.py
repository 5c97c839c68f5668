"""Reasons for a move and dangers to a seat, in phrases of the game."""

from anga.contract import reasons as contract
from anga.contract.game import AnyLine
from anga.search import tablebase
from anga.shared.advice import Danger
from anga.shared.errors import RequestError, quote
from anga.shared.scene import Phrase


def reasons(line: AnyLine) -> list[Phrase]:
    """The reasons for a line's last move; in a solved game also its value."""
    if not line.moves or line.positions[-2].chance:
        return []
    game, before, move = line.game, line.positions[-2], line.moves[-1]
    found: list[Phrase] = [f"hint:{slug}" for slug in contract.reasons(game, before, move)]
    return [*found, *_known(line)]


def danger(line: AnyLine, seat: str | None) -> Danger:
    """The dangers to a seat, by default the one to move. Raises RequestError for no seat."""
    seat = line.position.turn if seat is None else seat
    if seat not in line.game.seats:
        raise RequestError(f"{line.game.id} has no seat {quote(seat)!r}", seat)
    return contract.danger(line.game, line.position, seat)


def _known(line: AnyLine) -> list[Phrase]:
    """The result of a move with best play, in a solved game."""
    game, before = line.game, line.positions[-2]
    if game.states() is None or line.outcome:
        return []
    values = tablebase.values(before, tablebase.table(game.id, before.rules))
    letter, plies = values[line.moves[-1]]
    if letter != min((value.letter for value in values.values()), key="WDL".index):
        return []
    slug = {"W": "hint:wins", "D": "hint:holds", "L": "hint:delays"}[letter]
    told: Phrase = slug if plies is None else [slug, str(plies)]
    return [told] if slug in game.words else []
