"""The sheet that tells what is shown small at the seats: their hands, men, scores and notes."""

from anga.shared.layout.fit import rows
from anga.shared.layout.stage import TALL
from anga.shared.men import men
from anga.shared.shapes.base_lines import base_line, based
from browser.dom import fill, find, listen, make
from widgets.seats import pictures_of_men, sign_colour, stone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.answers import Opening, SceneAnswer
    from anga.shared.scene import Drawing, Hand, Held, Scene, Seat
    from browser.types import Element, Event
    from state.ports import Offer
    from words import Words

PIECE, MAN = 48, 24  # CSS pixels


class HandsSheet:
    """A dialog that a touch on a hand or a seat opens; `paint` draws a look on a canvas."""

    def __init__(
        self,
        words: "Words",
        paint: "Callable[[Element, Drawing, int], None]",
        opening: "Opening",
    ) -> None:
        self.words, self.paint = words, paint
        self.men = pictures_of_men(opening["scenes"][0]["scene"])
        self.dialog = find("#hands")
        self.pressed = False  # beside the sheet, since it opened
        listen(self.dialog, "pointerdown", self._on_press)
        listen(self.dialog, "click", self._on_click)

    def takes(
        self, touch: str, answer: "SceneAnswer", turned: int, mode: str, offer: "Offer"
    ) -> bool:
        """Whether a touch opens the sheet: it is on a small hand, and means no move."""
        if mode != TALL or touch[:2] != "t:" or offer.touches:
            return False
        if touch in offer.open or touch in offer.forbidden or touch in offer.fresh:
            return False
        above, _ = rows(answer["scene"], turned)
        if touch.split(":")[1] not in [seat["seat"] for seat in above]:
            return False
        self.open(answer, turned)
        return True

    def open(self, answer: "SceneAnswer", turned: int) -> None:
        """Tell of the seats above the board."""
        above, _ = rows(answer["scene"], turned)
        self._tell("hands", answer, above)

    def open_all(self, answer: "SceneAnswer", turned: int) -> None:
        """Tell of every seat."""
        above, below = rows(answer["scene"], turned)
        self._tell("seats", answer, above + below)

    def _tell(self, title: str, answer: "SceneAnswer", seats: "Sequence[Seat]") -> None:
        scene, lost = answer["scene"], answer.get("lost") or {}
        hands = {hand["seat"]: hand for hand in scene["hands"]}
        find("#hands-title").textContent = self.words(title)
        parts = [
            self._row(scene, each, hands.get(each["seat"]), lost.get(each["seat"], 0))
            for each in seats
        ]
        fill(find("#hands-held"), parts)
        self.pressed = False
        self.dialog.showModal()

    def _row(self, scene: "Scene", seat: "Seat", hand: "Hand | None", lost: int) -> "Element":
        """A seat's name, its men, also those `lost`, and its score, its pieces and its notes."""
        name = [stone(sign_colour(seat)), make("span", self.words.say(seat["name"]))]
        counts = self._counts(scene, seat, lost)
        told = [make("p", parts=counts, _class="counts")] if counts else []
        parts = [make("h3", parts=name)] + told
        if hand:
            there = [self._held(scene, seat, held) for held in hand["held"] if held["count"]]
            pieces = make("ul", parts=there) if there else make("p", self.words("hand-empty"))
            parts.append(pieces)
        notes = [self.words.say(note) for note in seat.get("notes", [])]
        if notes:
            parts.append(make("p", " · ".join(notes), _class="note"))
        return make("section", parts=parts)

    def _counts(self, scene: "Scene", seat: "Seat", lost: int) -> "list[Element | str]":
        """How many men a seat has and has lost, with the picture of one, and its score."""
        letter = seat["seat"]
        counts: "list[Element | str]" = []
        if letter in self.men:
            told = self.words("men-told", men(scene)[letter], lost)
            picture = self._picture(scene, seat, self.men[letter], MAN)
            counts = [picture, make("span", told)]
        if "score" in seat:
            counts += [" ", make("span", self.words("score-told", seat["score"]))]
        return counts

    def _picture(self, scene: "Scene", seat: "Seat", look: str, size: int) -> "Element":
        canvas = make("canvas", aria_hidden="true")
        line = base_line(scene["seats"], {"seat": seat["seat"]})
        self.paint(canvas, based(scene["looks"][look], line), size)
        return canvas

    def _held(self, scene: "Scene", seat: "Seat", held: "Held") -> "Element":
        """A kind of piece and how many there are, upright for the reader."""
        canvas = self._picture(scene, seat, held["look"], PIECE)
        count = make("span", self.words("held-count", held["count"]), _class="count")
        name = make("span", self.words.say(held["name"]), _class="unseen")
        return make("li", parts=[canvas, name, count])

    def _on_press(self, event: "Event") -> None:
        self.pressed = event.target.isSameNode(self.dialog)

    def _on_click(self, event: "Event") -> None:
        """Close the sheet by its button, or by a click beside it.

        The click of the finger that opened it may come late, and close nothing.
        """
        beside = self.pressed and event.target.isSameNode(self.dialog)
        if beside or event.target.closest("button"):
            self.dialog.close()
