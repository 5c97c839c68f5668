"""A thumbnail of each listed game, of its last position.

Only visible ones are drawn, one after another; the engine is started for the first that needs it.
They are cached for as long as the page is open.
"""

import asyncio

from anga.shared.formats.fragment import parse_link_far
from anga.shared.layout import fit
from anga.shared.requests import make_request
from board.display_settings import setting
from board.offscreen import OffscreenBoard
from board.paint import fonts, palette
from browser import openings
from browser.dom import make
from browser.engine import EngineFailure
from kept.entries import game_of, plies
from kept.settings import view_choices
from library.conversion import people

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from anga.shared.palette import Palette
    from anga.shared.scene import Scene
    from board.paint.canvas import Canvas
    from browser.engine import Engine
    from browser.storage import Device
    from browser.types import Element, Observer, Sightings, Window
    from kept.rows import Entry
    from words import Words

SIZE = 88  # CSS pixels across and down
WIDE = 300  # pixels across the board that is drawn so small, laid out as one to play on
BREATH = 0.03  # seconds between two pictures, in which the page answers
MOST = 300  # pictures that are kept
BOTTOM = 2


class Thumbnails:
    """Creates places for thumbnails and fills them; without an engine they show how games begin."""

    def __init__(
        self,
        window: "Window",
        words: "Words",
        device: "Device",
        known: "dict[str, Opening]",
        engine: "Engine",
    ) -> None:
        self.window, self.words, self.device, self.known = window, words, device, known
        self.engine = engine
        self.kept: "dict[str, Canvas]" = {}  # by what is seen there
        self.entries: "dict[str, Entry]" = {}  # by the names of places
        self.places: "list[Element]" = []
        self.wanted: "list[Element]" = []  # places in sight that are empty
        self.busy = self.failed = False
        self.eye = self._eye()
        self.look = self._look()

    def place(self, ident: str, entry: "Entry", address: str) -> "Element":
        """A place for a game's thumbnail, which links to the game."""
        self.entries[ident] = entry
        made = make("a", href=address, _class="thumb", aria_hidden="true", tabindex="-1")
        made.setAttribute("data-entry", ident)
        drawn = self.kept.get(cache_key(entry))
        if drawn:
            made.append(drawn)  # type: ignore[arg-type]
        else:
            if game_of(entry) in self.known:
                made.append(still(self.window, game_of(entry)))
            self.eye.observe(made)
        self.places.append(made)
        return made

    def renew(self) -> None:
        """Redraw visible thumbnails after a change of colours or fonts."""
        self.kept = {}
        self.places = [place for place in self.places if place.isConnected]
        for place in self.places:
            self.eye.unobserve(place)
            self.eye.observe(place)

    def redraw(self) -> None:
        """Redraw what looks different now."""
        look = self._look()
        if look != self.look:
            self.look = look
            self.renew()

    def _look(self) -> "tuple[object, ...]":
        """The person's settings of how boards look."""
        return self._colours().dark, setting("board"), setting("coordinates")

    def _colours(self) -> "Palette":
        return palette.read(self.window.document.documentElement)

    def _eye(self) -> "Observer":
        """An observer of places that become visible or invisible."""
        import js as window
        from jsffi import create_proxy

        def looked(entries: "Sightings", *_: object) -> None:
            for number in range(entries.length):
                change = entries[number]
                self.wanted = [p for p in self.wanted if not p.isSameNode(change.target)]
                if change.isIntersecting:
                    self.wanted.append(change.target)
            if self.wanted and not self.busy and not self.failed:
                self.busy = True
                asyncio.create_task(self._fill())

        eye: "Observer" = window.IntersectionObserver.new(create_proxy(looked))
        return eye

    async def _fill(self) -> None:
        """Draw what is wanted, as long as there is anything; skip games whose part is missing."""
        while self.wanted and not self.failed:
            await asyncio.sleep(BREATH)
            try:
                if self.wanted:
                    await self._draw(self.wanted.pop(0))
            except EngineFailure:
                self.failed = not self.engine.ready
        self.busy = False

    async def _draw(self, place: "Element") -> None:
        self.eye.unobserve(place)
        entry = self.entries[str(place.getAttribute("data-entry"))]
        opening = self.known.get(game_of(entry))
        if opening is None or not place.isConnected:
            return
        scene = await self._scene(entry, opening)
        if scene and place.isConnected:
            canvas = self._drawn(scene, entry, opening)
            if len(self.kept) < MOST:
                self.kept[cache_key(entry)] = canvas
            place.textContent = ""
            place.append(canvas)  # type: ignore[arg-type]

    async def _scene(self, entry: "Entry", opening: "Opening") -> "Scene | None":
        """The last position; the engine is asked for its Scene alone."""
        view = view_choices(self.device, opening, self.words.language)
        link = parse_link_far(entry["link"])[0]
        if not plies(entry) and not link.rules and link.position is None:
            return openings.scene(opening, view)
        if not self.engine.ready:
            await self.engine.start(link.game)
        request = make_request("position", link.game, link.rules, link.position, link.moves)
        reached = await self.engine.ask(request)
        if "position" not in reached:
            return None
        request = make_request("scene", link.game, link.rules, reached["position"])
        request["view"] = view
        scene: "Scene" = (await self.engine.ask(request))["scene"]
        return scene

    def _drawn(self, scene: "Scene", entry: "Entry", opening: "Opening") -> "Canvas":
        import js as window

        turned = self._turned(scene, entry)
        say = self.words.speaker(opening["words"])
        fonts.load(scene["looks"], [], self.renew)
        high = fit.height(scene, turned, WIDE)
        ratio = float(window.devicePixelRatio) * SIZE / max(WIDE, high)
        return OffscreenBoard(say, self._colours(), (WIDE, high), ratio, turned).draw(scene).canvas

    def _turned(self, scene: "Scene", entry: "Entry") -> int:
        """The orientation of the board for the first person who plays here."""
        here = people(entry)
        for seat in scene["seats"]:
            if here and seat["seat"] == here[0]:
                return int(BOTTOM - seat["side"]) % 4
        return 0


def still(window: "Window", game: str) -> "Element":
    """A game's faint picture, which is there before its board is drawn."""
    return make("img", src="%spictures/board-%s.svg" % (window.platform.root, game), alt="")


def cache_key(entry: "Entry") -> str:
    """A key of everything that a thumbnail depends on."""
    return entry["link"] + " " + ",".join(people(entry))
