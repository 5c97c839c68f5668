"""The protocol of all painters of a Scene."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Place, Point
    from anga.shared.scene import Solid
    from board.anim.timeline import Tilt, Timed
    from board.flat.pieces import Token
    from board.paint.canvas import Context
    from board.paint.layer import Layer

    class Painter(Protocol):
        """Draws one Scene in one layout."""

        def rest(self, ctx: Context, without: Sequence[str] = ()) -> None:
            """Draw everything at rest except what is on some places."""

        def begin(
            self,
            timed: Sequence[Timed],
            layers: Sequence[Layer],
            dropped: tuple[str, Point] | None = None,
            tilt: Tilt | None = None,
        ) -> None:
            """Prepare two layers, below and above what changes move.

            `dropped` is what was dragged, and where it was dropped; `tilt` is the present tilt of a
            solid.
            """

        def frame(self, ctx: Context, now: float) -> None:
            """Draw the animation at the moment `now`."""

        def tilt_solid(self, ctx: Context, tilt: Tilt) -> None:
            """Draw the animation with a solid tilted under a finger."""

        def swing(self, ctx: Context, view: Camera) -> None:
            """Draw everything as seen by a camera on its way to the Scene's own."""

        def foreshow(self, ctx: Context, ghosts: Sequence[Solid]) -> None:
            """Draw solids that would stand there, seen through."""

        def draw_piece(
            self, ctx: Context, piece: Token, place: Place, scale: float = 1, share: float = 1
        ) -> None:
            """Draw a flat piece at a place on the canvas."""

        def again(self, ctx: Context, cells: Sequence[str]) -> None:
            """Redraw the pieces on cells."""

        def piece(self, touch: str) -> Token | None:
            """The flat piece at a touch, as it looks while it is dragged."""
