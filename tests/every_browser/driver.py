"""A browser that is told what to do, in the words that the WebDriver standard has for it.

Firefox hears it over a socket and needs no driver for that (`marionette.py`).
"""

import json
import time
from abc import ABC, abstractmethod
from typing import Any

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # what the standard calls an element in JSON
PATIENCE = 30.0  # seconds until a state that does not come is a failure
OFTEN = 0.05
SIZE = {"x": 0, "y": 0, "width": 1280, "height": 1000}


class DriverError(Exception):
    """A command that a browser could not do, in its words."""


class Driver(ABC):
    """One window."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address."""

    @abstractmethod
    def reload(self) -> None:
        """Open the same again."""

    @abstractmethod
    def run(self, script: str, *arguments: object) -> Any:
        """What the body of a function returns in the page."""

    @abstractmethod
    def enter(self, frame: dict[str, str] | None) -> None:
        """Go into a frame, an element of the page; None leads back to the page."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    @abstractmethod
    def _click_element(self, ident: str) -> None: ...

    @abstractmethod
    def _act(self, actions: list[dict[str, object]]) -> None: ...

    def wait(self, script: str, *arguments: object) -> Any:
        """Wait until the body of a function returns something true, and return that."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.run(script, *arguments)
            if found:
                return found
            time.sleep(OFTEN)
        raise TimeoutError(f"within {PATIENCE:.0f} s never: {script} {json.dumps(arguments)}")

    def find(self, selector: str) -> dict[str, str]:
        """The first element that fits, once there is one."""
        found: dict[str, str] = self.wait("return document.querySelector(arguments[0])", selector)
        return found

    def click(self, selector: str) -> None:
        """Press the middle of an element."""
        self._click_element(self.find(selector)[ELEMENT])

    def point(self, x: float, y: float) -> None:
        """Press a place of the window, in CSS pixels."""
        moved = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        steps = [moved, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"pointerType": "mouse"}
        self._act([{"type": "pointer", "id": "mouse", "parameters": mouse, "actions": steps}])
