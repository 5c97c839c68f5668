"""The board in somebody's page: a session whose engine waits until it is touched."""

import asyncio

from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from board.display_settings import is_motion_reduced
from browser import openings
from browser.dom import find, listen, mark_shown, show
from browser.embed_address import EmbedAddress, parse_tap
from browser.embed_engine import EmbedEngine
from browser.tasks import Tasks
from kept.library import Library
from kept.saved import Saved
from kept.settings import Settings
from pages.page import ViewPage
from play.controls import Controls
from play.view import PlayView
from session.session import Session
from state.page import PageAnswers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from browser.embed_address import NullStorage
    from browser.embed_host import FramedWindow
    from state.ports import Refreshes
    from words import Words


LONG = 6  # digits of a ply that no game has


class EmbedView(PlayView):
    """The screen of a frame, which tells the page around how the game ends."""

    def __init__(self, session: "Session", address: "EmbedAddress") -> None:
        self.address = address
        self.known = False
        super().__init__(session)

    async def show(self, play: bool) -> None:
        """Show everything; with `play` the last move is seen to happen, to its end."""
        await super().show(play)
        table = self.session.table
        if not (self.known or table.waiting):
            self._know()
        if play and table.is_over:
            status = table.status
            self.address.tell("end", reason=status["reason"], placings=status["placings"])

    def _know(self) -> None:
        """What stands on the board is what was shared, and no longer merely the start."""
        self.known = True
        find("#content").setAttribute("data-known", "")
        self.address.tell("shown")

    def show_options(self) -> None:
        """Show the row of options only where they are not on the board.

        The link to the game's own page leads to what is shown, and asks only what is still asked.
        """
        super().show_options()
        table = self.session.table
        find("#to-game").setAttribute("href", self.address.whole(table.match.shared_link))
        here = [
            "o:" + option["id"] for option in table.answer["scene"]["options"] if "at" in option
        ]
        others = [t for t in table.offered_touches.open if t[:2] == "o:" and t not in here]
        find("#content").setAttribute("data-options", "others" if others else "here")
        board, row = [find(each).getBoundingClientRect() for each in (".board", "#options")]
        over = max(0, board.bottom - row.top) if row.height else 0
        self.board.cover(
            over, table.offered_touches.touches + table.offered_touches.open if over else []
        )

    def show_status(self) -> None:
        """Show whose turn it is, and whether the moves are being shown by themselves."""
        super().show_status()
        running = self.replay.match is not None
        find("#do-play").setAttribute("aria-pressed", "true" if running else "false")
        find("#do-play").disabled = not self.session.table.match.moves

    def play_moves(self) -> None:
        """Show the moves one after another, from the one shown or the start; or no longer."""
        if self.replay.match is not None:
            self.replay.match = None
            self.session.step(self.session.table.match.shown)
        elif self.session.engine.ready:
            self.session.work.stop()
            self.session.soon(self.show_moves())

    async def show_moves(self) -> None:
        """Show the moves one after another, from the one shown or the start."""
        match = self.session.table.match
        await self.replay.run(0 if match.at_last else match.shown)


class EmbedRules(PageAnswers):
    """The answers of a frame, whose moves may play by themselves once the engine is up."""

    def __init__(self, view: "EmbedView", plays: bool) -> None:
        self.view, self.plays = view, plays

    async def introduce(self, flow: "Refreshes") -> None:
        """Show the moves one after another the first time, if they are to play by themselves."""
        plays, self.plays = self.plays, False
        await (self.view.show_moves() if plays else self.view.replay.recall())


class EmbedPage(ViewPage):
    """The page in a frame."""

    view: "EmbedView | None" = None

    def __init__(
        self, window: "FramedWindow", words: "Words", device: "NullStorage", ids: "list[str]"
    ) -> None:
        super().__init__(window, words, device, ids)  # type: ignore[arg-type]
        self.engine = EmbedEngine(window)
        self.address = EmbedAddress(window)
        self.woken = asyncio.Event()

    async def open(self) -> None:
        """Show the game, say that it is there, and wake the engine when it is wanted."""
        link, problem = self.address.read()
        known = link is not None and link.game in self.ids
        game = link.game if link is not None and known else self.ids[0]
        self.engine.games = [game]
        opening = await openings.load(self.window, game)
        self.words.game_words = opening["words"]
        session = self._session(opening)
        self.view = EmbedView(session, self.address)
        Controls(self.window, session, self.view, _nothing, str)
        listen(find("#do-play"), "click", lambda event: self._play_moves())
        self.view.title()
        find("#content").setAttribute("data-controls", self.address.asked.get("controls", ""))
        self.address.told = " ".join(link.moves) if link is not None else ""
        plays = (
            "play" in self.address.asked and bool(link and link.moves) and not is_motion_reduced()
        )
        rules = EmbedRules(self.view, plays)
        await session.open(self.view, rules, link if known else None, problem)
        mark_shown(self.window)
        taken = session.table.match.at_start and self._take(session)
        self._wait(session)
        foot = find(".panel").getBoundingClientRect().height
        self.address.tell("ready", alone=self.engine.alone, shown=self.view.known, foot=foot)
        await self.woken.wait()
        show(find("#begin"), False)
        await session.wake()
        if session.table.failure is not None:
            self._tell_failure(session)
        if not taken and not plays:
            self._take(session)

    def _session(self, opening: "Opening") -> Session:
        settings, library = (
            Settings(self.device, opening, self.words.language),
            Library(self.device),
        )
        saved = Saved(library, self.device.of_tab(), settings)
        return Session(opening, self.words, settings, saved, self.engine, self.address, Tasks())

    def _wait(self, session: "Session") -> None:
        """Wake the engine at once, or when somebody touches or sees the frame."""
        self.address.hear(lambda kind, value: self._hear(session, kind, value))
        if self.address.asked.get("start") == "now":
            self.woken.set()
        else:
            show(find("#begin"), not session.table.match.at_start)
            self.address.touched(self.woken.set)
        listen(find("#begin"), "click", lambda event: self.woken.set())
        if self.engine.alone:  # which may not open windows
            listen(find("#to-game"), "click", lambda event: self._tell_address(session))

    def _tell_address(self, session: "Session") -> None:
        """Give the game's own address to whoever cannot go there from here."""
        if self.view:
            address = self.address.whole(session.table.match.shared_link)
            self.view.notice("copied", lambda: self.words("copy-by-hand") + " " + address)

    def _tell_failure(self, session: "Session") -> None:
        """Tell the reader how to go on, and whoever made the page around why."""
        self.address.tell("shown")
        self._tell_address(session)
        why = "Anga: the engine did not start in this frame (%s)." % session.table.failure
        self.window.console.warn(why)

    def _play_moves(self) -> None:
        if self.view:
            self.view.play_moves()

    def _hear(self, session: "Session", kind: str, value: str) -> None:
        if kind == "show" and value.isdigit() and len(value) < LONG:
            session.step(int(value))

    def _take(self, session: "Session") -> bool:
        """Take the touch of the picture for the first one here; returns whether it was one."""
        tap, view = parse_tap(self.address.asked.get("tap", "")), self.view
        if tap is None or view is None:
            return False
        x, y, width = tap
        scene = session.table.answer["scene"]
        layout = Layout(scene, view.turned, width, fit.height(scene, view.turned, width))
        offered = session.table.offered_touches.open
        touch = layout.at(x, y - fit.names(scene, view.turned)[0], offered)
        if touch not in offered:
            return False
        session.touching.touch(touch)
        return True


def _nothing() -> None:
    """A frame takes no games."""
