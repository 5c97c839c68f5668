"""What moves on a board: moves, refusals, another view of it, a solid under a finger."""

from board.anim.easing import Clock, settle, smooth
from board.anim.timeline import schedule
from board.paint.layer import Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from board.board import Board

SWING = 420  # milliseconds for another view of the board
SPRING = 260  # for a solid that leant to stand again


class Acting:
    """Plays one thing at a time on a board; the next one completes it."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.clock = Clock()
        self.leaning: "tuple[str, tuple[Any, float]] | None" = None  # a solid, axis and angle
        self.layers: "list[Sheet]" = []

    @property
    def running(self) -> bool:
        """Whether something moves by itself."""
        return self.clock.running

    def complete(self) -> None:
        """Bring to its end what moves."""
        self.clock.complete()

    def resize(self) -> None:
        """The canvas has another size: forget its layers."""
        self.complete()
        self.leaning = None
        self.layers = []

    def play(self, changes: "list[dict[str, Any]]", finish: "Callable[[], None]") -> None:
        """Show what changes do to the board's Scene."""
        start = self.board.dropped or (self.leaning and self.leaning[1])
        self.complete()
        self.leaning = None
        length = self._begin(changes, start)
        self.clock.run(length, self._frame, finish)

    def refuse(self, cells: "list[str]") -> None:
        """Shake what is on cells."""
        self.complete()
        board = self.board
        length = self._begin([{"do": "shake", "places": ["c:" + cell]} for cell in cells])

        def frame(now: float) -> None:
            self._frame(now)
            if not board.scene["camera"]:
                board.over.flash(board.ctx, cells, now / length)

        self.clock.run(length, frame, board.paint)

    def swing(self, origin: "Any") -> None:
        """Turn the board from where it was looked at before."""
        board = self.board

        def frame(now: float) -> None:
            ctx = board.ctx
            ctx.setTransform(1, 0, 0, 1, 0, 0)
            ctx.clearRect(0, 0, board.canvas.width, board.canvas.height)
            ctx.setTransform(board.ratio, 0, 0, board.ratio, 0, 0)
            view = origin.towards(board.layout.view, smooth(now / SWING))
            board.painter.swing(ctx, view)

        self.clock.run(SWING, frame, board.paint)

    def lean(self, solid: str, axis: "tuple[float, float, float]", angle: float) -> None:
        """A solid leans under a finger, by an angle about an axis."""
        if self.running:
            return
        if not self.leaning or self.leaning[0] != solid:
            self._begin([{"do": "lean", "places": [solid]}])
        self.leaning = (solid, (axis, angle))
        self.board.paint()

    def spring(self) -> None:
        """A solid that leans stands again."""
        if not self.leaning:
            return
        board = self.board
        solid, (axis, angle) = self.leaning

        def frame(now: float) -> None:
            self.leaning = (solid, (axis, angle * (1 - settle(now / SPRING))))
            board.painter.lean(board.ctx, self.leaning[1])
            board.over.paint(board.ctx)

        def finish() -> None:
            self.leaning = None
            board.paint()

        self.clock.run(SPRING, frame, finish)

    def _begin(self, changes: "list[dict[str, Any]]", start: "Any" = None) -> float:
        """Prepare the layers around what changes move; gives how long they take."""
        board = self.board
        if not self.layers:
            self.layers = [Sheet(board.width, board.height, board.ratio) for _ in range(2)]
        timed, length = schedule(changes)
        board.painter.begin(timed, self.layers, start)
        return length

    def _frame(self, now: float) -> None:
        self.board.painter.frame(self.board.ctx, now)


def calm() -> bool:
    """Whether the person asked for no animation."""
    from pyscript import window

    return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)
