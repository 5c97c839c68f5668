"""Animations of a board: moves, refusals, changes of view, a solid tilted by a finger."""

from board.anim.easing import AnimationClock, settle, smooth
from board.anim.timeline import schedule
from board.display_settings import animation_speed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.geometry.camera import Camera
    from anga.shared.geometry.types import Point, Space
    from anga.shared.scene import Change
    from board.anim.timeline import Motion, Tilt
    from board.overlay import Overlay
    from board.paint.layer import Layer
    from board.paint.surface import Surface
    from board.painters.painter import Painter
    from board.picture import Picture

SWING = 420  # milliseconds for another view of the board
SPRING = 260  # for a solid that leant to stand again


class Animator:
    """Plays one animation at a time; the next one completes it. `rest` redraws what is still."""

    def __init__(
        self, surface: "Surface", picture: "Picture", overlay: "Overlay", rest: "Callable[[], None]"
    ) -> None:
        self.surface, self.picture, self.overlay, self.rest = surface, picture, overlay, rest
        self.clock = AnimationClock()
        self.leaning: "str | None" = None  # the touch of a solid under a finger
        self.tilt: "Tilt" = ((0.0, 0.0, 1.0), 0.0)
        self.layers: "list[Layer]" = []

    @property
    def running(self) -> bool:
        """Whether an animation is under way."""
        return self.clock.running

    def complete(self) -> None:
        """Finish the animation under way at once."""
        self.clock.complete()

    def resize(self) -> None:
        """Drop the layers of the former canvas size."""
        self.complete()
        self.leaning = None
        self.layers = []

    def play(
        self,
        changes: "Sequence[Change]",
        dropped: "tuple[str, Point] | None",
        finish: "Callable[[], None]",
    ) -> None:
        """Animate changes of the Scene; `dropped` is what was dragged, and where it was dropped."""
        tilt = self.tilt if self.leaning else None
        self.complete()
        self.leaning = None
        painter = self.picture.painter
        if not painter:
            finish()
            return
        ctx = self.surface.ctx
        length = self._begin(painter, changes, dropped, tilt)
        self._run(length, lambda now: painter.frame(ctx, now), finish)

    def refuse(self, cells: "Sequence[str]") -> None:
        """Shake the pieces on some cells."""
        self.complete()
        painter = self.picture.painter
        if not painter:
            return
        shown, ctx = painter, self.surface.ctx
        length = self._begin(painter, [{"do": "shake", "places": ["c:" + c]} for c in cells])

        def frame(now: float) -> None:
            shown.frame(ctx, now)
            self.overlay.flash(ctx, cells, now / length)

        self._run(length, frame, self.rest)

    def swing(self, before: "Camera", after: "Camera") -> None:
        """Turn the board from its previous view."""
        painter = self.picture.painter
        if painter:
            shown = painter

            def frame(now: float) -> None:
                shown.swing(self.surface.clear(), before.towards(after, smooth(now / SWING)))

            self._run(SWING, frame, self.rest)

    def tilt_solid(self, solid: str, axis: "Space", angle: float) -> None:
        """Tilt a solid under a finger, by an angle about an axis."""
        painter = self.picture.painter
        if self.running or not painter:
            return
        if self.leaning != solid:
            self._begin(painter, [{"do": "lean", "places": [solid]}])
        self.leaning, self.tilt = solid, (axis, angle)
        self.rest()

    def spring(self) -> None:
        """Let a tilted solid spring back."""
        if not self.leaning:
            return
        axis, angle = self.tilt

        def frame(now: float) -> None:
            self.tilt = (axis, angle * (1 - settle(now / SPRING)))
            self.draw_leaning()

        def finish() -> None:
            self.leaning = None
            self.rest()

        self._run(SPRING, frame, finish)

    def draw_leaning(self) -> None:
        """Draw the tilted solid, and what is over the pieces."""
        painter, ctx = self.picture.painter, self.surface.ctx
        if painter:
            painter.tilt_solid(ctx, self.tilt)
            self.overlay.paint(ctx, painter, self.picture.still)

    def _begin(
        self,
        painter: "Painter",
        changes: "Sequence[Motion]",
        dropped: "tuple[str, Point] | None" = None,
        tilt: "Tilt | None" = None,
    ) -> float:
        """Prepare the layers around what the changes move; returns their duration."""
        if not self.layers:
            self.layers = [self.surface.layer(), self.surface.layer()]
        timed, length = schedule(changes)
        painter.begin(timed, self.layers, dropped, tilt)
        return length

    def _run(
        self, length: float, frame: "Callable[[float], None]", finish: "Callable[[], None]"
    ) -> None:
        """Start the clock, at the speed that the person prefers."""
        self.clock.run(length, frame, finish, animation_speed())
