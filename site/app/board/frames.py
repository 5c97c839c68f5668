"""Work that is done once in the next frame, however often it was asked for."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class NextFrame:
    """Does its work in the next frame, or with `later` as soon as that frame has been painted."""

    def __init__(self, work: "Callable[[], None]", later: bool = False) -> None:
        self.work, self.later = work, later
        self.asked = False
        self._proxies: "tuple[object, ...]" = ()

    def ask(self) -> None:
        """The work is to be done soon."""
        from pyscript import window
        from pyscript.ffi import create_proxy

        if not self._proxies:
            self._proxies = create_proxy(self._frame), create_proxy(self.now)
        if not self.asked:
            self.asked = True
            window.requestAnimationFrame(self._proxies[0])

    def now(self) -> None:
        """Do at once what is asked for, if it is."""
        if self.asked:
            self.asked = False
            self.work()

    def _frame(self, _moment: float) -> None:
        from pyscript import window

        if self.later:
            window.setTimeout(self._proxies[1], 0)
        else:
            self.now()
