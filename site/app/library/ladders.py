"""Whom the player has beaten without help in each game, who is next, and the grade so far."""

from anga.shared.formats.fragment import format_seats
from browser.dom import fill, find, make, show
from cast.figures import name_of
from cast.grades import between, grade_name
from cast.portrait import portrait
from kept.grade import BEST
from kept.results import Results, strengths_of
from kept.settings import own_name
from library.certificate import Certificate, actions
from library.shelf_view import day_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from browser.storage import Device
    from browser.types import Element, Window
    from kept.grade import Estimate
    from words import Words


class Ladders:
    """A card for each game with results; `openings` are those of all games, by id."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", openings: "dict[str, Opening]"
    ) -> None:
        self.window, self.words, self.device, self.openings = window, words, device, openings

    def show(self, games: "list[str]") -> None:
        """Show the cards of games in their order, or nothing before the first result."""
        known = [(game, Results(self.device, game)) for game in games]
        cards = [
            self._card(game, each)
            for game, each in known
            if each.levels or each.helped or each.uneven
        ]
        fill(find("#ladders > div"), cards)
        show(find("#ladders"), bool(cards))

    def _card(self, game: str, results: Results) -> "Element":
        """A game's grade, its figures, and what was played with help."""
        opening, words = self.openings[game], self.words
        found = results.estimate(strengths_of(opening))
        parts = [make("h3", words.speaker(opening["words"])("name"))]
        parts += self._grade(found) if found.certain else [make("p", words("grade-open"))]
        following = results.next_of(opening["levels"])
        rungs = [self._rung(level, results.beaten, following) for level in opening["levels"]]
        parts.append(make("ol", parts=rungs, _class="rungs"))
        if following is not None:
            text = words("play-level", name_of(following, words))
            parts.append(make("a", text, _class="button", href=self._address(opening, following)))
        if results.grades:
            parts += self._certificates(opening, results.grades)
        for slug, apart in (("helped", results.helped), ("uneven", results.uneven)):
            if apart:
                counts = [sum([apart[each][n] for each in apart]) for n in range(3)]
                told = words("ladder-" + slug, words("results-counts", *counts))
                parts.append(make("p", told, _class="soft"))
        return make("section", parts=parts, _class="card ladder")

    def _grade(self, found: "Estimate") -> "list[Element]":
        """The grade in a sentence, and how far it is to the next."""
        words, name = self.words, grade_name(found.grade, self.words)
        told = words("grade-certain", name)
        if found.lowest < found.highest:
            likely = between("grade-between", found.lowest, found.highest, words)
            told = words("grade-told", name, likely)
        parts = [make("p", told)]
        if found.grade < BEST:
            bar = make("progress", value="%.2f" % found.part, max="1")
            label = make("span", words("grade-next", grade_name(found.grade + 1, words)))
            parts.append(make("label", parts=[label, bar], _class="soft"))
        return parts

    def _certificates(self, opening: "Opening", rows: "list[list[int]]") -> "list[Element]":
        """The buttons for the certificates of the grades reached, the highest first."""
        window, words = self.window, self.words
        game = words.speaker(opening["words"])("name")
        made = [
            Certificate(window, words, game, grade, day_of(window, words, time), level)
            for grade, time, level in reversed(rows)
        ]
        address = window.platform.whole(self._page(opening))
        return actions(made, words, own_name(self.device), address)

    def _rung(self, level: int, beaten: "list[int]", following: "int | None") -> "Element":
        """A figure, and whether it was beaten or is next."""
        name, state = name_of(level, self.words), ""
        if level in beaten:
            name, state = self.words("rung-beaten", name), "beaten"
        elif level == following:
            name, state = self.words("rung-next", name), "next"
        number = make("span", str(level) + (" ✓" if state == "beaten" else ""), aria_hidden="true")
        parts = [portrait(level, self.window.platform.root), number]
        return make("li", parts=parts, aria_label=name, title=name, data_state=state or None)

    def _page(self, opening: "Opening") -> str:
        """The address of a game's page."""
        return self.window.platform.root + opening["game"] + ".html"

    def _address(self, opening: "Opening", level: int) -> str:
        """The address of a new game against computers of a level; the person begins."""
        seats = format_seats({seat: level for seat in opening["seats"][1:]})
        return "%s#g=%s&s=%s" % (self._page(opening), opening["game"], seats)
