"""What every painter of a Scene can do."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Point
    from board.anim.timeline import Tilt, Timed
    from board.flat.pieces import Token
    from board.paint.canvas import Context
    from board.paint.layer import Layer

    class Painter(Protocol):
        """Draws one Scene in one layout."""

        def rest(self, ctx: Context, without: Sequence[str] = ()) -> None:
            """Draw everything at rest but what is on some places."""

        def begin(
            self,
            timed: Sequence[Timed],
            layers: Sequence[Layer],
            dropped: tuple[str, Point] | None = None,
            tilt: Tilt | None = None,
        ) -> None:
            """Prepare two layers around what changes move.

            `dropped` is what a hand let go, and where; `tilt` how a solid leans already.
            """

        def frame(self, ctx: Context, now: float) -> None:
            """Draw the moment `now` of what was begun."""

        def tilt_solid(self, ctx: Context, tilt: Tilt) -> None:
            """Draw what was begun, its solids leaning under a finger."""

        def swing(self, ctx: Context, view: Camera) -> None:
            """Draw everything as a camera sees it that is on its way to this scene's own."""

        def draw_piece(
            self, ctx: Context, piece: Token, place: Point, scale: float = 1, share: float = 1
        ) -> None:
            """Draw a flat piece about a point of the canvas."""

        def again(self, ctx: Context, cells: Sequence[str]) -> None:
            """Draw once more what stands on cells."""

        def piece(self, touch: str) -> Token | None:
            """The flat piece at a touch, as it would lie in the hand."""
