"""The row of buttons for options, which are neither cells nor pieces."""

from anga.shared.drawing import rotate_drawing
from browser.dom import every, fill, find_or_none, listen, make
from state.selection import asked_by, question, touch_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Drawing, Option, Phrase, Point, Scene, Stroke
    from browser.types import Element, Event
    from state.ports import Offer
    from words import Words

PICTURE = 40  # CSS pixels
RING = 0.19  # of a picture: the radius around what was touched
SEEN = ("id", "name", "look", "facing", "group", "then", "cells")  # of an option, on its button


class Options:
    """The options of a Scene as buttons, one group for each question."""

    def __init__(
        self,
        element: "Element",
        words: "Words",
        touched: "Callable[[str], None]",
        paint: "Callable[[Element, Drawing, int], None]",
        aimed: "Callable[[str | None], None] | None" = None,
    ) -> None:
        self.element = element
        self.words = words
        self.touched = touched
        self.paint = paint
        self.shown: "object" = None
        self.turned = 0
        self.order: "list[Phrase | None]" = []  # of the groups, as they are shown
        if aimed:
            for name in ("pointerover", "pointerout", "focusin", "focusout"):
                listen(element, name, _aiming(aimed))

    def show(
        self,
        scene: "Scene",
        touching: "Offer",
        badges: "dict[str, dict[str, str]]",
        turned: int = 0,
    ) -> None:
        """Show the options that are possible, those that replace others, and forbidden ones.

        Those passed over leave a gap, so that the others keep their places.
        `turned` are the quarter turns of the board; directed pictures turn with it.
        """
        able, blocked, passed = touching.open, touching.forbidden, touching.passed
        answered = [each for each in touching.fresh if each not in able and each not in blocked]
        able = able + answered
        seen = [[option.get(key) for key in SEEN] for option in scene["options"]]
        state = (able, blocked, passed, list(touching.touches), badges, seen, turned)
        if state == self.shown:
            return
        focused = self._on_focus()
        self.shown, self.turned, asked = state, turned, question(scene, touching)
        groups: "list[tuple[Phrase | None, list[Element]]]" = []
        titled = True  # except where the card tells of the pictures and of what they stand for
        for option in scene["options"]:
            touch = touch_of(option)
            if touch in able or touch in blocked or touch in passed:
                group = asked_by(option, touching)
                if not groups or groups[-1][0] != group:
                    groups.append((group, []))
                groups[-1][1].append(self._button(scene, option, touch in able, touching, badges))
                titled = titled and "cells" not in option
        groups = _in_turn(groups, self.order if touching.touches else [])
        self.order = [group for group, _ in groups]
        lefts = [row.scrollLeft for row in every(".row", self.element)]
        rows = [self._group(group, buttons, titled and group != asked) for group, buttons in groups]
        fill(self.element, rows)
        self.element.setAttribute("data-several", "true" if len(groups) > 1 else "false")
        for row, left in zip(every(".row", self.element), lefts):  # noqa: B905 (not in its dialect)
            if left:
                row.scrollLeft = left
        self._refocus(focused)
        self._show_hinted()

    def forget(self) -> None:
        """Rebuild every button next time, after a change of language."""
        self.shown = None

    def _group(self, group: "Phrase | None", buttons: "list[Element]", titled: bool) -> "Element":
        """The options of one question, which is written unless the status card asks it."""
        told = self.words.say(group) if group else None
        row = make("div", parts=buttons, _class="row")
        title = [make("p", told, _class="question", aria_hidden="true")] if told and titled else []
        kind = "group single" if len(buttons) == 1 else "group"
        return make("div", parts=title + [row], _class=kind, role="group", aria_label=told)

    def _button(
        self,
        scene: "Scene",
        option: "Option",
        able: bool,
        touching: "Offer",
        badges: "dict[str, dict[str, str]]",
    ) -> "Element":
        touch = touch_of(option)
        chosen = touch in touching.touches
        parts = [self._picture(scene, option, touching)] if "look" in option else []
        name, badge = self.words.say(option["name"]), badges.get(touch)
        parts.append(make("span", name, _class="name"))
        if badge:
            parts.append(
                make(
                    "span",
                    badge["text"],
                    _class="badge " + badge["tone"],
                    title=badge["description"],
                )
            )
        return make(
            "button",
            parts=parts,
            click=lambda event: self.touched(touch),
            type="button",
            _class=("option" if "look" in option else "option plain")
            + (" passed" if touch in touching.passed else ""),
            aria_label=self.words.join([name, badge["description"]]) if badge else None,
            data_touch=touch,
            aria_pressed="true" if chosen else "false",
            aria_disabled=None if able or chosen else "true",
        )

    def _picture(self, scene: "Scene", option: "Option", touching: "Offer") -> "Element":
        """The picture of an option, with rings around what was touched of it."""
        canvas = make("canvas", _class="picture", aria_hidden="true")
        cells = option.get("cells", {})
        drawing = scene["looks"][option["look"]] + [
            ring(cells[cell]) for cell in cells if "c:" + cell in touching.touches
        ]
        if "facing" in option:
            drawing = rotate_drawing(drawing, option["facing"] + self.turned)
        self.paint(canvas, drawing, PICTURE)
        return canvas

    def _show_hinted(self) -> None:
        """Scroll to the option that a hint marks, if it is out of sight below or at the side."""
        for row in every(".row", self.element):
            badge = find_or_none(".badge.hint", row)
            if not badge:
                continue
            place, around = badge.parentElement.getBoundingClientRect(), row.getBoundingClientRect()
            row.scrollLeft += max(0, place.right - around.right)
            room = self.element.getBoundingClientRect()
            self.element.scrollTop += max(0, place.bottom - room.bottom)

    def _on_focus(self) -> "str | None":
        button = find_or_none("button:focus", self.element)
        return button.dataset.touch if button else None

    def _refocus(self, touch: "str | None") -> None:
        """Focus the rebuilt button again."""
        from jsffi import to_js

        button = find_or_none('[data-touch="%s"]' % touch, self.element) if touch else None
        if button:
            button.focus(to_js({"preventScroll": True}))


def ring(place: "Point") -> "Stroke":
    """A ring around a place of a picture."""
    return {"circle": [place[0], place[1], RING], "line": "accent", "width": 0.06}


def _in_turn(
    groups: "list[tuple[Phrase | None, list[Element]]]", before: "list[Phrase | None]"
) -> "list[tuple[Phrase | None, list[Element]]]":
    """The groups, first those that were there before, so that none moves when one is answered."""
    known = [at for at in range(len(groups)) if groups[at][0] in before]
    known.sort(key=lambda at: before.index(groups[at][0]) * len(groups) + at)
    return [groups[at] for at in known] + [group for group in groups if group[0] not in before]


def _aiming(aimed: "Callable[[str | None], None]") -> "Callable[[Event], None]":
    """Report the button under mouse or focus; a finger has no hover."""

    def tell(event: "Event") -> None:
        if getattr(event, "pointerType", "") != "touch":
            gone = event.type in ("pointerout", "focusout")
            button = None if gone else event.target.closest("[data-touch]")
            aimed(button.dataset.touch if button else None)

    return tell
