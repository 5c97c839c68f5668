"""The danger to a player: a sword that points at it."""

from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.rulesets import OPPONENT
from anga.shared.advice import Danger, danger


def further(position: BushiPosition, seat: str) -> Danger:
    """The cell of the player's cube, if a sword points at that player."""
    if not position.all_placed:
        return danger()
    if not position.points(OPPONENT[seat]):
        return danger(notes=["danger:no-sword"])
    cell = position.square(seat)
    return danger(
        marks=[{"mark": "threat", "cells": [cell]}],
        notes=["danger:sword"],
        told={cell: ["danger:pointed" if cell == seat else "danger:at-you"]},
    )
