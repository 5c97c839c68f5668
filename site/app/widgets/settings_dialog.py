"""The dialog of all settings: those of every page, and the page's own."""

from browser.dom import fill, find, listen, make
from browser.preferences import CHOICES, OFF, ON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.preferences import Preferences
    from browser.types import Element, Event
    from words import Words

LOOK = ("theme", "board", "coordinates", "text", "pace")  # in this order, then the others
FEEL = ("sound", "aloud", "buzz", "confirm", "premove")


class SettingsDialog:
    """Rebuilt whenever it is opened; `changed` is called with the name of a changed setting.

    `lacking` are names of what this device cannot do.
    """

    def __init__(
        self,
        preferences: "Preferences",
        words: "Words",
        changed: "Callable[[str], None]",
        lacking: "list[str]",
    ) -> None:
        self.preferences, self.words, self.changed = preferences, words, changed
        self.lacking = lacking
        self.dialog = find("#settings")
        listen(self.dialog, "change", self._chosen)
        listen(self.dialog, "click", self._on_click)

    def open(self) -> None:
        """Open the dialog with the current settings."""
        fill(find("#settings-look"), [self._choice(name) for name in LOOK])
        able = [name for name in FEEL if name not in self.lacking]
        fill(find("#settings-feel"), [self._choice(name) for name in able])
        self.dialog.showModal()

    def _choice(self, name: str) -> "Element":
        return self._switch(name) if set(CHOICES[name]) == {ON, OFF} else self._row(name)

    def _switch(self, name: str) -> "Element":
        box = make("input", type="checkbox", name=name, value=ON)
        box.checked = self.preferences.on(name)
        return make("label", parts=[box, make("span", self.words("set-" + name))], _class="check")

    def _row(self, name: str) -> "Element":
        """Exclusive choices side by side."""
        chosen, parts = self.preferences.get(name), []
        for choice in CHOICES[name]:
            button = make("input", type="radio", name=name, value=choice)
            button.checked = choice == chosen
            text = make("span", self.words("set-" + (name + "-" + choice)))
            parts.append(make("label", parts=[button, text]))
        title = make("legend", self.words("set-" + name))
        row = make("div", parts=parts, _class="row")
        return make("fieldset", parts=[title, row], _class="pick")

    def _chosen(self, event: "Event") -> None:
        field = event.target
        name = str(field.getAttribute("name"))
        if name in CHOICES:
            switched = ON if field.checked else OFF
            is_switch = field.getAttribute("type") == "checkbox"
            self.preferences.choose(name, switched if is_switch else str(field.value))
            self.changed(name)

    def _on_click(self, event: "Event") -> None:
        """Close the dialog at a click beside it."""
        if event.target.isSameNode(self.dialog):
            self.dialog.close()
