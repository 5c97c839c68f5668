"""Moves that no touch on the board makes, such as deals: a button and a small dialog."""

from browser.dom import fill, find, listen, make, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from words import Words


class Deals:
    """Offers the unlisted moves of a position, as the engine tells them."""

    def __init__(self, words: "Words", play: "Callable[[str], None]") -> None:
        self.words, self.play = words, play
        self.button, self.dialog = find("#do-deal"), find("#deal")
        self.select = find("select", self.dialog)
        listen(self.button, "click", lambda event: self.dialog.showModal())
        listen(self.dialog, "submit", self._submitted)

    def show(self, unlisted: "list[dict[str, Any]]") -> None:
        """Offer these moves; none hides the button."""
        show(self.button, bool(unlisted))
        if not unlisted:
            self.dialog.close()
            return
        name = self.words.say("unlisted")
        self.button.textContent = name + " …"
        find("h2", self.dialog).textContent = name
        self.dialog.setAttribute("aria-label", name)
        self.select.setAttribute("aria-label", name)
        options = [
            make("option", self.words.say(m["description"]), value=m["move"]) for m in unlisted
        ]
        fill(self.select, options)

    def _submitted(self, event: "Any") -> None:
        if event.submitter and event.submitter.value == "play" and self.select.value:
            self.play(str(self.select.value))
