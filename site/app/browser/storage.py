"""Values kept on this device.

Where the browser forbids that, nothing is kept and nothing breaks.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from browser.types import Event, Window

PREFIX = "anga:"


class Device:
    """Small values in the browser's storage, each a JSON text under a key.

    With `tab` they belong to this tab alone, and survive only a reload.
    """

    def __init__(self, window: "Window", tab: bool = False) -> None:
        self.window, self.tab = window, tab

    def of_tab(self) -> "Device":
        """The storage of this tab alone."""
        return Device(self.window, tab=True)

    def get(self, key: str, default: "object" = None) -> "Any":
        """The value kept, or `default` if there is none that can be read."""
        text = self.window.platform.read(PREFIX + key, self.tab)
        try:
            return default if text is None else json.loads(text)
        except ValueError:
            return default

    def text(self, key: str) -> "str | None":
        """The text kept under a key, None if there is none."""
        text = self.window.platform.read(PREFIX + key, self.tab)
        return None if text is None else str(text)

    def put(self, key: str, value: "object") -> bool:
        """Keep a value; returns whether the browser allowed it."""
        return bool(self.window.platform.write(PREFIX + key, json.dumps(value), self.tab))

    def drop(self, key: str) -> None:
        """Delete a value."""
        self.window.platform.remove(PREFIX + key, self.tab)

    def keys(self, beginning: str) -> "list[str]":
        """The keys with a prefix."""
        names = str(self.window.platform.keys()).split("\n")
        return [name[len(PREFIX) :] for name in names if name.startswith(PREFIX + beginning)]

    def letters(self) -> str:
        """Eight random letters."""
        return str(self.window.platform.letters())

    def now(self) -> int:
        """The time, in milliseconds."""
        return int(str(self.window.platform.now()))

    def watch(self, beginning: str, changed: "Callable[[str], None]", gone: bool = False) -> None:
        """Call a function with the rest of each key with a prefix that another tab writes.

        With `gone` also for keys that it deletes.
        """
        from jsffi import create_proxy

        def stored(event: "Event") -> None:
            known = event.newValue is not None or gone
            if known and str(event.key).startswith(PREFIX + beginning):
                changed(str(event.key)[len(PREFIX + beginning) :])

        self.window.platform.stored(create_proxy(stored))
