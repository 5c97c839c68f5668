"""The interface of `boot.mjs` to the browser, which never throws; for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Protocol

    from browser.scripts import Codes, Pictures
    from browser.workers import Registration, Workers

    class Arrivals(Protocol):
        """The progress of files: bytes loaded and in all, and what failed."""

        have: int
        total: int
        lost: str
        done: bool

    class FileField(Protocol):
        """A file input."""

        value: str

    class Platform(Protocol):
        """Browser functions that may throw, made safe by `boot.mjs`."""

        root: str  # the site's folder, from this page: "./" or "../"

        def whole(self, path: str) -> str:
            """The full address of a path relative to this page."""

        def read(self, key: str, tab: bool = False) -> "str | None":
            """A text kept on the device, or by the tab."""

        def write(self, key: str, text: str, tab: bool = False) -> bool:
            """Keep a text; returns whether the browser allowed it."""

        def remove(self, key: str, tab: bool = False) -> None:
            """Delete a text."""

        def keys(self) -> str:
            """The keys of all texts, one a line."""

        def now(self) -> str:
            """The time in milliseconds."""

        def today(self) -> str:
            """The day by the device's own calendar, such as `2026-11-24`."""

        def problem(self, path: str, ident: str) -> "Awaitable[str]":
            """A file of problems with one of them alone, as JSON; "" if it does not arrive."""

        def letters(self) -> str:
            """Eight random letters."""

        def settle(self, page: str) -> None:
            """Change the page in this history entry's address; the fragment stays."""

        def push(self, state: int | str, url: str) -> None:
            """Add an entry to the browser's history."""

        def replace(self, state: int | str, url: str) -> None:
            """Change the address of this history entry."""

        def back(self) -> None:
            """Go back to the entry before, in a moment."""

        def state(self) -> "int | str | None":
            """The value kept with this history entry."""

        def register(self, path: str) -> "Awaitable[Registration | None]":
            """The registration of a service worker, or None where that is forbidden."""

        def dye(self) -> None:
            """Colour the browser's own frame like the page's theme."""

        def sound(self, kind: str) -> None:
            """Make a sound: `move`, `capture`, `roll` or `end`."""

        def buzzes(self) -> bool:
            """Whether this is a hand-held device that can vibrate."""

        def buzz(self, length: int) -> None:
            """Vibrate for a number of milliseconds."""

        def speaks(self) -> bool:
            """Whether the browser can read a text aloud."""

        def speak(self, text: str, language: str) -> None:
            """Read a text aloud instead of the one that is being read."""

        def stay_awake(self, on: bool) -> None:
            """Keep the screen on while the page is seen, or no longer."""

        def send(self, worker: object, kind: str) -> None:
            """Send a worker a message."""

        def workers(self) -> Workers | None:
            """The service workers' container, or None."""

        def death(self, lock: str) -> "Awaitable[None]":
            """A promise that is fulfilled when nobody holds a lock any longer."""

        def either(
            self, promise: "Awaitable[object]", other: "Awaitable[None]"
        ) -> "Awaitable[str | None]":
            """The result of whichever promise is fulfilled first."""

        def within(self, promise: "Awaitable[object]", milliseconds: int) -> "Awaitable[bool]":
            """Whether a promise is fulfilled in time."""

        def files(self, kind: str) -> str:
            """The names of the files needed for a kind of start, one a line."""

        def follow(self, names: str) -> "Arrivals":
            """Follow the progress of files."""

        def fragment(self) -> str:
            """The fragment of the address, cut if it is far too long."""

        def paste(self) -> "Awaitable[str]":
            """The text on the clipboard, or "" where the browser forbids that."""

        def save(self, name: str, text: str, kind: str = "application/json") -> None:
            """Offer a text as a file for download."""

        def texts(self, field: FileField) -> "Awaitable[str]":
            """The texts of the files chosen in a field, as a list in JSON."""

        def dropped(self, heard: object) -> None:
            """Call a function with the texts of files dropped on the page, as a list in JSON."""

        def day(self, time: str, language: str) -> str:
            """The date of a time in milliseconds, as written in a language."""

        def codes(self) -> "Awaitable[Codes | None]":
            """The exports of `codes.mjs`, or None if it cannot be loaded."""

        def pictures(self) -> "Awaitable[Pictures | None]":
            """The exports of `pictures.mjs`, or None if it cannot be loaded."""

        def print(self) -> "Awaitable[None]":
            """Open the browser's print dialog."""

        def sends(self) -> bool:
            """Whether the device has a share sheet."""

        def send_on(self, title: str, url: str, text: str = "") -> None:
            """Open the share sheet, with a further text beside the title if there is one."""

        def persist(self) -> None:
            """Ask the browser to keep the site's data."""

        def installable(self) -> bool:
            """Whether the browser offers to install the site now."""

        def install(self) -> None:
            """Show the browser's offer to install the site."""

        def stored(self, heard: object) -> None:
            """Call a function when another tab keeps something."""

        def kept(self) -> str:
            """The name of the kept game in the address, "" if there is none."""

        def shared(self) -> str:
            """The text that another app shares with this one, or ""."""

        def launched(self, heard: object) -> None:
            """Call a function with the text of a file that this app is opened with."""

        def copy(self, text: str) -> "Awaitable[bool]":
            """Copy a text to the clipboard; returns a promise of whether that was allowed."""
