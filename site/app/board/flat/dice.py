"""Dice on a flat board, each seen a little from in front."""

from board.anim.timeline import doing, pose
from board.geometry.camera import Camera
from board.geometry.cube import rest_height

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from board.cubes.cube_painter import Workshop
    from board.layout.layout import Layout

EDGE = 0.62
PITCH = 66


class Dice:
    """The solids of a scene without a camera: each has a small camera of its own."""

    def __init__(self, scene: "dict[str, Any]", layout: "Layout", workshop: "Workshop") -> None:
        self.scene, self.layout, self.workshop = scene, layout, workshop
        self.thrown: "list[Any]" = []

    def rest(self, ctx: "Any", without: "tuple[str, ...]" = ()) -> None:
        """Draw the dice that lie still."""
        for solid in self.scene["solids"]:
            if "c:" + solid["cell"] not in without:
                self._put(ctx, solid, solid["orientation"])

    def begin(self, timed: "list[tuple[float, float, Any]]") -> None:
        """Take note of the dice that changes throw."""
        before = {solid["cell"]: solid["orientation"] for solid in self.scene["solids"]}
        self.thrown = [
            (start, end, doing(change), change["solid"], before.get(change["solid"]["cell"]))
            for start, end, change in timed
            if "solid" in change
        ]

    def moving(self) -> "tuple[str, ...]":
        """The places of the dice that are thrown."""
        return tuple("c:" + entry[3]["cell"] for entry in self.thrown)

    def frame(self, ctx: "Any", now: float) -> None:
        """Draw the dice that are thrown."""
        for start, end, kind, solid, before in self.thrown:
            if now >= start or before:
                t = max(0.0, min(1.0, (now - start) / (end - start)))
                posed = pose(kind, before or solid["orientation"], solid["orientation"], t)
                self._put(ctx, solid, posed.matrix, posed.shift, posed.lift)

    def _put(
        self,
        ctx: "Any",
        solid: "dict[str, Any]",
        matrix: "Any",
        shift: "tuple[float, float]" = (0.0, 0.0),
        lift: float = 0.0,
    ) -> None:
        camera = Camera((1, 1), 0, PITCH)
        camera.eye = 7.0
        camera.unit = self.layout.unit
        camera.left, camera.top = self.layout.centre(solid["cell"])
        camera.top += EDGE * 0.2 * camera.unit
        centre = (0.5 + shift[0], 0.5 + shift[1], rest_height(matrix, EDGE) + lift)
        self.workshop.cast(ctx, camera, centre, matrix, EDGE, lift > 0)
        self.workshop.put(ctx, camera, solid, self.scene["looks"], centre, matrix, 2, EDGE)
