"""The home page, with an animated board for each game."""

import asyncio

from anga.shared.changes import apply
from board.board import Board
from browser import openings
from browser.dom import fill, find, find_or_none, listen, make, mark_shown
from kept.entries import address_of, plies, waits
from kept.library import Library
from kept.settings import view_choices
from library.intake_opener import IntakeOpener
from pages.page import Page
from widgets.pause import Pause

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from anga.shared.scene import Change, Scene
    from browser.storage import Device
    from browser.types import Element, Window
    from kept.rows import Entry
    from words import Words

BETWEEN_MOVES = 1.5
BETWEEN_GAMES = 4
OFFERED = 4  # unfinished games of a kind


class HomePage(Page):
    """A card for each game; boards of playable games play demonstrations."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        super().__init__(window, words, device, ids)
        self.library = Library(device)
        self.boards: "list[Board]" = []
        self.pause = Pause(find("#do-pause"), window, words, device)

    async def open(self) -> None:
        """Draw the boards and start the demonstrations."""
        self._read()
        for game in self.ids:
            opening = await openings.load(self.window, game)
            board = Board(find("#board-" + game), self.words.speaker(opening["words"]), _untouched)
            self.boards.append(board)
            view = view_choices(self.device, opening, self.words.language)
            start = openings.scene(opening, view)
            board.show(start)
            self._offer_unfinished(game)
            self._offer_lessons(game)
            asyncio.create_task(self._perform(board, start, opening["demo"]))
        self._offer_library()
        mark_shown(self.window)

    def redraw(self) -> None:
        """Redraw the boards in another size or other colours."""
        for board in self.boards:
            board.redraw()

    def refresh_language(self) -> None:
        """Redraw the texts on boards; the style sheet switches most other texts."""
        self._took()
        self.pause.refresh_label()
        self.redraw()

    def _read(self) -> None:
        """Read what is kept, once for all games."""
        library = Library(self.device)
        for game in self.ids:
            library.move_in(game)
        self.library = library.still()

    def _offer_library(self) -> None:
        """Show the links to the library and to importing games."""
        opener = IntakeOpener(self.window, self.words, self.device, self.ids, kept=self._took)
        opener.hear_drops()
        listen(find("#do-paste"), "click", lambda event: opener.open())
        self._count()

    def _took(self) -> None:
        """Update the counts after an import or a change of language."""
        self._read()
        for game in self.ids:
            self._offer_unfinished(game)
        self._count()

    def _count(self) -> None:
        """Show the number of kept games."""
        count = len(self.library.every())
        find("#kept").textContent = " (%d)" % count if count else ""

    def _offer_unfinished(self, game: str) -> None:
        """Show a game's latest unfinished entry beside its button, and a few more below."""
        pairs = self.library.unfinished(game)[:OFFERED]
        for ident, entry in pairs[:1]:
            link = find("#resume-" + game)
            link.setAttribute("href", self._address(ident, entry))
            waited = waits(entry)
            if waited:
                link.textContent = self.words("waits-" + waited)
            link.hidden = False
        older = find("#older-" + game)
        older.hidden = len(pairs) < 2
        fill(older, [self._older(ident, entry) for ident, entry in pairs[1:]])

    def _offer_lessons(self, game: str) -> None:
        """Put the button to play first for those who have played the game, else the lessons."""
        learn, play = find_or_none("#learn-" + game), find("#play-" + game)
        if learn and self.library.has_played(game):
            play.setAttribute("class", "button strong")
            learn.setAttribute("class", "button")
            play.parentElement.append(learn)

    def _older(self, ident: str, entry: "Entry") -> "Element":
        text = self.words("continue-older", plies(entry))
        waited = waits(entry)
        if waited:
            text = self.words("waits-" + waited) + " · " + text
        return make("li", parts=[make("a", text, href=self._address(ident, entry))])

    def _address(self, ident: str, entry: "Entry") -> str:
        return self.window.platform.root + address_of(ident, entry)

    async def _perform(self, board: Board, start: "Scene", demo: "list[list[Change]]") -> None:
        """Repeat the demonstration; without motion show its end."""
        if self.pause.still:
            for scene, _ in steps(start, demo):
                board.show(scene)
            await self.pause.over()
        while True:
            board.show(start)
            await self._rest(BETWEEN_MOVES)
            for scene, changes in steps(start, demo):
                board.play(changes, scene, _nothing)
                await self._rest(BETWEEN_MOVES)
            await self._rest(BETWEEN_GAMES)

    async def _rest(self, seconds: float) -> None:
        """Wait for some time, and then until the page is visible and may move."""
        await asyncio.sleep(seconds)
        while self.window.document.hidden:
            await asyncio.sleep(BETWEEN_MOVES)
        await self.pause.over()


def steps(start: "Scene", demo: "list[list[Change]]") -> "Iterator[tuple[Scene, list[Change]]]":
    """The Scenes of a demonstration, each with the changes before it."""
    scene: "Scene" = start.copy()
    scene["options"] = []
    for changes in demo:
        scene = apply(scene, changes)
        yield scene, changes


def _untouched(touch: str) -> None:
    """Ignore a touch on these boards."""


def _nothing() -> None:
    """Do nothing at the end of an animation."""
