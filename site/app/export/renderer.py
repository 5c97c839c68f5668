"""Pictures of a session's game: of the position shown or any other, in the reader's colours."""

from anga.shared.formats.notes import along
from board.display_settings import setting
from export.captioned import LARGEST, CaptionedBoard
from export.sheet import numbered_move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import PictureAnswer, Request, SceneAnswer
    from anga.shared.game_tree import Node
    from anga.shared.scene import Scene
    from board.paint.canvas import Canvas
    from browser.types import Element
    from session.session import Session

FINE = 2  # pixels of a picture for one of a film
PRINTED = 330  # pixels across a diagram on a sheet


class GameRenderer:
    """Draws positions of the current game.

    `probe` is an element to which the style sheet gives the colours of a scheme, `turned` gives the
    orientation of the board.
    """

    def __init__(self, session: "Session", probe: "Element", turned: "Callable[[], int]") -> None:
        self.session, self.probe, self.turned = session, probe, turned

    def still(self, scheme: str) -> "Canvas":
        """The position shown, in a good size for a picture."""
        table = self.session.table
        scene, ply = table.answer["scene"], table.match.shown
        stills = self._stills(scene, scheme, FINE, self.notes[ply : ply + 1])
        return stills.draw(scene, self.caption(ply), self.note(ply))

    def frames(self, scheme: str, first: int, last: int) -> "FrameRenderer":
        """The renderer of some plies for a film."""
        scene, notes = self.session.table.answer["scene"], self.notes
        return FrameRenderer(self, self._stills(scene, scheme, 1, notes[first : last + 1]), notes)

    @property
    def notes(self) -> "list[Node]":
        """The nodes with comments and drawings by ply, if there are any."""
        match = self.session.table.match
        return along(match.root, match.moves)

    def note(self, ply: int) -> "Node | None":
        """The node of a ply, None if it has no notes."""
        return at(self.notes, ply)

    @property
    def moves(self) -> "list[str]":
        """The moves in notation."""
        return [self.move(ply) for ply in range(len(self.session.table.match.moves))]

    def move(self, ply: int) -> str:
        """The notation of a move, counted from 0."""
        table = self.session.table
        if len(table.history) != len(table.match.moves):
            return table.match.moves[ply]
        return self.session.words.say(table.history[ply]["notation"])

    def caption(self, ply: int) -> str:
        """The caption of a picture."""
        name = self.session.words.say("name")
        return name + " · " + numbered_move(self.move(ply - 1), ply - 1) if ply else name

    def request(self, cmd: str, ply: int) -> "Request":
        """A request about another position of the game."""
        request = self.session.table.match.request(cmd, whole=True)
        request["record"] = request["record"][:ply]
        request["view"] = self.session.settings.view
        return request

    async def drawing(
        self, ply: int, dark: bool, width: int, touchable: bool = False, told: bool = False
    ) -> "PictureAnswer":
        """A position as SVG, with people's drawings.

        `touchable` shows the options on the board, `told` the comment.
        """
        request = self.request("picture", ply)
        request["language"], request["dark"] = self.session.words.language, dark
        request["turned"], request["width"] = self.turned(), width
        request["touchable"] = touchable
        if setting("board"):
            request["board"] = setting("board")
        note = self.note(ply)
        if note:
            request["drawings"] = list(note.drawings)
            request["comment"] = note.comment if told else ""
        drawn: "PictureAnswer" = await self.session.engine.ask(request)
        return drawn

    def _stills(
        self, scene: "Scene", scheme: str, ratio: float, notes: "list[Node]"
    ) -> CaptionedBoard:
        self.probe.setAttribute("data-theme", scheme)
        if setting("board"):
            self.probe.setAttribute("data-board", setting("board"))
        else:
            self.probe.removeAttribute("data-board")
        say, comments = self.session.words.say, [note.comment for note in notes if note.comment]
        return CaptionedBoard(say, self.probe, scene, self.turned(), LARGEST, ratio, comments)


class FrameRenderer:
    """Draws one position after another on the same canvas."""

    def __init__(self, renderer: GameRenderer, stills: CaptionedBoard, notes: "list[Node]") -> None:
        self.renderer, self.stills, self.notes = renderer, stills, notes

    async def frame(self, ply: int) -> "Canvas":
        """The picture of the position after some moves."""
        engine = self.renderer.session.engine
        request = self.renderer.request("scene", ply)
        if ply:
            request["since"] = ply  # nobody reads a film's moves
        answer: "SceneAnswer" = await engine.ask(request)
        note = at(self.notes, ply)
        return self.stills.draw(answer["scene"], self.renderer.caption(ply), note)


def at(notes: "list[Node]", ply: int) -> "Node | None":
    """The node of a ply."""
    return notes[ply] if ply < len(notes) else None
