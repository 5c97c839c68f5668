"""What the scripts export that are loaded when they are needed, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Protocol

    class Codes(Protocol):
        """`codes.mjs`: makes QR codes and reads them."""

        def drawn(self, text: str) -> Awaitable[str]:
            """How many squares a text's code has in a row, and their path; "" if it fails."""

        def scans(self) -> Awaitable[bool]:
            """Whether browser and device can read codes."""

        def scan(self, video: object) -> Awaitable[str | None]:
            """What the camera reads: "" if it is stopped before, None if there is no camera."""

        def stop(self) -> None:
            """Read no more."""

    class Pictures(Protocol):
        """`pictures.mjs`: makes files of canvases."""

        def save(self, canvas: object, name: str) -> Awaitable[bool]:
            """Let people keep a canvas as PNG; whether there is a picture."""

        def film(self) -> "Awaitable[AnimatedPicture | None]":
            """An animated picture to be made, or None where what makes it does not come."""

    class AnimatedPicture(Protocol):
        """An animated picture: it is shown some frames, settles its colours, and takes all."""

        def sample(self, canvas: object) -> None:
            """Look at the colours of a frame."""

        def settle(self) -> None:
            """Choose the colours."""

        def add(self, canvas: object, delay: int) -> None:
            """Take a frame, shown for so many milliseconds."""

        def finish(self) -> int:
            """Take no more; how many bytes there are."""

        def save(self, name: str) -> None:
            """Let people keep it."""

        def shown(self) -> Awaitable[str]:
            """An address at which it can be seen."""
