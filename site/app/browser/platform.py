"""What `boot.mjs` makes safe, as shapes for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Protocol

    from browser.scripts import Codes, Pictures
    from browser.workers import Registration, Workers

    class Arrivals(Protocol):
        """How files arrive: bytes there and in all, and what is lost."""

        have: int
        total: int
        lost: str
        done: bool

    class FileField(Protocol):
        """Where people choose files."""

        value: str

    class Platform(Protocol):
        """What may throw in a browser, made safe by `boot.mjs`."""

        root: str  # the site's folder, from this page: "./" or "../"

        def whole(self, path: str) -> str:
            """The address of a path from this page."""

        def read(self, key: str, tab: bool = False) -> "str | None":
            """A text that is kept on the device, or by the tab."""

        def write(self, key: str, text: str, tab: bool = False) -> bool:
            """Keep a text; whether the browser let us."""

        def remove(self, key: str, tab: bool = False) -> None:
            """Forget a text."""

        def keys(self) -> str:
            """The names of all texts, a line each."""

        def now(self) -> str:
            """The time in milliseconds."""

        def letters(self) -> str:
            """Eight letters at random."""

        def settle(self, page: str) -> None:
            """Another page for this entry of the history; the fragment stays."""

        def push(self, state: int, url: str) -> None:
            """A new entry of the browser's history."""

        def replace(self, state: int, url: str) -> None:
            """Another address for this entry."""

        def state(self) -> "int | None":
            """What was kept with this entry."""

        def register(self, path: str) -> "Awaitable[Registration | None]":
            """The registration of a service worker, or None where that is forbidden."""

        def dye(self) -> None:
            """Let the browser's own frame have the colour of the page's theme."""

        def sound(self, kind: str) -> None:
            """Make a sound: `move`, `capture`, `roll` or `end`."""

        def buzzes(self) -> bool:
            """Whether this is a device that one holds, and that can be felt."""

        def buzz(self, length: int) -> None:
            """Let it be felt for so many milliseconds."""

        def send(self, worker: object, kind: str) -> None:
            """Send a worker a message."""

        def workers(self) -> Workers | None:
            """The service workers' container, or None."""

        def death(self, lock: str) -> "Awaitable[None]":
            """Ends when nobody holds a lock any longer."""

        def either(
            self, promise: "Awaitable[object]", other: "Awaitable[None]"
        ) -> "Awaitable[str | None]":
            """What the first of them comes to."""

        def within(self, promise: "Awaitable[object]", milliseconds: int) -> "Awaitable[bool]":
            """Whether it comes to anything in time."""

        def files(self, kind: str) -> str:
            """The names of the files that a start of that kind needs, a line each."""

        def follow(self, names: str) -> "Arrivals":
            """How files arrive."""

        def fragment(self) -> str:
            """The fragment of the address; what is far too long is cut."""

        def paste(self) -> "Awaitable[str]":
            """The text on the clipboard, or "" where the browser does not let us."""

        def save(self, name: str, text: str, kind: str = "application/json") -> None:
            """Let people keep a text as a file."""

        def texts(self, field: FileField) -> "Awaitable[str]":
            """The texts of the files chosen in a field, as a list in JSON."""

        def dropped(self, heard: object) -> None:
            """Hear the texts of what is dropped on the page, as a list in JSON."""

        def day(self, time: str, language: str) -> str:
            """The day of a time in milliseconds, as it is written in a language."""

        def codes(self) -> "Awaitable[Codes | None]":
            """What `codes.mjs` exports, or None where it does not come."""

        def pictures(self) -> "Awaitable[Pictures | None]":
            """What `pictures.mjs` exports, or None where it does not come."""

        def print(self) -> "Awaitable[None]":
            """Let the browser print the page."""

        def sends(self) -> bool:
            """Whether the device has a sheet to send things with."""

        def send_on(self, title: str, url: str) -> None:
            """Open it."""

        def persist(self) -> None:
            """Ask the browser not to throw away what is kept."""

        def installable(self) -> bool:
            """Whether the browser would install the site now."""

        def install(self) -> None:
            """Let it ask whether it should."""

        def stored(self, heard: object) -> None:
            """Tell of what another tab keeps."""

        def kept(self) -> str:
            """The name of the game of the library that the address asks for, "" if of none."""

        def shared(self) -> str:
            """What another app shares with this one, or ""."""

        def launched(self, heard: object) -> None:
            """Hear the text of a file that this app is opened with."""

        def copy(self, text: str) -> "Awaitable[bool]":
            """Put a text on the clipboard; whether the browser let us, soon."""
