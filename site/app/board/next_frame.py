"""Work done once, in the next frame or after it, however often it was requested."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class NextFrame:
    """A piece of work for the next frame."""

    def __init__(self, work: "Callable[[], None]") -> None:
        self.work = work
        self.asked = False
        self._proxy: "object | None" = None

    def request(self) -> None:
        """Request the work for the next frame."""
        if self.asked:
            return
        import js as window
        from jsffi import create_proxy

        self.asked = True
        self._proxy = self._proxy or create_proxy(self._frame)
        window.requestAnimationFrame(self._proxy)

    def now(self) -> None:
        """Do the work at once if it was requested."""
        if self.asked:
            self.asked = False
            self.work()

    def _frame(self, _moment: float) -> None:
        self.now()


class Afterwards:
    """Works done after the next frame is shown, each group in a task of its own, in order.

    Neither that frame nor a touch has to wait for them, and none is done twice. Works that `wanted`
    rejects at that time are skipped. What moves when another part has grown belongs in its group.
    """

    def __init__(
        self,
        groups: "Sequence[Sequence[tuple[str, Callable[[], None]]]]",
        wanted: "Callable[[], bool]",
    ) -> None:
        self.groups, self.wanted = groups, wanted
        self.asked: "set[str]" = set()
        self.going = False  # whether a frame or a task for them is to come
        self.unseen = False  # whether it is the frame
        self._proxies: "tuple[object, ...]" = ()

    def request(self, *names: str) -> None:
        """Request some of the works."""
        self.asked.update(names)
        if not self.going:
            self.give_way()

    def give_way(self) -> None:
        """Let another frame be shown before the next works, as after a touch."""
        if self.unseen:
            return
        import js as window
        from jsffi import create_proxy

        self.unseen = self.going = True
        self._proxies = self._proxies or (create_proxy(self._frame), create_proxy(self._go_on))
        window.requestAnimationFrame(self._proxies[0])

    def drop(self, *names: str) -> None:
        """Cancel requests for some works."""
        self.asked.difference_update(names)

    def now(self) -> None:
        """Do all requested works at once."""
        while self.asked:
            self._next()

    def _frame(self, _moment: float) -> None:
        self.unseen = False
        self._soon()

    def _soon(self) -> None:
        import js as window

        self.going = bool(self.asked)
        if self.going:
            window.setTimeout(self._proxies[1], 0)

    def _go_on(self) -> None:
        if not self.unseen:  # else another frame comes first
            self._next()
            self._soon()

    def _next(self) -> None:
        """Do the requested works of the first group that has any."""
        for group in self.groups:
            works = [(name, work) for name, work in group if name in self.asked]
            for name, work in works:
                self.asked.discard(name)
                if self.wanted():
                    work()
            if works:
                return
