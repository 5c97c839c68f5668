"""What is kept on this device; where the browser forbids that, nothing is kept or breaks."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from browser.types import Event, Window

PREFIX = "anga:"


class Device:
    """A few small values in the browser's storage, each a JSON text under a key.

    With `tab` they are this tab's alone, and outlive nothing but a reload.
    """

    def __init__(self, window: "Window", tab: bool = False) -> None:
        self.window, self.tab = window, tab

    def of_tab(self) -> "Device":
        """What only this tab keeps."""
        return Device(self.window, tab=True)

    def get(self, key: str, default: "object" = None) -> "Any":
        """The value kept, or `default` if there is none that can be read."""
        text = self.window.platform.read(PREFIX + key, self.tab)
        try:
            return default if text is None else json.loads(text)
        except ValueError:
            return default

    def text(self, key: str) -> "str | None":
        """What is kept as it stands there, None if nothing is."""
        text = self.window.platform.read(PREFIX + key, self.tab)
        return None if text is None else str(text)

    def put(self, key: str, value: "object") -> bool:
        """Keep a value; returns whether the browser let us."""
        return bool(self.window.platform.write(PREFIX + key, json.dumps(value), self.tab))

    def drop(self, key: str) -> None:
        """Forget a value."""
        self.window.platform.remove(PREFIX + key, self.tab)

    def keys(self, beginning: str) -> "list[str]":
        """The keys that begin so."""
        names = str(self.window.platform.keys()).split("\n")
        return [name[len(PREFIX) :] for name in names if name.startswith(PREFIX + beginning)]

    def letters(self) -> str:
        """Eight letters that were never used for a key."""
        return str(self.window.platform.letters())

    def now(self) -> int:
        """The time, in milliseconds."""
        return int(str(self.window.platform.now()))

    def watch(self, beginning: str, changed: "Callable[[str], None]", gone: bool = False) -> None:
        """Tell of the rest of each key that begins so and is written by another tab.

        With `gone` also of those that it forgets.
        """
        from jsffi import create_proxy

        def stored(event: "Event") -> None:
            known = event.newValue is not None or gone
            if known and str(event.key).startswith(PREFIX + beginning):
                changed(str(event.key)[len(PREFIX + beginning) :])

        self.window.platform.stored(create_proxy(stored))
