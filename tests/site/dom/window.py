"""The window of a browser, as the module `js`: address, history, media, what watches elements."""

import sys

from tests.site.dom.elements import Event, Found, Listening

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, Self

    from tests.site.dom.elements import Document, Element

NAMES = ("js", "jsffi")
DARK = "(prefers-color-scheme: dark)"


class Thing:
    """An object with what it is given."""

    def __init__(self, **about: "Any") -> None:
        for name in about:
            setattr(self, name, about[name])


class Made:
    """A class of the browser's: `new` makes one."""

    def __init__(self, make: "Callable[..., Any]") -> None:
        self.new = make


class Location:
    """The page's address."""

    def __init__(self, href: str) -> None:
        self.href = href
        self.reloads = 0
        self.moved: Callable[[str], None] = lambda address: None  # told of another fragment

    @property
    def hash(self) -> str:
        _, sign, fragment = self.href.partition("#")
        return sign + fragment if fragment else ""

    @hash.setter
    def hash(self, fragment: str) -> None:
        address = "#" + fragment.lstrip("#")
        if address != self.hash:
            self.href = self.href.split("#")[0] + address
            self.moved(address)

    def reload(self) -> None:
        self.reloads += 1


class Query(Listening):
    """A query of media that people may change."""

    def __init__(self, matches: bool) -> None:
        super().__init__()
        self.matches = matches

    def change(self, matches: bool) -> None:
        self.matches = matches
        self.hear(Event("change"))


class Fonts:
    """Typefaces, none of which is there before it was asked for."""

    def __init__(self, document: "Document") -> None:
        self.document = document
        self.there: set[str] = set()

    def check(self, size: str, text: str) -> bool:
        return size + text in self.there

    def load(self, size: str, text: str) -> "Any":
        self.there.add(size + text)
        return Thing(then=lambda heard: self.document.soon(lambda: heard([])))


class Watcher:
    """Tells of elements: of each that is watched at once, and when a test says so."""

    def __init__(self, window: "Window", heard: "Any", kind: str) -> None:
        self.window, self.heard, self.kind = window, heard, kind
        self.watched: list[Any] = []
        window.watchers.append(self)

    def observe(self, element: "Any", _what: object = None) -> None:
        self.watched.append(element)
        if self.kind != "mutation":
            self.window.document.soon(lambda: self.tell([element]))

    def unobserve(self, element: "Any") -> None:
        self.watched = [each for each in self.watched if each is not element]

    def disconnect(self) -> None:
        self.watched = []

    def tell(self, elements: "Sequence[Element]", there: bool = True) -> None:
        watched = [each for each in elements if each in self.watched]
        if watched:
            entries = [Thing(target=each, isIntersecting=there) for each in watched]
            self.heard(Found(entries), self)


class Window(Listening):
    """A window around a document. While it is entered, it is what `js` and `jsffi` are."""

    def __init__(self, document: "Document", href: str, platform: "Any" = None) -> None:
        super().__init__()
        self.document, self.platform, self.location = document, platform, Location(href)
        document.fonts = Fonts(document)  # type: ignore[attr-defined]
        self.left: list[str] = []
        self.navigator = Thing(languages=["en"], userAgent="A browser")
        self.performance = Thing(mark=lambda name: None, now=lambda: 1000 * platform.clock())
        self.devicePixelRatio, self.scrollY = 1, 0.0
        self.innerWidth, self.innerHeight = 1280.0, 800.0
        self.onpopstate: Any = None
        self.onhashchange: Any = None
        self.onresize: Any = None
        self.watchers: list[Watcher] = []
        self.queries: dict[str, Query] = {}
        self.frames: list[Any] = []
        self.printed = 0
        self.fetch: Any = None
        self.Path2D = Made(lambda text="": text)
        for kind in ("Mutation", "Resize", "Intersection"):
            setattr(self, kind + "Observer", Made(self._watching(kind.lower())))
        self.real: dict[str, Any] = {}
        self.schemes: list[dict[str, str]] = [{}, {}]  # tokens by day and by night

    def _watching(self, kind: str) -> "Callable[..., Watcher]":
        return lambda heard, *_how: Watcher(self, heard, kind)

    def __enter__(self) -> "Self":
        modules: Any = sys.modules
        for name in NAMES:
            self.real[name] = modules.get(name)
            modules[name] = self
        return self

    def __exit__(self, *_problem: object) -> None:
        for name in NAMES:
            del sys.modules[name]
            if self.real[name]:
                sys.modules[name] = self.real[name]

    # jsffi

    def create_proxy(self, function: "Any") -> "Any":
        return function

    def to_js(self, value: "Any") -> "Any":
        return value

    # js

    def requestAnimationFrame(self, work: "Any") -> None:
        self.frames.append(work)

    def setTimeout(self, work: "Any", _wait: float) -> None:
        self.document.soon(work)

    def matchMedia(self, query: str) -> Query:
        if query not in self.queries:
            most = query.partition("max-width: ")[2].partition("px")[0]
            self.queries[query] = Query(bool(most) and self.innerWidth <= float(most))
        return self.queries[query]

    def getComputedStyle(self, _element: object) -> "Any":
        """A token of the style sheet in the scheme that is seen."""
        theme = self.document.documentElement.getAttribute("data-theme")
        dark = theme == "dark" or (not theme and self.matchMedia(DARK).matches)
        tokens = self.schemes[1 if dark else 0]
        return Thing(fontSize="16px", getPropertyValue=lambda name: tokens.get(name, ""))

    def scrollTo(self, _x: float, y: float) -> None:
        self.scrollY = y

    def print(self) -> None:
        self.printed += 1
