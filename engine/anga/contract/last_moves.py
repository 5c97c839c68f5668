"""What is shown of a line under way: where the last moves happened, as marks on the board."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from anga.contract.position import Outcome
from anga.shared.scene import Change, Choice, Colours, Mark, Phrase, Scene, Words


class ShownGame(Protocol):
    """What of a `Game` shows its positions."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Letters, in turn order."""

    @property
    def words(self) -> Words:
        """The game's own."""

    @property
    def colours(self) -> Colours:
        """The game's own."""

    @property
    def scene(self) -> Callable[[Any, Mapping[str, str]], Scene]:
        """What to draw of a position."""

    @property
    def move_description(self) -> Callable[[Any, Any], Phrase]:
        """A move as a sentence."""

    @property
    def choices(self) -> Callable[[Any], list[Choice]]:
        """Each legal move with the touches that make it."""

    @property
    def text_board(self) -> Callable[[Any], str] | None:
        """The board in signs of its own."""

    def start(self, rules: str = "") -> object:
        """The position in which a game begins."""

    def changes(self, position: Any, move: Any) -> list[Change]:
        """What a move does."""


class ShownLine(Protocol):
    """What of a `Line` is shown: any is one."""

    @property
    def game(self) -> ShownGame:
        """The game."""

    @property
    def positions(self) -> tuple[Any, ...]:
        """From the start to now."""

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves between them."""

    @property
    def position(self) -> Any:
        """The position now."""

    @property
    def outcome(self) -> Outcome | None:
        """Who came where, and why."""


def last_marks(line: ShownLine) -> list[Mark]:
    """Where the last turn happened; with more than two seats, where each seat's last turn did."""
    marks: dict[str, list[str]] = {}
    latest = None
    for before, move in zip(line.positions[-2::-1], line.moves[::-1], strict=True):
        if before.turn != latest:
            if before.turn in marks or (marks and len(line.game.seats) == 2):
                break
            latest = before.turn
        cells = marks.setdefault(before.turn, [])
        changed = line.game.changes(before, move)
        cells += [cell for cell in _cells(changed, before.turn) if cell not in cells]
    found = [(seat, cells) for seat, cells in marks.items() if cells]
    return [{"mark": "last", "cells": cells, "seat": seat} for seat, cells in reversed(found)]


def _cells(changes: list[Change], seat: str) -> list[str]:
    """Where a seat's flat pieces came, went or turned."""
    done = [change for change in changes if change["do"] in ("move", "drop", "turn")]
    own = [change for change in done if "piece" in change and change["piece"]["seat"] == seat]
    places = [place for change in own for place in change["places"]]
    return [place[2:] for place in places if place.startswith("c:")]
