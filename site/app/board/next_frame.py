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

    def request(self) -> None:
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
    """Does works as soon as the next frame is seen, each group in a task of its own, in order.

    So neither that frame nor a touch has to wait for them; nor is any done twice. What `wanted`
    says no to then is not done at all. What moves when another has grown belongs in its group.
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
        """These works are to be done."""
        self.asked.update(names)
        if not self.going:
            self.give_way()

    def give_way(self) -> None:
        """Let another frame be seen before any more is done, as after a touch."""
        if self.unseen:
            return
        import js as window
        from jsffi import create_proxy

        self.unseen = self.going = True
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

        self.going = bool(self.asked)
        if self.going:
            window.setTimeout(self._proxies[1], 0)

    def _go_on(self) -> None:
        if not self.unseen:  # else another frame comes first
            self._next()
            self._soon()

    def _next(self) -> None:
        """Do what is asked for of the first group of which anything is."""
        for group in self.groups:
            works = [(name, work) for name, work in group if name in self.asked]
            for name, work in works:
                self.asked.discard(name)
                if self.wanted():
                    work()
            if works:
                return
