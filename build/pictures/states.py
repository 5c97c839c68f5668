"""The states to take pictures of: each kind of page, and the states of a game's page."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyLine
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.limits import Limits
from anga.service import door
from anga.shared.formats.fragment import Link, format_link

PLAYED = ("play", "embed", "404")  # in both languages at one address
DIALOGS = {
    "new-game": "#do-new",
    "settings": "#do-settings",
    "share": "#do-share",
    "paste": "#do-paste",
    "keys": "#do-keys",
}  # each with what opens it
OPENING, LONGEST = 24, 1200  # plies
THOUGHT = 60  # positions a move


class PageState(NamedTuple):
    """A state: an address, what to click there in order, and what is visible at the end.

    Pages to read are also under `ja/`; pages to play use the browser's language.
    """

    name: str
    address: str
    clicks: tuple[str, ...] = ()
    shown: str = "html[data-shown]"
    read: bool = False


def states(dist: Path) -> Iterator[PageState]:
    """All states of a built site: pages to read, then pages to play."""
    for page in sorted(dist.glob("*.html")):
        if page.stem not in (*PLAYED, *games.ids()):
            yield PageState(page.stem, page.name, read=True)
    yield PageState("404", "404.html")
    for game in games.ids():
        yield from _played(game)
    first = games.ids()[0]
    for name, button in DIALOGS.items():
        yield PageState(f"dialog-{name}", f"{first}.html", (button,), f"#{name}[open]")
    yield PageState("broken-link", f"{first}.html#g={first}&m=nonsense", shown="#notices *")


def _played(game: str) -> Iterator[PageState]:
    """The states of a game's page from the opening to the end."""
    whole = _moves(game)
    some = _half(whole)
    thrown = whole[: len(some) + record.replay(Record(game, moves=some)).position.chance]
    middle = _address(game, some)
    yield PageState(f"{game}-opening", f"{game}.html")
    yield PageState(f"{game}-middle", middle)
    yield PageState(f"{game}-touched", _address(game, thrown), _touch(game, thrown))
    yield PageState(f"{game}-analysis", middle, ("#do-study",), "#study-lines .line")
    yield PageState(f"{game}-end", _address(game, whole))


def middle(game: str) -> str:
    """The address of a game in the middle."""
    return _address(game, _half(_moves(game)))


def _half(moves: tuple[str, ...]) -> tuple[str, ...]:
    return moves[: min(OPENING, len(moves) // 2)]


def _address(game: str, moves: tuple[str, ...]) -> str:
    return f"{game}.html#{format_link(Link(game, moves=moves))}"


def _touch(game: str, moves: tuple[str, ...]) -> tuple[str, ...]:
    """The touch that begins a move of several touches, None if there is none."""
    shown = door.answer({"cmd": "scene", "game": game, "rules": "", "record": list(moves)})
    paths = [path for choice in shown["choices"] for path in choice["paths"] if len(path) > 1]
    return (f'[data-touch="{paths[0][0]}"]',) if paths else ()


def _moves(game: str) -> tuple[str, ...]:
    """The moves of a computer's game against itself, always the same."""
    line = record.replay(Record(game))
    while not line.outcome and len(line.moves) < LONGEST:
        line = line.after(_chosen(line))
    return record.of(line).moves


def _chosen(line: AnyLine) -> object:
    ply = len(line.moves)
    if line.position.chance:
        return random_roll(line.position, random.Random(ply))  # noqa: S311 - only for a picture
    *_, last = levels.search(line, Limits(nodes=THOUGHT, seed=ply))
    return last.move
