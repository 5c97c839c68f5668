"""The view of the position editor: palette, fields, and problems."""

from browser.dom import bring, fill, find, listen, make, show, with_label
from browser.unfolding import Overflow
from session.setup import by_group
from state.selection import Selection
from widgets.status import ending_sentence
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from access.accessible_grid import AccessibleGrid
    from anga.shared.answers import EditAnswer, SetupField
    from anga.shared.scene import Phrase
    from board.board import Board
    from browser.types import Element, Event
    from session.session import Session
    from widgets.options import Options
    from widgets.seats import SeatBars


class Picked:
    """The touches of the editor: the palette, every cell and every piece."""

    def __init__(self, open: "list[str]", touches: "list[str]") -> None:  # noqa: A002
        self.open, self.touches = open, touches
        self.forbidden: "list[str]" = []
        self.fresh: "list[str]" = []
        self.passed: "list[str]" = []


class EditorPanel:
    """Shows a session's setup in the page's parts while one is edited."""

    def __init__(self, session: "Session") -> None:
        self.session, self.setup, self.words = session, session.setup, session.words
        self.element, self.content = find("#editor"), find("#content")
        Overflow(find(".panel"), [self.element, find("#options")])
        self.language = ""  # of the fields that are shown
        self.controls: "dict[str, Element]" = {}

    def show(
        self,
        board: "Board",
        bars: "SeatBars",
        grid: "AccessibleGrid",
        options: "Options",
        turned: int,
    ) -> None:
        """Show the setup, the palette, and the setup's problems."""
        show(self.element, self.setup.active)
        answer = self.setup.answer
        if not answer:
            if self.language:
                options.forget()
            self.language = ""
            self.content.removeAttribute("data-editing")
            return
        begins = not self.content.hasAttribute("data-editing")
        self.content.setAttribute("data-editing", "")
        scene = answer["scene"].copy()
        wrong = [cell for problem in answer["problems"] for cell in problem["cells"]]
        awaited = [mark for mark in scene["marks"] if mark["mark"] == "awaited"]
        scene["marks"] = awaited + [{"mark": "refused", "cells": wrong}]
        offered, chosen = self.setup.options(self.words("edit-remove"), self.words("edit-whose"))
        cells = ["c:" + cell["id"] for cell in scene["cells"]]
        picked = Picked(cells + ["o:" + option["id"] for option in offered], chosen)
        board.show(scene, turned)
        board.offer(Selection([]))
        board.overlay({})
        board.reveal(None)
        bars.show(scene, self.session.table.match, turned, None)
        grid.show(scene, turned, picked)
        scene["options"] = offered
        options.show(scene, picked, {})
        self._show_fields(answer)
        if begins:
            bring(find(".board"))

    def status(self) -> "tuple[str, str, str]":
        """The status: a strong sentence, a quieter one, and their tone."""
        answer = self.setup.answer
        if answer and answer["problems"]:
            said = [self.words.say(problem["reason"]) for problem in answer["problems"]]
            return self.words("edit-wrong"), together(said), "refused"
        text = self.words("edit-hint")
        if answer and answer["status"] and answer["status"]["over"]:
            text = together(
                [self.words("edit-over"), ending_sentence(answer["status"], self.words)]
            )
        return self.words("edit-title"), text, "edit"

    def _show_fields(self, answer: "EditAnswer") -> None:
        """Update the fields; they are rebuilt only for another language."""
        if self.language != self.words.language:
            self.language = self.words.language
            self._make_fields(answer["fields"])
        for name in self.controls:
            control = self.controls[name]
            if not control.matches(":focus"):  # in which somebody may be writing
                control.value = self.setup.placed["fields"][name]
        self.text.textContent = answer["position"] or ""
        over = answer["status"] is not None and answer["status"]["over"]
        self.start.disabled = answer["position"] is None or over or not self.setup.judged

    def _make_fields(self, fields: "list[SetupField]") -> None:
        self.controls = {field["id"]: self._control(field) for field in fields}
        self.text = make("p", _class="position")
        session = self.session
        buttons = [
            make("button", self.words(slug), click=_on(function), type="button", _class=kind)
            for slug, function, kind in (
                ("edit-clear", self.setup.clear, None),
                ("edit-start", self.setup.restart, None),
                ("cancel", session.leave_setup, None),
                ("play-from-here", session.games.begin_here, "strong"),
            )
        ]
        self.start = buttons[-1]
        groups = [self._group(group, found) for group, found in by_group(fields)]
        fill(self.element, groups + [self.text, make("div", parts=buttons, _class="actions")])

    def _group(self, group: "Phrase | None", fields: "list[SetupField]") -> "Element":
        """Fields of a group, under its name if it has one."""
        say = self.words.say
        parts = [with_label(say(field["name"]), self.controls[field["id"]]) for field in fields]
        row = make("div", parts=parts, _class="fields")
        return make("details", parts=[make("summary", say(group)), row]) if group else row

    def _control(self, field: "SetupField") -> "Element":
        """The control of a field: a number, or a select of values."""
        if "most" in field:
            most = str(field["most"])
            control = make("input", type="number", inputmode="numeric", min="0", max=most)
        else:
            values = [
                make("option", self.words.say(value["name"]), value=value["token"])
                for value in field["values"]
            ]
            control = make("select", parts=values)

        def change(event: "Event") -> None:
            token = str(control.value)
            if "most" in field:
                token = str(min(field["most"], int(token) if token.isdigit() else 0))
            control.value = token
            self.setup.fill(field["id"], token)

        control.setAttribute("name", "field:" + field["id"])
        listen(control, "change", change)
        return control


def _on(function: "Callable[[], None]") -> "Callable[[Event], None]":
    return lambda event: function()
