"""Easing functions, and a clock that calls back with each animation frame."""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def smooth(t: float) -> float:
    """Ease in and out."""
    return t * t * (3 - 2 * t)


def settle(t: float) -> float:
    """Ease out: fast, then slow."""
    return 1 - (1 - t) * (1 - t) * (1 - t)


def fall(t: float) -> float:
    """The height of something dropped from 1 that bounces once, slightly."""
    if t < 0.68:
        return 1 - (t / 0.68) ** 2
    bounce = (t - 0.68) / 0.32
    return 0.2 * bounce * (1 - bounce)


def tip(t: float) -> float:
    """The progress of something heavy that tips over its edge: slow, then it falls and rocks."""
    if t < 0.8:
        u = t / 0.8
        return u * u * (1.7 - 0.7 * u)
    return 1 - 0.035 * math.sin(math.pi * (t - 0.8) / 0.2)


def arch(t: float) -> float:
    """A curve up from 0 to 1 and down again."""
    return math.sin(math.pi * t)


def mix(a: float, b: float, t: float) -> float:
    """Linear interpolation from `a` to `b`."""
    return a + (b - a) * t


class AnimationClock:
    """Calls `frame(milliseconds)` with each animation frame, then `finish()` once."""

    def __init__(self) -> None:
        self._frame: "Callable[[float], None] | None" = None
        self._finish: "Callable[[], None] | None" = None
        self._began = -1.0
        self._length = 0.0
        self._speed = 1.0
        self._asked = False
        self._proxy = None

    @property
    def running(self) -> bool:
        """Whether an animation is under way."""
        return self._frame is not None

    def run(
        self,
        length: float,
        frame: "Callable[[float], None]",
        finish: "Callable[[], None]",
        speed: float = 1.0,
    ) -> None:
        """Start an animation of a length in milliseconds; one under way is completed first.

        `speed` is a factor of real time.
        """
        self.complete()
        self._speed = speed
        self._frame, self._finish, self._length, self._began = frame, finish, length, -1.0
        self._ask()

    def complete(self) -> None:
        """Finish the animation under way at once."""
        finish = self._finish
        self._frame = self._finish = None
        if finish:
            finish()

    def _ask(self) -> None:
        import js as window
        from jsffi import create_proxy

        if self._proxy is None:
            self._proxy = create_proxy(self._tick)
        if not self._asked:
            self._asked = True
            window.requestAnimationFrame(self._proxy)

    def _tick(self, now: float) -> None:
        self._asked = False
        if self._frame is None:
            return
        if self._began < 0:
            self._began = now
        passed = (now - self._began) * self._speed
        if passed >= self._length:
            self.complete()
        else:
            self._frame(passed)
            self._ask()
