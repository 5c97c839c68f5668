"""Time in modules that wait: it passes when a test lets it, in both Pythons."""

from tests.site.by_hand import Tasks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self


class Time:
    """While it is entered, modules that use `asyncio` start their work and wait here."""

    def __init__(self, *modules: "Any") -> None:
        self.modules, self.tasks = modules, Tasks()
        self.real: list[Any] = []
        self.create_task, self.sleep = self.tasks.start, self.tasks.pause

    def __enter__(self) -> "Self":
        for module in self.modules:
            self.real.append(module.asyncio)
            module.asyncio = self
        return self

    def __exit__(self, *problem: object) -> None:
        for number in range(len(self.modules)):
            self.modules[number].asyncio = self.real[number]
        if not any(problem):
            assert not self.tasks.problems, self.tasks.problems

    def run(self) -> None:
        """Go on with everything until all of it waits."""
        self.tasks.run()

    def passes(self) -> None:
        """Everything has waited long enough, and then goes on until it waits again."""
        self.tasks.run()
        pauses, self.tasks.pauses = self.tasks.pauses, []
        for pause in pauses:
            pause.answer()
        self.tasks.run()
