"""What people like on every page of the site, kept on the device.

It stands in attributes of the root, where the style sheet and the boards find it; `language.js` has
put it there before anything is painted.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.embed_address import NullStorage
    from browser.storage import Device
    from browser.types import Element

ON, OFF = "on", "off"
CHOICES = {  # by name all that can be chosen, what is usual first
    "theme": ("system", "light", "dark"),
    "board": ("oak", "stone", "moss"),
    "text": ("usual", "large", "larger"),
    "pace": ("usual", "slow", "fast", "off"),
    "coordinates": (ON, OFF),
    "sound": (OFF, ON),
    "buzz": (OFF, ON),
    "confirm": (OFF, ON),
    "premove": (OFF, ON),
}


class Preferences:
    """Reads and keeps what was chosen; `root` is the page's root element."""

    def __init__(self, device: "Device | NullStorage", root: "Element") -> None:
        self.device, self.root = device, root

    def get(self, name: str) -> str:
        """What was chosen, or what is usual."""
        chosen = self.root.getAttribute("data-" + name)
        return chosen if chosen in CHOICES[name] else CHOICES[name][0]

    def on(self, name: str) -> bool:
        """Whether something is switched on."""
        return self.get(name) == ON

    def choose(self, name: str, choice: str) -> None:
        """Keep a choice, and let the page look so."""
        if choice == CHOICES[name][0]:
            self.device.drop(name)
            self.root.removeAttribute("data-" + name)
        else:
            self.device.put(name, choice)
            self.root.setAttribute("data-" + name, choice)
