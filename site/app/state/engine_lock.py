"""Ownership of the engine: one owner at a time, the most urgent purpose first."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import EnginePort, Signal, TasksPort

MOVE, JUDGE, DRAW, COACH, HINT, WHY, PONDER, REVIEW = (
    "move", "judge", "draw", "coach", "hint", "why", "ponder", "review",
)  # fmt: skip
URGENCY = (MOVE, JUDGE, DRAW, COACH, HINT, WHY, PONDER, REVIEW)


class Hold:
    """The right to use the engine for one purpose, until it is released or taken over."""

    def __init__(self, lock: "EngineLock", purpose: str) -> None:
        self.lock, self.purpose = lock, purpose

    @property
    def lasts(self) -> bool:
        """Whether nobody has taken the engine over since."""
        return self.lock.hold is self

    def release(self) -> None:
        """Release the engine, if it is still owned."""
        if self.lasts:
            self.lock.hold = None
            self.lock.wake()


class EngineLock:
    """A lock on the engine, with priorities by purpose."""

    def __init__(self, engine: "EnginePort", tasks: "TasksPort") -> None:
        self.engine, self.tasks = engine, tasks
        self.hold: "Hold | None" = None
        self.failed = False
        self.waiting: "list[tuple[int, Signal]]" = []  # how urgent it is, and who waits

    @property
    def purpose(self) -> str:
        """The purpose for which the engine is used, "" when it is free."""
        return self.hold.purpose if self.hold else ""

    def take(self, purpose: str) -> Hold:
        """Own the engine now; the previous owner's search ends."""
        if self.hold:
            self.engine.cancel()
        self.hold = Hold(self, purpose)
        return self.hold

    async def acquire(self, purpose: str) -> "Hold | None":
        """Own the engine once it is up and no equally urgent owner has it.

        None if it has failed.
        """
        while not self._is_free(purpose):
            if self.failed:
                return None
            signal = self.tasks.signal()
            self.waiting.append((URGENCY.index(purpose), signal))
            await signal.wait()
        return self.take(purpose)

    def revoke(self) -> None:
        """End the current search; a review goes on by itself."""
        if self.hold and self.purpose != REVIEW:
            self.engine.cancel()
            self.hold.release()

    def fail(self) -> None:
        """The engine has failed for good: nobody will get it."""
        self.failed = True
        self.revoke()
        self.wake()

    def wake(self) -> None:
        """Wake the most urgent waiter, or all of them if the engine has failed."""
        self.waiting.sort(key=lambda pair: pair[0])
        while self.waiting:
            self.waiting.pop(0)[1].set()
            if not self.failed:
                return

    def _is_free(self, purpose: str) -> bool:
        if not self.engine.ready:
            return False
        return not self.hold or URGENCY.index(purpose) < URGENCY.index(self.purpose)
