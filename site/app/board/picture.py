"""The picture on the canvas: the painter of the Scene, and layers that are drawn once."""

from anga.shared.geometry.camera import Camera
from anga.shared.layout.layout import Layout
from anga.shared.shapes import ground
from board.cubes.plinth import Plinth
from board.flat import light
from board.paint.layer import Layer
from board.paint.put import draw_shapes
from board.painters.flat import FlatPainter
from board.painters.perspective import PerspectivePainter
from board.painters.tools import Tools

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Phrase, Scene
    from board.flat.pieces import Token
    from board.paint.surface import Surface
    from board.painters.painter import Painter
    from board.state import BoardState

SMALLEST = 40  # CSS pixels: nothing is drawn on a canvas that is less wide or high


class Picture:
    """Lays out the state's Scene on a surface, and keeps its painter."""

    def __init__(
        self, state: "BoardState", surface: "Surface", say: "Callable[[Phrase], str]"
    ) -> None:
        self.state, self.surface, self.say = state, surface, say
        self.painter: "Painter | None" = None
        self.resize()

    def resize(self) -> None:
        """Begin again after the surface was measured."""
        self.base = self.surface.layer()  # the board with nothing on it
        self._still = self.surface.layer()  # and with all that lies still
        self._rested = False  # whether all of that is there
        self.plinth: "Plinth | None" = None
        self.letter()

    def letter(self) -> None:
        """Begin again with new fonts or colours."""
        surface = self.surface
        self.tools = Tools(surface.palette, surface.ratio, self.say)
        self.drawn: "tuple[object, ...] | None" = None

    def lay_out(self) -> None:
        """Compute the layout of the Scene, and choose its painter."""
        scene, surface = self.state.scene, self.surface
        self.state.layout = self.painter = None
        if scene and min(surface.width, surface.height) >= SMALLEST:
            size, settled = (surface.width, surface.height), self.state.settled
            layout = Layout(scene, self.state.turned, size[0], size[1], settled=settled)
            self.state.layout = layout
            self.rest()
            view = layout.view
            if isinstance(view, Camera):
                self.painter = self._perspective(scene, layout, view)
            else:
                self.painter = self._flat(scene, layout)

    def rest(self) -> None:
        """Set what lies still; it is drawn when it is needed next."""
        self._rested = False

    @property
    def still(self) -> Layer:
        """The layer of everything that does not move."""
        if self.painter and not self._rested:
            self._rested = True
            away = (self.state.origin,) if self.state.origin else ()
            self.painter.rest(self._still.clear(), away)
        return self._still

    def piece(self, touch: "str | None") -> "Token | None":
        """The flat piece at a touch."""
        return self.painter.piece(touch) if self.painter and touch else None

    def texts(self, scene: "Scene") -> "list[str]":
        """The words on a Scene's board."""
        return [self.say(text["text"]) for text in scene["texts"]]

    def _perspective(self, scene: "Scene", layout: Layout, view: Camera) -> PerspectivePainter:
        """A painter for a scene with a camera, on the previous plinth if it is the same."""
        surface = self.surface
        if not self.plinth or not self.plinth.fits(scene, layout.unit):
            self.plinth = Plinth(scene, surface.palette, surface.ratio, layout.unit)
        return PerspectivePainter(scene, layout, view, self.tools, self.plinth, self.base)

    def _flat(self, scene: "Scene", layout: Layout) -> FlatPainter:
        """A painter for a flat scene, on the previous squares if they are the same."""
        view = layout.view
        board = (scene["size"], scene["cells"], scene["slabs"], scene["lines"], scene["texts"])
        frame = (layout.turned, view.unit, view.left, view.top)
        wanted = (board, frame, self.texts(scene))
        if wanted != self.drawn:
            self.drawn = wanted
            ctx, colour = self.base.clear(), self.surface.palette.faded
            draw_shapes(ctx, ground.board(layout), colour)
            light.draw_light(ctx, layout)
            draw_shapes(ctx, ground.signs(layout, self.say), colour)
        return FlatPainter(scene, layout, self.tools, self.base)
