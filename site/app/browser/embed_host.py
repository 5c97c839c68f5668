"""What `frame.mjs` gives a board in a frame, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any, Protocol

    from browser.types import Window

    class HostPage(Protocol):
        """The page around, and the engine of a frame that has no origin."""

        alone: bool
        never: Any

        def engine(self, pyodide: str, files: str) -> Awaitable[Any]:
            """The engine's door in a worker of the frame's own, which gets some files.

            `files` has an address a line.
            """

        def end(self) -> None:
            """Kill that worker."""

        def tell(self, text: str) -> None:
            """Say something to the page around, as JSON."""

        def hear(self, heard: object) -> None:
            """Listen to it: a kind and a value."""

        def touched(self, begin: object) -> None:
            """Call once, as soon as somebody touches the frame."""

    class FramedWindow(Window, Protocol):
        """The window of a frame."""

        frame: HostPage
