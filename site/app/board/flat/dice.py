"""Dice on a flat board, each seen at a slight angle."""

from anga.shared.geometry.cube import rest_height
from anga.shared.layout.dice import EDGE, camera
from board.anim.timeline import SolidPose
from board.cubes.solid_animation import turnings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Scene, Solid
    from board.anim.timeline import Tilt, Timed
    from board.cubes.cube_painter import CubePainter
    from board.cubes.solid_animation import SolidAnimation
    from board.paint.canvas import Context


class Dice:
    """The solids of a scene without a camera; each has a small camera of its own."""

    def __init__(self, scene: "Scene", layout: "Layout", cubes: "CubePainter") -> None:
        self.scene, self.layout, self.cubes = scene, layout, cubes
        self.turnings: "list[SolidAnimation]" = []

    def rest(self, ctx: "Context", without: "Sequence[str]" = ()) -> None:
        """Draw the dice at rest."""
        self.draw_all(ctx, [s for s in self.scene["solids"] if "c:" + s["cell"] not in without])

    def again(self, ctx: "Context", cells: "Sequence[str]") -> None:
        """Redraw the dice on cells."""
        self.draw_all(ctx, [solid for solid in self.scene["solids"] if solid["cell"] in cells])

    def draw_all(self, ctx: "Context", solids: "Sequence[Solid]") -> None:
        """Draw some dice at rest."""
        for solid in solids:
            self._draw_die(ctx, solid, SolidPose(solid["orientation"]))

    def begin(self, timed: "Sequence[Timed]") -> "tuple[str, ...]":
        """Prepare the dice that changes move; returns their places."""
        self.turnings = turnings(timed, self.scene["solids"])
        return tuple("c:" + turning.solid["cell"] for turning in self.turnings)

    def frame(self, ctx: "Context", now: float, tilt: "Tilt | None" = None) -> None:
        """Draw the moving dice."""
        for turning in self.turnings:
            posed = turning.at(now, tilt)
            if posed:
                self._draw_die(ctx, turning.solid, posed)

    def tilt_solid(self, ctx: "Context", tilt: "Tilt") -> None:
        """Draw the dice tilted under a finger."""
        for turning in self.turnings:
            self._draw_die(ctx, turning.solid, turning.leaning(tilt))

    def _draw_die(self, ctx: "Context", solid: "Solid", posed: SolidPose) -> None:
        seen = camera(self.layout, solid["cell"])
        (dx, dy), matrix = posed.shift, posed.matrix
        centre = (0.5 + dx, 0.5 + dy, rest_height(matrix, EDGE) + posed.lift)
        self.cubes.cast(ctx, seen, centre, matrix, EDGE, posed.lift > 0)
        self.cubes.draw_cube(ctx, seen, solid, self.scene["looks"], centre, matrix, 2, EDGE)
