"""The analysis card: who stands better, and the best lines."""

from anga.shared.formats.hundredths import hundredths
from browser.dom import bring, every, fill, find, find_or_none, listen, make, scroll, scrolled, show
from browser.unfolding import Overflow
from state.badges import badge
from study import chances
from study.analysis import EVERY, LINES, keeping
from study.tabs import ANALYSIS
from widgets.status import ending_sentence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.thoughts import AnalyseAnswer, LineEntry
    from browser.types import Element
    from session.session import Session
    from study.analysis import Analysis
    from study.tabs import Tabs

LONGEST = 6  # plies of a line
LOOKED = 2000  # positions after which a verdict is said
FIRST = 10  # plies of perfect play that ends in a draw


class AnalysisCard:
    """Shows the results of an analysis; unchanged buttons stay where they are."""

    def __init__(self, session: "Session", analysis: "Analysis", tabs: "Tabs") -> None:
        self.session, self.words, self.analysis = session, session.words, analysis
        self.tabs = tabs
        self.button = find("#do-study")
        self.awaited = False  # whether somebody has just asked for it
        self.said: "object" = None  # the answer of the position that was told of
        self.before: "float | None" = None  # how far the page was scrolled then
        listen(self.button, "click", lambda event: self._toggle())
        listen(find("#study-rest"), "click", lambda event: analysis.rest())
        listen(find("#study-end"), "click", lambda event: analysis.close())
        count = EVERY if analysis.is_solved else LINES
        self.lines = [self._line(number) for number in range(count)]
        self.shown: "list[LineEntry]" = []  # in these
        fill(find("#study-lines"), self.lines)
        if analysis.is_solved:
            find("#study-lines").setAttribute("class", "every")
        Overflow(find("#" + ANALYSIS), every("#" + ANALYSIS + " > *"))

    def show(self) -> None:
        """Update everything."""
        analysis, found = self.analysis, self.analysis.found
        self.tabs.keep(ANALYSIS, analysis.on)
        pressed = analysis.on or analysis.wanted
        self.button.setAttribute("aria-pressed", "true" if pressed else "false")
        self.button.textContent = self.words("study-end" if analysis.on else "study")
        if not analysis.on:
            self._scroll_back()
            return
        if self.awaited:
            self.awaited = False
            self.before = scrolled()
            self.tabs.enter(ANALYSIS)
            self.session.screen.say(self.words("study-began"))
            bring(find("#" + ANALYSIS))
            bring(find(".board"))  # whole, however high the card is
        seats = self.session.opening["seats"]
        find("#study-verdict").textContent = self._verdict(found)
        shares = chances.chance_phrases(found["chances"], seats, self.words) if found else ""
        find("#study-chances").textContent = shares
        find("#study-depth").textContent = self._depth(found) if found and found["nodes"] else ""
        rest = find("#study-rest")
        rest.textContent = self.words("study-on" if analysis.resting else "study-rest")
        lines = find("#study-lines")  # those of the position before keep their places for a moment
        lines.setAttribute("aria-busy", "false" if found else "true")
        show(lines, not self.session.table.answer["status"]["over"])
        if not found:
            self.shown = []
            return
        self._show_lines(found["lines"])
        self._show_perfect(found["lines"])
        self._say(found, shares)

    def _say(self, found: "AnalyseAnswer", shares: str) -> None:
        """Say once of each position who stands better and what is best, after a first look."""
        shown = self.session.table.answer
        if self.said is shown or not (self.analysis.is_solved or found["nodes"] >= LOOKED):
            return
        self.said = shown
        best = [self.words.say(line["told"][0]) for line in found["lines"][:LINES] if line["told"]]
        lines = self.words("headed", self.words("study-lines"), self.words.join(best))
        told = [self._verdict(found), shares, lines if best else ""]
        self.session.screen.say(" · ".join([each for each in told if each]))

    def _toggle(self) -> None:
        """Open the analysis, and scroll to it, or close it."""
        self.awaited = not self.analysis.on
        self.analysis.toggle()

    def _scroll_back(self) -> None:
        """Scroll to where the page was before the analysis."""
        if self.before is not None:
            before, self.before = self.before, None
            scroll(before)

    def _verdict(self, found: "AnalyseAnswer | None") -> str:
        """Who stands better, or how the game has ended."""
        status = self.session.table.answer["status"]
        if status["over"]:
            return ending_sentence(status, self.words)
        told = chances.verdict(found["chances"], self.words) if found else "…"
        return self.words("study-roll", told) if self.session.table.chance else told

    def _depth(self, found: "AnalyseAnswer") -> str:
        if self.analysis.is_solved:
            return self.words("study-solved", found["nodes"])
        return self.words("study-depth", found["depth"], found["nodes"])

    def _show_perfect(self, lines: "list[LineEntry]") -> None:
        """Show perfect play, where it is known."""
        place = find("#study-perfect")
        show(place, self.analysis.is_solved and bool(lines))
        if self.analysis.is_solved and lines:
            told, drawn = lines[0]["told"], lines[0]["mate"] is None  # a draw goes on for ever
            moves = [self.words.say(phrase) for phrase in (told[:FIRST] if drawn else told)]
            moves += ["…"] if len(moves) < len(told) else []
            place.textContent = self.words("study-perfect", " · ".join(moves))

    def _line(self, number: int) -> "Element":
        button = make(
            "button", click=lambda event: self._play(number), type="button", _class="line"
        )
        return make("li", parts=[button], hidden="")

    def _play(self, number: int) -> None:
        """Play the first move of the line that is shown there, if it is of this position."""
        if number < len(self.shown):
            self.analysis.play(self.shown[number]["move"])

    def _show_lines(self, lines: "list[LineEntry]") -> None:
        """Show lines; one under focus or pointer is not exchanged for another."""
        for number in range(len(self.shown)):
            if find_or_none(".line:focus, .line:hover", self.lines[number]):
                lines = keeping(lines, self.shown, number)
        self.shown = lines
        for number, place in enumerate(self.lines):
            known = number < len(lines)
            place.hidden = not known
            if known:
                button = find("button", place)
                fill(button, self._told(lines[number]))
                button.setAttribute("title", " · ".join(self._moves(lines[number])))
                button.setAttribute("aria-label", self.words.aloud(button.textContent))

    def _moves(self, line: "LineEntry") -> "list[str]":
        return [self.words.say(phrase) for phrase in line["told"][:LONGEST]]

    def _told(self, line: "LineEntry") -> "list[Element]":
        if self.analysis.is_solved:
            return self._worth(line)
        moves = self._moves(line)
        share = hundredths(line["chances"])[str(self.session.table.turn)]
        return [
            make("strong", moves[0]),
            make("span", "%d%%" % share, _class="share"),
            make("span", " · ".join(moves[1:]), _class="soft"),
        ]

    def _worth(self, line: "LineEntry") -> "list[Element]":
        """A move of a solved game, and its value."""
        plies = line["mate"]
        letter = "D" if plies is None else ("W" if plies > 0 else "L")
        known = badge((letter, abs(plies or 0)), self.words)
        worth = make("span", known["description"], _class="share", data_tone=known["tone"])
        return [make("strong", self.words.say(line["told"][0])), worth]
