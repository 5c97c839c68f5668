"""Where the last moves of a line happened, as marks on the board."""

from typing import TYPE_CHECKING

from anga.shared.scene import Change, Mark

if TYPE_CHECKING:
    from anga.contract.game import AnyLine


def last_marks(line: "AnyLine") -> list[Mark]:
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
