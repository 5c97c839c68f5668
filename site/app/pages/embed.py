"""The embedded board: a session whose engine waits until it is touched."""

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
from screen.embed_view import EmbedView
from screen.keys import Keys
from screen.steps import Steps
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


class EmbedRules(PageAnswers):
    """The answers of an embedded board, which may replay its moves at the start."""

    def __init__(self, view: "EmbedView", plays: bool) -> None:
        self.view, self.plays = view, plays

    async def introduce(self, flow: "Refreshes") -> None:
        """Replay the moves once, if the address asks for that."""
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
        """Show the game, report it to the host page, and start the engine when needed."""
        link, problem = self.address.read()
        known = link is not None and link.game in self.ids
        game = link.game if link is not None and known else self.ids[0]
        opening = await openings.load(self.window, game)
        self.words.use(opening["words"])
        session = self._session(opening)
        self.view = EmbedView(session, self.address)
        Keys(self.window, self.view, Steps(session), {})
        self.view.title()
        find("#content").setAttribute("data-controls", self.address.asked.get("controls", ""))
        plays = (
            "play" in self.address.asked and bool(link and link.moves) and not is_motion_reduced()
        )
        rules = EmbedRules(self.view, plays)
        await session.open(self.view, rules, link if known else None, problem)
        mark_shown(self.window)
        taken = session.table.match.at_start and self._take(session)
        self._wait(session)
        self.address.tell(
            "ready", alone=self.engine.alone, shown=self.view.known, foot=self.view.foot()
        )
        self.view.tell_height()
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
        """Start the engine at once, or when the frame is touched or visible."""
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
        """Show the game's own address to readers who cannot follow the link."""
        if self.view:
            address = self.address.whole(session.table.match.shared_link)
            self.view.notice("copied", lambda: self.words("copy-by-hand") + " " + address)

    def _tell_failure(self, session: "Session") -> None:
        """Tell readers what to do, and the host page's author why."""
        self.address.tell("shown")
        self._tell_address(session)
        why = "Anga: the engine did not start in this frame (%s)." % session.table.failure
        self.window.console.warn(why)

    def _hear(self, session: "Session", kind: str, value: str) -> None:
        if kind == "show" and value.isdigit() and len(value) < LONG:
            session.step(int(value))

    def _take(self, session: "Session") -> bool:
        """Use the tap on the placeholder picture as the first touch; whether it was one."""
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
