"""The rules pages: live boards among the articles."""

import asyncio

from access.speech import Speech
from browser import openings
from browser.dom import every, find, find_or_none, listen, mark_shown
from browser.engine import Engine
from browser.tasks import yield_to_browser
from kept.settings import view_choices
from learn.diagram import Diagram
from pages.page import Page
from widgets.finder import Finder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Request, SceneAnswer
    from anga.shared.learning_data import GuideData
    from browser.storage import Device
    from browser.types import Event, Window
    from words import Words


class GuidePage(Page):
    """A board for each diagram; the list of guides has none."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        super().__init__(window, words, device, ids)
        self.diagrams: "list[Diagram]" = []
        self.engine = Engine(window)
        self.finder: "Finder | None" = None

    async def open(self) -> None:
        """Draw every diagram."""
        game = find("body").dataset.game
        name = find("#content").getAttribute("data-boards")
        button = find_or_none("#print")
        if button:
            listen(button, "click", _print)
        if game and name:
            opening = await openings.load(self.window, game)
            guide: "GuideData" = await openings.load_json(self.window, "data/%s.json" % name)
            self.words.use(opening["words"])
            speech = Speech(find("#live"), self.words)
            view = view_choices(self.device, opening, self.words.language)
            openings.complete(guide, guide["boards"], view)
            for figure, board in zip(every("figure"), guide["boards"]):  # noqa: B905 (not in its dialect)
                self.diagrams.append(Diagram(figure, board, self.words, speech, self))
            self.finder = Finder(self.words)
            self._return_to_article()
        mark_shown(self.window)
        await self._describe()

    def refresh_language(self) -> None:
        """Rebuild the buttons; the style sheet switches the other texts."""
        for diagram in self.diagrams:
            diagram.refresh_language()
        if self.finder:
            self.finder.find()
        asyncio.create_task(self._describe())

    async def _describe(self) -> None:
        """Create the accessible grids one after another: dozens, each with a hundred cells."""
        for diagram in self.diagrams:
            await yield_to_browser()
            diagram.describe()

    def redraw(self) -> None:
        """Redraw the boards in another size or other colours."""
        for diagram in self.diagrams:
            diagram.redraw()

    def _return_to_article(self) -> None:
        """Scroll to the article in the address again, once the boards have their heights."""
        article = self.window.document.getElementById(self.window.location.hash[1:])
        if article:
            article.scrollIntoView()

    @property
    def ready(self) -> bool:
        """Whether the engine is up."""
        return self.engine.ready

    async def ask(self, request: "Request") -> "SceneAnswer":
        """The answer to a request; the first one starts the engine. Raises EngineFailure."""
        if not self.engine.ready:
            await self.engine.start(find("body").dataset.game)
        answer: "SceneAnswer" = await self.engine.ask(request)
        return answer


def _print(event: "Event") -> None:
    import js as window

    window.print()
