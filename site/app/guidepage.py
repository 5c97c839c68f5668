"""The rules pages: live boards among the articles."""

import openings
from board import Board
from dom import every, find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from device import Device
    from words import Words


class GuidePage:
    """A board to each diagram; on a list of guides there are none."""

    def __init__(self, window: "Any", words: "Words", device: "Device", ids: "list[str]") -> None:
        self.window = window
        self.words = words

    async def open(self) -> None:
        """Draw every diagram."""
        game = find("body").dataset.game
        if game:
            opening = await openings.load(self.window, game)
            guide = await openings.load_json(self.window, "data/guide-%s.json" % game)
            self.words.game_words = opening["words"]
            diagrams = [d for article in guide["articles"] for d in article["diagrams"]]
            canvases = every("canvas.diagram")
            for index in range(len(canvases)):
                Diagram(canvases[index], diagrams[index], self.words)
        self.window.performance.mark("anga-board")

    def redress(self) -> None:
        """The style sheet chooses between the languages of a guide."""


class Diagram:
    """One board of a guide."""

    def __init__(self, canvas: "Any", diagram: "dict[str, Any]", words: "Words") -> None:
        self.board = Board(canvas, lambda touch: None)
        self.board.show(diagram["scene"])
