"""The board for those who do not see the canvas: the same cells and touches as a grid of buttons.

It lies invisibly over the canvas. Arrow keys walk from cell to cell, Enter and Space touch; the
canvas shows where the focus is.
"""

from browser.dom import fill, find, listen, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from session.ports import Offer
    from words import Words

STEPS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class Grid:
    """A twin of the board in the accessibility tree."""

    def __init__(
        self,
        element: "Any",
        words: "Words",
        touched: "Callable[[str], None]",
        focused: "Callable[[str | None], None]",
    ) -> None:
        self.element = element
        self.words = words
        self.touched = touched
        self.focused = focused
        self.solids: "dict[str, str]" = {}
        self.rows: "list[list[str]]" = []
        self.at = (0, 0)
        self.turned = 0
        listen(element, "keydown", self._key)
        listen(element, "focusout", lambda event: focused(None))

    def show(self, scene: "dict[str, Any]", turned: int, touching: "Offer") -> None:
        """Describe every cell, what stands on it, and whether it can be touched."""
        layout = rows(scene["cells"], turned)
        if [[cell["id"] for cell in row] for row in layout] != self.rows:
            self._build(layout)
        standing = occupants(scene)
        self.solids = touches(scene)
        able, barred = touching.open, touching.forbidden
        for row in layout:
            for cell in row:
                touch = self._meant("c:" + cell["id"])
                state = (
                    "chosen"
                    if touch in touching.touches
                    else "can-touch"
                    if touch in able
                    else "forbidden"
                    if touch in barred
                    else None
                )
                self._describe("c:" + cell["id"], cell, standing.get(cell["id"], []), state)

    def _build(self, layout: "list[list[Any]]") -> None:
        self.rows = [[cell["id"] for cell in row] for row in layout]
        self.at = (0, len(self.rows) - 1)
        lines = []
        for y in range(len(self.rows)):
            cells = [self._cell(x, y) for x in range(len(self.rows[y]))]
            lines.append(make("div", parts=cells, role="row"))
        fill(self.element, lines)

    def _cell(self, x: int, y: int) -> "Any":
        touch = "c:" + self.rows[y][x]
        cell = make(
            "div",
            role="gridcell",
            tabindex="0" if (x, y) == self.at else "-1",
            data_touch=touch,
            click=lambda event: self.touched(self._meant(touch)),
        )
        listen(cell, "focus", lambda event: self.focused(touch))
        return cell

    def _describe(self, touch: str, cell: "Any", things: "list[Any]", state: "str | None") -> None:
        texts = [self.words.say(cell["name"])] + [self.words.say(thing["name"]) for thing in things]
        if state:
            texts.append(self.words(state))
        element = find('[data-touch="' + touch + '"]', self.element)
        element.setAttribute("aria-label", ", ".join(texts))
        element.setAttribute("aria-selected", "true" if state == "chosen" else "false")

    def _key(self, event: "Any") -> None:
        if event.key in STEPS:
            event.preventDefault()
            self._walk(STEPS[event.key])
        elif event.key in ("Enter", " "):
            event.preventDefault()
            self.touched(self._meant("c:" + self.rows[self.at[1]][self.at[0]]))

    def _walk(self, step: "tuple[int, int]") -> None:
        y = max(0, min(self.at[1] + step[1], len(self.rows) - 1))
        x = max(0, min(self.at[0] + step[0], len(self.rows[y]) - 1))
        self._element().setAttribute("tabindex", "-1")
        self.at = (x, y)
        self._element().setAttribute("tabindex", "0")
        self._element().focus()

    def _meant(self, touch: str) -> str:
        """A cell's touch, or that of the solid on it."""
        return self.solids.get(touch, touch)

    def _element(self) -> "Any":
        return find('[data-touch="c:' + self.rows[self.at[1]][self.at[0]] + '"]', self.element)


def rows(cells: "list[Any]", turned: int) -> "list[list[Any]]":
    """The cells in rows from top to bottom as the turned board shows them."""
    placed = sorted([(_turned(cell["at"], turned), index) for index, cell in enumerate(cells)])
    found: "dict[float, list[Any]]" = {}
    for (_, y), index in placed:
        found.setdefault(y, []).append(cells[index])
    return [found[y] for y in sorted(found)]


def occupants(scene: "dict[str, Any]") -> "dict[str, list[Any]]":
    """What stands on each cell."""
    found: "dict[str, list[Any]]" = {}
    for thing in scene["pieces"] + scene["solids"]:
        found.setdefault(thing["cell"], []).append(thing)
    return found


def touches(scene: "dict[str, Any]") -> "dict[str, str]":
    """The touches of the solids that are not touched as their cells."""
    return {"c:" + solid["cell"]: solid["touch"] for solid in scene["solids"] if "touch" in solid}


def _turned(at: "list[float]", turned: int) -> "tuple[float, float]":
    x, y = at
    for _ in range(turned % 4):
        x, y = -y, x
    return (x, y)
