"""The page of a watched game; it needs no engine."""

from browser import openings
from browser.dom import find, mark_shown
from kept.settings import Settings
from learn.watch_view import WatchView
from learn.watching import Watching
from pages.page import ViewPage


class WatchPage(ViewPage):
    """A watched game, from its start."""

    view: "WatchView | None" = None

    async def open(self) -> None:
        """Show the start position."""
        game = find("body").dataset.game
        opening = await openings.load(self.window, game)
        data = await openings.load_json(self.window, "data/watch-%s.json" % game)
        self.words.use(opening["words"])
        settings = Settings(self.device, opening, self.words.language)
        watching = Watching(data, settings.view, settings.first_level)
        self.view = WatchView(self.window, opening, self.words, watching)
        self.view.show()
        mark_shown(self.window)
