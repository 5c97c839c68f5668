"""Keys to walk through everything that can be touched, and one to announce it all."""

from access.shortcuts import plain
from browser.dom import every, listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from access.accessible_grid import AccessibleGrid
    from browser.types import Element, Event

NEXT, BEFORE, ALL = "n", "N", "m"


class Targets:
    """Handles keys on a board's grid and its row of options, which form one sequence.

    `able` tells whether single letters are shortcuts, `tell` announces the targets, `refresh`
    updates the grid.
    """

    def __init__(
        self,
        grid: "AccessibleGrid",
        options: "Element",
        able: "Callable[[], bool]",
        tell: "Callable[[], None]",
        refresh: "Callable[[], None]",
    ) -> None:
        self.grid, self.options, self.able = grid, options, able
        self.tell, self.refresh = tell, refresh
        listen(grid.element, "keydown", self._key)
        listen(options, "keydown", self._key)

    def _key(self, event: "Event") -> None:
        if not plain(event) or not self.able():
            return
        if event.key in (NEXT, BEFORE):
            self.refresh()
            self._step(event.target, 1 if event.key == NEXT else -1)
        elif event.key == ALL:
            self.refresh()
            self.tell()

    def _step(self, here: "Element", by: int) -> None:
        """Move the focus to the next or previous target."""
        found = self._targets()
        if not found:
            return
        after = 0
        while after < len(found) and not _follows(found[after], here):
            after += 1
        if by < 0:
            after -= 2 if after and found[after - 1].isSameNode(here) else 1
        found[after % len(found)].focus()

    def _targets(self) -> "list[Element]":
        """The targets: places of the grid, then options, except dice on the board."""
        known = [place.meant for row in self.grid.places for place in row]
        return self.grid.targets + [
            button
            for button in every("[data-touch]", self.options)
            if button.dataset.touch in self.grid.open and button.dataset.touch not in known
        ]


def _follows(element: "Element", other: "Element") -> bool:
    """Whether an element comes after another one in the document."""
    return bool(other.compareDocumentPosition(element) & 4)
