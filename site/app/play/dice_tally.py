"""Dice: who throws them, and what they have shown.

The engine throws them with the platform's randomness, or the players throw their own and enter what
they show.
"""

from browser.dom import fill, find, listen, make, show
from session.rolls import Rolls

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from browser.engine import Engine
    from browser.storage import Device
    from session.match import Match
    from words import Words

PICTURE = 28  # CSS pixels


class Rolling:
    """The dice of the game on the page; a game without dice shows nothing of it."""

    def __init__(
        self,
        opening: "dict[str, Any]",
        words: "Words",
        device: "Device",
        changed: "Callable[[], None]",
    ) -> None:
        self.opening, self.words = opening, words
        self.rolls = Rolls(device, opening["game"])
        self.toggle = find("#own-dice")
        self.toggle.checked = self.physical = bool(opening["dice"] and device.get("own-dice"))
        show(find("#own-dice-field"), opening["dice"])
        show(find("#dice"), opening["dice"])

        def toggled(event: "Any") -> None:
            self.physical = bool(self.toggle.checked)
            device.put("own-dice", self.physical)
            changed()

        listen(self.toggle, "change", toggled)

    async def roll(
        self, engine: "Engine", match: "Match", history: "list[dict[str, Any]]"
    ) -> "str":
        """The next roll: the one that was undone, or a new one."""
        again = self.rolls.next(match, history)
        if again is not None:
            return again
        answer = await engine.ask(match.request("roll"))
        return str(answer["move"])

    # What is shown

    def show(
        self,
        history: "list[dict[str, Any]]",
        scene: "dict[str, Any]",
        paint: "Callable[[Any, Any, int], None]",
    ) -> None:
        """Show how often each face has come, for each seat and for all."""
        if not self.opening["dice"]:
            return
        faces = every_face(self.opening)
        counts = counted(history)
        thrown = sum(counts.values())
        find("#dice summary").textContent = self.words("dice-thrown", thrown)
        head = make("tr", parts=[make("td")] + [self._face(face, scene, paint) for face in faces])
        rows = [self._row(seat, faces, counts) for seat in scene["seats"]]
        total = [make("th", self.words("all"), scope="row")]
        for face in faces:
            total.append(
                make("td", str(sum(counts.get((s["seat"], face), 0) for s in scene["seats"])))
            )
        fill(find("#dice table"), [head] + rows + [make("tr", parts=total, _class="total")])

    def _face(self, face: str, scene: "dict[str, Any]", paint: "Any") -> "Any":
        canvas = make("canvas", _class="face", aria_hidden="true")
        if face in scene["looks"]:
            paint(canvas, scene["looks"][face], PICTURE)
        name = make("span", self.words.say(face), _class="unseen")
        return make("th", parts=[canvas, name], scope="col")

    def _row(self, seat: "dict[str, Any]", faces: "list[str]", counts: "dict[Any, int]") -> "Any":
        cells = [make("th", self.words.say(seat["name"]), scope="row")]
        cells += [make("td", str(counts.get((seat["seat"], face), 0))) for face in faces]
        return make("tr", parts=cells)


def counted(history: "list[dict[str, Any]]") -> "dict[tuple[str, str], int]":
    """How often each seat has thrown each face."""
    counts: "dict[tuple[str, str], int]" = {}
    for entry in history:
        for face in entry.get("faces", []):
            key = (entry["seat"], face)
            counts[key] = counts.get(key, 0) + 1
    return counts


def every_face(opening: "dict[str, Any]") -> "list[str]":
    """All faces, in the order in which the opening's rolls name them."""
    faces: "list[str]" = []
    for first in opening["firsts"]:
        for face in first.get("faces", []):
            if face not in faces:
                faces.append(face)
    return faces
