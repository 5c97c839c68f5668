"""A scene with a camera: solids on a dais, that roll and turn."""

from board.anim.timeline import doing, pose
from board.cubes.cube_painter import EDGE
from board.geometry import polygons
from board.geometry.cube import rest_height
from board.geometry.rotation import about, times
from board.paint.layer import Sheet, copy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from board.cubes.cube_painter import Workshop
    from board.cubes.plinth import Dais
    from board.geometry.camera import Camera
    from board.layout.layout import Layout

UPRIGHT_BY = 0.4  # of the time of a roll, until when the finger's tilt is gone


class Stage:
    """Draws the solids of one Scene in one layout."""

    def __init__(
        self,
        scene: "dict[str, Any]",
        layout: "Layout",
        workshop: "Workshop",
        dais: "Dais",
        base: "Sheet",
    ) -> None:
        self.scene, self.layout, self.workshop = scene, layout, workshop
        self.view: "Any" = layout.view
        self.dais, self.base = dais, base  # the dais, and how it was drawn last
        self.below: "Any" = None
        self.above: "Any" = None
        self.tilt: "tuple[Any, float] | None" = None
        self.moving: "list[tuple[float, float, str, Any, Any]]" = []

    def piece(self, _touch: str) -> None:
        """Solids cannot be taken into the hand."""

    def rest(self, ctx: "Any", _without: "tuple[str, ...]" = ()) -> None:
        """Draw everything at rest."""
        self._ground(ctx, [])
        self._row(ctx, self.scene["solids"])

    def begin(
        self, timed: "list[tuple[float, float, Any]]", sheets: "list[Sheet]", tilt: "Any" = None
    ) -> None:
        """Prepare the layers below and above what changes move; `tilt` is how it leans already."""
        self.tilt = tilt
        before = {solid["cell"]: solid for solid in self.scene["solids"]}
        self.moving = []
        for start, end, change in timed:
            solid = change.get("solid") or before.get(change["places"][0][2:])
            if solid:
                was = before.get(solid["cell"])
                orientation = was["orientation"] if was else None
                self.moving.append((start, end, doing(change), solid, orientation))
                self._ready(solid)
        moved = [entry[3]["cell"] for entry in self.moving]
        line = max([self._depth(entry[3]) for entry in self.moving] or [0.0])
        still = [solid for solid in self.scene["solids"] if solid["cell"] not in moved]
        nearer = [solid for solid in still if self._depth(solid) > line]
        self.below = sheets[0]
        ctx = self.below.clear()
        self._ground(ctx, moved)
        self._row(ctx, [solid for solid in still if solid not in nearer])
        self.above = sheets[1] if nearer else None
        if nearer:
            self._row(self.above.clear(), nearer)

    def swing(self, ctx: "Any", view: "Camera") -> None:
        """Draw everything as another camera sees it, on the way to this one."""
        cells = [solid["cell"] for solid in self.scene["solids"]]
        final, self.view = self.view, view
        self.dais.paint(ctx, view, self.workshop, cells, moving=True)
        for solid in sorted(self.scene["solids"], key=self._depth):
            self._put(ctx, solid, solid["orientation"], moving=True)
        self.view = final

    def lean(self, ctx: "Any", tilt: "tuple[Any, float]") -> None:
        """Draw what was begun, leaning by an angle about an axis."""
        copy(ctx, self.below, alone=True)
        for _, _, _, solid, _ in self.moving:
            matrix = times(about(tilt[0], tilt[1]), solid["orientation"])
            self._put(ctx, solid, matrix, moving=True)
        if self.above:
            copy(ctx, self.above)

    def frame(self, ctx: "Any", now: float) -> None:
        """Draw the moment `now` of what was begun."""
        copy(ctx, self.below, alone=True)
        for start, end, kind, solid, before in self.moving:
            if now >= start or before:
                t = max(0.0, min(1.0, (now - start) / (end - start)))
                posed = pose(kind, before, solid["orientation"], t)
                matrix = posed.matrix
                if self.tilt and t < UPRIGHT_BY:
                    # It was already leaning, under a finger.
                    left = self.tilt[1] * (1 - t / UPRIGHT_BY)
                    matrix = times(about(self.tilt[0], left), matrix)
                ctx.globalAlpha = posed.alpha
                self._put(ctx, solid, matrix, posed.shift, posed.lift, moving=True)
        ctx.globalAlpha = 1
        if self.above:
            copy(ctx, self.above)

    def _ready(self, solid: "dict[str, Any]") -> None:
        """Have all sides at hand, so that none is made while it moves."""
        for side in range(6):
            pixels = EDGE * self.view.unit * self.workshop.ratio
            self.workshop.skins.side(solid, side, self.scene["looks"], pixels)

    def _ground(self, ctx: "Any", coming: "list[str]") -> None:
        """The dais, drawn anew only where the view or the solids' cells are not the last ones."""
        cells = [solid["cell"] for solid in self.scene["solids"]] + coming
        self.dais.show(self.base, self.view, self.workshop, cells)
        copy(ctx, self.base)

    def _row(self, ctx: "Any", solids: "list[dict[str, Any]]") -> None:
        """Solids at rest, the far ones first."""
        for solid in sorted(solids, key=self._depth):
            self._put(ctx, solid, solid["orientation"])

    def _put(
        self,
        ctx: "Any",
        solid: "dict[str, Any]",
        matrix: "Any",
        shift: "tuple[float, float]" = (0.0, 0.0),
        lift: float = 0.0,
        moving: bool = False,
    ) -> None:
        x, y = polygons.middle(self.layout.cells[solid["cell"]])
        centre = (x + shift[0], y + shift[1], rest_height(matrix, EDGE) + lift)
        self.workshop.cast(ctx, self.view, centre, matrix, EDGE, moving)
        cells, looks = 2 if moving else 3, self.scene["looks"]
        self.workshop.put(ctx, self.view, solid, looks, centre, matrix, cells)

    def _depth(self, solid: "dict[str, Any]") -> float:
        x, y = polygons.middle(self.layout.cells[solid["cell"]])
        depth: float = self.view.project(x, y)[1]
        return depth
