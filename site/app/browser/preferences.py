"""People's preferences on all pages of the site, kept on the device.

They are attributes of the root element, where the style sheet and the boards find them;
`language.js` sets them before anything is painted.
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
    "aloud": (OFF, ON),
    "buzz": (OFF, ON),
    "confirm": (OFF, ON),
    "premove": (OFF, ON),
}


class Preferences:
    """Reads and keeps preferences; `root` is the page's root element."""

    def __init__(self, device: "Device | NullStorage", root: "Element") -> None:
        self.device, self.root = device, root

    def get(self, name: str) -> str:
        """The chosen value, or the usual one."""
        chosen = self.root.getAttribute("data-" + name)
        return chosen if chosen in CHOICES[name] else CHOICES[name][0]

    def on(self, name: str) -> bool:
        """Whether a preference is switched on."""
        return self.get(name) == ON

    def choose(self, name: str, choice: str) -> None:
        """Keep a choice and apply it."""
        if choice == CHOICES[name][0]:
            self.device.drop(name)
            self.root.removeAttribute("data-" + name)
        else:
            self.device.put(name, choice)
            self.root.setAttribute("data-" + name, choice)
