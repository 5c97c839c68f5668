"""The editor of positions: pieces put on cells by hand, and a game begun from there.

The engine says what may be placed and what a setup comes to; here it is only kept and shown.
"""

from anga.fragment import Link
from dom import fill, find, labelled, listen, make, show
from status import ending

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from playpage import PlayPage

REMOVE = "remove"


class Picked:
    """What the row of options and the grid ask of touches: every cell and every piece is open."""

    def __init__(self, open: "list[str]", touches: "list[str]") -> None:  # noqa: A002
        self.open, self.touches = open, touches
        self.forbidden: "list[str]" = []
        self.fresh: "list[str]" = []


class Editor:
    """Takes the page over from `open` until the position is played or left."""

    def __init__(self, page: "PlayPage") -> None:
        self.page = page
        self.words = page.words
        self.element = find("#editor")
        self.content = find("#content")
        self.answer: "dict[str, Any] | None" = None
        self.brush = ""

    @property
    def active(self) -> bool:
        """Whether a position is being edited."""
        return self.answer is not None

    async def open(self) -> None:
        """Begin with the position shown."""
        await self._ask({})
        if self.answer:
            self.brush = self.answer["palette"][0]["id"]
            self.content.setAttribute("data-editing", "")
            show(self.element, True)
            self.show()

    def close(self) -> None:
        """Leave the editor; the page is brought up to date by whoever closes it."""
        self.answer = None
        self.content.removeAttribute("data-editing")
        show(self.element, False)
        self.page.view.options.forget()

    def touched(self, touch: str) -> None:
        """A piece of the palette was chosen, or a cell is to get it."""
        if touch.startswith("o:"):
            self.brush = touch[2:]
            self.show()
        elif touch.startswith("c:"):
            cells = self._setup()["cells"]
            cell = touch[2:]
            if self.brush == REMOVE or cells.get(cell) == self.brush:
                cells.pop(cell, None)
            else:
                cells[cell] = self.brush
            self._change()

    def show(self) -> None:
        """Draw the setup, what may be placed, and what is wrong with it."""
        if not self.answer:
            return
        view, answer = self.page.view, self.answer
        scene = dict(answer["scene"])
        wrong = [cell for problem in answer["problems"] for cell in problem["cells"]]
        scene["marks"] = [{"mark": "refused", "cells": wrong}]
        options = answer["palette"] + [{"id": REMOVE, "name": self.words("edit-remove")}]
        cells = ["c:" + cell["id"] for cell in scene["cells"]]
        picked = Picked(cells + ["o:" + option["id"] for option in options], ["o:" + self.brush])
        view.board.show(scene, view.turned)
        view.board.offer([], [], [])
        view.board.overlay({})
        view.board.reveal(None)
        view.bars.show(scene, self.page.table.match, view.turned, None)
        view.grid.show(scene, view.turned, picked)
        scene["options"] = options
        view.options.show(scene, picked, {})
        self._show_fields()
        self._show_status()

    def _show_fields(self) -> None:
        answer = self.answer or {}
        fields = [self._select(field) for field in answer["fields"]]
        actions = [
            make(
                "button",
                self.words(slug),
                click=self._handler(function),
                type="button",
                _class=kind,
            )
            for slug, function, kind in (
                ("edit-clear", self._clear, None),
                ("edit-start", self._start, None),
                ("cancel", self._leave, None),
                ("play-from-here", self._play, "strong"),
            )
        ]
        actions[-1].disabled = answer["position"] is None
        text = make("p", answer["position"] or "", _class="position")
        row = make("div", parts=actions, _class="actions")
        fill(self.element, [make("div", parts=fields, _class="fields"), text, row])

    def _select(self, field: "dict[str, Any]") -> "Any":
        chosen = self._setup()["fields"][field["id"]]
        select = make("select")
        for value in field["values"]:
            option = make("option", self.words.say(value["name"]), value=value["token"])
            option.selected = value["token"] == chosen
            select.append(option)

        def change(event: "Any") -> None:
            self._setup()["fields"][field["id"]] = str(select.value)
            self._change()

        listen(select, "change", change)
        return labelled(self.words.say(field["name"]), select)

    def _show_status(self) -> None:
        answer = self.answer or {}
        strong, tone, text = self.words("edit-title"), "edit", self.words("edit-hint")
        if answer["problems"]:
            strong, tone = self.words("edit-wrong"), "refused"
            text = " ".join([self.words.say(problem["reason"]) for problem in answer["problems"]])
        elif answer["status"]["over"]:
            text = self.words("edit-over") + " " + ending(answer["status"], self.words)
        self.page.view.status.show(strong, text, tone)

    def _setup(self) -> "dict[str, Any]":
        setup: "dict[str, Any]" = (self.answer or {})["setup"]
        return setup

    def _handler(self, function: "Any") -> "Any":
        return lambda event: function()

    # What the buttons do

    def _clear(self) -> None:
        self._setup()["cells"] = {}
        self._change()

    def _start(self) -> None:
        self.page.soon(self._restart())

    def _leave(self) -> None:
        self.close()
        self.page.address.replace(self.page.table.match.link)
        self.page.refresh_soon()

    def _play(self) -> None:
        link = self._link()
        self.close()
        self.page.begin(link)

    # What the engine says

    def _change(self) -> None:
        self.page.soon(self._changed())

    async def _changed(self) -> None:
        await self._ask({"setup": self._setup()})
        self.show()

    async def _restart(self) -> None:
        await self._ask({"usual": True})
        self.show()

    async def _ask(self, parts: "dict[str, Any]") -> None:
        match = self.page.table.match
        request: "dict[str, Any]" = match.request("edit")
        request["view"] = self.page.view.views.chosen
        if parts.get("usual"):
            request["record"] = []
            request.pop("position", None)
        if "setup" in parts:
            request["setup"] = parts["setup"]
        self.answer = await self.page.engine.ask(request)
        if self.answer and self.answer["position"] is not None:
            self.page.address.replace(self._link())

    def _link(self) -> "Link":
        """The link of the game that would begin here."""
        match, answer = self.page.table.match, self.answer or {}
        return Link(match.game, match.rules, None if answer["usual"] else answer["position"])
