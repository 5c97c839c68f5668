"""The parts of the browser's API that the page uses, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from typing import Any, Protocol

    from browser.platform import Platform
    from browser.workers import Source

    class DomNode(Source, Protocol):
        """A node of the document, with queries and events."""

        def querySelector(self, selector: str) -> "Element | None":
            """The first element that matches, or None."""

        def querySelectorAll(self, selector: str) -> "Elements":
            """All elements that match."""

    class Box(Protocol):
        """The bounding box of an element, in CSS px."""

        left: float
        right: float
        top: float
        bottom: float
        height: float

    class Counted(Protocol):
        """A list object of the browser."""

        length: int

    class Elements(Counted, Protocol):
        """A list of elements."""

        def item(self, index: int) -> "Element":
            """One of them."""

    class Query(DomNode, Protocol):
        """A media query, whose result may change."""

        matches: bool

    class ComputedStyle(Protocol):
        """An element's computed style."""

        fontSize: str

    class Style(Protocol):
        """An element's style attribute."""

        touchAction: str
        cursor: str
        background: str
        boxShadow: str
        visibility: str
        height: str
        minHeight: str
        cssText: str

        def setProperty(self, name: str, value: str) -> None:
            """Set a property of any name."""

        def removeProperty(self, name: str) -> None:
            """Remove a property."""

    class Data(Protocol):
        """An element's `data-…` attributes."""

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
        """An element of the page, of any kind."""

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
        scrollWidth: float
        clientHeight: float
        width: float
        height: float
        offsetLeft: float
        offsetTop: float
        offsetHeight: float
        scrollHeight: float
        scrollTop: float
        scrollLeft: float

        def prepend(self, part: "Element | str") -> None:
            """Add before the first child."""

        def append(self, part: "Element | str") -> None:
            """Add a part as the last child."""

        def remove(self) -> None:
            """Remove it from the page."""

        def focus(self, how: object = None) -> None:
            """Give it the keyboard focus."""

        def matches(self, selector: str) -> bool:
            """Whether it matches a selector."""

        def closest(self, selector: str) -> "Element | None":
            """It or its nearest ancestor that matches a selector."""

        def setAttribute(self, name: str, value: str) -> None:
            """Set an attribute."""

        def getAttribute(self, name: str) -> "str | None":
            """Read an attribute."""

        def hasAttribute(self, name: str) -> bool:
            """Whether an attribute is there."""

        def removeAttribute(self, name: str) -> None:
            """Remove an attribute."""

        def showModal(self) -> None:
            """Open a dialog."""

        def close(self) -> None:
            """Close a dialog."""

        def getContext(self, kind: str) -> Any:
            """A canvas's drawing context."""

        def isSameNode(self, other: "Element") -> bool:
            """Whether it is the same node as another."""

        def compareDocumentPosition(self, other: "Element") -> int:
            """The position of another node: bit 4 when it follows."""

        def getClientRects(self) -> "Counted":
            """Its boxes; none when it is not rendered."""

        def scrollIntoView(self, how: object = None) -> None:
            """Scroll it into view."""

        def getBoundingClientRect(self) -> "Box":
            """Its bounding box."""

        def setPointerCapture(self, pointer: int) -> None:
            """Capture all events of a pointer."""

    class Event(Protocol):
        """An event of an element."""

        type: str
        target: Element
        submitter: "Element | None"
        relatedTarget: "Element | None"
        key: str
        clientX: float
        altKey: bool
        ctrlKey: bool
        metaKey: bool
        newValue: "str | None"

        def preventDefault(self) -> None:
            """Prevent the browser's default action."""

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
            """Reload the page."""

    class Console(Protocol):
        """The developers' console."""

        def warn(self, text: str) -> None:
            """Log a warning."""

    class Performance(Protocol):
        """The browser's clock."""

        def now(self) -> float:
            """Milliseconds since the page began."""

        def mark(self, name: str) -> None:
            """Set a mark."""

    class Navigator(Protocol):
        """The browser."""

        languages: Sequence[str]
        userAgent: str

    class Response(Protocol):
        """A fetched file."""

        def text(self) -> "Awaitable[str]":
            """Its text."""

    class Observer(Protocol):
        """An observer of elements."""

        def observe(self, element: Element, what: object = None) -> None:
            """Observe an element too."""

        def unobserve(self, element: Element) -> None:
            """Stop observing an element."""

    class Sighting(Protocol):
        """An element that has become visible or invisible."""

        target: Element
        isIntersecting: bool

    class Sightings(Counted, Protocol):
        """A list of them."""

        def __getitem__(self, index: int) -> Sighting:
            """One of them."""

    class ObserverClass(Protocol):
        """A constructor of observers."""

        def new(self, heard: object) -> Observer:
            """An observer that reports to a function."""

    class Range(Protocol):
        """A part of the page."""

        def setStartBefore(self, element: Element) -> None:
            """Let it begin there."""

        def setEndAfter(self, element: Element) -> None:
            """Let it end there."""

        def deleteContents(self) -> None:
            """Remove its contents from the page."""

        def createContextualFragment(self, text: str) -> Element:
            """A fragment made from HTML."""

    class Window(Protocol):
        """The window, or its stand-in in tests."""

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
        onhashchange: object
        onresize: object

        def fetch(self, path: str) -> "Awaitable[Response]":
            """Fetch a file of the site."""

        def matchMedia(self, query: str) -> "Query":
            """The query object of a media query."""

        def getComputedStyle(self, element: Element) -> ComputedStyle:
            """An element's computed style."""

        def scrollTo(self, x: float, y: float) -> None:
            """Scroll the page."""

    Listener = Callable[[Event], None]
