"""A scene with a camera: a dais, and solids on it that roll and turn."""

import shapes
from cube import rest_height
from dais import Dais
from script import doing, pose
from sheet import Sheet, copy
from solids import EDGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from layout import Layout
    from palette import Palette
    from solids import Workshop

UPRIGHT = (1, 0, 0, 0, 1, 0, 0, 0, 1)


class Stage:
    """Draws the solids of one Scene in one layout."""

    def __init__(
        self, scene: "dict[str, Any]", layout: "Layout", palette: "Palette", workshop: "Workshop"
    ) -> None:
        self.scene, self.layout, self.palette, self.workshop = scene, layout, palette, workshop
        self.below: "Any" = None
        self.above: "Any" = None
        self.moving: "list[tuple[float, float, str, Any, Any, Any]]" = []

    def piece(self, _touch: str) -> None:
        """Solids cannot be taken into the hand."""

    def rest(self, ctx: "Any", _without: "tuple[str, ...]" = ()) -> None:
        """Draw everything at rest."""
        Dais(self.scene, self.layout.view, self.palette).paint(ctx)  # type: ignore[arg-type]
        for solid in self._far_to_near(self.scene["solids"]):
            self._put(ctx, solid, solid["orientation"])

    def begin(
        self, timed: "list[tuple[float, float, Any]]", sheets: "list[Sheet]", _dropped: "Any" = None
    ) -> None:
        """Prepare the layers below and above what changes move."""
        before = {solid["cell"]: solid for solid in self.scene["solids"]}
        self.moving = []
        for start, end, change in timed:
            solid = change.get("solid") or before.get(change["places"][0][2:])
            if solid:
                was = before.get(solid["cell"])
                orientation = was["orientation"] if was else None
                self.moving.append(
                    (start, end, doing(change), solid, orientation, solid["orientation"])
                )
        moved = [entry[3]["cell"] for entry in self.moving]
        line = max([self._depth(entry[3]) for entry in self.moving] or [0])
        still = [solid for solid in self.scene["solids"] if solid["cell"] not in moved]
        self.below, self.above = sheets
        ctx = self.below.clear()
        Dais(self.scene, self.layout.view, self.palette).paint(ctx, moved)  # type: ignore[arg-type]
        for solid in self._far_to_near(still):
            if self._depth(solid) <= line:
                self._put(ctx, solid, solid["orientation"])
        ctx = self.above.clear()
        for solid in self._far_to_near(still):
            if self._depth(solid) > line:
                self._put(ctx, solid, solid["orientation"])

    def frame(self, ctx: "Any", now: float) -> None:
        """Draw the moment `now` of what was begun."""
        copy(ctx, self.below)
        for start, end, kind, solid, before, after in self.moving:
            if now >= start or before:
                t = max(0.0, min(1.0, (now - start) / (end - start)))
                posed = pose(kind, before, after, t)
                ctx.globalAlpha = posed.alpha
                self._put(ctx, solid, posed.matrix, posed.shift, posed.lift, cells=3)
        ctx.globalAlpha = 1
        copy(ctx, self.above)

    def _put(
        self,
        ctx: "Any",
        solid: "dict[str, Any]",
        matrix: "Any",
        shift: "tuple[float, float]" = (0.0, 0.0),
        lift: float = 0.0,
        cells: int = 4,
    ) -> None:
        x, y = shapes.middle(self.layout.cells[solid["cell"]])
        centre = (x + shift[0], y + shift[1], rest_height(matrix, EDGE) + lift)
        view, workshop = self.layout.view, self.workshop
        workshop.cast(ctx, view, centre, matrix)  # type: ignore[arg-type]
        workshop.put(ctx, view, solid, self.scene["looks"], centre, matrix, cells)  # type: ignore[arg-type]

    def _depth(self, solid: "dict[str, Any]") -> float:
        return self.layout.centre(solid["cell"])[1]

    def _far_to_near(self, solids: "list[dict[str, Any]]") -> "list[dict[str, Any]]":
        return sorted(solids, key=self._depth)
