"""Animated pictures of a game's moves, with a report of progress."""

from browser.engine import EngineFailure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from board.paint.canvas import Canvas
    from browser.scripts import AnimatedPicture, Pictures

SAMPLES = 6  # frames from which the palette is made
LAST = 3  # times as long as others is the last one seen


class Film:
    """Collects frames and writes them; `frame` draws that of a ply.

    `told` is called with the number of frames done and in all.
    """

    def __init__(
        self, frame: "Callable[[int], Awaitable[Canvas]]", told: "Callable[[int, int], None]"
    ) -> None:
        self.frame, self.told = frame, told
        self.stopped = False

    def stop(self) -> None:
        """Stop making the picture."""
        self.stopped = True

    async def make(
        self, maker: "Pictures | None", first: int, last: int, delay: int
    ) -> "AnimatedPicture | None":
        """Make a picture of some plies, each shown for some milliseconds; None if it fails.

        `maker` is `pictures.mjs`, where it could be loaded.
        """
        try:
            return await self._make(maker, first, last, delay)
        except EngineFailure:
            return None

    async def _make(
        self, maker: "Pictures | None", first: int, last: int, delay: int
    ) -> "AnimatedPicture | None":
        made = await maker.film() if maker else None
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
    """At most a number of integers from the first to the last, evenly spaced."""
    count = min(most, last - first + 1)
    if count < 2:
        return [first]
    return [first + (last - first) * number // (count - 1) for number in range(count)]
