"""The card that says whose turn it is, what is being waited for, or how the game ended."""

from browser.dom import fill, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from words import Words


class StatusCard:
    """One sentence or two, and what can be done about them."""

    def __init__(self, element: "Any", words: "Words") -> None:
        self.element = element
        self.words = words

    def show(
        self,
        strong: str,
        text: str = "",
        tone: str = "",
        actions: "list[tuple[str, Callable[[Any], None]]]" = (),  # type: ignore[assignment]
    ) -> None:
        """Show a strong sentence, a quieter one, and buttons (slug, function)."""
        sentence = make("p", parts=[make("strong", strong), " " + text])
        buttons = [
            make("button", self.words(slug), click=function, type="button")
            for slug, function in actions
        ]
        fill(self.element, [sentence] + buttons)
        self.element.setAttribute("data-tone", tone)


def ending(status: "dict[str, Any]", words: "Words") -> str:
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


def complaint(error: "dict[str, Any]", words: "Words") -> str:
    """What is wrong with a link, as a sentence. `error` is what the engine's door answers."""
    kind, text = error["kind"], error["text"] or ""
    if kind == "request":
        return words("bad-request", error["message"])
    if kind in ("game", "rules", "position"):
        return words("bad-" + kind, text)
    number = error["ply"] + 1
    reason = words.say(error["reason"]) if error.get("reason") else ""
    return words("bad-" + kind, number, text, reason)
