"""A browser that is told what to do, in the words that the WebDriver standard has for it.

Three ways lead there: over HTTP to a driver (`webdriver.py`), over a socket to Firefox, which needs
none (`marionette.py`), and through Playwright, which has words of its own (`chromium.py`).
"""

import json
import time
from abc import ABC, abstractmethod
from typing import Any, Self

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # what the standard calls an element in JSON
FIND = "return document.querySelector(arguments[0])"
STALE = "stale element"
HIDDEN = "not interactable"
PATIENCE = 180.0  # seconds until a state that does not come is a failure, on a busy machine too
OFTEN = 0.05
SIZE = {"x": 0, "y": 0, "width": 1280, "height": 1000}


class DriverError(Exception):
    """A command that a browser could not do, in its words."""

    @classmethod
    def of(cls, command: str, told: dict[str, str]) -> Self:
        """What a browser has told of a command."""
        return cls(f"{command}: {told['error']}: {told['message']}")

    @property
    def passing(self) -> bool:
        """Whether the element was there once and has been drawn anew, or is not there yet."""
        return any(word in str(self) for word in (STALE, HIDDEN))


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
    def point(self, x: float, y: float) -> None:
        """Press a place of the window, in CSS pixels."""

    @abstractmethod
    def _click_element(self, ident: str) -> None: ...

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
        found: dict[str, str] = self.wait(FIND, selector)
        return found

    def click(self, selector: str) -> None:
        """Press the middle of an element, once it is there; one drawn anew is looked for again."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._click_element(self.find(selector)[ELEMENT])
            except DriverError as problem:
                if not problem.passing or time.monotonic() > end:
                    raise
            time.sleep(OFTEN)


def press(x: float, y: float) -> list[dict[str, object]]:
    """What a mouse does that presses a place of the window, as the standard has it."""
    moved = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
    steps = [moved, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    mouse = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": mouse, "actions": steps}]
