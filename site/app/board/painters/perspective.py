"""Scenes with a camera: rolling solids on a plinth, with flat pieces and marks."""

from anga.shared.geometry import polygons
from anga.shared.geometry.cells import EDGE
from anga.shared.geometry.cube import rest_height
from anga.shared.shapes import ground, marks
from anga.shared.shapes.awaited import awaited
from board.cubes.solid_animation import turnings
from board.flat.tokens import Tokens
from board.paint.layer import Layer, copy
from board.paint.put import draw_shapes
from board.painters.tools import GHOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Matrix, Place, Point
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Scene, Solid
    from board.anim.timeline import Tilt, Timed
    from board.cubes.plinth import Plinth
    from board.cubes.solid_animation import SolidAnimation
    from board.flat.pieces import Token
    from board.paint.canvas import Context
    from board.painters.tools import Tools


class PerspectivePainter:
    """Draws a scene with a camera, see `board.painters.painter`."""

    def __init__(
        self,
        scene: "Scene",
        layout: "Layout",
        view: "Camera",
        tools: "Tools",
        plinth: "Plinth",
        base: "Layer",
    ) -> None:
        self.scene, self.layout, self.view, self.tools = scene, layout, view, tools
        self.plinth, self.base = plinth, base  # the plinth, and how it was drawn last
        self.tokens = Tokens(scene, layout, tools.pieces, tools.palette)
        self.turnings: "list[SolidAnimation]" = []
        self.below: "Layer | None" = None
        self.above: "Layer | None" = None
        self.tilt: "Tilt | None" = None
        self.ghosts: "Sequence[Solid]" = []
        self.ghost: "Layer | None" = None  # how they look

    def rest(self, ctx: "Context", without: "Sequence[str]" = ()) -> None:
        """Draw everything at rest except what is on some places."""
        self._ground(ctx, without)
        self.tokens.rest(ctx, without)
        self._row(ctx, [s for s in self.scene["solids"] if "c:" + s["cell"] not in without])
        draw_shapes(ctx, marks.over(self.layout, self.scene["marks"]), self.tools.palette.faded)

    def begin(
        self,
        timed: "Sequence[Timed]",
        layers: "Sequence[Layer]",
        dropped: "tuple[str, Point] | None" = None,
        tilt: "Tilt | None" = None,
    ) -> None:
        """Prepare the layers below and above what changes move."""
        self.tilt = tilt
        self.turnings = turnings(timed, self.scene["solids"])
        moved = tuple("c:" + turning.solid["cell"] for turning in self.turnings)
        away = moved + self.tokens.begin(timed, dropped)
        line = max([self._depth(turning.solid) for turning in self.turnings] or [-1e9])
        still = [solid for solid in self.scene["solids"] if "c:" + solid["cell"] not in away]
        nearer = [solid for solid in still if self._depth(solid) > line]
        self.below, self.above = layers[0], layers[1] if nearer else None
        ctx = self.below.clear()
        self._ground(ctx, away)
        self.tokens.rest(ctx, away)
        self._row(ctx, [solid for solid in still if solid not in nearer])
        if self.above:
            self._row(self.above.clear(), nearer)
        for turning in self.turnings:
            self._ready(turning.solid)

    def frame(self, ctx: "Context", now: float) -> None:
        """Draw the animation at the moment `now`."""
        self._below(ctx)
        self.tokens.frame(ctx, now)
        for turning in self.turnings:
            posed = turning.at(now, self.tilt)
            if posed:
                ctx.globalAlpha = posed.alpha
                self._put(ctx, turning.solid, posed.matrix, posed.shift, posed.lift, moving=True)
        ctx.globalAlpha = 1
        self._above(ctx)

    def tilt_solid(self, ctx: "Context", tilt: "Tilt") -> None:
        """Draw the animation with a solid tilted by an angle about an axis."""
        self._below(ctx)
        for turning in self.turnings:
            self._put(ctx, turning.solid, turning.leaning(tilt).matrix, moving=True)
        self._above(ctx)

    def swing(self, ctx: "Context", view: "Camera") -> None:
        """Draw everything as seen by another camera on its way to this one."""
        PerspectivePainter(
            self.scene, self.layout.with_camera(view), view, self.tools, self.plinth, self.base
        ).sketch(ctx)

    def sketch(self, ctx: "Context") -> None:
        """Draw everything at rest quickly, on an empty canvas."""
        self.plinth.paint(ctx, self.view, self.tools.cubes, moving=True)
        self._await(ctx)
        self._signs(ctx)
        self.tokens.rest(ctx)
        for solid in sorted(self.scene["solids"], key=self._depth):
            self._put(ctx, solid, solid["orientation"], moving=True)

    def foreshow(self, ctx: "Context", ghosts: "Sequence[Solid]") -> None:
        """Draw solids that would stand there, seen through as a whole."""
        if not ghosts:
            return
        if not self.ghost or ghosts != self.ghosts:
            self.ghosts = ghosts
            self.ghost = Layer(self.layout.width, self.layout.height, self.tools.cubes.ratio)
            self._row(self.ghost.ctx, ghosts)
        ctx.globalAlpha = GHOST
        copy(ctx, self.ghost)
        ctx.globalAlpha = 1

    def draw_piece(
        self, ctx: "Context", piece: "Token", place: "Place", scale: float = 1, share: float = 1
    ) -> None:
        """Draw a flat piece at a place on the canvas."""
        self.tokens.draw_piece(ctx, piece, place, scale, share)

    def again(self, ctx: "Context", cells: "Sequence[str]") -> None:
        """Redraw the pieces on cells, and the solids in front of them."""
        self.tokens.again(ctx, cells)
        depths = [self._depth(solid) for solid in self.scene["solids"] if solid["cell"] in cells]
        if depths:
            self._row(ctx, [s for s in self.scene["solids"] if self._depth(s) >= min(depths)])

    def piece(self, touch: str) -> "Token | None":
        """The flat piece at a touch; solids cannot be dragged."""
        return self.tokens.piece(touch)

    def _ground(self, ctx: "Context", away: "Sequence[str]") -> None:
        """The plinth, redrawn only if it looks different, and what lies flat on it."""
        self.plinth.show(self.base, self.view, self.tools.cubes)
        copy(ctx, self.base)
        self._await(ctx, away)
        self._signs(ctx)

    def _signs(self, ctx: "Context") -> None:
        shapes = ground.signs(self.layout, self.tools.say)
        draw_shapes(
            ctx, shapes + marks.under(self.layout, self.scene["marks"]), self.tools.palette.faded
        )

    def _await(self, ctx: "Context", away: "Sequence[str]" = ()) -> None:
        """Outlines on cells where a solid is to be placed and none stands or arrives."""
        taken = [touch[2:] for touch in away]
        draw_shapes(ctx, awaited(self.scene, self.view, taken), self.tools.palette.faded)

    def _ready(self, solid: "Solid") -> None:
        """Prepare all sides, so that none has to be made during an animation."""
        cubes = self.tools.cubes
        for side in range(6):
            pixels = EDGE * self.view.unit * cubes.ratio
            cubes.textures.side(solid, side, self.scene["looks"], pixels)

    def _row(self, ctx: "Context", solids: "Sequence[Solid]") -> None:
        """Solids at rest, far ones first."""
        for solid in sorted(solids, key=self._depth):
            self._put(ctx, solid, solid["orientation"])

    def _put(
        self,
        ctx: "Context",
        solid: "Solid",
        matrix: "Matrix",
        shift: "Point" = (0.0, 0.0),
        lift: float = 0.0,
        moving: bool = False,
    ) -> None:
        x, y = polygons.middle(self.layout.cells[solid["cell"]])
        centre = (x + shift[0], y + shift[1], rest_height(matrix, EDGE) + lift)
        cells, cubes = 2 if moving else 3, self.tools.cubes
        cubes.cast(ctx, self.view, centre, matrix, EDGE, moving)
        cubes.draw_cube(ctx, self.view, solid, self.scene["looks"], centre, matrix, cells)

    def _depth(self, solid: "Solid") -> float:
        x, y = polygons.middle(self.layout.cells[solid["cell"]])
        return self.view.project(x, y)[1]

    def _below(self, ctx: "Context") -> None:
        if self.below:
            copy(ctx, self.below, alone=True)

    def _above(self, ctx: "Context") -> None:
        if self.above:
            copy(ctx, self.above)
