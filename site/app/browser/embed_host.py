"""The interface of `frame.mjs` to an embedded board, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any, Protocol

    from browser.types import Window

    class HostPage(Protocol):
        """The host page, and the engine of a frame without an origin."""

        alone: bool
        never: Any

        def engine(self, pyodide: str, files: str) -> Awaitable[Any]:
            """The engine in a worker of the frame's own, with the files at some addresses.

            `files` has an address a line.
            """

        def end(self) -> None:
            """Kill that worker."""

        def tell(self, text: str) -> None:
            """Send a message to the host page, as JSON."""

        def hear(self, heard: object) -> None:
            """Listen to messages of the host page: a kind and a value."""

        def touched(self, begin: object) -> None:
            """Call a function once, at the first touch of the frame."""

    class FramedWindow(Window, Protocol):
        """The window of a frame."""

        frame: HostPage
