"""One choice for all computers of a game for more than two."""

from anga.shared.computers import computer_of, level_of
from browser.dom import listen, make, show, with_label
from cast.choice import FigureChoice
from cast.figures import name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.answers import Opening
    from browser.types import Element
    from words import Words


class OthersChoice:
    """A select that gives all computers among the `selects` of the seats one level.

    `seats` are the fields of each seat, which are folded away while they say nothing more.
    `chosen` is called once the selects have been set.
    """

    def __init__(
        self,
        selects: "list[Element]",
        seats: "Sequence[Element]",
        opening: "Opening",
        words: "Words",
        chosen: "Callable[[], None]",
    ) -> None:
        self.selects, self.chosen = selects, chosen
        self.mixed = make("option", words("others-mixed"), value="", disabled="")
        levels = opening["levels"]
        known = [make("option", name_of(level, words), value=str(level)) for level in levels]
        self.select = make("select", parts=[self.mixed] + known, name="others")
        self.figures = FigureChoice(self.select, levels, words, self._choose)
        listen(self.select, "change", lambda event: self._choose())
        field = with_label(words("others"), self.select)
        self.all = make("div", parts=[field, self.figures.element], _class="seat-choice")
        folded = [make("summary", words("others-each"))] + list(seats)
        self.each = make("details", parts=folded, open="" if self._unlike() else None)
        self.elements = [self.all, self.each]
        self.show()

    def show(self, still: bool = False) -> None:
        """Show the level of the computers, if there are any and they have one in common.

        Where all stays `still`, the choice for all neither comes nor goes.
        """
        levels = self._levels()
        if not still:
            show(self.all, bool(levels))
        show(self.mixed, len(levels) > 1)
        self.select.value = levels[0] if len(levels) == 1 else ""
        self.figures.show()

    def _levels(self) -> "list[str]":
        levels = [level_of(computer_of(each.value)) for each in self.selects]
        return sorted({str(level) for level in levels if level})

    def _unlike(self) -> bool:
        """Whether the opponents are of several kinds."""
        computers = [each for each in self.selects if level_of(computer_of(each.value))]
        return len(self._levels()) > 1 or 0 < len(computers) < len(self.selects) - 1

    def _choose(self) -> None:
        for each in self.selects:
            if level_of(computer_of(each.value)):
                each.value = self.select.value
        self.chosen()
