"""The board on a canvas: draws Scenes, animates changes, reports touches. It contains no game."""

from anga.shared.changes import stepped as after_step
from anga.shared.geometry.camera import Camera
from anga.shared.layout import fit
from anga.shared.layout.beside import asked_beside
from anga.shared.shapes.drawings import drawn
from anga.shared.shapes.sheet import square
from board.animator import Animator
from board.cubes import textures
from board.display_settings import apply_settings, is_motion_reduced, upright
from board.drag import Drag
from board.next_frame import NextFrame
from board.overlay import Overlay
from board.paint import fonts
from board.paint.layer import copy
from board.paint.put import draw_shapes
from board.paint.surface import Surface
from board.picture import Picture
from board.pointer import Pointer
from board.scroller import ScrollFrame
from board.sketch import Sketch
from board.state import BoardState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Protocol

    class Offer(Protocol):
        """The touches that the board marks."""

        @property
        def open(self) -> list[str]:
            """Touches that extend the selection."""

        @property
        def touches(self) -> list[str]:
            """Those that were made."""

        @property
        def forbidden(self) -> list[str]:
            """Those that are shown although a rule forbids them."""

        @property
        def pointed(self) -> list[str]:
            """Places that were touched to tell options apart."""

        @property
        def quiet(self) -> bool:
            """Whether a possible touch is shown only under pointer or focus."""

        @property
        def steps(self) -> list[str]:
            """Those open cells after which another cell must follow."""

        @property
        def stepped(self) -> list[str]:
            """The cell that was stepped from and the one stepped on, as another had to follow."""

    from anga.shared.geometry.types import Rect
    from anga.shared.layout.layout import Layout
    from anga.shared.layout.stage import Stage
    from anga.shared.scene import Change, Drawing, Explanation, Phrase, Scene
    from board.paint.canvas import Canvas, PageCanvas, Scroller


class Board:
    """A canvas that shows a Scene.

    `say` gives a phrase of the Scene in the reader's language, now and at the next `redraw`.
    `touched` is called with each touch that a person makes, `aimed` with the touch under pointer or
    keyboard focus, or None. The canvas scrolls in a `frame`, if there is one.
    """

    def __init__(
        self,
        canvas: "PageCanvas",
        say: "Callable[[Phrase], str]",
        touched: "Callable[[str], None]",
        aimed: "Callable[[str | None], None] | None" = None,
        frame: "Scroller | None" = None,
    ) -> None:
        self.canvas, self.aimed = canvas, aimed
        self.frame = ScrollFrame(frame) if frame else None
        self.aim: "str | None" = None  # what was told last
        self.scene: "Scene | None" = None  # what was to be shown
        self.texts: "list[str]" = []  # the words on it
        self.state = state = BoardState()
        self.surface = surface = Surface(canvas)
        self._picture = picture = Picture(state, surface, say)
        self.over = Overlay(state, surface, say)
        self.repaint = NextFrame(self.paint)
        self.player = Animator(surface, picture, self.over, self.paint)
        drag = Drag(state, self.player, picture.piece, touched, self._on_change, self._on_lift)
        follow = self.frame.follow if self.frame else None
        self.sketch = Sketch(state, self.repaint.request)
        self.pointer = Pointer(canvas, drag, self.player.complete, follow, self.sketch)

    # What the page asks

    def settle(self, stage: "Stage") -> None:
        """Use the stage's size and arrangement from the next `redraw` on, whatever is shown."""
        self.state.settled = stage.settled
        if self.frame:
            self.frame.settle(stage.canvas, stage.parts["board"][2:])

    def show(self, scene: "Scene", turned: int = 0) -> None:
        """Draw a Scene at once, turned clockwise by quarter turns."""
        self.player.complete()
        before, texts = self.state.layout, self._picture.texts(scene)
        if before and scene == self.scene and turned == self.state.turned and texts == self.texts:
            if not self.surface.resized:
                self.repaint.request()
                return
        self.scene, self.state.turned, self.texts = scene, turned, texts
        self.state.stepped, self.state.asked_at = [], ""
        self._set_scene()
        self._fit()
        if self.surface.resized:
            self._draw_anew()
        else:
            self._picture.lay_out()
            self.repaint.request()
        fonts.load(scene["looks"], texts, self._on_fonts)
        if before and not is_motion_reduced():
            self._swing(before)

    def play(self, changes: "Sequence[Change]", scene: "Scene", done: "Callable[[], None]") -> None:
        """Animate changes, show the Scene after them, then call `done`."""

        def finish() -> None:
            self.show(scene, self.state.turned)
            done()

        if changes:
            self._bring_into_sight([place for change in changes for place in change["places"]])
        left = self._still_to_move(changes)
        if left and not is_motion_reduced():
            self.player.play(left, self.state.dropped, finish)
            self.state.offer([], [], [])
            self.state.values = {}
        else:
            finish()

    def offer(self, offer: "Offer", stays: bool = False) -> None:
        """Mark what may be touched next, what was touched or pointed at, and what is forbidden.

        A piece is shown where it has stepped; if it `stays`, where it is shown already.
        """
        state, asked_at = self.state, self._asked_at(offer)
        stepped = state.stepped if stays else offer.stepped
        if (stepped, asked_at) != (state.stepped, state.asked_at):
            state.stepped, state.asked_at = stepped, asked_at
            self._set_scene()
            self._picture.lay_out()
        state.offer(offer.open, list(offer.touches), offer.forbidden)
        state.quiet, state.steps, state.pointed = offer.quiet, offer.steps, list(offer.pointed)
        self.repaint.request()

    def overlay(self, values: "Mapping[str, Mapping[str, str]]") -> None:
        """Show small badges, `text` in a `tone`, at the places of touches; none without a text."""
        self.state.values = dict(values)
        self.repaint.request()

    def reveal(self, explanation: "Explanation | None") -> None:
        """Show a preview of touches, or hide it."""
        self.state.explanation = explanation or {"marks": [], "lines": [], "notes": []}
        self.repaint.request()

    def draw(self, drawings: "Sequence[str]") -> None:
        """Show arrows, `e4-e7`, and circles, `f5`, that people drew."""
        if list(drawings) != self.state.drawings:
            self.state.drawings = list(drawings)
            self.repaint.request()

    def refuse(self, cells: "Sequence[str]") -> None:
        """Shake some cells for a moment."""
        layout = self.state.layout
        shaken = [cell for cell in cells if layout and cell in layout.outlines]
        if shaken and not is_motion_reduced():
            self.player.refuse(shaken)

    def focus(self, touch: "str | None") -> None:
        """Draw the keyboard focus around a touch."""
        self.state.focused = touch
        self._on_change()
        if touch:
            self._bring_into_sight([touch])

    def cover(self, height: float, touches: "Sequence[str]") -> None:
        """Keep touches visible above something that covers some pixels of the lower end."""
        rects = [self.place(touch) for touch in touches]
        if self.frame:
            self.frame.cover(height, [rect for rect in rects if rect])

    def place(self, touch: str) -> "Rect | None":
        """A touch's place on the canvas, in CSS pixels."""
        return self.state.layout.rect(touch) if self.state.layout else None

    def height_for(self, width: float, scene: "Scene", turned: int = 0) -> float:
        """The best height of the canvas for a Scene at a width, both in CSS pixels."""
        return fit.height(scene, turned, width)

    def picture(
        self, canvas: "Canvas", drawing: "Drawing", size: float, solid: "str | None" = None
    ) -> None:
        """Draw a look on a small canvas of `size` CSS pixels, alone or as the side of a solid."""
        palette = self.surface.palette
        canvas.width = canvas.height = int(size * self.surface.ratio + 0.5)
        ctx = canvas.getContext("2d")
        if solid:
            textures.paint(ctx, drawing, 0, canvas.width, palette, solid)
        else:
            ctx.lineCap = ctx.lineJoin = "round"
            draw_shapes(ctx, drawn(drawing, square(canvas.width)), palette.faded)

    def redraw(self) -> None:
        """Measure the canvas, read its colours, and redraw everything."""
        self._set_scene()
        self._fit()
        self._draw_anew()

    def paint(self) -> None:
        """Compose the still layer and, over it, the marks of touches."""
        painter, ctx = self._picture.painter, self.surface.ctx
        if not painter or self.player.running:
            return
        if self.player.leaning:
            self.player.draw_leaning()
        else:
            copy(ctx, self._picture.still, alone=True)
            self.over.paint(ctx, painter, self._picture.still)

    # How its parts hang together

    def _on_change(self) -> None:
        """Redraw after a change of state, and report the touch under pointer or focus."""
        self.repaint.request()
        aim = self.state.aim
        if aim != self.aim:
            self.aim = aim
            if self.aimed:
                self.aimed(aim)

    def _on_lift(self) -> None:
        """Redraw when a piece is lifted off the board or put back."""
        self._picture.rest()
        self._on_change()

    def _asked_at(self, offer: "Offer") -> str:
        """The cell touched last, if options that may stand beside it are to be touched next."""
        options = self.scene["options"] if self.scene and offer.touches else []
        asked = [o for o in options if "beside" in o and "o:" + o["id"] in offer.open]
        places = [touch for touch in offer.touches if touch[:2] == "c:"] if asked else []
        return places[-1] if places else ""

    def _set_scene(self) -> None:
        scene, state = self.scene, self.state
        if scene:
            scene = apply_settings(asked_beside(after_step(scene, state.stepped), state.asked_at))
        state.scene = scene

    def _still_to_move(self, changes: "Sequence[Change]") -> "Sequence[Change]":
        """The changes that are not shown yet: all but a step, if they begin with it."""
        step, self.state.stepped = self.state.stepped, []
        if step and changes and changes[0]["places"] == step:
            return changes[1:]
        if step:
            self._set_scene()
            self._picture.lay_out()
        return changes

    def _fit(self) -> None:
        """Fit the canvas to the size that its Scene needs, where no stage fixes it."""
        if self.frame and self.state.scene and not self.state.settled:
            self.frame.fit(self.state.scene, self.state.turned, upright())

    def _bring_into_sight(self, touches: "Sequence[str]") -> None:
        """Scroll to places of the canvas, with priority for the last one."""
        if self.frame:
            for rect in [self.place(touch) for touch in touches]:
                if rect:
                    self.frame.reveal(rect)

    def _draw_anew(self) -> None:
        self.player.resize()
        self.surface.measure()
        self._picture.resize()
        self._picture.lay_out()
        self.paint()

    def _on_fonts(self) -> None:
        """Redraw glyphs once fonts have arrived."""
        self.player.complete()
        self._picture.letter()
        self._picture.lay_out()
        self.repaint.request()

    def _swing(self, before: "Layout") -> None:
        """Turn the board from its previous view, if it is the same board."""
        after = self.state.layout
        if after and before.turns_to(after):
            start, end = before.view, after.view
            if isinstance(start, Camera) and isinstance(end, Camera):
                self.player.swing(start, end)
