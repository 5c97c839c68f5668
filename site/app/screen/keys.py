"""The keys of a page with a game: letters, numbers for options, arrows to step through moves."""

from access.key_list import tell_keys
from browser.dom import every, listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from browser.types import Event, Window
    from screen.steps import Steps
    from screen.view import GameView

NUMBERS = "123456789"
ARROWED = ("gridcell", "tab")  # roles within which arrows have a meaning of their own


class Keys:
    """Acts on keys; `letters` are further letters of this page, with what they do."""

    def __init__(
        self,
        window: "Window",
        view: "GameView",
        steps: "Steps",
        letters: "Mapping[str, Callable[[], None]]",
    ) -> None:
        self.view, self.session = view, view.session
        self.steps = {"ArrowLeft": steps.back, "ArrowRight": steps.forward}
        self.letters = {
            "u": self.session.undo,
            "r": self.session.roll,
            "h": self.session.advice.hint,
            "f": view.flip,
            "?": self.tell,
        }
        self.letters.update(letters)
        listen(window.document, "keydown", self._key)

    def tell(self) -> None:
        """Open the list of keys, without those for dice or clocks where there are none."""
        idle = ("" if self.session.opening["dice"] else "r") + (
            "" if self.session.table.match.clock else "t"
        )
        tell_keys(self.view.words, [letter for letter in self.letters if letter not in idle])

    def _key(self, event: "Event") -> None:
        if self.session.setup.active or event.altKey or event.ctrlKey or event.metaKey:
            return
        if event.target.closest("dialog, select, input, textarea"):
            return
        if event.key == "Escape":
            self.session.dismiss()
        elif event.key in self.steps and event.target.getAttribute("role") not in ARROWED:
            self.steps[event.key]()
        elif event.key in self.letters and self.view.shortcuts.act(event):
            self.letters[event.key]()
        elif event.key in NUMBERS and self.view.shortcuts.act(event):
            self._choose(NUMBERS.index(event.key))

    def _choose(self, place: int) -> None:
        """Touch the option with that index, if there is one."""
        able = every("#options [data-touch]:not([aria-disabled])")
        if place < len(able):
            self.view.touch(str(able[place].dataset.touch))
