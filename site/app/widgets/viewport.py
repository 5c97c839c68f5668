"""The share of a phone's window that the board gets, from measures of what is around it."""

from browser.dom import find, find_or_none

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Window

GAP = 8.0  # CSS pixels between the parts of the page
CARD = 116.0  # that four lines take, which the card comes to say sooner or later
LESS = 66.0  # what two lines take
HIGH = 700.0  # a window in which that much can be spared from the beginning
PEEK = 36.0  # of what is told of an end, so that one sees that there is more
TALL = 800.0  # a window that has room for that, too
AGAIN = 1.0  # a change of less than so many is none


class Viewport:
    """Keeps the board above the status card and the bar at the window's lower end.

    The card grows with its text. The board makes room for it once and does not take it back, so
    that it stays where it is: only `reset`, and another size of the window, let it grow again.
    While somebody is `touching`, with a move half made, nothing moves except what the card would
    cover. `changed` is called whenever the height of the board changes.
    """

    def __init__(
        self, window: "Window", changed: "Callable[[], None]", touching: "Callable[[], bool]"
    ) -> None:
        from jsffi import create_proxy

        self.window, self.changed, self.touching = window, changed, touching
        self.page, self.board = find(".play"), find(".board")
        self.table, self.bar, self.status = find(".table"), find(".bar"), find("#status")
        self.asking = find_or_none(".asking") or self.status  # the card and what is asked with it
        self.most = self.around = self.scrolled = self.held = 0.0
        self.size = (0.0, 0.0)
        self.observer = window.ResizeObserver.new(create_proxy(lambda *_: self.measure()))
        for part in (self.asking, self.status, self.table, self.page):
            self.observer.observe(part)

    def reset(self) -> None:
        """Let the board grow again, for another game or step."""
        self.most = 0.0
        self.scrolled = self.window.scrollY  # wherever that is: now something else begins
        self.measure(True)

    def measure(self, fresh: bool = False) -> None:
        """Measure what is around the board, and tell the style sheet."""
        window = self.window
        size = (window.innerWidth, window.innerHeight)
        if size != self.size:
            if self.size[0] not in (0.0, size[0]):  # turned, not by a browser's bar that hides
                self.scrolled = window.scrollY
            self.size, self.most, fresh = size, 0.0, True
        if not self.bar.offsetHeight or window.getComputedStyle(self.bar).position != "fixed":
            return
        least = CARD if window.innerHeight >= HIGH else LESS
        beneath = self._beneath()
        before, held = self.held, max(self.asking.offsetHeight, self.status.offsetHeight) - beneath
        board, table = self.board.getBoundingClientRect(), self.table.getBoundingClientRect()
        if self.touching() and not fresh and board.bottom <= self._free(held):
            return
        self.held, self.most = held, max(self.most, least, held)
        above = board.top + window.scrollY
        below = table.bottom - board.bottom + self._notices() + 2 * GAP + self.most
        around = above + below + self.bar.offsetHeight
        if abs(around - self.around) >= AGAIN:
            self.around = around
            self.page.style.setProperty("--around", "%dpx" % (around + 1))
            self.changed()
        if fresh:
            self._scroll()
        elif held > before:
            self._clear()

    def _beneath(self) -> float:
        """The height of the card below the window: all but a line of what is told of an end."""
        told = find_or_none("#status > .told")
        peek = PEEK if self.window.innerHeight >= TALL else 0.0
        beneath = max(0.0, told.offsetHeight - peek) if told else 0.0
        self.page.style.setProperty("--beneath", "%dpx" % beneath)
        return beneath

    def _free(self, held: float) -> float:
        """The lower end of the window above a card of a height."""
        return float(self.bar.getBoundingClientRect().top - held - GAP)

    def _notices(self) -> float:
        notices = self.window.document.getElementById("notices")
        return notices.offsetHeight + GAP if notices else 0.0

    def _scroll(self) -> None:
        """Scroll past the page's head if there is no room for it, unless somebody has scrolled."""
        window = self.window
        if abs(window.scrollY - self.scrolled) > AGAIN:
            return
        lacking = self.board.offsetHeight + self.around - window.innerHeight
        head = self._head()
        self.scrolled = max(0.0, min(lacking, head))
        window.scrollTo(0, self.scrolled)

    def _clear(self) -> None:
        """Scroll up what the grown card covers, if the top of the board is visible."""
        table = self.table.getBoundingClientRect()
        covered = min(table.bottom - self._free(self.held), table.top - GAP)
        if covered > 0:
            ours = abs(self.window.scrollY - self.scrolled) <= AGAIN
            self.window.scrollTo(0, self.window.scrollY + covered)
            self.scrolled = self.window.scrollY if ours else self.scrolled

    def _head(self) -> float:
        """The top of what must be visible; in a low window that is the board alone."""
        low = self.window.innerHeight < HIGH
        first = find_or_none(".play > .told") or (self.board if low else self.table)
        return first.getBoundingClientRect().top + self.window.scrollY - GAP
