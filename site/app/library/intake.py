"""The dialog for importing games: pasted, dropped on the page, opened or scanned.

It shows what was found before anything is done with it, or where a text breaks off.
"""

import asyncio
import json

from anga.shared.errors import quote
from anga.shared.formats.fragment import format_link, room_left
from anga.shared.formats.recognise import FoundGame, recognise, recognising
from assist.import_errors import import_error
from board.next_frame import NextFrame
from browser.dom import fill, find, listen, make, show
from browser.engine import EngineFailure, EngineLost
from kept.entries import address_of
from kept.rows import sane
from library.archive import taking_in
from library.conversion import keep, keeping_all, title
from library.scan import Scan
from library.slices import AT_ONCE, Slices

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator
    from typing import Protocol

    from anga.shared.formats.fragment import Link
    from anga.shared.formats.recognise import Recognised
    from browser.types import Event, Window
    from kept.library import Library
    from library.archive import Archive
    from library.conversion import Counts
    from words import Words

    class Judge(Protocol):
        """A judge of imported games, with an engine."""

        async def wrong(self, link: Link) -> str:
            """The error in a game's moves, or "". Raises EngineFailure."""

        async def game_of_position(self, position: str) -> "Link | None":
            """The game that a text is a position of, or None. Raises EngineFailure."""


LISTED = 50  # games of a text among which one is chosen
SHOWN = 20_000  # characters of a text that stand in the field
LONG = 100_000  # characters that are not read at one go


class Intake:
    """Opens a game of a text, or keeps all of them; the current game is kept too.

    `judge` has an engine, where there is one; `kept` is called when games were kept.
    """

    def __init__(
        self,
        window: "Window",
        words: "Words",
        library: "Library",
        ids: "list[str]",
        kept: "Callable[[], None]",
        judge: "Judge | None" = None,
    ) -> None:
        self.window, self.words, self.library = window, words, library
        self.ids, self.kept, self.judge = ids, kept, judge
        self.dialog, self.text, self.said = find("#paste"), find("#paste-text"), find("#paste-said")
        self.choice, self.field = find("#paste-games"), find("#paste-file")
        self.texts: "list[str]" = []  # what is looked at
        self.games: "list[FoundGame]" = []
        self.archives: "list[Archive]" = []
        self.round = 0
        self.scan = Scan(window, words, self._scanned)
        listen(self.dialog, "submit", self._on_submit)
        self.typed = NextFrame(lambda: self._look([str(self.text.value)]))  # not line by line
        listen(self.text, "input", lambda event: self.typed.request())
        listen(self.field, "change", lambda event: _soon(self._opened()))

    def open(self) -> None:
        """Ask for a text; the clipboard is tried, if the browser allows it."""
        self._begin()
        _soon(self._read())
        _soon(self.scan.offer())

    def take(self, text: str) -> bool:
        """Open the only game of a text at once, else show its contents; whether there was one.

        Long texts are always shown, since they take a while to read.
        """
        games = recognise(text).games if len(text) <= LONG else []
        if len(games) == 1 and games[0].link.game in self.ids:
            self._go(games[0])
            return True
        self.hand([text])
        return False

    def hand(self, texts: "list[str]") -> None:
        """Show texts that arrived unasked."""
        self._begin()
        self._put(texts)

    # Where texts come from

    def _begin(self) -> None:
        self._clear()
        if not self.dialog.hasAttribute("open"):
            self.dialog.showModal()

    def _clear(self) -> None:
        self.text.value, self.field.value = "", ""
        self._look([])

    def _put(self, texts: "list[str]") -> None:
        whole = "\n\n".join(texts)
        self.text.value = whole if len(whole) <= SHOWN else whole[:SHOWN] + "…"
        self._look(texts)
        if texts and not self.texts:
            self._say([self.words("intake-empty")], wrong=True)

    async def _read(self) -> None:
        text = str(await self.window.platform.paste())
        reading = Slices(self.window, recognising(text))
        if not await reading.finish(lambda: not self.texts and not self.text.value):
            return
        if reading.result.games or reading.result.archive:
            self._put([text])

    async def _opened(self) -> None:
        texts = [
            str(text) for text in json.loads(str(await self.window.platform.texts(self.field)))
        ]
        self._put(texts)

    def _scanned(self, text: str) -> None:
        if not self.take(text):
            self._put([text])

    # What they are

    def _look(self, texts: "list[str]") -> None:
        """Show what texts are, at once or as soon as they are read."""
        self.round += 1
        self.texts = [text for text in texts if text.strip()]
        self.games, self.archives = [], []
        reading = Slices(self.window, _recognising(self.texts))
        if reading.work(AT_ONCE):
            self._found(reading.result)
            return
        self._list()
        self._say([self.words("intake-reading")])
        _soon(self._read_on(self.round, reading))

    async def _read_on(self, round_: int, reading: Slices) -> None:
        if await reading.finish(lambda: round_ == self.round):
            self._found(reading.result)

    def _found(self, found: "list[Recognised]") -> None:
        """Show what was read."""
        games = [game for one in found for game in one.games]
        self.games = [game for game in games if game.link.game in self.ids]
        archives = [one.archive for one in found if one.archive is not None]
        self.archives = archives  # type: ignore[assignment]
        self._list()
        told = self._told(found, games)
        self._say(told, wrong=bool(told) and not self.games and not self.archives)
        if len(self.games) == 1:
            _soon(self._judge(self.round, told))
        elif self.texts and not self.games and not self.archives and self.judge:
            _soon(self._seek(self.round, found[0].position))

    def _say(self, lines: "list[str]", wrong: bool = False) -> None:
        self.said.setAttribute("data-tone", "wrong" if wrong else "")
        fill(self.said, [make("span", line) for line in lines])
        show(find("#paste-keep"), bool([game for game in self.games if game.link.moves]))

    def _told(self, found: "list[Recognised]", games: "list[FoundGame]") -> "list[str]":
        """What was found, and its errors."""
        words, lines = self.words, []
        for kept in self.archives:
            known = [game for game in kept["games"] if sane(game)]
            lines.append(words("intake-archive", len(known)))
        if len(self.games) > 1:
            lines.append(words("intake-games", len(self.games)))
        elif self.games:
            lines.append(self._of(self.games[0]))
        for game in self.games:
            if game.problem:
                lines.append(import_error(game.problem, words))
        unknown = [game.link.game for game in games if game.link.game not in self.ids]
        if unknown:
            lines.append(words("intake-bad-game", quote(unknown[0])))
        for number in range(len(found)):
            lines += self._wrong(found[number], self.texts[number])
        return lines

    def _wrong(self, found: "Recognised", text: str) -> "list[str]":
        """Where a text breaks off, or that it is of no known kind."""
        words, fault = self.words, found.fault
        if fault:
            place = words("intake-place", fault.line, fault.column, fault.text)
            return [place, words("fault-" + fault.slug)]
        if found.odd:
            return [words(found.odd)]
        if found.games or found.archive:
            return []
        unknown = [words("paste-unknown", quote(text.strip()))]
        return unknown + ([words("intake-perhaps")] if found.position and not self.judge else [])

    def name(self, game: str) -> str:
        """The name of a kind of game."""
        told = self.dialog.querySelector('data[value="%s"]' % game)
        return str(told.getAttribute("data-" + self.words.language)) if told else game

    def _of(self, found: "FoundGame") -> str:
        """A line about one game."""
        parts = [self.name(found.link.game), title(found)]
        parts.append(self.words("shelf-moves", len(found.link.moves)))
        return " · ".join([part for part in parts if part])

    def _list(self) -> None:
        """The games of a text, for choosing one."""
        show(self.choice, len(self.games) > 1)
        rows = [find("legend", self.choice)]
        for number in range(min(len(self.games), LISTED) if len(self.games) > 1 else 0):
            checked = "" if number == 0 else None
            radio = make("input", type="radio", name="game", value=str(number), checked=checked)
            told = make("span", self._of(self.games[number]))
            rows.append(make("label", parts=[radio, told], _class="check"))
        fill(self.choice, rows)

    async def _judge(self, round_: int, told: "list[str]") -> None:
        """Show the engine's error about the only game."""
        try:
            wrong = await self.judge.wrong(self.games[0].link) if self.judge else ""
        except EngineFailure as problem:
            self._say_unjudged(round_, told, problem)
            return
        if wrong and round_ == self.round:
            self._say(told + [wrong], wrong=True)

    async def _seek(self, round_: int, position: str) -> None:
        """Find out whether a text is a position of some game."""
        try:
            link = await self.judge.game_of_position(position) if position and self.judge else None
        except EngineFailure as problem:
            self._say_unjudged(round_, [], problem)
            return
        if link and round_ == self.round:
            self.games = [FoundGame(link)]
            self._say([self.words("intake-position", self.name(link.game))])

    def _say_unjudged(self, round_: int, told: "list[str]", problem: EngineFailure) -> None:
        """Report that the engine could not check a text, with a button to try again."""
        if round_ != self.round:
            return
        slug = "intake-stopped" if isinstance(problem, EngineLost) else "intake-unjudged"
        self._say(told + [self.words(slug, problem.reason(self.words))], wrong=True)
        again, texts = self.words("try-again"), self.texts
        self.said.append(
            make("button", again, click=lambda event: self._look(texts), type="button")
        )

    # What is done with it

    def _on_submit(self, event: "Event") -> None:
        wanted = event.submitter.value if event.submitter else "cancel"
        if wanted == "cancel":
            return
        event.preventDefault()
        self.typed.now()
        if self.archives or wanted == "keep":
            self._keep()
        elif self.games:
            chosen = self.choice.querySelector("input:checked")
            self._go(self.games[int(str(chosen.value)) if chosen else 0])
        else:
            if not self.texts:
                self._say([self.words("intake-nothing")], wrong=True)
            self.text.focus()

    def _keep(self) -> None:
        """Keep all new games that were found."""
        keeping = Slices(self.window, self._keeping(self.archives, self.games))
        if keeping.work(AT_ONCE):
            self._told_kept(keeping.result)
        else:
            _soon(self._keep_on(keeping))

    async def _keep_on(self, keeping: Slices) -> None:
        """Keep the remaining games, ignoring repeated presses."""
        self.round += 1
        round_, games, archives = self.round, self.games, self.archives
        self.games, self.archives = [], []
        self._say([self.words("intake-keeping")])
        await keeping.finish(lambda: True)
        if round_ == self.round:
            self.games, self.archives = games, archives
            self._told_kept(keeping.result)
        else:
            self.kept()

    def _keeping(
        self, archives: "list[Archive]", games: "list[FoundGame]"
    ) -> "Generator[None, None, list[Counts]]":
        counts = []
        for kept in archives:
            count = yield from taking_in(self.library.storage, kept)
            counts.append(count)
        count = yield from keeping_all(self.library, games, self.ids)
        return counts + [count]

    def _told_kept(self, counts: "list[Counts]") -> None:
        *sums, outside = [sum([count[place] for count in counts]) for place in range(4)]
        lacking = [self.words("no-room", outside)] if outside else []
        if not lacking:
            self._clear()  # for the next text
        self._say([self.words("imported", *sums)] + lacking)
        self.kept()

    def _go(self, found: "FoundGame") -> None:
        link = found.link
        address = link.game + ".html#" + format_link(link)
        if room_left(link) < 0:  # what a link cannot carry goes by way of the library
            ident = keep(self.library, found)
            entry = self.library.read(ident) if ident else None
            if not entry:
                self._say([self.words("no-room", 1)], wrong=True)
                return
            address = address_of(str(ident), entry)
        self.dialog.close()  # the page may stay, and show the game
        self.window.location.href = self.window.platform.root + address


def _recognising(texts: "list[str]") -> "Generator[None, None, list[Recognised]]":
    """The recognition of texts, in steps."""
    found = []
    for text in texts:
        known = yield from recognising(text)
        found.append(known)
    return found


def _soon(work: "Awaitable[None]") -> None:
    asyncio.create_task(work)  # type: ignore[arg-type]
