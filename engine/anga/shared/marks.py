"""Arrows and circles that people draw on a board. Runs on both Pythons."""

LONGEST_CELL = 12  # characters
MOST_DRAWINGS = 64  # at a position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def parse_drawings(text: str) -> "list[str]":
    """The drawings of a text such as `e4-e7,f5`; none if anything is invalid or repeated."""
    found = text.split(",")
    for drawing in found:
        cells = drawing.split("-")
        known = len(cells) < 3 and all(_is_cell(cell) for cell in cells)
        if not known or cells[1:] == cells[:1]:
            return []
    return found if len(set(found)) == len(found) else []


def is_crowded(text: str) -> bool:
    """Whether there are more drawings than a position may have."""
    return text.count(",") >= MOST_DRAWINGS


def format_drawings(drawings: "Sequence[str]") -> str:
    """The text of drawings."""
    return ",".join(drawings)


def _is_cell(text: str) -> bool:
    """Whether a text may name a cell: letters and digits."""
    plain = all("a" <= x <= "z" or "A" <= x <= "Z" or "0" <= x <= "9" for x in text)
    return 0 < len(text) <= LONGEST_CELL and plain
