"""The start of a page: its language, its module, and offline use."""

import asyncio
import gc

from access.focus import Focus
from browser.dom import every, find, find_or_none, listen
from browser.preferences import OFF, ON, Preferences
from browser.storage import Device
from words import Words, preferred_language

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.embed_address import NullStorage
    from browser.types import Event, Window
    from pages.page import Page
    from widgets.settings_dialog import SettingsDialog

FRAMED = "embed"  # the page that stands in a frame of somebody else's
GARBAGE = 1 << 21  # bytes: a touch leaves a hundred thousand


class Site:
    """Everything that all pages have in common."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.root = window.document.documentElement
        self.body = find("body")
        self.device: "Device | NullStorage" = Device(window)
        wanted = [str(language) for language in window.navigator.languages]
        read = self.device.of_tab().get("reading")  # the page before, in one language
        if isinstance(read, str):
            wanted.insert(0, read)
        if self.body.dataset.page == FRAMED:
            from browser import embed_address

            self.device = embed_address.NullStorage(window)
            asked = embed_address.options(str(window.platform.fragment()))[1]
            wanted.insert(0, asked.get("lang", ""))
            if asked.get("theme") in ("dark", "light"):
                self.root.setAttribute("data-theme", asked["theme"])
        self.both = self.root.hasAttribute("data-both")  # else it is a page in one language
        kept = self.device.get("language") if self.both else self.root.getAttribute("lang")
        self.words = Words(preferred_language(kept, wanted))
        self.preferences = Preferences(self.device, self.root)
        self.settings: "SettingsDialog | None" = None  # once it was opened
        self.page: "Page | None" = None
        self.sound = find_or_none("#do-sound")  # on the pages where one plays
        self.focus = Focus(window)

    async def open(self) -> None:
        """Start this page."""
        if self.both:
            title = find("title")
            self.titles = {"en": title.textContent, "ja": title.dataset.ja}
        self._dress()
        if self.body.dataset.page != FRAMED:
            self._head()
        self.root.setAttribute("data-start", "up")
        ids = self.body.dataset.games.split()
        kind = self.body.dataset.page
        self.page = _page(kind)(self.window, self.words, self.device, ids)  # type: ignore[arg-type]
        self._watch()
        await self.page.open()
        if kind != FRAMED:
            await self._keep()

    def _head(self) -> None:
        """What stands above all pages but a frame."""
        listen(find(".skip"), "click", self._skip)
        if self.both:
            listen(find("#other-language"), "click", lambda event: self._switch())
        if self.sound:
            listen(self.sound, "click", lambda event: self._switch_sound())
            self._show_sound()
        gear = find_or_none("#do-settings")
        if gear:
            listen(gear, "click", lambda event: self._open_settings())

    def _watch(self) -> None:
        """Redraw the boards when their size or their colours change."""
        from jsffi import create_proxy

        self.window.onresize = create_proxy(lambda event: self._redraw())
        scheme = self.window.matchMedia("(prefers-color-scheme: dark)")
        listen(scheme, "change", lambda event: self._redraw())

    def _switch(self) -> None:
        self.words.switch()
        self.device.put("language", self.words.language)
        self._dress()
        if self.page:
            self.page.refresh_language()

    def _open_settings(self) -> None:
        """Open the dialog of settings, which is made on demand."""
        if self.settings is None:
            from widgets.settings_dialog import SettingsDialog

            able = {"buzz": self.window.platform.buzzes(), "aloud": self.window.platform.speaks()}
            lacking = [name for name in able if not able[name]]
            self.settings = SettingsDialog(self.preferences, self.words, self._look, lacking)
        self.settings.open()

    def _look(self, name: str) -> None:
        """Apply a changed setting of how the site looks and feels."""
        if name == "theme":
            self.window.platform.dye()
        elif name == "sound":
            self._show_sound()
            if self.preferences.on(name):
                self.window.platform.sound("move")
        elif name == "buzz" and self.preferences.on(name):
            self.window.platform.buzz(20)
        elif name == "aloud" and self.preferences.on(name):
            self.window.platform.speak(self.words("set-aloud"), self.words.language)
        self._redraw()

    def _switch_sound(self) -> None:
        self.preferences.choose("sound", OFF if self.preferences.on("sound") else ON)
        self._show_sound()
        if self.preferences.on("sound"):
            self.window.platform.sound("move")

    def _show_sound(self) -> None:
        if self.sound:
            on = self.preferences.on("sound")
            self.sound.setAttribute("aria-pressed", "true" if on else "false")

    def _redraw(self) -> None:
        if self.page:
            self.page.redraw()

    def _skip(self, event: "Event") -> None:
        """Go to the content without changing the address, which holds the game."""
        event.preventDefault()
        find("#content").focus()

    def _dress(self) -> None:
        """Set the texts in attributes; the style sheet chooses between the other static texts."""
        if self.both:
            self.root.setAttribute("lang", self.words.language)
            self.window.document.title = self.titles[self.words.language]
            for link in every("a[data-read]"):
                link.setAttribute("href", self.words.reading(link.dataset.read))
        for element in every("[data-label]"):
            element.setAttribute("aria-label", self.words(element.dataset.label))
        for element in every("[data-title]"):
            if not element.closest(".drawer"):  # where its word is seen
                element.setAttribute("title", self.words(element.dataset.title))

    async def _keep(self) -> None:
        """Fetch the site for offline use, now that the network is idle."""
        from browser.service_worker import register

        await register(self.window, self.words)


def _page(kind: str) -> "type[Page]":
    """The page of that kind; the modules of other kinds are not loaded."""
    if kind == "play":
        from pages.play import PlayPage

        return PlayPage
    if kind == FRAMED:
        from pages.embed import EmbedPage

        return EmbedPage
    if kind == "home":
        from pages.home import HomePage

        return HomePage
    if kind == "learn":
        from pages.learn import LearnPage

        return LearnPage
    if kind == "problems":
        from pages.problems import ProblemsPage

        return ProblemsPage
    if kind == "own":
        from pages.own import OwnPage

        return OwnPage
    if kind == "watch":
        from pages.watch import WatchPage

        return WatchPage
    return _page_to_read(kind)


def _page_to_read(kind: str) -> "type[Page]":
    """The page of a kind that has no board to play on."""
    if kind == "library":
        from pages.library import LibraryPage

        return LibraryPage
    if kind == "about":
        from pages.about import AboutPage

        return AboutPage
    if kind == "run":
        from pages.run import RunPage

        return RunPage
    from pages.guide import GuidePage

    return GuidePage


async def begin() -> None:
    """Open the page; if that fails, show it."""
    import js as window

    try:
        await Site(window).open()
    except Exception as problem:
        window.document.documentElement.setAttribute("data-start", "failed")
        raise problem


def start() -> None:
    """Start the page once its modules are loaded.

    MicroPython would collect garbage after every sixteen thousand bytes, several times in each
    touch, which takes longer than the touch; so it is told to wait longer.
    """
    gc.threshold(GARBAGE)  # type: ignore[attr-defined]
    asyncio.create_task(begin())
