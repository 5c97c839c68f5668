"""The page of a game's problems: a collection, and an engine that judges touches."""

from browser import openings
from browser.dom import find, find_or_none, mark_shown, show
from kept.library import Library
from kept.mistakes import Mistakes
from kept.settings import view_choices
from learn.collection import Collection
from learn.problems_view import ProblemsView
from learn.progress import Progress
from learn.tally import Tally, today
from pages.day import load_today
from pages.learn import LearnPage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Event


class ProblemsPage(LearnPage):
    """A collection, from the problem in the address; also the helper of its attempts."""

    failed = "own-failed"

    async def open(self) -> None:
        """Show the problem in the address, then start the engine."""
        game = find("body").dataset.game
        opening = await openings.load(self.window, game)
        data = await openings.load_json(self.window, "data/problems-%s.json" % game)
        self.words.use(opening["words"])
        tally = Tally(self.device, game)
        view = view_choices(self.device, opening, self.words.language)
        todays = await load_today(self.window, self.device)
        day = today(self.device.now())
        self.collection = Collection(data, tally, game, day, view, todays)
        self.collection.open(self._named())
        mistakes = Mistakes(self.device, self.window.platform.today)
        self.view = ProblemsView(self.window, opening, self.words, self.collection, self, mistakes)
        self.view.begin()
        self.view.read_task()
        self._welcome(game, tally)
        self._follow_address()
        mark_shown(self.window)
        await self._wake()

    def _welcome(self, game: str, tally: Tally) -> None:
        """Show beginners, who have neither learned, played nor solved anything, where to begin."""
        place, begun = find_or_none("#newcomer"), Progress(self.device, game).passed
        if place:
            show(place, not (begun or tally.solved or Library(self.device).has_played(game)))

    def _went(self, event: "Event") -> None:
        if self.view and self.collection.find(self._named()) is not None:
            self.collection.open(self._named())
            self.view.open_lesson()
