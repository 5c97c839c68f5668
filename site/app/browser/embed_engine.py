"""The engine of a frame: as on any page, or in a worker of the frame's own if that fails."""

from browser.dom import find
from browser.engine import Engine, Greeting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.embed_host import FramedWindow


class EmbedEngine(Engine):
    """Asks whichever worker the browser allows; see `frame.mjs`."""

    def __init__(self, window: "FramedWindow") -> None:
        super().__init__(window)
        self.framed = window

    @property
    def alone(self) -> bool:
        """Whether the frame has no origin, as in a sandbox."""
        return bool(self.framed.frame.alone)

    def _greeting(self) -> Greeting:
        if self.alone:
            return EmbedGreeting(self.framed, list(self._files()))
        return super()._greeting()

    def _hears(self, hung: bool) -> None:
        """Take silence for death: nothing reports the death of a frame's own worker."""
        if not self.alone:
            super()._hears(hung)
        elif hung:
            self.renew()

    def _end(self) -> None:
        if self.alone:
            self.framed.frame.end()
        else:
            super()._end()


class EmbedGreeting(Greeting):
    """The first exchange with a worker of the frame's own, which gets some files by address."""

    def __init__(self, window: "FramedWindow", files: "list[str]") -> None:
        super().__init__(window, "")
        self.frame, self.files = window.frame, files

    async def _arrive(self) -> None:
        self.worker = await self.frame.engine(find("body").dataset.pyodide, "\n".join(self.files))
        self.death = self.frame.never
