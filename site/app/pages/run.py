"""The page with a program that its reader can change and run."""

from asyncio import create_task

from browser.dom import fill, find, listen, make, mark_shown, show
from browser.engine import Engine, EngineFailure
from pages.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.storage import Device
    from browser.types import Element, Event, Window
    from words import Words

PROGRAMS = "programs.pack"


class RunPage(Page):
    """A program, the engine that runs it, and what it prints and shows."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        super().__init__(window, words, device, ids)
        self.program, self.output, self.told = find("#program"), find("#output"), find("#told")
        self.run, self.stop = find("#do-run"), find("#do-stop")
        self.engine = Engine(window, ids, [PROGRAMS])
        self.busy = False  # whether a program runs, or the engine comes for one
        self.number = 0  # of the current run; what belongs to an older one is dropped

    async def open(self) -> None:
        """Wait for the reader; the engine starts with the first run."""
        listen(self.run, "click", lambda event: self._begin())
        listen(self.stop, "click", lambda event: self._end())
        listen(self.program, "keydown", self._press)
        mark_shown(self.window)

    def _press(self, event: "Event") -> None:
        if event.key == "Enter" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            self._begin()

    def _begin(self) -> None:
        if self.busy:
            return
        self.number += 1
        self._show_busy(True)
        create_task(self._run(self.number))

    async def _run(self, number: int) -> None:
        """Run the program as it is written now."""
        fill(self.output, [])
        parts, said = [], ""
        try:
            if not self.engine.ready:
                self._tell(self.words("engine-wait"))
                await self.engine.start(self.ids[0])
            self._tell(self.words("run-on"))
            show(self.stop, True)
            parts = await self.engine.run(self.program.value)
            said = self.words("run-ends" if _fails(parts) else "run-done")
        except EngineFailure as problem:
            said = self.words("run-failed", problem.reason(self.words))
        if number == self.number:
            fill(self.output, [self._shown(*part) for part in parts])
            self._rest(said)

    def _end(self) -> None:
        """End the program, and the engine with it: a loop hears nothing else."""
        self.number += 1
        self.engine.renew()
        self._rest(self.words("run-stopped"))

    def _rest(self, said: str) -> None:
        self._show_busy(False)
        if self.stop.matches(":focus"):
            self.run.focus()  # or it would be lost with the button
        show(self.stop, False)
        self._tell(said)

    def _show_busy(self, busy: bool) -> None:
        """Say whether a program runs; a button that were disabled would lose the focus."""
        self.busy = busy
        self.run.setAttribute("aria-disabled", "true" if busy else "false")

    def _tell(self, text: str) -> None:
        self.told.textContent = text

    def _shown(self, kind: str, text: str, about: str) -> "Element":
        if kind == "picture":
            return make("img", src=text, alt=about)
        if kind == "error":
            text = self.words("run-line", about, text) if about else text
            return make("pre", text, _class="error")
        return make("pre", text)


def _fails(parts: "list[list[str]]") -> bool:
    return len(parts) > 0 and parts[-1][0] == "error"
