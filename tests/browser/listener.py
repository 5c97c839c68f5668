"""A player who hears the page and has a keyboard: the accessibility tree is all that is read."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

PATIENCE = 90  # seconds until something is said
STOPS = 60  # of the Tab key, at most


class Node:
    """Something that a screen reader knows of: its role, its name, what it holds."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.ignored = bool(told.get("ignored"))
        self.role = str(told.get("role", {}).get("value", ""))
        self.name = str(told.get("name", {}).get("value", ""))
        self.description = str(told.get("description", {}).get("value", ""))
        self.value = str(told.get("value", {}).get("value", ""))
        self.states = {one["name"]: one["value"].get("value") for one in told.get("properties", [])}
        self.parts: list[Node] = []

    @property
    def focused(self) -> bool:
        return bool(self.states.get("focused"))

    def all(self) -> Iterator["Node"]:
        """This one and what it holds, in reading order."""
        yield self
        for part in self.parts:
            yield from part.all()

    def every(self, role: str) -> list["Node"]:
        return [node for node in self.all() if node.role == role and not node.ignored]

    @property
    def text(self) -> str:
        return "".join(node.name for node in self.every("StaticText"))

    def called(self, name: str) -> bool:
        """Whether this is its name, or begins it: what can be done with it comes after."""
        return self.name == name or self.name.startswith(f"{name}, ")


class Listener:
    """Listens to a page and presses keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = page.context.new_cdp_session(page)

    def listen(self) -> Node:
        """The whole page as it is told now."""
        told = self.ear.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {one["nodeId"]: Node(one) for one in told}
        for one in told:
            nodes[one["nodeId"]].parts = [
                nodes[part] for part in one.get("childIds", []) if part in nodes
            ]
        return nodes[told[0]["nodeId"]]

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    # What is heard

    @property
    def said(self) -> str:
        """What was announced last."""
        return " ".join(
            node.text for node in self.listen().all() if node.states.get("live") == "polite"
        )

    def hears(self, text: str) -> str:
        """Wait until that is announced; returns all that is said with it."""
        end = time.monotonic() + PATIENCE
        while text not in (said := self.said):
            if time.monotonic() > end:
                pytest.fail(f"{text!r} is not said; last: {said!r}")
            time.sleep(0.05)
        return said

    @property
    def focus(self) -> Node:
        """What has the focus; of two that are told to have it the inner one, else the page."""
        page = self.listen()
        return [page, *[node for node in page.all() if node.focused]][-1]

    # Where the keys lead

    def reach(self, role: str, name: str = "") -> None:
        """Press Tab until something of that role, and of that name, has the focus."""
        for _ in range(STOPS):
            focus = self.focus
            if focus.role == role and (not name or focus.called(name)):
                return
            self.press("Tab")
        pytest.fail(f"{role} {name!r} cannot be reached")

    def choose(self, role: str, name: str, key: str = "Enter") -> None:
        self.reach(role, name)
        self.press(key)

    def touch(self, name: str) -> None:
        """Touch a place of the board, or take an option, by its name."""
        rows = self._rows()
        places = [
            (x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell.called(name)
        ]
        if not places:
            self.choose("button", name)
            return
        if not any(cell.focused for row in rows for cell in row):
            self.reach("gridcell")
            rows = self._rows()
        here = next(y for y, row in enumerate(rows) if any(cell.focused for cell in row))
        self._walk(here, *places[0])
        self.press("Enter")

    def _rows(self) -> list[list[Node]]:
        """The places of the board, row by row."""
        return [row.every("gridcell") for row in self.listen().every("row")]

    def _walk(self, here: int, x: int, y: int) -> None:
        """From a row of the grid to a place in another."""
        self.press("Home", *["ArrowDown" if y > here else "ArrowUp"] * abs(y - here))
        self.press(*["ArrowRight"] * x)
