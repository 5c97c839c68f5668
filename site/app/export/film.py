"""An animated picture of some of a game's moves, made while it is told how far it has come."""

from browser.engine import EngineFailure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from board.paint.canvas import Canvas
    from browser.scripts import AnimatedPicture, Pictures

SAMPLES = 6  # frames from which the palette is made
LAST = 3  # times as long as others is the last one seen


class Film:
    """Takes frames and writes them; `frame` draws the one of a ply.

    `maker` is `pictures.mjs`; `told` is called with the frames that are there and how many there
    will be.
    """

    def __init__(
        self,
        maker: "Pictures | None",
        frame: "Callable[[int], Awaitable[Canvas]]",
        told: "Callable[[int, int], None]",
    ) -> None:
        self.maker, self.frame, self.told = maker, frame, told
        self.stopped = False

    def stop(self) -> None:
        """Make no more of it."""
        self.stopped = True

    async def make(self, first: int, last: int, delay: int) -> "AnimatedPicture | None":
        """Take the frames of these plies, each for so many milliseconds; None if it fails."""
        try:
            return await self._make(first, last, delay)
        except EngineFailure:
            return None

    async def _make(self, first: int, last: int, delay: int) -> "AnimatedPicture | None":
        made = await self.maker.film() if self.maker else None
        if not made:
            return None
        for ply in spread_evenly(first, last, SAMPLES):
            frame = await self.frame(ply)
            if self.stopped:
                return None
            made.sample(frame)
        made.settle()
        for ply in range(first, last + 1):
            frame = await self.frame(ply)
            if self.stopped:
                return None  # whoever stopped it is told no more
            made.add(frame, delay * (LAST if ply == last else 1))
            self.told(ply - first + 1, last - first + 1)
        made.finish()
        return made


def spread_evenly(first: int, last: int, most: int) -> "list[int]":
    """At most so many numbers from the first to the last, evenly."""
    count = min(most, last - first + 1)
    if count < 2:
        return [first]
    return [first + (last - first) * number // (count - 1) for number in range(count)]
