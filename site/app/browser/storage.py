"""What is kept on this device; where the browser forbids that, nothing is kept or breaks."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PREFIX = "anga:"


class Device:
    """A few small values in the browser's storage, each a JSON text under a key."""

    def __init__(self, window: "Any") -> None:
        self.window = window

    def get(self, key: str, default: "Any" = None) -> "Any":
        """The value kept, or `default` if there is none that can be read."""
        text = self.window.careful.read(PREFIX + key)
        try:
            return default if text is None else json.loads(text)
        except ValueError:
            return default

    def put(self, key: str, value: "Any") -> bool:
        """Keep a value; returns whether the browser let us."""
        return bool(self.window.careful.write(PREFIX + key, json.dumps(value)))

    def drop(self, key: str) -> None:
        """Forget a value."""
        self.window.careful.remove(PREFIX + key)
