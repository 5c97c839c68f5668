"""What a player has to mind: a sword that points at the own cube."""

from anga.games.bushi.rules.notation import UNPLACED
from anga.games.bushi.rules.position import Bushi
from anga.shared.advice import Danger, danger


def further(position: Bushi, seat: str) -> Danger:
    """The own square, if a sword points at what stands there."""
    if UNPLACED in (position.black, position.white):
        return danger()
    other = position.white if seat == "b" else position.black
    if not position.cube.states[other].points:
        return danger(notes=["danger:no-sword"])
    return danger(
        marks=[{"mark": "threat", "cells": [seat]}],
        notes=["danger:sword"],
        told={seat: ["danger:pointed"]},
    )
