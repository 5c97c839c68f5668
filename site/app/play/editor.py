"""The editor of positions: pieces put on cells by hand, and a game begun from there.

The engine says what may be placed and what a setup comes to; here it is only kept and shown.
"""

from anga.shared.fragment import Link
from browser.dom import fill, find, labelled, listen, make, show
from widgets.status import ending

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from pages.play import PlayPage

REMOVE = "remove"
SIDE = "side:"  # a group of a palette, by its number
MANY = 12  # pieces of a palette that are shown together


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
        self.setup: "dict[str, Any]" = {}  # what stands where, ahead of the answer
        self.asked = 0
        self.brush = ""
        self.side = 0  # the group of the palette that is shown
        self.language = ""  # of the fields that are shown
        self.controls: "dict[str, Any]" = {}

    @property
    def active(self) -> bool:
        """Whether a position is being edited."""
        return self.answer is not None

    async def open(self) -> None:
        """Begin with the position shown."""
        await self._ask({})
        if self.answer:
            self.brush = self.answer["palette"][0]["id"]
            self.language = ""
            self.content.setAttribute("data-editing", "")
            show(self.element, True)
            self.show()

    def close(self) -> None:
        """Leave the editor; the page is brought up to date by whoever closes it."""
        self.answer = None
        self.asked += 1
        self.content.removeAttribute("data-editing")
        show(self.element, False)
        self.page.view.options.forget()

    def touched(self, touch: str) -> None:
        """A piece of the palette was chosen, or a cell is to get it."""
        if touch.startswith("o:"):
            self.brush = self._brush(touch[2:])
            self.show()
        elif touch.startswith("c:"):
            cells = self.setup["cells"]
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
        options, chosen = self._options()
        cells = ["c:" + cell["id"] for cell in scene["cells"]]
        picked = Picked(cells + ["o:" + option["id"] for option in options], chosen)
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

    def _options(self) -> "tuple[list[dict[str, Any]], list[str]]":
        """What may be chosen, and what is; one group of a large palette at a time."""
        palette, sides = (self.answer or {})["palette"], []
        options = palette + [{"id": REMOVE, "name": self.words("edit-remove")}]
        chosen = ["o:" + self.brush]
        groups = grouped(palette)
        if len(palette) > MANY and len(groups) > 1:
            here = self._side(groups)
            question = self.words("edit-whose")
            for number, (group, _) in enumerate(groups):
                sides.append({"id": SIDE + str(number), "name": group, "group": question})
            chosen.append("o:" + SIDE + str(here))
            options = groups[here][1] + options[-1:]
        return sides + options, chosen

    def _side(self, groups: "list[tuple[Any, list[dict[str, Any]]]]") -> int:
        """The number of the group whose pieces can be chosen."""
        for number, (_, brushes) in enumerate(groups):
            if self.brush in [brush["id"] for brush in brushes]:
                self.side = number
        return self.side

    def _brush(self, option: str) -> str:
        """The brush that an option means: itself, or what another side has in its place."""
        if not option.startswith(SIDE):
            return option
        groups = grouped((self.answer or {})["palette"])
        ids = [brush["id"] for brush in groups[self._side(groups)][1]]
        place = ids.index(self.brush) if self.brush in ids else 0
        brushes = groups[int(option[len(SIDE) :])][1]
        return str(brushes[min(place, len(brushes) - 1)]["id"])

    def _show_fields(self) -> None:
        """Bring the fields up to date; they are made anew only for another language."""
        answer = self.answer or {}
        if self.language != self.words.language:
            self.language = self.words.language
            self._make_fields(answer["fields"])
        for name in self.controls:
            control = self.controls[name]
            if not control.matches(":focus"):  # in which somebody may be writing
                control.value = self.setup["fields"][name]
        self.text.textContent = answer["position"] or ""
        self.start.disabled = answer["position"] is None

    def _make_fields(self, fields: "list[dict[str, Any]]") -> None:
        self.controls = {field["id"]: self._control(field) for field in fields}
        self.text = make("p", _class="position")
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
        self.start = actions[-1]
        groups = [self._group(group, found) for group, found in grouped(fields)]
        fill(self.element, groups + [self.text, make("div", parts=actions, _class="actions")])

    def _group(self, group: "Any", fields: "list[dict[str, Any]]") -> "Any":
        """Fields that belong together, under their name if they have one."""
        say = self.words.say
        parts = [labelled(say(field["name"]), self.controls[field["id"]]) for field in fields]
        row = make("div", parts=parts, _class="fields")
        return make("details", parts=[make("summary", say(group)), row]) if group else row

    def _control(self, field: "dict[str, Any]") -> "Any":
        """What a field is set with: a number, or one of some values."""
        if "most" in field:
            most = str(field["most"])
            control = make("input", type="number", inputmode="numeric", min="0", max=most)
        else:
            values = [
                make("option", self.words.say(value["name"]), value=value["token"])
                for value in field["values"]
            ]
            control = make("select", parts=values)

        def change(event: "Any") -> None:
            token = str(control.value)
            if "most" in field:
                token = str(min(field["most"], int(token) if token.isdigit() else 0))
            control.value = token
            self.setup["fields"][field["id"]] = token
            self._change()

        control.setAttribute("name", "field:" + field["id"])
        listen(control, "change", change)
        return control

    def _show_status(self) -> None:
        answer = self.answer or {}
        strong, tone, text = self.words("edit-title"), "edit", self.words("edit-hint")
        if answer["problems"]:
            strong, tone = self.words("edit-wrong"), "refused"
            text = " ".join([self.words.say(problem["reason"]) for problem in answer["problems"]])
        elif answer["status"]["over"]:
            text = self.words("edit-over") + " " + ending(answer["status"], self.words)
        self.page.view.status.show(strong, text, tone)
        self.page.view.notices.tell(strong + " " + text)

    def _handler(self, function: "Any") -> "Any":
        return lambda event: function()

    # What the buttons do

    def _clear(self) -> None:
        self.setup["cells"] = {}
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
        self.start.disabled = True  # until the engine has judged
        self.page.soon(self._changed())

    async def _changed(self) -> None:
        await self._ask({"setup": self.setup})
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
        self.asked += 1
        asked = self.asked
        answer = await self.page.engine.ask(request)
        if asked != self.asked:
            return  # a later touch has changed the setup meanwhile
        self.answer = answer
        if "setup" not in parts:  # else it may have changed again meanwhile
            self.setup = answer["setup"]
        if answer["position"] is not None:
            self.page.address.replace(self._link())

    def _link(self) -> "Link":
        """The link of the game that would begin here."""
        match, answer = self.page.table.match, self.answer or {}
        return Link(match.game, match.rules, None if answer["usual"] else answer["position"])


def grouped(things: "list[dict[str, Any]]") -> "list[tuple[Any, list[dict[str, Any]]]]":
    """Options or fields, those of one group together, in their order."""
    groups: "list[tuple[Any, list[dict[str, Any]]]]" = []
    for thing in things:
        if not groups or groups[-1][0] != thing.get("group"):
            groups.append((thing.get("group"), []))
        groups[-1][1].append(thing)
    return groups
