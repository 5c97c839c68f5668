"""A board of a rules page, on which moves can be tried."""

import asyncio

from access.accessible_grid import AccessibleGrid
from access.speech import Narrator
from anga.shared.changes import stepped as after_step
from anga.shared.formats.fragment import parse_link_far
from anga.shared.requests import make_request
from assist.touch_feedback import early
from board.board import Board
from browser.dom import find, listen
from browser.engine import EngineFailure
from state.selection import Selection, spots_of
from widgets.options import Options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine

    from access.speech import Speech
    from anga.shared.answers import Request, SceneAnswer
    from anga.shared.learning_data import DiagramData as Data
    from browser.types import Element, Event
    from learn.ports import Asked
    from words import Words


class Diagram:
    """A live board in an article."""

    def __init__(
        self, figure: "Element", data: "Data", words: "Words", speech: "Speech", engine: "Asked"
    ) -> None:
        self.data, self.words, self.engine = data, words, engine
        self.link, _ = parse_link_far(data["link"])
        self.tried: "list[str]" = []
        self.busy = False
        self.high = 0.0  # of the options, in CSS pixels
        self.board = Board(find("canvas", figure), self.words.say, self.touched)
        self.options = Options(
            find(".options", figure), self.words, self.touched, self.board.picture
        )
        self.grid = AccessibleGrid(
            find(".grid", figure), self.words, self.touched, self.board.focus, self.board.place
        )
        self.narrator = Narrator(speech, self.words)
        self.described = False
        self.note = find(".note", figure)
        self.again = find(".again", figure)
        listen(self.again, "click", self._reset)
        listen(figure, "keydown", self._key)
        self._start()

    def touched(self, touch: str) -> None:
        """Handle a touch."""
        if self.busy or not self.touching.choices:
            return
        self.board.reveal(None)
        result, detail = self.touching.press(touch)
        self._offer()
        if result == "move":
            self._soon(self._play(detail))
        elif result == "refused":
            self._say(self.words.say(detail))
            self.board.refuse([touch[2:]])
        elif result == "early":
            self._say(early(self.scene, detail, self.words))

    def describe(self) -> None:
        """Create the accessible grid of the board, and keep it up to date."""
        self.described = True
        self._offer()

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        self.options.forget()
        self.described = False
        self.board.redraw()
        self._say("")
        self._offer()

    def redraw(self) -> None:
        """Redraw the board in another size or other colours."""
        self.high = 0.0
        self.options.element.style.minHeight = ""
        self._keep_room()
        self._fit()
        self.board.redraw()

    def _fit(self) -> None:
        if not self.scene["camera"]:
            canvas = self.board.canvas
            height = self.board.height_for(canvas.clientWidth, self.scene)
            canvas.style.height = "%dpx" % height

    def _start(self) -> None:
        self.tried, self.busy = [], False
        self.scene = self.data["scene"]
        self._fit()
        self.touching = Selection(self.data["choices"], spots_of(self.scene))
        self.board.show(self.scene)
        self.board.reveal({"marks": self.data["marks"], "lines": self.data["lines"], "notes": []})
        self._say("")
        self._offer()

    def _reset(self, event: "Event") -> None:
        self._start()

    def _key(self, event: "Event") -> None:
        if event.key == "Escape" and self.touching.touches:
            self.touching.back()
            self._offer()

    def _soon(self, work: "Coroutine[object, None, None]") -> None:
        asyncio.create_task(work)

    async def _play(self, move: str) -> None:
        self.busy = True
        self.tried.append(move)
        tried = self.tried
        if not self.engine.ready:
            self._say(self.words("engine-wait"))
        try:
            answer: "SceneAnswer" = await self.engine.ask(self._request())
        except EngineFailure as problem:
            if self.tried is tried:  # nobody started over
                self._say(self.words("engine-failed", problem.reason(self.words)))
            return
        finally:
            if self.tried is tried:
                self.busy = False
        if self.tried is tried:
            self._go_on(answer)

    def _go_on(self, answer: "SceneAnswer") -> None:
        self.scene = answer["scene"]
        self.touching = Selection(answer["choices"], spots_of(self.scene))
        self.board.play(answer["changes"], self.scene, self._offer)
        self._say(self.words.say(answer["history"][-1]["description"]))

    def _request(self) -> "Request":
        link = self.link
        moves = list(link.moves) + self.tried
        request = make_request("scene", link.game, link.rules, link.position, moves)
        request["view"] = self.data["view"]
        return request

    def _keep_room(self) -> None:
        """Keep the height that options have had, so that nothing below them moves up."""
        row = self.options.element
        if row.offsetHeight > self.high:
            self.high = row.offsetHeight
            row.style.minHeight = "%dpx" % self.high

    def _say(self, text: str) -> None:
        self.note.textContent = text
        self.again.hidden = not self.tried

    def _offer(self) -> None:
        touching = self.touching
        self.board.offer(touching)
        self.options.show(self.scene, touching, {})
        self._keep_room()
        self.narrator.show(self.scene, touching)
        if self.described:
            self.grid.show(after_step(self.scene, touching.stepped), 0, touching)
