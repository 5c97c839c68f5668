"""The card that says whose turn it is, what is being waited for, or how the game ended."""

from browser.dom import fill, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from browser.types import Element, Event
    from session.ports import Action, Answer
    from words import Words


class StatusCard:
    """One sentence or two, and what can be done about them."""

    def __init__(self, element: "Element", words: "Words") -> None:
        self.element = element
        self.words = words

    def show(
        self,
        strong: str,
        text: str = "",
        tone: str = "",
        actions: "Sequence[Action]" = (),
    ) -> None:
        """Show a strong sentence, a quieter one, and buttons (slug, function)."""
        sentence = make("p", parts=[make("strong", strong), " " + text])
        buttons = [
            make("button", self.words(slug), click=_on(function), type="button")
            for slug, function in actions
        ]
        fill(self.element, [sentence] + buttons)
        self.element.setAttribute("data-tone", tone)


def ending(status: "Answer", words: "Words") -> str:
    """How a game ended, as a sentence."""
    reason = words.say("reason:" + status["reason"])
    seats = winners(status["placings"])
    if len(seats) == len(status["placings"]):
        return words("over-drawn", reason)
    names = ", ".join([words.say("seat:" + seat) for seat in seats])
    return words("over-won", names, reason)


def winners(placings: "dict[str, int]") -> "list[str]":
    """The seats in first place."""
    best = min(placings.values())
    return sorted([seat for seat in placings if placings[seat] == best])


def _on(function: "Callable[[], None]") -> "Callable[[Event], None]":
    return lambda event: function()
