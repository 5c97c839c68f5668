"""The exports of scripts that are loaded on demand, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Protocol

    class Codes(Protocol):
        """`codes.mjs`: makes QR codes and reads them."""

        def drawn(self, text: str) -> Awaitable[str]:
            """The number of squares in a row of a text's QR code, and their path.

            "" if that fails.
            """

        def scans(self) -> Awaitable[bool]:
            """Whether browser and device can read codes."""

        def scan(self, video: object) -> Awaitable[str | None]:
            """The text of a code before the camera: "" if stopped, None without a camera."""

        def stop(self) -> None:
            """Stop reading."""

    class Pictures(Protocol):
        """`pictures.mjs`: makes files from canvases."""

        def save(self, canvas: object, name: str) -> Awaitable[bool]:
            """Offer a canvas as a PNG file; returns whether there is a picture."""

        def send(self, canvas: object, name: str, text: str) -> Awaitable[bool]:
            """Open the share sheet with a canvas and a text, else offer it as a PNG file.

            Returns whether there is a picture.
            """

        def film(self) -> "Awaitable[AnimatedPicture | None]":
            """A new animated picture, or None if its script cannot be loaded."""

    class AnimatedPicture(Protocol):
        """An animated picture in three steps: sample frames, settle the colours, add all frames."""

        def sample(self, canvas: object) -> None:
            """Sample the colours of a frame."""

        def settle(self) -> None:
            """Choose the colours."""

        def add(self, canvas: object, delay: int) -> None:
            """Add a frame, shown for a number of milliseconds."""

        def finish(self) -> int:
            """Finish the picture; returns its size in bytes."""

        def save(self, name: str) -> None:
            """Offer the picture as a file."""

        def shown(self) -> Awaitable[str]:
            """An address at which the picture can be shown."""
