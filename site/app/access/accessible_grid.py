"""The board as a grid of buttons, for screen readers and keyboards.

It lies invisibly over the canvas, each place where it is drawn, so that a finger guided by a screen
reader, or another program, touches what is there. Arrow keys move from place to place, Home and End
along a row, Page Up and Page Down along a column; Enter and Space touch. The canvas shows where.
"""

import asyncio

from access.grid_places import places
from browser.dom import escape_html, every, find, find_or_none, listen
from browser.tasks import yield_to_browser
from state.selection import spots_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from access.grid_places import Place
    from anga.shared.geometry.types import Rect
    from anga.shared.scene import Phrase, Scene
    from browser.types import Element, Event
    from state.ports import Offer
    from words import Words

    Badges = dict[str, dict[str, str]]

STEPS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
ENDS = ("Home", "End")
ALONG = ("ArrowLeft", "ArrowRight")
PAGES = {"PageUp": 0, "PageDown": -1}  # to the first row of the board, and to its last one


class AccessibleGrid:
    """The board's twin in the accessibility tree.

    `touched` is called with each touch, `focused` with the place that has the keyboard focus, or
    None. `lies` tells where a touch is drawn, in CSS pixels.
    """

    def __init__(
        self,
        element: "Element",
        words: "Words",
        touched: "Callable[[str], None]",
        focused: "Callable[[str | None], None]",
        lies: "Callable[[str], Rect | None]",
    ) -> None:
        self.element = element
        self.words = words
        self.touched = touched
        self.focused, self.lies = focused, lies
        self.laid: "list[Rect | None]" = []  # where the first place and the last one lie
        self.open: "list[str]" = []
        self.seen: "object" = None  # what the names below are of
        self.names: "dict[str, str]" = {}  # by touch
        self.spots: "dict[str, list[str]]" = {}  # by option, places that stand for it
        self.places: "list[list[Place]]" = []
        self.elements: "dict[str, Element]" = {}
        self.told: "dict[str, tuple[str, str | None]]" = {}  # by touch: name and state
        self.language = words.language  # in which they were told
        self.at: "str | None" = None  # the touch of the current place
        self.column: "float | None" = None  # in which one walks up and down, if one does
        listen(element, "keydown", self._key)
        listen(element, "click", self._click)
        listen(element, "focusin", self._focus)
        listen(element, "focusout", lambda event: focused(None))

    def show(
        self,
        scene: "Scene",
        turned: int,
        touching: "Offer",
        notes: "dict[str, list[Phrase]] | None" = None,
        badges: "Badges | None" = None,
    ) -> None:
        """Describe every place, what is there, and whether it can be touched.

        `notes` are phrases by cell, which are read too, and so is what `badges` on touches mean.
        """
        self.open = touching.open
        seen = (scene, turned, notes or {}, self.words.language)
        before = [[place.touch for place in row] for row in self.places]
        if self.words.language != self.language:  # states are told anew where names stay the same
            self.language, self.told = self.words.language, {}
        if seen != self.seen:
            self.seen, self.places, self.spots = seen, places(scene, turned), spots_of(scene)
            self.names = self._named(notes or {})
        states = _states(self.spots, touching)
        told = {
            place.touch: (self.names[place.touch], states.get(place.meant))
            for row in self.places
            for place in row
        }
        if badges:
            self._add(badges, told)
        if [[place.touch for place in row] for row in self.places] != before:
            self._build(told)
        else:
            self._retell(told)
        self.told = told
        asyncio.create_task(self._lay())

    async def _lay(self) -> None:
        """Move every place to where it is drawn, if that has changed."""
        await yield_to_browser()
        touches = [place.touch for row in self.places for place in row]
        laid = [self.lies(touches[0]), self.lies(touches[-1])]
        if laid == self.laid or None in laid:
            return
        self.laid = laid
        elements = every("[role=gridcell]", self.element)
        for number in range(len(touches)):
            rect = self.lies(touches[number])
            if rect:
                box = "left: %.1fpx; top: %.1fpx; width: %.1fpx; height: %.1fpx"
                elements[number].style.cssText = box % rect
        self.element.setAttribute("data-laid", "")

    def _named(self, notes: "dict[str, list[Phrase]]") -> "dict[str, str]":
        """The label of each place, with its notes."""
        names = {place.touch: place.label(self.words) for row in self.places for place in row}
        for cell in notes:
            touch = "c:" + cell
            if touch in names:
                more = [self.words.say(phrase) for phrase in notes[cell]]
                names[touch] = self.words.join([names[touch]] + more)
        return names

    def _add(self, badges: "Badges", told: "dict[str, tuple[str, str | None]]") -> None:
        """Add to what is told of places what the badges on them mean."""
        for row in self.places:
            for place in row:
                if place.meant in badges:
                    name, state = told[place.touch]
                    described = badges[place.meant]["description"]
                    told[place.touch] = (self.words.join([name, described]), state)

    @property
    def targets(self) -> "list[Element]":
        """The elements of places that can be touched now, in order."""
        found = [place for row in self.places for place in row if place.meant in self.open]
        return [self._element(place.touch) for place in found]

    def _build(self, told: "dict[str, tuple[str, str | None]]") -> None:
        """Create all places at once as HTML: there may be hundreds, on several boards."""
        held = self.at if find_or_none(":focus", self.element) else None
        known = [place.touch for row in self.places for place in row]
        if self.at not in known:
            self.at = self._first()
        self.element.innerHTML = "".join([self._row(row, told) for row in self.places])
        self.elements, self.laid = {}, []
        if held in known:
            self._go(self.at)

    def _first(self) -> str:
        """The place to begin at: the nearest cell that can be touched, else the nearest corner."""
        rows = [row for row in self.places if row[0].touch[:2] == "c:"]
        for row in reversed(rows):
            for place in row:
                if place.meant in self.open:
                    return place.touch
        return rows[-1][0].touch

    def _row(self, row: "list[Place]", told: "dict[str, tuple[str, str | None]]") -> str:
        cells = []
        for place in row:
            name, state = told[place.touch]
            cells.append(
                '<div role="gridcell" tabindex="%s" data-touch="%s" aria-label="%s"%s></div>'
                % (
                    "0" if place.touch == self.at else "-1",
                    escape_html(place.touch),
                    escape_html(self._label(name, state)),
                    ' aria-selected="true"' if state == "chosen" else "",
                )
            )
        return '<div role="row">' + "".join(cells) + "</div>"

    def _retell(self, told: "dict[str, tuple[str, str | None]]") -> None:
        """Update the labels that have changed."""
        for touch in told:
            if told[touch] != self.told.get(touch):
                name, state = told[touch]
                element = self._element(touch)
                element.setAttribute("aria-label", self._label(name, state))
                if state == "chosen":
                    element.setAttribute("aria-selected", "true")
                else:
                    element.removeAttribute("aria-selected")

    def _label(self, name: str, state: "str | None") -> str:
        return self.words.join([name, self.words(state)]) if state else name

    # What people do

    def focus(self) -> None:
        """Focus the current place, on which keys then act."""
        if self.at:
            self._go(self.at)

    def _place_of(self, event: "Event") -> "tuple[int, int] | None":
        """The column and row of the place of an event."""
        cell = event.target.closest("[data-touch]")
        touch = cell.dataset.touch if cell else None
        for y in range(len(self.places)):
            for x in range(len(self.places[y])):
                if self.places[y][x].touch == touch:
                    return x, y
        return None

    def _click(self, event: "Event") -> None:
        at = self._place_of(event)
        if at:
            self.touched(self.places[at[1]][at[0]].meant)

    def _focus(self, event: "Event") -> None:
        """React to the focus: keys now act on that place."""
        at = self._place_of(event)
        if at:
            touch = self.places[at[1]][at[0]].touch
            if touch != self.at:
                self._element(self.at).setAttribute("tabindex", "-1")
                self._element(touch).setAttribute("tabindex", "0")
                self.at, self.column = touch, None
            self.focused(touch if event.target.matches(":focus-visible") else None)

    def _key(self, event: "Event") -> None:
        at = self._place_of(event)
        if not at or event.altKey or event.metaKey:
            return
        pages = event.key in PAGES and not event.ctrlKey  # else they are the browser's
        if pages or event.key in STEPS or event.key in ENDS:
            event.preventDefault()
            self._walk(at, event.key, event.ctrlKey)
        elif event.key in ("Enter", " "):
            event.preventDefault()
            self.touched(self.places[at[1]][at[0]].meant)

    def _walk(self, at: "tuple[int, int]", key: str, far: bool) -> None:
        x, y = at
        column = None
        if key in ENDS:
            y = (0 if key == "Home" else len(self.places) - 1) if far else y
            x = 0 if key == "Home" else len(self.places[y]) - 1
        elif key in ALONG:
            x = max(0, min(x + STEPS[key][0], len(self.places[y]) - 1))
        else:
            column = self.places[y][x].x if self.column is None else self.column
            y = self._page(key) if key in PAGES else y + STEPS[key][1]
            y = max(0, min(y, len(self.places) - 1))
            x = _nearest(self.places[y], column)
        self._go(self.places[y][x].touch)
        self.column = column

    def _page(self, key: str) -> int:
        """The row at an end of the board's columns, which hands are no part of."""
        board = [y for y in range(len(self.places)) if self.places[y][0].touch[:2] == "c:"]
        return board[PAGES[key]]

    def _go(self, touch: "str | None") -> None:
        self._element(touch).focus()

    def _element(self, touch: "str | None") -> "Element":
        """A place's element, cached."""
        if touch not in self.elements:
            self.elements[str(touch)] = find('[data-touch="%s"]' % touch, self.element)
        return self.elements[str(touch)]


def _nearest(row: "list[Place]", column: float) -> int:
    """The number of the place of a row that is nearest to a column."""
    away = [abs(place.x - column) for place in row]
    return away.index(min(away))


def _states(spots: "dict[str, list[str]]", touching: "Offer") -> "dict[str, str]":
    """What can be done at touches: slugs of messages, by touch.

    A place that stands for an option can be touched instead of it.
    """
    states = {touch: "forbidden" for touch in touching.forbidden}
    meant = [place for touch in touching.open for place in spots.get(touch, [])]
    states.update({touch: "can-touch" for touch in touching.open + meant})
    states.update({touch: "chosen" for touch in touching.touches})
    return states
