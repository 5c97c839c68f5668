"""The browser's own things as far as the page uses them, as shapes for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from typing import Any, Protocol

    from browser.platform import Platform
    from browser.workers import Source

    class DomNode(Source, Protocol):
        """What elements can be found in, and events happen to."""

        def querySelector(self, selector: str) -> "Element | None":
            """The first element that fits, or None."""

        def querySelectorAll(self, selector: str) -> "Elements":
            """All elements that fit."""

    class Box(Protocol):
        """Where an element is, in CSS px."""

        left: float
        top: float
        bottom: float
        height: float

    class Counted(Protocol):
        """A list of the browser's."""

        length: int

    class Elements(Counted, Protocol):
        """A list of elements."""

        def item(self, index: int) -> "Element":
            """One of them."""

    class Query(DomNode, Protocol):
        """A query of media, which may change its mind."""

        matches: bool

    class ComputedStyle(Protocol):
        """How an element looks in the end."""

        fontSize: str

    class Style(Protocol):
        """An element's own style."""

        touchAction: str
        cursor: str
        background: str
        boxShadow: str
        height: str
        cssText: str

        def setProperty(self, name: str, value: str) -> None:
            """Set a property of any name."""

        def removeProperty(self, name: str) -> None:
            """Leave a property to the style sheet."""

    class Data(Protocol):
        """An element's `data-…`."""

        touch: str
        label: str
        title: str
        games: str
        page: str
        game: str
        boards: str
        pyodide: str
        ja: str
        read: str
        version: str

    class Element(DomNode, Protocol):
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
        offsetHeight: float
        scrollTop: float
        scrollLeft: float

        def prepend(self, part: "Element | str") -> None:
            """Add before the first child."""

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

    class Document(DomNode, Protocol):
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

    class Console(Protocol):
        """What developers read."""

        def warn(self, text: str) -> None:
            """Say that something is wrong."""

    class Performance(Protocol):
        """The browser's watch."""

        def now(self) -> float:
            """Milliseconds since the page began."""

        def mark(self, name: str) -> None:
            """Note the time of something."""

    class Navigator(Protocol):
        """The browser."""

        languages: Sequence[str]
        userAgent: str

    class Response(Protocol):
        """A file that has come."""

        def text(self) -> "Awaitable[str]":
            """What is in it."""

    class Observer(Protocol):
        """What watches elements, and tells of them."""

        def observe(self, element: Element, what: object = None) -> None:
            """Watch one more."""

        def unobserve(self, element: Element) -> None:
            """Watch it no longer."""

    class Sighting(Protocol):
        """An element that has come into sight, or is no longer."""

        target: Element
        isIntersecting: bool

    class Sightings(Counted, Protocol):
        """A list of them."""

        def __getitem__(self, index: int) -> Sighting:
            """One of them."""

    class ObserverClass(Protocol):
        """What makes an observer."""

        def new(self, heard: object) -> Observer:
            """One that tells what it sees to a function."""

    class Range(Protocol):
        """A part of the page."""

        def setStartBefore(self, element: Element) -> None:
            """Let it begin there."""

        def setEndAfter(self, element: Element) -> None:
            """Let it end there."""

        def deleteContents(self) -> None:
            """Take it from the page."""

        def createContextualFragment(self, text: str) -> Element:
            """What HTML makes in its place."""

    class Window(Protocol):
        """The window, or what a test has in its place."""

        platform: Platform
        document: Document
        location: Location
        navigator: Navigator
        MutationObserver: ObserverClass
        ResizeObserver: ObserverClass
        performance: Performance
        console: Console
        innerWidth: float
        innerHeight: float
        scrollY: float
        onpopstate: object
        onresize: object

        def fetch(self, path: str) -> "Awaitable[Response]":
            """Get a file of the site."""

        def matchMedia(self, query: str) -> "Query":
            """Whether the browser fits a query."""

        def getComputedStyle(self, element: Element) -> ComputedStyle:
            """How an element looks in the end."""

        def scrollTo(self, x: float, y: float) -> None:
            """Scroll the page."""

    Listener = Callable[[Event], None]
