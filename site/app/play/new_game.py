"""The dialog that begins a game: who sits where, and by which rules."""

from browser.dom import fill, find, labelled, listen, make, show
from clock.choice import ClockChoice
from widgets.seats import read_seat, seat_select

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Opening, RuleEntry
    from browser.types import Element, Event
    from state.match import Seats
    from words import Words


class NewGame:
    """A dialog built from what a game's opening says of its seats and rules."""

    def __init__(
        self,
        element: "Element",
        opening: "Opening",
        words: "Words",
        begin: "Callable[[str, Seats, str | None, str], None]",
    ) -> None:
        self.element = element
        self.opening = opening
        self.words = words
        self.begin = begin
        self.clock = ClockChoice(find("#new-clock"), opening["seats"], words)
        listen(element, "submit", self._submitted)

    def open(self, seats: "Seats", rules: str, clock: str) -> None:
        """Ask, with what is played now as the proposal."""
        fill(
            find(".who", self.element), [self._seat(seat, seats) for seat in self.opening["seats"]]
        )
        tokens, offered = rules.split(","), find(".rules", self.element)
        fill(offered, [self._rule(rule, tokens) for rule in self.opening["rules"]])
        show(offered.parentElement, bool(self.opening["rules"]))
        self.clock.show(clock)
        self.element.showModal()

    def _seat(self, seat: str, seats: "Seats") -> "Element":
        name = self.words.say("seat:" + seat)
        return labelled(name, seat_select(seat, seats, self.opening, self.words))

    def _rule(self, rule: "RuleEntry", tokens: "list[str]") -> "Element":
        select = make("select", name="rule:" + rule["id"])
        for token in ([] if rule["default"] else [""]) + list(rule["tokens"]):
            text = self.words.say("rule:" + token) if token else self._off(rule["id"])
            chosen = token in tokens or token == rule["default"]
            select.append(make("option", text, value=token, selected="" if chosen else None))
        return labelled(self.words.say("rule:" + rule["id"]), select)

    def _off(self, rule: str) -> str:
        """What it is called when an option is not taken, if the game has a word for it."""
        slug = "rule:%s:" % rule
        return self.words.say(slug) if slug in self.words.game_words else "–"

    def _submitted(self, event: "Event") -> None:
        if event.submitter and event.submitter.value == "start":
            seats = {
                seat: read_seat(find('[name="seat:%s"]' % seat, self.element))
                for seat in self.opening["seats"]
            }
            self.begin(self._rules(), seats, None, self.clock.chosen())

    def _rules(self) -> str:
        tokens = []
        for rule in self.opening["rules"]:
            token = find('[name="rule:%s"]' % rule["id"], self.element).value
            if token != rule["default"]:
                tokens.append(token)
        return ",".join(tokens)
