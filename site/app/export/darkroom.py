"""The pictures of a session's game: the position shown, any other, in the reader's own colours."""

from board.wishes import wish
from export.sheet import numbered
from export.stills import LARGEST, Stills

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import PictureAnswer, Request, SceneAnswer
    from board.paint.canvas import Canvas
    from browser.types import Element
    from session.session import Session

FINE = 2  # pixels of a picture for one of a film
PRINTED = 330  # pixels across a diagram on a sheet


class Darkroom:
    """Draws positions of the game on the table.

    `probe` is an element to which the style sheet gives the colours of a scheme, `turned` tells how
    the board lies.
    """

    def __init__(self, session: "Session", probe: "Element", turned: "Callable[[], int]") -> None:
        self.session, self.probe, self.turned = session, probe, turned

    def still(self, scheme: str) -> "Canvas":
        """The position shown, as large as it is good for a picture."""
        table = self.session.table
        stills = self._stills(table.answer["scene"], scheme, FINE)
        return stills.draw(table.answer["scene"], self.caption(table.match.shown))

    def frames(self, scheme: str) -> "Frames":
        """What draws positions for a film."""
        return Frames(self, self._stills(self.session.table.answer["scene"], scheme, 1))

    @property
    def moves(self) -> "list[str]":
        """The moves as people read them."""
        table, say = self.session.table, self.session.words.say
        told = [say(entry["notation"]) for entry in table.history]
        return told if len(told) == len(table.match.moves) else list(table.match.moves)

    def caption(self, ply: int) -> str:
        """What stands below a picture."""
        name = self.session.words.say("name")
        return name + " · " + numbered(self.moves, ply - 1) if ply else name

    def request(self, cmd: str, ply: int) -> "Request":
        """A request about another position of the game."""
        request = self.session.table.match.request(cmd, whole=True)
        request["record"] = request["record"][:ply]
        request["view"] = self.session.settings.view
        return request

    async def drawing(
        self, ply: int, dark: bool, width: int, touchable: bool = False
    ) -> "PictureAnswer":
        """A position as a drawing, `touchable` with the options that lie on the board."""
        request = self.request("picture", ply)
        request["language"], request["dark"] = self.session.words.language, dark
        request["turned"], request["width"] = self.turned(), width
        request["touchable"] = touchable
        if wish("board"):
            request["board"] = wish("board")
        drawn: "PictureAnswer" = await self.session.engine.ask(request)
        return drawn

    def _stills(self, scene: object, scheme: str, ratio: float) -> Stills:
        self.probe.setAttribute("data-theme", scheme)
        if wish("board"):
            self.probe.setAttribute("data-board", wish("board"))
        else:
            self.probe.removeAttribute("data-board")
        say = self.session.words.say
        return Stills(say, self.probe, scene, self.turned(), LARGEST, ratio)  # type: ignore[arg-type]


class Frames:
    """Draws one position after another on the same canvas."""

    def __init__(self, darkroom: Darkroom, stills: Stills) -> None:
        self.darkroom, self.stills = darkroom, stills

    async def frame(self, ply: int) -> "Canvas":
        """The position after so many moves."""
        engine = self.darkroom.session.engine
        answer: "SceneAnswer" = await engine.ask(self.darkroom.request("scene", ply))
        return self.stills.draw(answer["scene"], self.darkroom.caption(ply))
