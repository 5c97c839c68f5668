"""The play page, which connects a session, its engine and its view."""

from access.voice import Voice
from anga.shared.errors import quote
from anga.shared.formats.fragment import room_left
from anga.shared.formats.recognise import recognise
from browser import openings
from browser.address import Address
from browser.dom import find, listen, mark_shown
from browser.engine import Engine
from browser.preferences import Preferences
from browser.tasks import Tasks
from clock.clocks import Clocks
from kept.library import KEY, Library
from kept.mistakes import Mistakes
from kept.saved import CLAIM, Saved
from kept.settings import Settings
from library.intake_opener import IntakeOpener
from pages.page import ViewPage
from pages.rules import PlayRules
from play.controls import Controls
from play.feedback import Feedback
from play.judging import Judging
from play.leave import Leave
from play.return_visits import ReturnVisits
from play.view import PlayView
from session.premove import Premove
from session.session import Session
from state.events import ENDED, HAPPENED
from study.study import Study

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from browser.storage import Device
    from browser.types import Event, Window
    from state.ports import Action
    from words import Words


class PlayPage(ViewPage):
    """The page of one game."""

    view: "PlayView | None" = None

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        super().__init__(window, words, device, ids)
        self.engine = Engine(window)
        self.address = Address(window)

    async def open(self) -> None:
        """Show the game in the address, then start the engine."""
        from jsffi import create_proxy

        text = str(self.window.platform.shared())
        shared = recognise(text)
        link, problem = self.address.read()
        ident = str(self.window.platform.kept())
        if link is None and len(shared.games) == 1 and room_left(shared.games[0].link) >= 0:
            link, problem = shared.link, shared.problem
        known = link is not None and link.game in self.ids
        own = find("body").dataset.game or self.ids[0]
        game = link.game if link is not None and known else own
        self.address.settle(game)
        if link is not None and link is shared.link:
            self.address.replace(link)
        opening = await openings.load(self.window, game)
        self.words.use(opening["words"])
        session = self._session(opening)
        preferences = Preferences(self.device, self.window.document.documentElement)
        voice = Voice(self.window.platform, preferences, self.words)
        self.view = PlayView(session, self.window, voice)
        judging = Judging(session, self.ids)
        opener = IntakeOpener(self.window, self.words, self.device, self.ids, judging)
        mistakes = Mistakes(self.device, self.window.platform.today)
        self.study = Study(session, Tasks(), self.view, mistakes)
        clocks = Clocks(self.view, self.window)
        Leave(session)
        controls = Controls(self.window, session, self.view, opener.open, clocks.tell)
        self._attend(self.view, preferences)
        premove = self._premove(self.view, preferences)
        small = self.window.matchMedia("(max-width: 860px)")
        rules = PlayRules(
            clocks.timing,
            self.study.notes,
            self.view.introduce,
            premove,
            lambda: bool(preferences.on("confirm") and small.matches),
            self._ways_on(self.view, controls),
        )
        self.view.title()
        if link is not None and not known and not problem:
            unknown = quote(link.game)
            self.view.notice("link", lambda: self.words("bad-game", unknown))
        self.address.follow(session.on_popstate)
        self.device.watch(KEY, session.games.on_storage)
        self.device.watch(CLAIM, lambda rest: session.games.on_claimed())
        listen(self.window.document, "visibilitychange", lambda event: self.study.analysis.keep())
        await session.open(self.view, rules, link if known else None, problem, ident)
        mark_shown(self.window)
        opener.hear_drops()
        self.window.platform.launched(create_proxy(opener.take))
        if link is None and text.strip():
            opener.take(text)
        await session.wake()

    def _ways_on(self, view: PlayView, controls: Controls) -> "list[Action]":
        """The buttons after the end of a game."""
        session = view.session
        again = "rematch" if len(session.opening["seats"]) == 2 else "rematch-on"
        ways = [("same-again", view.outcome.play_again), (again, view.outcome.rematch)]
        ways += [("review", self.study.reviewing.begin), ("share", controls.share)]
        if session.opening["dice"] and not session.settings.own_dice:
            ways.append(("same-dice", session.games.begin_again))  # long, it would fill a row
        return ways

    def _attend(self, view: PlayView, preferences: Preferences) -> None:
        """Connect sound, vibration and the count of finished games."""
        feedback, session = Feedback(self.window, preferences), view.session
        session.on(HAPPENED, feedback.play_effects)
        session.on(ENDED, feedback.ends)
        session.on(ENDED, ReturnVisits(self.window, self.device, view).finished)

    def _premove(self, view: PlayView, preferences: Preferences) -> Premove:
        """Connect premoves, which the other mouse button cancels."""
        ahead = view.narrator.tell_ahead
        premove = Premove(view.session, lambda: preferences.on("premove"), ahead)

        def away(event: "Event") -> None:
            if premove.cancel():
                event.preventDefault()

        listen(find("#board"), "contextmenu", away)
        return premove

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        if self.view:
            self.view.session.speak()
            self.study.show()
        super().refresh_language()

    def _session(self, opening: "Opening") -> Session:
        settings, library = (
            Settings(self.device, opening, self.words.language),
            Library(self.device),
        )
        library.move_in(opening["game"])
        saved = Saved(library, self.device.of_tab(), settings)
        return Session(opening, self.words, settings, saved, self.engine, self.address, Tasks())
