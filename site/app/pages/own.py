"""The page of the positions of a game that somebody has kept, to be solved again."""

from browser import openings
from browser.dom import find, mark_shown
from kept.diary import KEY
from kept.mistakes import Mistakes
from kept.settings import view_choices
from learn.own_positions import OwnPositions
from learn.own_view import OwnView
from pages.learn import LearnPage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Event


class OwnPage(LearnPage):
    """The positions, from the one in the address; also the helper of its attempts."""

    failed = "own-failed"

    async def open(self) -> None:
        """Show the position in the address, or the first that is due, and start the engine."""
        game = find("body").dataset.game
        opening = await openings.load(self.window, game)
        self.words.use(opening["words"])
        view = view_choices(self.device, opening, self.words.language)
        self.own = OwnPositions(Mistakes(self.device, self.window.platform.today), game)
        self.own.open(self._named())
        self.view = shown = OwnView(self.window, opening, self.words, self.own, self, view)
        shown.begin()
        self._follow_address()
        self.device.watch(KEY, lambda rest: shown.list_again())
        mark_shown(self.window)
        await self._wake()

    def _went(self, event: "Event") -> None:
        if self.view and self._named() != self.own.at:
            self.own.open(self._named())
            self.view.open_lesson()
