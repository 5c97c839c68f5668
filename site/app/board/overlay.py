"""What is drawn over the pieces: possible touches, options, badges, a dragged piece, the focus."""

from anga.shared.shapes import badges, ground, marks, options
from board.paint.put import draw_shapes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.geometry.types import Outline, Place, Point
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Drawing, Phrase, Scene
    from anga.shared.shapes.shape import Shapes
    from board.paint.canvas import Context
    from board.paint.layer import Layer
    from board.paint.surface import Surface
    from board.painters.painter import Painter
    from board.state import BoardState

FAINT = 0.35  # how opaque dots are where a move can be made with nothing held
SMALL = 40.0  # a square narrower than this hides under a finger
LENS = 46.0  # radius of the enlarged square above a finger
AROUND = (
    3.0  # pixels from what a hand holds to the frame about it, so that its count is not covered
)


class Overlay:
    """Draws a board's state over its painter's work."""

    def __init__(
        self, state: "BoardState", surface: "Surface", say: "Callable[[Phrase], str]"
    ) -> None:
        self.state, self.surface, self.say = state, surface, say
        self.scene: "Scene | None" = None
        self.taken: "set[str]" = set()  # the touches of cells in it that something stands on
        self.looks: "dict[str, Drawing]" = {}  # of its options, by touch
        self.names: "dict[str, Phrase]" = {}

    def paint(self, ctx: "Context", painter: "Painter", still: "Layer") -> None:
        """Draw the whole overlay; `still` is the layer of everything that does not move."""
        state, layout = self.state, self.state.layout
        if not layout:
            return
        if layout.scene is not self.scene:
            self._see(layout.scene)
        self._explanation(ctx, painter, layout)
        self._offers(ctx, painter, layout)
        self._options(ctx, layout)
        for touch, value in state.values.items():
            shown = touch not in layout.buttons or self._state(touch)  # no button, no badge
            if shown and value["text"]:
                self._draw(ctx, badges.value(layout, touch, value["text"], value["tone"]))
        sketched = [state.sketch] if state.sketch else []
        self._draw(ctx, marks.drawn(layout, state.drawings + sketched))
        if state.focused:
            self._focus(ctx, layout, state.focused)
        if state.held:
            painter.draw_piece(ctx, state.held, self._in_hand(layout), 1.25)
        if state.finger and layout.unit < SMALL:
            self._lens(ctx, painter, layout, still)

    def _see(self, scene: "Scene") -> None:
        self.scene, self.taken = scene, standing(scene)
        looks = scene["looks"]
        self.looks = {"o:" + o["id"]: looks.get(o.get("look", ""), []) for o in scene["options"]}
        self.names = {"o:" + o["id"]: o["name"] for o in scene["options"]}

    def _draw(self, ctx: "Context", shapes: "Shapes") -> None:
        draw_shapes(ctx, shapes, self.surface.palette.faded)

    def flash(self, ctx: "Context", cells: "Sequence[str]", t: float) -> None:
        """Fade refused cells; `t` from 0 to 1."""
        layout = self.state.layout
        ctx.globalAlpha = 1 - t
        for cell in cells:
            outline = layout.outline("c:" + cell) if layout else None
            if outline:
                self._draw(ctx, marks.refusal(outline))
        ctx.globalAlpha = 1

    def _explanation(self, ctx: "Context", painter: "Painter", layout: "Layout") -> None:
        told = self.state.explanation
        self._draw(ctx, marks.under(layout, told["marks"]))
        marked = [cell for mark in told["marks"] for cell in mark["cells"]]
        if marked:
            painter.again(ctx, [cell for cell in marked if "c:" + cell != self.state.origin])
            self._draw(ctx, marks.over(layout, told["marks"]))
        painter.foreshow(ctx, told.get("ghosts", []))
        self._draw(ctx, ground.lines(layout, told["lines"]))

    def _in_hand(self, layout: "Layout") -> "Place":
        """The place of a dragged piece: above a finger, so that it is visible; at a mouse."""
        x, y = self.state.spot
        return x, y - (layout.unit * 0.9 if self.state.finger else 0), 0.0

    def _offers(self, ctx: "Context", painter: "Painter", layout: "Layout") -> None:
        state = self.state
        taken = self.taken
        radius = max(3.5, layout.unit * 0.13)
        for touch in state.chosen + state.pointed:
            self._chosen(ctx, painter, layout, touch)
        begun = bool(state.chosen)
        free: "list[Point]" = []
        steps: "list[Point]" = []
        blocked: "list[Point]" = []
        for touch in state.open:
            aimed = touch in (state.over, state.pressed, state.hovered)
            if state.quiet and not aimed:
                continue
            if aimed or (begun and touch in taken):
                outline = _around(layout, touch)
                if outline:
                    self._draw(ctx, marks.target(outline, aimed))
            if touch[:2] == "c:" and touch not in taken and touch[2:] in layout.outlines:
                (steps if touch in state.steps else free).append(layout.centre(touch[2:]))
        for touch in state.forbidden:
            if touch[:2] == "c:" and touch[2:] in layout.outlines and (begun or touch not in taken):
                blocked.append(layout.centre(touch[2:]))
        ctx.globalAlpha = 1 if begun else FAINT
        self._draw(ctx, marks.dots(free, radius))
        self._draw(ctx, marks.rings(steps, radius))
        ctx.globalAlpha = 1
        self._draw(ctx, marks.forbidden(blocked, radius))
        if state.coming and state.pressed and layout.unit >= SMALL:
            painter.draw_piece(ctx, state.coming, layout.lie(state.pressed[2:]), 1)

    def _chosen(self, ctx: "Context", painter: "Painter", layout: "Layout", touch: str) -> None:
        """Mark the touched places, and draw what stands there over the mark."""
        outline = _around(layout, touch)
        if outline:
            self._draw(ctx, marks.chosen(outline))
            if touch != self.state.origin and touch not in layout.held:
                painter.again(ctx, [touch[2:]])

    def _options(self, ctx: "Context", layout: "Layout") -> None:
        for touch, place in layout.buttons.items():
            state = self._state(touch)
            if state:
                self._draw(ctx, options.button(place, layout.button, self.looks[touch], state))
                said = self.say(self.names[touch])
                written = [stroke.get("glyph") for stroke in self.looks[touch]]
                if not layout.scene["camera"] and said not in written:  # nor told by an arrow
                    size = layout.button, said, layout.unit, layout.width
                    self._draw(ctx, options.caption(place, *size))

    def _state(self, touch: str) -> "str | None":
        state = self.state
        if touch in state.forbidden:
            return "forbidden"
        if touch in state.chosen:
            return "chosen"
        if touch not in state.open:
            return None
        if touch == state.pressed:
            return "pressed"
        return "hovered" if touch == state.hovered else "open"

    def _focus(self, ctx: "Context", layout: "Layout", touch: str) -> None:
        rect = layout.rect(touch)
        if rect:
            self._draw(ctx, marks.focus(rect, touch in layout.buttons))

    def _lens(self, ctx: "Context", painter: "Painter", layout: "Layout", still: "Layer") -> None:
        """Magnify the square under a finger, above it."""
        state, palette = self.state, self.surface.palette
        target = state.over or state.pressed
        if not target or target[:2] != "c:" or not state.finger:
            return
        fx, fy = state.finger
        x = min(max(fx, LENS + 2), self.surface.width - LENS - 2)
        y = fy - LENS - 34 if fy > 2 * LENS + 36 else fy + LENS + 40
        ctx.save()
        _disc(ctx, x, y)
        ctx.fillStyle = palette("paper")
        ctx.fill()
        ctx.save()
        ctx.clip()
        _enlarge(ctx, still, layout.centre(target[2:]), x, y)
        half = layout.unit * 1.1
        square = [(x + i * half, y + j * half) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        self._draw(ctx, marks.target(square, target in state.wanted_touches))
        piece = state.held or state.coming
        if piece:
            ctx.globalAlpha = 0.85
            painter.draw_piece(ctx, piece, (x, y, 0.0), 2)
        ctx.restore()
        ctx.strokeStyle, ctx.lineWidth = palette("ink"), 1.5
        _disc(ctx, x, y)
        ctx.stroke()
        ctx.restore()


def standing(scene: "Scene") -> "set[str]":
    """The occupied cells, as touches."""
    cells = [piece["cell"] for piece in scene["pieces"]]
    return {"c:" + cell for cell in cells + [solid["cell"] for solid in scene["solids"]]}


def _around(layout: "Layout", touch: str) -> "Outline | None":
    """The outline of a touch, a little wider where a count must not be covered."""
    outline = layout.outline(touch)
    if outline and touch in layout.held:
        (left, top), _, (right, bottom), _ = outline
        left, top, right, bottom = left - AROUND, top - AROUND, right + AROUND, bottom + AROUND
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    return outline


def _disc(ctx: "Context", x: float, y: float) -> None:
    ctx.beginPath()
    ctx.arc(x, y, LENS, 0, 6.2832)


def _enlarge(ctx: "Context", still: "Layer", at: "Point", x: float, y: float) -> None:
    """Copy the surroundings of a point, magnified."""
    reach, ratio = LENS / 2.2, still.ratio
    ctx.drawImage(
        still.canvas,
        (at[0] - reach) * ratio, (at[1] - reach) * ratio, 2 * reach * ratio, 2 * reach * ratio,
        x - LENS, y - LENS, 2 * LENS, 2 * LENS,
    )  # fmt: skip
