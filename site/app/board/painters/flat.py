"""Flat scenes: squares with pieces and dice, and hands beside them."""

from anga.shared.shapes import marks
from board.flat.dice import Dice
from board.flat.tokens import Tokens
from board.paint.layer import copy
from board.paint.put import draw_shapes
from board.painters.tools import GHOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Place, Point
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Scene, Solid
    from board.anim.timeline import Tilt, Timed
    from board.flat.pieces import Token
    from board.paint.canvas import Context
    from board.paint.layer import Layer
    from board.painters.tools import Tools


class FlatPainter:
    """Draws a scene without a camera, see `board.painters.painter`."""

    def __init__(
        self,
        scene: "Scene",
        layout: "Layout",
        tools: "Tools",
        base: "Layer",
    ) -> None:
        self.scene, self.layout, self.palette = scene, layout, tools.palette
        self.base = base  # squares, lines and texts, drawn before
        self.tokens = Tokens(scene, layout, tools.pieces, tools.palette)
        self.dice = Dice(scene, layout, tools.cubes)
        self.below: "Layer | None" = None
        self.tilt: "Tilt | None" = None

    def rest(self, ctx: "Context", without: "Sequence[str]" = ()) -> None:
        """Draw everything at rest except what is on some places."""
        copy(ctx, self.base)
        draw_shapes(ctx, marks.under(self.layout, self.scene["marks"]), self.palette.faded)
        self.tokens.rest(ctx, without)
        self.dice.rest(ctx, without)
        draw_shapes(ctx, marks.over(self.layout, self.scene["marks"]), self.palette.faded)

    def begin(
        self,
        timed: "Sequence[Timed]",
        layers: "Sequence[Layer]",
        dropped: "tuple[str, Point] | None" = None,
        tilt: "Tilt | None" = None,
    ) -> None:
        """Prepare the layer below what changes move."""
        away = self.tokens.begin(timed, dropped) + self.dice.begin(timed)
        self.tilt, self.below = tilt, layers[0]
        self.rest(self.below.clear(), away)

    def frame(self, ctx: "Context", now: float) -> None:
        """Draw the animation at the moment `now`."""
        self._below(ctx)
        self.tokens.frame(ctx, now)
        self.dice.frame(ctx, now, self.tilt)

    def tilt_solid(self, ctx: "Context", tilt: "Tilt") -> None:
        """Draw the animation with a tilted die."""
        self._below(ctx)
        self.dice.tilt_solid(ctx, tilt)

    def swing(self, ctx: "Context", view: "Camera") -> None:
        """Draw everything at rest: a flat board is seen only from above."""
        self.rest(ctx)

    def foreshow(self, ctx: "Context", ghosts: "Sequence[Solid]") -> None:
        """Draw dice that would lie there, seen through."""
        ctx.globalAlpha = GHOST
        self.dice.draw_all(ctx, ghosts)
        ctx.globalAlpha = 1

    def draw_piece(
        self, ctx: "Context", piece: "Token", place: "Place", scale: float = 1, share: float = 1
    ) -> None:
        """Draw a piece at a place on the canvas."""
        self.tokens.draw_piece(ctx, piece, place, scale, share)

    def again(self, ctx: "Context", cells: "Sequence[str]") -> None:
        """Redraw the pieces on cells."""
        self.tokens.again(ctx, cells)
        self.dice.again(ctx, cells)

    def piece(self, touch: str) -> "Token | None":
        """The piece at a touch, as it looks while it is dragged."""
        return self.tokens.piece(touch)

    def _below(self, ctx: "Context") -> None:
        if self.below:
            copy(ctx, self.below, alone=True)
