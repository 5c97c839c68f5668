"""Work that is done once, in the next frame or after it, however often it was asked for."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class NextFrame:
    """Does its work in the next frame."""

    def __init__(self, work: "Callable[[], None]") -> None:
        self.work = work
        self.asked = False
        self._proxy: "object | None" = None

    def ask(self) -> None:
        """The work is to be done soon."""
        if self.asked:
            return
        import js as window
        from jsffi import create_proxy

        self.asked = True
        self._proxy = self._proxy or create_proxy(self._frame)
        window.requestAnimationFrame(self._proxy)

    def now(self) -> None:
        """Do at once what is asked for, if it is."""
        if self.asked:
            self.asked = False
            self.work()

    def _frame(self, _moment: float) -> None:
        self.now()


class Afterwards:
    """Does works as soon as the next frame is seen, in their order, each in a task of its own.

    So neither that frame nor a touch has to wait for them; nor is any done twice. What `wanted`
    says no to then is not done at all.
    """

    def __init__(
        self, works: "Sequence[tuple[str, Callable[[], None]]]", wanted: "Callable[[], bool]"
    ) -> None:
        self.works, self.wanted = works, wanted
        self.asked: "set[str]" = set()
        self.unseen = False  # whether the frame is still to come
        self._proxies: "tuple[object, ...]" = ()

    def ask(self, *names: str) -> None:
        """These works are to be done."""
        self.asked.update(names)
        if self.unseen:
            return
        import js as window
        from jsffi import create_proxy

        self.unseen = True
        self._proxies = self._proxies or (create_proxy(self._frame), create_proxy(self._go_on))
        window.requestAnimationFrame(self._proxies[0])

    def drop(self, *names: str) -> None:
        """These need not be done any more."""
        self.asked.difference_update(names)

    def now(self) -> None:
        """Do at once what is asked for."""
        while self.asked:
            self._next()

    def _frame(self, _moment: float) -> None:
        self.unseen = False
        self._soon()

    def _soon(self) -> None:
        import js as window

        if self.asked:
            window.setTimeout(self._proxies[1], 0)

    def _go_on(self) -> None:
        if not self.unseen:  # else another frame comes first
            self._next()
            self._soon()

    def _next(self) -> None:
        for name, work in self.works:
            if name in self.asked:
                self.asked.discard(name)
                if self.wanted():
                    work()
                return
