"""The dialog with the result of today's problem: a line and a picture to send."""

import asyncio

from board.paint import fonts
from browser.dom import fill, find, listen, show
from browser.sending import send
from export.captioned import CaptionedBoard
from learn.today import IN_LIST, line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Phrase, Scene
    from board.paint.canvas import Canvas
    from browser.types import Window
    from learn.today import Today
    from words import Words

SIZE = 480  # CSS pixels across or down the picture, the line below it included
RATIO = 2


class ResultCard:
    """Shows how a day's problem was solved, and sends it by the share sheet, else copies it."""

    def __init__(self, window: "Window", words: "Words") -> None:
        self.window, self.words = window, words
        self.text = self.address = self.file = ""
        self.canvas: "Canvas"
        self.dialog, self.said = find("#result"), find("#result-said")
        listen(find("#result-send"), "click", lambda event: self._send())
        listen(find("#result-save"), "click", lambda event: self._save())

    def open(
        self,
        today: "Today",
        name: str,
        scene: "Scene | None",
        turned: int,
        say: "Callable[[Phrase], str]",
    ) -> None:
        """Open the dialog; `name` is the game's, `scene` shows its problem, `say` its words.

        Without a Scene there is no picture.
        """
        self.text = line(today, self.words, name)
        self.address = shared_address(self.window, today.game, today.ident)
        self.file = "anga-%s.png" % today.day
        find("#result-line").textContent = self.text
        self.said.textContent = self.words("result-told")
        for part in ("#result-board", "#result-save"):
            show(find(part), scene is not None)
        if scene:
            self._show_picture(scene, turned, say)
        self.dialog.showModal()

    def _show_picture(self, scene: "Scene", turned: int, say: "Callable[[Phrase], str]") -> None:
        """Draw the picture, and again in its typefaces."""

        def draw() -> None:
            root = self.window.document.documentElement
            board = CaptionedBoard(say, root, scene, turned, SIZE, RATIO)
            self.canvas = board.draw(scene, self.text)
            fill(find("#result-board"), [self.canvas])  # type: ignore[list-item]

        fonts.load(scene["looks"], [], draw)
        draw()

    def _send(self) -> None:
        send(self.window, self.text, self.address, self._tell)

    def _tell(self, copied: bool) -> None:
        self.said.textContent = self.words("result-copied" if copied else "result-by-hand")

    def _save(self) -> None:
        asyncio.create_task(self._send_picture())

    async def _send_picture(self) -> None:
        maker = await self.window.platform.pictures()
        text = self.text + "\n" + self.address
        if not maker or not await maker.send(self.canvas, self.file, text):
            self.said.textContent = self.words("result-no-picture")


def shared_address(window: "Window", game: str, ident: str) -> str:
    """The full address of a problem for others.

    It is that of its own page, if the site was built with such pages.
    """
    own = find("#result").hasAttribute("data-singles")
    page = "problems/%s/%s.html" if own else IN_LIST
    return str(window.platform.whole(page % (game, ident)))
