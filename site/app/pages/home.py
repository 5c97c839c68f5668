"""The home page: what goes on, today's problem, and an animated board for each game."""

import asyncio

from anga.shared.changes import apply
from board.board import Board
from browser import openings
from browser.dom import fill, find, find_or_none, listen, make, mark_shown, show
from browser.engine import Engine
from home.go_on import GoOn
from home.news import tell_news
from home.today_strip import TodayStrip
from kept.diary import KEY as DIARY
from kept.diary import Diary
from kept.entries import address_of, plies, waits
from kept.library import KEY, Library
from kept.settings import view_choices
from library.entry_texts import EntryTexts
from library.intake_opener import IntakeOpener
from library.shelf_view import day_of
from library.thumbnails import Thumbnails
from pages.day import load_today
from pages.page import Page
from widgets.pause import Pause

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from anga.shared.answers import Opening
    from anga.shared.scene import Change, Scene
    from browser.storage import Device
    from browser.types import Element, Window
    from home.lessons import Courses
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
        self.known: "dict[str, Opening]" = {}
        self.courses: "Courses" = {}
        self.thumbnails = Thumbnails(window, words, device, self.known, Engine(window))
        teller = EntryTexts(words, self.known, lambda time: day_of(window, words, time))
        self.go_on = GoOn(window, words, teller, self.thumbnails)
        self.strip: "TodayStrip | None" = None
        self.pause = Pause(find("#do-pause"), window, words, device)

    async def open(self) -> None:
        """Draw the boards and start the demonstrations."""
        self._read()
        returning = self._is_known()
        for game in self.ids:
            opening = await openings.load(self.window, game)
            self.known[game] = opening
            board = Board(find("#board-" + game), self.words.speaker(opening["words"]), _untouched)
            self.boards.append(board)
            view = view_choices(self.device, opening, self.words.language)
            start = openings.scene(opening, view)
            board.show(start)
            self._offer_unfinished(game)
            self._offer_lessons(game)
            asyncio.create_task(self._perform(board, start, opening["demo"]))
        self._offer_library()
        self._show_going()
        tell_news(self.device, self.words, returning)
        self._place_today(returning)
        mark_shown(self.window)
        await self._load()
        self.device.watch(KEY, lambda ident: self._took(), gone=True)
        self.device.watch(DIARY, lambda rest: self._took())
        listen(self.window.document, "visibilitychange", lambda event: self._come_back())

    def redraw(self) -> None:
        """Redraw the boards in another size or other colours."""
        for board in self.boards:
            board.redraw()
        self.thumbnails.redraw()
        if self.strip:
            self.strip.draw()

    def _is_known(self) -> bool:
        """Whether somebody has been here before and done something; `language.js` asks too."""
        played = [game for game in self.ids if self.library.has_played(game)]
        known = bool(played or self.library.every() or Diary(self.device).is_begun())
        if known:
            self.window.document.documentElement.setAttribute("data-known", "")
        return known

    def _place_today(self, returning: bool) -> None:
        """Put today's problem below the games for somebody who does not know them yet."""
        today = find_or_none("#today")
        if today and not returning:
            for part in (today, find(".archive"), find(".closing")):
                find("#content").append(part)

    async def _load(self) -> None:
        """Fetch what the first look does not need: lessons, and today's problem."""
        try:
            self.courses = await openings.load_json(self.window, "data/courses.json")
        except Exception:
            self.courses = {}
        self._show_going()
        if find_or_none("#today"):
            self.strip = TodayStrip(self.window, self.words, self.device, self.known)
            listen(find("#today-result"), "click", lambda event: self._open_result())
            await self._show_today()

    def _show_going(self) -> None:
        """Show what can go on."""
        self.go_on.show(self.library, self.device, self.courses, self.ids)

    async def _show_today(self) -> None:
        """Show the problem of this day; if nobody knows which, only those of each game."""
        today = await load_today(self.window, self.device)
        show(find("#today .puzzle"), today is not None)
        if today and self.strip:
            self.strip.show(today)
            await self.strip.load()

    def _open_result(self) -> None:
        if self.strip:
            self.strip.open_result()

    def _come_back(self) -> None:
        """Show what has changed in the meantime, perhaps the day."""
        if not self.window.document.hidden:
            self._took()

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
        """Update what is kept, after an import or in another tab."""
        self._read()
        for game in self.ids:
            self._offer_unfinished(game)
        self._count()
        self._show_going()
        if self.strip:
            asyncio.create_task(self._show_today())

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
