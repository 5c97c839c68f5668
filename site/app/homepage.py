"""The home page: every game's board, alive."""

import asyncio

import openings
from board import Board
from dom import every, find
from kept import Kept

from anga.changes import apply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from device import Device
    from words import Words

BETWEEN_MOVES = 1.5
BETWEEN_GAMES = 4


class HomePage:
    """One card a game; those that can be played play themselves."""

    def __init__(self, window: "Any", words: "Words", device: "Device", ids: "list[str]") -> None:
        self.window = window
        self.words = words
        self.device = device
        self.ids = ids

    async def open(self) -> None:
        """Draw the boards and set them going."""
        for game in self.ids:
            opening = await openings.load(self.window, game)
            board = Board(find("#board-" + game), lambda touch: None)
            board.show(openings.scene(opening, {}))
            self._offer_unfinished(game, opening)
            asyncio.create_task(self._perform(board, opening))
        self.window.performance.mark("anga-board")

    def redress(self) -> None:
        """Nothing here is said by the engine."""

    def _offer_unfinished(self, game: str, opening: "dict[str, Any]") -> None:
        unfinished = Kept(self.device, game, opening["seats"]).unfinished()
        if unfinished:
            from anga.fragment import text

            link = find("#resume-" + game)
            link.setAttribute("href", "play.html#" + text(unfinished[0]))
            link.hidden = False

    async def _perform(self, board: "Board", opening: "dict[str, Any]") -> None:
        """Play the opening's demonstration again and again, unless motion is unwelcome."""
        if self.window.matchMedia("(prefers-reduced-motion: reduce)").matches:
            for scene in self._scenes(opening):
                board.show(scene)
            return
        while True:
            for scene, changes in self._steps(opening):
                if self.window.document.hidden:
                    await asyncio.sleep(BETWEEN_MOVES)
                board.play(changes, scene, lambda: None)
                await asyncio.sleep(BETWEEN_MOVES)
            await asyncio.sleep(BETWEEN_GAMES)
            board.show(openings.scene(opening, {}))
            await asyncio.sleep(BETWEEN_MOVES)

    def _steps(self, opening: "dict[str, Any]") -> "Any":
        scene = dict(openings.scene(opening, {}))
        scene["options"] = []
        for changes in opening["demo"]:
            scene = apply(scene, changes)
            yield scene, changes

    def _scenes(self, opening: "dict[str, Any]") -> "Any":
        for scene, _ in self._steps(opening):
            yield scene
