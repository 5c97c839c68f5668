"""The status card: whose turn it is, what the page waits for, or how the game ended."""

from anga.shared.ends import AGREED, RESIGN, TIME, reason_slug, winners
from browser.dom import every, fill, find_or_none, make, show, unbroken
from browser.unfolding import Unfolding
from words import pieces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.answers import Status
    from browser.types import Element, Event
    from state.ports import Action
    from words import Words


TELLING = ("earlier", "roll", "turn")  # tones in which a link ends the words
AROUND = TELLING + ("refused",)  # those in which words go on below the buttons


class StatusCard:
    """One or two sentences, with buttons; what there is no room for, a touch opens."""

    def __init__(self, element: "Element", words: "Words") -> None:
        self.element = element
        self.words = words
        self.functions: "dict[str, Callable[[], None]]" = {}
        self.said: "object" = None  # what the sentence says
        self.buttons: "list[tuple[str, str]]" = []  # slug and text of those that stand there
        self.around = False  # whether the sentence goes on below them
        self.names: "dict[str, str]" = {}
        self.sentence = make("p")
        self.told = make("div", _class="told")  # whatever else there is to say
        self.unfolding = Unfolding(element, [self.sentence, self.told], self._cover)

    def name(self, slug: str, text: str) -> None:
        """Name a button by a text that holds more than its word."""
        self.names[slug] = text

    def show(
        self,
        strong: str,
        text: str = "",
        tone: str = "",
        actions: "Sequence[Action]" = (),
        link: "tuple[str, str] | None" = None,
        told: "Sequence[Element]" = (),
        other: str = "",
        switch: "str | None" = None,
        is_on: bool = False,
    ) -> None:
        """Show a strong sentence, a quieter one, buttons (slug, function), a link (slug, address).

        The link is the last of the words where these tell of a move, else the last of the buttons.
        `told` are elements below the buttons, on a phone mostly below the window. Unchanged buttons
        stay where they are, and keep the focus. There is room for the `other` text, too, which may
        take the place of this one and back by the button `switch`.
        """
        rule, link = (link, None) if tone in TELLING else (None, link)
        self._say(pieces(strong) if tone == "over" else [strong], text, other, rule)
        fill(self.told, told)
        show(self.told, bool(told))
        buttons = [(slug, self.names.get(slug) or self.words(slug)) for slug, _ in actions]
        self.functions = {slug: function for slug, function in actions}
        if link:
            buttons = buttons + [link]
        around = tone in AROUND and bool(buttons)
        if (buttons, around) != (self.buttons, self.around) or not self.sentence.isConnected:
            self.buttons, self.around = buttons, around
            made = [self._button(slug, label) for slug, label in buttons[: len(actions)]]
            if link:
                made.append(make("a", self.words(link[0]), href=link[1], _class="button"))
            if around:  # before the sentence, since a float begins where it stands
                ways = make("div", parts=made, _class="ways")
                parts = [make("div", parts=[ways, self.sentence], _class="around")]
            else:
                parts = [self.sentence] + made
            fill(self.element, parts + [self.told])
        for button in every("button[name]", self.element):
            if switch and button.getAttribute("name") == switch:
                button.setAttribute("aria-pressed", "true" if is_on else "false")
            else:
                button.removeAttribute("aria-pressed")
        self.element.setAttribute("data-tone", tone)

    def _say(
        self, heading: "list[str]", text: str, other: str, rule: "tuple[str, str] | None"
    ) -> None:
        """Write the sentence, unless it says so already: a link in it may have the focus."""
        said = heading, text, other, rule and (self.words(rule[0]), rule[1])
        if said == self.said:
            return
        self.said, before = said, self.sentence.textContent
        quiet: "Element | str" = text
        if other:
            quiet = make("span", parts=[make("span", text)], _class="roomy", data_other=other)
        fill(self.sentence, [make("strong", parts=unbroken(heading)), " ", quiet])
        if rule:
            self.sentence.append(" ")
            self.sentence.append(make("a", self.words(rule[0]), href=rule[1]))
        if self.sentence.textContent != before:
            self.unfolding.close()
            self.element.removeAttribute("data-covers")

    def _cover(self) -> None:
        """Mark the card where it lies over what is below it."""
        card = self.element
        place = card.getBoundingClientRect()
        for below in map(find_or_none, (".play > .told", "#seats-bottom", "#options", ".rest")):
            if below and 0 < below.getBoundingClientRect().top - place.top < place.height:
                card.setAttribute("data-covers", "true")

    def _button(self, slug: str, label: str) -> "Element":
        def on_click(event: "Event") -> None:
            self.functions[slug]()

        return make("button", label, click=on_click, type="button", name=slug)


def own_ending(slug: str, status: "Status", words: "Words") -> str:
    """The end of a game as a sentence to the only person in it, by the slug of the result."""
    placings = status["placings"] or {}
    is_own = slug == "you-lost"
    return words(slug, _reason(str(status["reason"]), placings, words, is_own))


def ending_sentence(status: "Status", words: "Words") -> str:
    """The end of a game, as a sentence."""
    placings = status["placings"] or {}
    reason = _reason(str(status["reason"]), placings, words)
    seats = winners(placings)
    if len(seats) == len(placings):
        return words("over-drawn", reason)
    names = words.join([words.say("seat:" + seat) for seat in seats])
    return words("over-shared" if len(seats) > 1 else "over-won", names, reason)


def _reason(reason: str, placings: "dict[str, int]", words: "Words", is_own: bool = False) -> str:
    """The reason for an end, by the rules or outside them, perhaps told to who has lost."""
    if reason == AGREED:
        return words("end-agreed")
    if reason not in (RESIGN, TIME):
        variant = "lost" if is_own else "drawn" if len(winners(placings)) > 1 else ""
        return words.say(reason_slug(reason, variant, words.game_words))
    if is_own:
        return words("own-resign" if reason == RESIGN else "own-time")
    lost = [words.say("seat:" + seat) for seat in placings if placings[seat] > 1]
    return words("end-resign" if reason == RESIGN else "end-time", words.join(lost))
