"""The browser's own things as far as the page uses them, as shapes for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any, Protocol

    class Node(Protocol):
        """What elements can be found in, and events happen to."""

        def querySelector(self, selector: str) -> Any:
            """The first element that fits, or None."""

        def querySelectorAll(self, selector: str) -> Any:
            """All elements that fit."""

        def addEventListener(self, event: str, function: object, how: object = None) -> None:
            """Call a function whenever the event happens."""

    class Box(Protocol):
        """Where an element is, in CSS px."""

        left: float
        top: float

    class Counted(Protocol):
        """A list of the browser's."""

        length: int

    class Query(Node, Protocol):
        """A query of media, which may change its mind."""

        matches: bool

    class Arrivals(Protocol):
        """How files arrive: bytes there and in all, and what is lost."""

        have: int
        total: int
        lost: str
        done: bool

    class Style(Protocol):
        """An element's own style."""

        background: str
        boxShadow: str
        height: str

        def setProperty(self, name: str, value: str) -> None:
            """Set a property of any name."""

    class Data(Protocol):
        """An element's `data-…`."""

        touch: str
        label: str
        title: str
        games: str
        page: str
        game: str
        boards: str
        ja: str
        read: str
        version: str

    class Element(Node, Protocol):
        """An element of the page, of whatever kind."""

        textContent: str
        hidden: bool
        disabled: bool
        checked: bool
        value: str
        innerHTML: str
        returnValue: str
        isConnected: bool
        style: Style
        dataset: Data
        parentElement: "Element"
        clientWidth: float
        clientHeight: float
        width: float
        height: float
        offsetLeft: float
        offsetTop: float
        scrollTop: float
        scrollLeft: float

        def append(self, part: "Element | str") -> None:
            """Add a part at the end."""

        def remove(self) -> None:
            """Take it from the page."""

        def focus(self, how: object = None) -> None:
            """Give it the focus."""

        def matches(self, selector: str) -> bool:
            """Whether it fits."""

        def closest(self, selector: str) -> "Element | None":
            """It or what it is in, whatever fits."""

        def setAttribute(self, name: str, value: str) -> None:
            """Set an attribute."""

        def getAttribute(self, name: str) -> "str | None":
            """Read an attribute."""

        def hasAttribute(self, name: str) -> bool:
            """Whether an attribute is there."""

        def removeAttribute(self, name: str) -> None:
            """Take an attribute away."""

        def showModal(self) -> None:
            """Open a dialog."""

        def close(self) -> None:
            """Close a dialog."""

        def getContext(self, kind: str) -> Any:
            """What a canvas is painted with."""

        def isSameNode(self, other: "Element") -> bool:
            """Whether it is that one."""

        def compareDocumentPosition(self, other: "Element") -> int:
            """Where another one lies: bit 4 when it comes after."""

        def getClientRects(self) -> "Counted":
            """Its boxes; none when it is not shown."""

        def scrollIntoView(self, how: object = None) -> None:
            """Bring it into sight."""

        def getBoundingClientRect(self) -> "Box":
            """Where it is."""

        def setPointerCapture(self, pointer: int) -> None:
            """Let it have all that a pointer does."""

    class Event(Protocol):
        """Something that happened to an element."""

        type: str
        target: Element
        submitter: "Element | None"
        key: str
        clientX: float
        altKey: bool
        ctrlKey: bool
        metaKey: bool
        newValue: "str | None"

        def preventDefault(self) -> None:
            """Let the browser do nothing of its own."""

    class Document(Node, Protocol):
        """The page."""

        title: str
        hidden: bool
        documentElement: Element
        activeElement: "Element | None"
        body: Element

        def getElementById(self, name: str) -> "Element | None":
            """The element of that id."""

    class Location(Protocol):
        """The page's address."""

        hash: str
        href: str

        def reload(self) -> None:
            """Start the page again."""

    class Careful(Protocol):
        """What may throw in a browser, made safe by `boot.mjs`."""

        root: str  # the site's folder, from this page: "./" or "../"

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

        def register(self, path: str) -> "Awaitable[Any]":
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

        def workers(self) -> Any:
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

        def texts(self, field: Element) -> "Awaitable[str]":
            """The texts of the files chosen in a field, as a list in JSON."""

        def dropped(self, heard: object) -> None:
            """Hear the texts of what is dropped on the page, as a list in JSON."""

        def day(self, time: str, language: str) -> str:
            """The day of a time in milliseconds, as it is written in a language."""

        def codes(self) -> "Awaitable[Any]":
            """What `codes.mjs` exports, or None where it does not come."""

        def pictures(self) -> "Awaitable[Any]":
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

        def shared(self) -> str:
            """What another app shares with this one, or ""."""

        def launched(self, heard: object) -> None:
            """Hear the text of a file that this app is opened with."""

        def copy(self, text: str) -> "Awaitable[bool]":
            """Put a text on the clipboard; whether the browser let us, soon."""

    class Window(Protocol):
        """The window, or what a test has in its place."""

        careful: Careful
        document: Document
        location: Location
        navigator: Any
        performance: Any
        MutationObserver: Any
        onpopstate: object
        onresize: object
        onstorage: object

        def fetch(self, path: str) -> "Awaitable[Any]":
            """Get a file of the site."""

        def matchMedia(self, query: str) -> "Query":
            """Whether the browser fits a query."""

    Listener = Callable[[Event], None]
