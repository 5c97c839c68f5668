"""The list of moves: one button a ply, the shown one marked."""

from browser.dom import fill, make, sought
from widgets.seats import stone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.answers import HistoryEntry
    from browser.types import Element
    from words import Words


class MoveList:
    """Moves in rows, a row from each return to the seat that began.

    `asides` are rows of other lines, each with the ply at which it leaves this one; `notes` say of
    positions, by ply, that something is written there.
    """

    def __init__(self, element: "Element", words: "Words", chosen: "Callable[[int], None]") -> None:
        self.element = element
        self.words = words
        self.chosen = chosen
        self.asides: "Sequence[tuple[int, Element]]" = ()
        self.notes: "dict[int, str]" = {}

    def show(self, history: "list[HistoryEntry]", shown: int, colours: "dict[str, str]") -> None:
        """Show all moves, the one that led to the position shown marked and in sight.

        Where seats have `colours`, each run of a seat's moves begins with its sign.
        """
        if not history:
            none = make("li", self.words("no-moves"), _class="none")
            fill(self.element, [none] + [row for _, row in self.asides])
            return
        lines = numbered(history, bool(colours))
        items, last = [], len(lines) - 1
        for number in range(len(lines)):
            items.append(self._line(number + 1, lines[number], shown, colours))
            first = lines[number][0][0]
            end = lines[number + 1][0][0] if number < last else len(history) + 1
            items += [row for ply, row in self.asides if first <= ply < end]
        fill(self.element, items)
        self._reveal()

    def _line(
        self,
        number: int,
        plies: "list[tuple[int, HistoryEntry]]",
        shown: int,
        colours: "dict[str, str]",
    ) -> "Element":
        number_of = make("span", str(number), _class="number", aria_hidden="true")
        if not colours:
            return make("li", parts=[number_of] + [self._move(p, told, shown) for p, told in plies])
        runs: "list[Element]" = []
        seat = None
        for ply, told in plies:
            if told["seat"] != seat:
                seat = told["seat"]
                runs.append(make("div", parts=[stone(colours.get(seat))], _class="run"))
            runs[-1].append(self._move(ply, told, shown))
        return make("li", parts=[number_of, make("div", parts=runs)], _class="many")

    def _move(self, ply: int, told: "HistoryEntry", shown: int) -> "Element":
        note = self.notes.get(ply + 1)
        name, title = self.words.say(told["notation"]), self.words.say(told["description"])
        return make(
            "button",
            name,
            click=lambda event: self.chosen(ply + 1),
            type="button",
            _class="move noted" if note else "move",
            name="ply-%d" % (ply + 1),
            title=title + ", " + note if note else title,
            aria_label=name + ", " + note if note else None,
            aria_current="step" if ply + 1 == shown else None,
        )

    def _reveal(self) -> None:
        """Scroll the list alone, never the page."""
        current = sought("[aria-current]", self.element)
        if current:
            middle = current.offsetTop - self.element.clientHeight / 2
            self.element.scrollTop = max(0, middle)
            along = current.offsetLeft - (self.element.clientWidth - current.clientWidth) / 2
            self.element.scrollLeft = max(0, along)
        else:
            self.element.scrollTop = self.element.scrollLeft = 0


def numbered(
    history: "list[HistoryEntry]", turns: bool = False
) -> "list[list[tuple[int, HistoryEntry]]]":
    """The plies in lines that begin with the seat that moved first.

    With `turns` all that a seat does in a row is one turn, in one line.
    """
    lines: "list[list[tuple[int, HistoryEntry]]]" = []
    for ply in range(len(history)):
        first, seat = history[0]["seat"], history[ply]["seat"]
        goes_on = turns and ply > 0 and history[ply - 1]["seat"] == seat
        if not lines or (seat == first and not goes_on):
            lines.append([])
        lines[-1].append((ply, history[ply]))
    return lines
