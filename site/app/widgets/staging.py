"""The layout of a page with a board, as `anga.shared.layout.stage` works it out."""

from math import ceil

from access.shortcuts import BOARD
from anga.shared.layout.stage import (
    CHIPS,
    HEADER,
    LOW,
    ROW,
    TALL,
    TEXT,
    WIDE,
    Page,
    Shape,
    Window,
    stage,
)  # fmt: skip
from browser.dom import every, find, find_or_none, listen
from browser.unfolding import Overflow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.geometry.types import Rect
    from anga.shared.layout.stage import Stage
    from anga.shared.scene import Scene
    from browser import types

PARTS = (
    ("head", ".title"),
    ("told", ".play > .told"),
    ("above", "#seats-top"),
    ("board", ".board"),
    ("below", "#seats-bottom"),
    ("chances", "#chances-bar"),
    ("card", "#status"),
    ("options", "#options"),
    ("float", "#notices"),
    ("rest", ".rest"),
    ("bar", ".bar"),
)
PLACE = "left:%dpx;top:%dpx;width:%dpx;--high:%dpx"
GAP = 8.0  # between the end's card and the record below it
LEAST = 168.0  # of the record beside a board, below the end's card
READABLE = 240.0  # of a review there, with its tabs and steps
SIGN = 11.0  # below the button for a review: the card's edge, and the sign that there is more
HEIGHTS = (("--ended", "--shift"), ("--reviewed", "--reviewed-shift"))  # as they are named in CSS
BROAD = 23.5  # widths of an M: so broad a list has an analysis' buttons beside its tabs
FEW = 160.0  # so low an end's card has its buttons beside its sentence
UNSCROLLED = 1.0  # a page moved by less than that has not been scrolled by its reader


class Staging:
    """Lays a page out when it opens and when its window, text or board changes.

    `settle` is called with each new stage. `usual` is the game's Scene at the start; `page` says
    what the page has around its board.
    """

    def __init__(
        self,
        window: "types.Window",
        settle: "Callable[[Stage], None]",
        usual: "Scene",
        page: "Page | None" = None,
    ) -> None:
        self.window, self.settle, self.usual = window, settle, usual
        self.page = page or Page()
        self.content = find(".play")
        self.head, self.rest = find(".title"), find(".rest")
        Overflow(self.rest, every(".rest > *"))
        listen(find("#grid"), "focusin", self._on_focus)
        self.size = (0.0, 0.0, 0.0)  # of the window, and of its text
        self.laid: "tuple[object, ...] | None" = None  # what the stage was made of
        self.mode = ""
        self.parts: "dict[str, Rect]" = {}
        # the last end's card beside a board, in this window: its height, and that above a review
        self.ended: "tuple[float, float] | None" = None
        self.start = 0.0  # how far the page is scrolled as a game begins
        self.scrolled = 0.0
        self.measure()

    def lay(self, scene: "Scene", turned: int = 0) -> bool:
        """Lay everything out for a Scene's board; returns whether the stage is a new one."""
        laid = (self.size, scene["size"], len(scene["hands"]), turned)
        if laid == self.laid:
            return False
        if self.laid and self.laid[0] != self.size:
            self.ended = None
        self.laid = laid
        window = Window(*self.size)
        self.content.setAttribute("data-dense", "true" if window.is_dense else "")
        made = stage(Shape(scene, turned, self.usual), window, self.page)
        self.start = made.scroll
        self._put(made)
        self.settle(made)
        if abs(self.window.scrollY - self.scrolled) < UNSCROLLED:
            self.begin()
        return True

    def begin(self) -> None:
        """Scroll to where a game begins, with the board in view."""
        self.window.scrollTo(0, self.start)
        self.scrolled = self.window.scrollY  # less, where the page ends earlier

    def _on_focus(self, event: "types.Event") -> None:
        """Bring the board into view again when the keyboard's focus comes to it from elsewhere."""
        before = event.relatedTarget
        if event.target.matches(":focus-visible") and not (before and before.closest(BOARD)):
            self.begin()
            if self.mode == LOW:
                self.rest.scrollTop = 0

    def measure(self) -> None:
        """Measure window and text. A browser's bar that hides makes no difference."""
        window, root = self.window, self.window.document.documentElement
        text = float(window.getComputedStyle(root).fontSize[:-2])
        width, height = root.clientWidth, root.clientHeight
        size = (width or window.innerWidth, height or window.innerHeight, text)
        if size[0] != self.size[0]:  # turned: wherever one had scrolled to is gone
            self.scrolled = window.scrollY
        self.size = size

    def _put(self, made: "Stage") -> None:
        """Give the style sheet the places of all parts."""
        self.mode, self.parts = made.mode, made.parts
        self.content.setAttribute("data-stage", made.mode)
        find("body").setAttribute("data-laid", made.mode)  # as the site's header asks
        self.content.setAttribute("data-held", "true" if made.held else "false")
        if "head" not in made.parts:
            self.rest.append(self.head)
        elif not self.head.parentElement.isSameNode(self.content):
            self.content.prepend(self.head)
        for name, selector in PARTS:
            element = find_or_none(selector)
            if element:
                place = made.parts.get(name)
                element.style.cssText = PLACE % place if place else ""
        is_broad = made.mode == WIDE and made.parts["rest"][2] >= BROAD * self.size[2]
        self.content.setAttribute("data-broad", "true" if is_broad else "")
        left, top, wide, high = made.parts["card"]
        _, over, _, room = made.parts["options"]
        style = self.content.style
        buttons = made.parts.get("bar", (0.0, 0.0, 0.0, 0.0))[1]  # a card covers none of them
        most = max(high, (buttons - GAP if top < buttons < over else over + room) - top)
        style.setProperty("--low", "%dpx" % high)
        style.setProperty("--most", "%dpx" % most)
        style.setProperty("--panel", "%dpx 0 0 %dpx" % (top, left))
        style.setProperty("--wide", "%dpx" % wide)
        self.content.setAttribute("data-ending", "low" if most < FEW else "")
        self.go_on()
        if made.mode != WIDE:
            self._end(most, most)
        hides_card = over <= top
        self.content.setAttribute("data-choices", "over" if hides_card else "")
        above_rest = made.parts["rest"][1] - over  # whole rows fit, or all below them is covered
        covers = hides_card or above_rest < ROW * self.size[2] / TEXT
        style.setProperty("--covering", "%dpx" % (room if covers else 0))
        style.setProperty("--under", "%dpx" % max(0, over + room - made.parts["rest"][1]))
        style.setProperty("--record", "%dpx" % made.record)
        style.setProperty("--card-top", "%dpx" % (top - made.scroll))  # in the window
        style.setProperty("--clear", "%dpx" % max(high, made.parts["rest"][1] - GAP - top))
        _, task, _, tall = made.parts.get("told", (0.0, 0.0, 0.0, 0.0))
        style.setProperty("--task-top", "%dpx" % task)
        style.setProperty("--task-high", "%dpx" % tall)
        head = 0.0 if made.mode == LOW else HEADER[made.mode]
        style.setProperty("--before", "%dpx" % (made.parts["rest"][1] - head))
        style.setProperty("--length", "%dpx" % (_length(made) - head))
        self._place_header(made.parts["card"] if made.mode == LOW else None)

    def end(self) -> None:
        """Give the end's card the height of all that it tells.

        Beside the board the record begins below it, where the last round was, and with little room
        keeps its least height; no button of the card gives way to it. A review has the room of all
        that stands below the row with the button for it; where that is not enough to read it, the
        card ends below a row before, or else below who has won, and scrolls.
        """
        if self.mode not in (TALL, WIDE):
            return
        self.content.setAttribute("data-ended", "true" if self.mode == WIDE else "")
        for name, _ in HEIGHTS:
            self.content.style.setProperty(name, "auto")
        card = find("#status").getBoundingClientRect()
        high = low = float(ceil(card.height))
        if self.mode == WIDE:
            _, rest, _, long = self.parts["rest"]
            least = LEAST + (CHIPS if find_or_none(".round:not([hidden])") else 0)
            room = rest + long - least - GAP - self.parts["card"][1]
            kept = _ends("#status > :not(.told)")[-1] - card.top + GAP
            high = low = min(high, max(room, kept))
            review = _ends("#status > [name=review]")
            if review:
                rows = _ends("#status > button, #status > .button")
                ends = [end - card.top + SIGN for end in rows if end <= review[-1] + 1]
                most = rest + long - READABLE - GAP - self.parts["card"][1]
                fitting = [end for end in ends if end <= most]
                if fitting:
                    low = min(high, max(self.parts["card"][3], fitting[-1]))
                else:
                    low = min(high, _ends("#status strong")[0] - card.top + SIGN)
            self.ended = (high, low)
        self._end(high, low)

    def end_again(self) -> None:
        """Go back to how the end that was shown last has laid out card and record."""
        if self.mode == WIDE and self.ended:
            self.content.setAttribute("data-ended", "true")
            self._end(*self.ended)

    def go_on(self) -> None:
        """Give the card beside a board its usual height again, and the record its usual place."""
        self.content.setAttribute("data-ended", "")
        if self.mode == WIDE:
            self.content.style.setProperty("--ended", "auto")
            self.content.style.setProperty("--shift", "0px")

    def _end(self, *heights: float) -> None:
        """Fix the heights of the end's card, and how far down what is read begins for each.

        On a phone held sideways there is no room below it, so that a review lies over it.
        """
        top, rest = self.parts["card"][1], self.parts["rest"][1]
        for (name, shift), high in zip(HEIGHTS, heights):  # noqa: B905 (not in its dialect)
            down = top - rest if self.mode == LOW else top + high + GAP - rest
            self.content.style.setProperty(name, "%dpx" % high)
            self.content.style.setProperty(shift, "%dpx" % down)

    def _place_header(self, beside: "Rect | None") -> None:
        """Put the site's header over the panel where the board needs the whole height."""
        header = find_or_none("header.site")
        if header:
            header.style.cssText = "left:%dpx;width:%dpx" % (beside[0], beside[2]) if beside else ""


def _ends(parts: str) -> "list[float]":
    """Where some parts of the card end, in order, as the card is scrolled to its start."""
    places = [part.getBoundingClientRect() for part in every(parts)]
    scrolled = find("#status").scrollTop
    return sorted({round(scrolled + place.top + place.height) for place in places})


def _length(made: "Stage") -> float:
    """The lowest end of all parts that scroll with the page."""
    held = ("bar", "options", "float") if made.held else ()
    return max([rect[1] + rect[3] for name, rect in made.parts.items() if name not in held])
