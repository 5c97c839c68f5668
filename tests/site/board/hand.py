"""A hand over a board of 4 by 4 cells with one piece, a rook on 00 that may go to 10 or 20.

A disc can be in the hand.
"""

from anga.shared.layout.layout import Layout
from board.drag import Drag
from board.state import BoardState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.geometry.types import Point, Space
    from board.flat.pieces import Token

SCENE: "Any" = {
    "size": [4, 4],
    "slabs": [],
    "cells": [{"id": f"{x}{y}", "at": [x, y]} for x in range(4) for y in range(4)],
    "lines": [],
    "texts": [],
    "pieces": [{"cell": "00", "look": "rook"}],
    "solids": [],
    "options": [],
    "seats": [],
    "hands": [],
    "camera": None,
}


class Hand:
    """A drag over a board of 4 by 4 with one piece; `told` is all that it told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.state = BoardState()
        self.lay(SCENE)
        self.drag = Drag(self.state, self, self.piece, self.touch, self.change, self.change)

    def lay(self, scene: "Any") -> None:
        """Have another board."""
        self.layout = self.state.layout = Layout(scene, 0, 400, 400)

    def piece(self, touch: "str | None") -> "Token | None":
        looks = {"c:00": "rook", "t:b:S": "disc"}
        return {"look": looks[touch], "seat": "b"} if touch in looks else None

    def touch(self, touch: str) -> None:
        self.told.append(touch)
        if touch == "c:00":
            self.state.offer(["c:10", "c:20"], ["c:00"], ["c:33"])

    def change(self) -> None:
        self.told.append("changed")

    def tilt_solid(self, solid: str, axis: "Space", angle: float) -> None:
        self.told.append(f"lean {solid} {axis} {angle}")

    def spring(self) -> None:
        self.told.append("spring")

    def at(self, cell: str) -> "Point":
        return self.layout.centre(cell)

    @property
    def touches(self) -> "list[str]":
        return [one for one in self.told if one[:2] == "c:"]
