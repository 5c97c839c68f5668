"""The home page: every game's board, alive."""

import asyncio

from anga.shared.changes import apply
from anga.shared.fragment import format_link
from board.board import Board
from browser import openings
from browser.dom import find
from session.saved import Kept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from browser.storage import Device
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
        self.boards: "list[Board]" = []

    async def open(self) -> None:
        """Draw the boards and set them going."""
        for game in self.ids:
            opening = await openings.load(self.window, game)
            board = Board(find("#board-" + game), self.words.speaker(opening["words"]), _untouched)
            self.boards.append(board)
            board.show(openings.scene(opening, {}))
            self._offer_unfinished(game, opening)
            asyncio.create_task(self._perform(board, opening))
        self.window.performance.mark("anga-board")

    def redraw(self) -> None:
        """Draw the boards anew, in another size or other colours."""
        for board in self.boards:
            board.redraw()

    def redress(self) -> None:
        """Letter the boards anew; the style sheet chooses between all other texts here."""
        self.redraw()

    def _offer_unfinished(self, game: str, opening: "dict[str, Any]") -> None:
        unfinished = Kept(self.device, game, opening["seats"]).unfinished()
        if unfinished:
            link = find("#resume-" + game)
            link.setAttribute("href", "play.html#" + format_link(unfinished[0]))
            link.hidden = False

    async def _perform(self, board: Board, opening: "dict[str, Any]") -> None:
        """Play the demonstration again and again; where motion is unwelcome, show its end."""
        if self.window.matchMedia("(prefers-reduced-motion: reduce)").matches:
            for scene, _ in steps(opening):
                board.show(scene)
            return
        while True:
            await asyncio.sleep(BETWEEN_MOVES)
            for scene, changes in steps(opening):
                while self.window.document.hidden:
                    await asyncio.sleep(BETWEEN_MOVES)
                board.play(changes, scene, _nothing)
                await asyncio.sleep(BETWEEN_MOVES)
            await asyncio.sleep(BETWEEN_GAMES)
            board.show(openings.scene(opening, {}))


def steps(opening: "dict[str, Any]") -> "Iterator[tuple[dict[str, Any], list[Any]]]":
    """The Scenes of an opening's demonstration, each with the changes that lead to it."""
    scene: "Any" = dict(openings.scene(opening, {}))
    scene["options"] = []
    for changes in opening["demo"]:
        scene = apply(scene, changes)
        yield scene, changes


def _untouched(touch: str) -> None:
    """These boards are only to be looked at."""


def _nothing() -> None:
    """Nobody waits for these motions."""
