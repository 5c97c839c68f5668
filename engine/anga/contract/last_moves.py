"""Marks on the board for the last moves of a line."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from anga.contract.position import Outcome
from anga.shared.scene import Change, Choice, Colours, Mark, Phrase, Scene, Words


class ShownGame(Protocol):
    """The part of `Game` that showing a position needs."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Seat letters, in turn order."""

    @property
    def words(self) -> Words:
        """The game's own words."""

    @property
    def colours(self) -> Colours:
        """The game's own colours."""

    @property
    def scene(self) -> Callable[[Any, Mapping[str, str]], Scene]:
        """The Scene of a position."""

    @property
    def move_description(self) -> Callable[[Any, Any], Phrase]:
        """A move as a sentence."""

    @property
    def choices(self) -> Callable[[Any], list[Choice]]:
        """The legal moves, each with the touches that make it."""

    @property
    def text_board(self) -> Callable[[Any], str] | None:
        """The board in the game's own signs."""

    def start(self, rules: str = "") -> object:
        """The start position."""

    def changes(self, position: Any, move: Any) -> list[Change]:
        """The changes that a move makes."""


class ShownLine(Protocol):
    """The part of `Line` that showing it needs."""

    @property
    def game(self) -> ShownGame:
        """The game."""

    @property
    def positions(self) -> tuple[Any, ...]:
        """The positions from the start until now."""

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves between the positions."""

    @property
    def position(self) -> Any:
        """The current position."""

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, None while it goes on."""


def last_marks(line: ShownLine) -> list[Mark]:
    """Marks for the last turn; with more than two seats, for the last turn of each seat."""
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
    """The cells where flat pieces of a seat left, arrived or turned."""
    done = [change for change in changes if change["do"] in ("move", "drop", "turn")]
    own = [change for change in done if "piece" in change and change["piece"]["seat"] == seat]
    places = [place for change in own for place in change["places"]]
    return [place[2:] for place in places if place.startswith("c:")]
