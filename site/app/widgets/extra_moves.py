"""Moves that need no touch on the board: a button and a small dialog."""

from browser.dom import fill, find, listen, make, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import UnlistedMove
    from browser.types import Event
    from words import Words


class ExtraMoves:
    """Offers the unlisted moves of a position, in the words of the game."""

    def __init__(self, words: "Words", play: "Callable[[str], None]") -> None:
        self.words, self.play = words, play
        self.button, self.dialog = find("#do-unlisted"), find("#unlisted")
        self.select = find("select", self.dialog)
        listen(self.button, "click", lambda event: self.dialog.showModal())
        listen(self.dialog, "submit", self._on_submit)

    def show(self, unlisted: "list[UnlistedMove]") -> None:
        """Offer some moves; without any the button is hidden."""
        show(self.button, bool(unlisted))
        if not unlisted:
            self.dialog.close()
            return
        name = self.words.say("unlisted")
        self.button.textContent = self.words("asks-first", name)
        find("h2", self.dialog).textContent = name
        find("[value=play]", self.dialog).textContent = self.words.say("unlisted-play")
        self.dialog.setAttribute("aria-label", name)
        self.select.setAttribute("aria-label", name)
        options = [
            make("option", self.words.say(m["description"]), value=m["move"]) for m in unlisted
        ]
        fill(self.select, options)

    def _on_submit(self, event: "Event") -> None:
        if event.submitter and event.submitter.value == "play" and self.select.value:
            self.play(str(self.select.value))
