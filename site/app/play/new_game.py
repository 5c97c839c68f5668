"""The dialog for a new game: players, a handicap, and rules."""

from browser.dom import fill, find, listen, make, show, with_label
from cast.choice import FigureChoice
from cast.others import OthersChoice
from clock.choice import ClockChoice
from kept.handicaps import UNEVEN, handicap_of, named
from play.against import Against
from state.match import PERSON
from widgets.seats import read_seat, seat_select

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import HandicapEntry, Opening, RuleEntry
    from browser.types import Element, Event
    from kept.settings import Settings
    from state.match import Seats
    from words import Words


class NewGame:
    """A dialog built from the seats and rules in a game's opening data.

    `begin` is called with what was chosen, `begun` once the dialog is closed after that.
    """

    def __init__(
        self,
        element: "Element",
        opening: "Opening",
        words: "Words",
        begin: "Callable[[str, Seats, str | None, str], None]",
        settings: "Settings",
        begun: "Callable[[], None]",
    ) -> None:
        self.element = element
        self.opening = opening
        self.words = words
        self.begin, self.after_begin = begin, begun
        self.figures: "list[FigureChoice]" = []
        self.against = Against(element, opening, settings, self._show_figures)
        self.clock = ClockChoice(find("#new-clock"), opening["seats"], words)
        self.handicap = make("select", name="handicap")
        self.others: "OthersChoice | None" = None  # where there are several
        listen(element, "change", lambda event: self._show_others(event.target))
        listen(find("#new-handicap"), "change", lambda event: self._help())
        listen(element, "submit", self._on_submit)
        self.is_begun = False  # whether the dialog ends with a new game
        listen(element, "close", lambda event: self._on_close())

    def open(self, seats: "Seats", rules: str, clock: str, position: "str | None" = None) -> None:
        """Open the dialog, with the current players, start and rules as the proposal."""
        self.figures = []
        self._show_seats(seats)
        tokens, offered = rules.split(","), find(".rules", self.element)
        groups: "list[str]" = []
        for rule in self.opening["rules"]:
            if rule["group"] not in groups + [UNEVEN]:
                groups.append(rule["group"])
        fill(offered, [part for group in groups for part in self._group(group, tokens)])
        folded = find("#new-rules")
        show(folded, bool(groups))
        self._offer(handicap_of(self.opening, rules, position), tokens)
        if rules and not self.handicap.value:
            folded.setAttribute("open", "")
        else:
            folded.removeAttribute("open")
        self.against.open(self.words)
        self.clock.show(clock)
        self.element.showModal()

    def _show_seats(self, seats: "Seats") -> None:
        """Show the players; of several opponents all at once, and each alone on demand."""
        parts = [self._seat(seat, seats) for seat in self.opening["seats"]]
        if len(parts) > 2:
            selects = [each.select for each in self.figures]
            opening, words = self.opening, self.words
            self.others = OthersChoice(selects, parts, opening, words, self._show_figures)
            parts = self.others.elements
        fill(find(".who", self.element), parts)

    def _seat(self, seat: str, seats: "Seats") -> "Element":
        """The select of a seat, and the figures; among several opponents only those chosen."""
        select = seat_select(seat, seats, self.opening, self.words)
        levels = self.opening["levels"] if len(self.opening["seats"]) == 2 else []
        choice = FigureChoice(select, levels, self.words)
        self.figures.append(choice)
        field = with_label(self.words.say("seat:" + seat), select)
        return make("div", parts=[field, choice.element], _class="seat-choice")

    def _show_figures(self) -> None:
        """Show the figures of the players chosen."""
        for each in self.figures:
            each.show()

    def _show_others(self, changed: "Element") -> None:
        """Show what the players have in common; nothing moves above one that was changed alone."""
        if self.others:
            self.others.show(still=bool(changed.closest(".who details")))

    def _offer(self, chosen: "HandicapEntry | None", tokens: "list[str]") -> None:
        """Show the handicaps of the game, and the rules that are such."""
        known = self.opening.get("handicaps", [])
        self.handicap = make("select", name="handicap")
        self.handicap.append(make("option", self.words("handicap-none"), value=""))
        for each in known:
            seat = self.words.say("seat:" + each["seat"])
            text = self.words("handicap-for", seat, self.words.say("handicap:" + each["id"]))
            marked = "" if each == chosen else None
            self.handicap.append(make("option", text, value=each["id"], selected=marked))
        fields = [with_label(self.words("handicap"), self.handicap)] if known else []
        fields += self._group(UNEVEN, tokens)
        fill(find("#new-handicap div"), fields)
        show(find("#new-handicap"), bool(fields))
        self._help()

    def _help(self) -> None:
        """Show the handicap chosen; the only person takes the seat that it helps."""
        chosen = named(self.opening, self.handicap.value)
        name = self.words.say("handicap:" + chosen["id"]) if chosen else self.words("handicap-none")
        find("#new-handicap .set").textContent = name
        for rule in self.opening["rules"]:
            find('[name="rule:%s"]' % rule["id"], self.element).disabled = bool(chosen)
        selects = [each.select for each in self.figures]
        people = [select for select in selects if select.value == PERSON]
        if chosen and len(people) == 1:
            helped = selects[self.opening["seats"].index(chosen["seat"])]
            people[0].value, helped.value = helped.value, PERSON
            self._show_figures()

    def _group(self, group: str, tokens: "list[str]") -> "list[Element]":
        """A group of rules; those for few people are folded under a heading."""
        rules = [rule for rule in self.opening["rules"] if rule["group"] == group]
        fields = [self._rule(rule, tokens) for rule in rules]
        if group in ("usual", UNEVEN) or not fields:
            return fields
        chosen = [token for rule in rules for token in rule["tokens"] if token in tokens]
        heading = make("summary", self.words("rules-" + group))
        return [make("details", parts=[heading] + fields, open="" if chosen else None)]

    def _rule(self, rule: "RuleEntry", tokens: "list[str]") -> "Element":
        select = make("select", name="rule:" + rule["id"])
        untried = make("optgroup", label=self.words("rules-untried"))
        for token in ([] if rule["default"] else [""]) + list(rule["tokens"]):
            text = self.words.say("rule:" + token) if token else self._off(rule["id"])
            chosen = token in tokens or token == rule["default"]
            place = untried if token in rule["untried"] else select
            place.append(make("option", text, value=token, selected="" if chosen else None))
        if rule["untried"]:
            select.append(untried)
        return with_label(self.words.say("rule:" + rule["id"]), select)

    def _off(self, rule: str) -> str:
        """The label of an option that is off, if the game has a word for it."""
        slug = "rule:%s:" % rule
        return self.words.say(slug) if slug in self.words.game_words else "–"

    def _on_submit(self, event: "Event") -> None:
        if event.submitter and event.submitter.value == "start":
            seats = {
                seat: read_seat(find('[name="seat:%s"]' % seat, self.element))
                for seat in self.opening["seats"]
            }
            self.against.keep()
            chosen = named(self.opening, self.handicap.value)
            rules = chosen["rules"] if chosen else self._rules()
            position = chosen["position"] if chosen else None
            self.is_begun = True
            self.begin(rules, seats, position, self.clock.setting())

    def _on_close(self) -> None:
        is_begun, self.is_begun = self.is_begun, False
        if is_begun:
            self.after_begin()

    def _rules(self) -> str:
        tokens = []
        for rule in self.opening["rules"]:
            token = find('[name="rule:%s"]' % rule["id"], self.element).value
            if token != rule["default"]:
                tokens.append(token)
        return ",".join(tokens)
