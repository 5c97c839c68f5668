"""The list of moves: a button for each ply, the shown one marked, side lines below.

Tab reaches the marked move alone, and the focus stays on it while one steps through the game.
A long game is written in slices, and only the parts that have changed are rewritten.
"""

import asyncio

from browser.dom import every, find, find_or_none, listen, make, mark_current
from browser.tasks import yield_to_browser
from widgets.move_rows import Rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.answers import HistoryEntry
    from browser.types import Element, Event, Range
    from widgets.move_rows import Note, SideLineRow
    from words import Words

SLICE = 80  # plies that are written at a time


class MoveList:
    """Moves in rows, a new row at each return to the first seat.

    `chosen` is called with the ply that was chosen, `other` with the number of another line.
    """

    def __init__(
        self,
        element: "Element",
        words: "Words",
        chosen: "Callable[[int], None]",
        other: "Callable[[int], None] | None" = None,
    ) -> None:
        self.element = element
        self.words = words
        self.chosen, self.other = chosen, other or chosen
        self.rows: "Rows | None" = None
        self.made = 0  # rows that are written
        self.shown = -1  # the ply that is marked
        self.busy = False
        listen(element, "click", self._on_click)
        self._watch()

    def show(
        self,
        history: "list[HistoryEntry]",
        shown: int,
        colours: "dict[str, str]",
        side_lines: "Sequence[SideLineRow]" = (),
        notes: "dict[int, Note] | None" = None,
    ) -> None:
        """Show all moves, the one that led to the position shown marked and in sight.

        Where seats have `colours`, each run of a seat's moves begins with its sign. `asides` are
        other lines; `notes` say of positions, by ply, that something is written there, or of the
        moves that led to them, what they cost.
        """
        before, moved = self.rows, shown != self.shown
        rows = Rows(history, side_lines, notes or {}, colours, self.words)
        self.shown = shown
        if before is None or not rows.same(before):
            self._cut(min(self.made, rows.alike(before)) if before else 0, rows)
            self.rows = rows
            self._write()
        if moved:
            self._mark()

    def clear(self) -> None:
        """Show nothing, as long as the moves are not known."""
        self.rows, self.made, self.shown = None, 0, -1
        self.element.textContent = ""

    def _watch(self) -> None:
        """Keep the marked move in sight when the list gets another size, or is seen again."""
        import js as window
        from jsffi import create_proxy

        def sized(entries: object, observer: object) -> None:
            self._reveal(find_or_none("[aria-current]", self.element))

        window.ResizeObserver.new(create_proxy(sized)).observe(self.element)

    def _cut(self, keep: int, rows: Rows) -> None:
        """Remove all rows but some at the beginning."""
        self.made = keep
        if not keep:
            self.element.textContent = ""
            return
        first = find_or_none(":scope > :nth-child(%d)" % (rows.before(keep) + 1), self.element)
        if first:
            rest = _range()
            rest.setStartBefore(first)
            rest.setEndAfter(find(":scope > :last-child", self.element))
            rest.deleteContents()

    def _write(self) -> None:
        """Write rows up to a slice, and start writing the others."""
        rows, first = self.rows, self.made
        if not rows:
            return
        if not rows.lines:
            none = make("li", self.words("no-moves"), _class="none")
            self.element.append(none)
        text, self.made = rows.rows_html(first, SLICE)
        self.element.append(_range().createContextualFragment(text))
        if rows.colours:
            for sign in every(".stone:not([style])", self.element):
                sign.style.background = "var(--%s)" % sign.getAttribute("data-colour")
        if rows.starts(first) < self.shown <= rows.starts(self.made) or not (first or self.shown):
            self._mark()
        if self.made < len(rows.lines) and not self.busy:
            self.busy = True
            asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        """Write the missing rows, slice by slice."""
        while self.rows and self.made < len(self.rows.lines):
            await yield_to_browser()
            self._write()
        self.busy = False

    def _mark(self) -> None:
        """Mark the move that led to the position shown, and make it visible."""
        for before in every('[tabindex="0"]', self.element):
            before.setAttribute("tabindex", "-1")
        current = mark_current("ply-%d" % self.shown, self.element)
        reached = current or find_or_none("button", self.element)
        if reached:
            reached.setAttribute("tabindex", "0")
            if find_or_none(":focus", self.element):
                reached.focus()
        self._reveal(current)

    def _reveal(self, current: "Element | None") -> None:
        """Scroll the list alone, never the page."""
        if current:
            above = current.offsetTop - (self.element.clientHeight - current.clientHeight) / 2
            self.element.scrollTop = max(0, above)
            along = current.offsetLeft - (self.element.clientWidth - current.clientWidth) / 2
            self.element.scrollLeft = max(0, along)
        elif not self.shown:
            self.element.scrollTop = self.element.scrollLeft = 0

    def _on_click(self, event: "Event") -> None:
        button = event.target.closest("button")
        kind, _, number = (
            str(button.getAttribute("name")).partition("-") if button else ("", "", "")
        )
        if kind == "ply":
            self.chosen(int(number))
        elif kind == "line":
            self.other(int(number))


def _range() -> "Range":
    """A DOM range over the page's elements."""
    from js import document

    made: "Range" = document.createRange()
    return made
