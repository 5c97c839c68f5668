"""The sheet that shows large what opponents have in hand, where their hands are drawn small."""

from anga.shared.layout.fit import rows
from anga.shared.layout.stage import TALL
from anga.shared.shapes.base_lines import base_line, based
from browser.dom import fill, find, listen, make
from widgets.seats import sign_colour, stone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Drawing, Hand, Held, Scene, Seat
    from browser.types import Element, Event
    from state.ports import Offer
    from words import Words

PIECE = 48  # CSS pixels


class HandsSheet:
    """A dialog that a touch on an opponent's hand opens; `paint` draws a look on a canvas."""

    def __init__(self, words: "Words", paint: "Callable[[Element, Drawing, int], None]") -> None:
        self.words, self.paint = words, paint
        self.dialog = find("#hands")
        listen(self.dialog, "click", self._on_click)

    def takes(self, touch: str, scene: "Scene", turned: int, mode: str, offer: "Offer") -> bool:
        """Whether a touch opens the sheet: it is on a small hand, and means no move."""
        if mode != TALL or touch[:2] != "t:" or offer.touches:
            return False
        if touch in offer.open or touch in offer.forbidden or touch in offer.fresh:
            return False
        above, _ = rows(scene, turned)
        if touch.split(":")[1] not in [seat["seat"] for seat in above]:
            return False
        self.open(scene, turned)
        return True

    def open(self, scene: "Scene", turned: int) -> None:
        """Show the hands and the notes of the seats above the board."""
        above, _ = rows(scene, turned)
        hands = {hand["seat"]: hand for hand in scene["hands"]}
        parts = [self._row(scene, each, hands.get(each["seat"])) for each in above]
        fill(find("#hands-held"), parts)
        self.dialog.showModal()

    def _row(self, scene: "Scene", seat: "Seat", hand: "Hand | None") -> "Element":
        """A seat's name, its pieces and its notes."""
        name = [stone(sign_colour(seat)), make("span", self.words.say(seat["name"]))]
        parts = [make("h3", parts=name)]
        if hand:
            there = [self._held(scene, seat, held) for held in hand["held"] if held["count"]]
            pieces = make("ul", parts=there) if there else make("p", self.words("hand-empty"))
            parts.append(pieces)
        notes = [self.words.say(note) for note in seat.get("notes", [])]
        if notes:
            parts.append(make("p", " · ".join(notes), _class="note"))
        return make("section", parts=parts)

    def _held(self, scene: "Scene", seat: "Seat", held: "Held") -> "Element":
        """A kind of piece and how many there are, upright for the reader."""
        canvas = make("canvas", aria_hidden="true")
        line = base_line(scene["seats"], {"seat": seat["seat"]})
        self.paint(canvas, based(scene["looks"][held["look"]], line), PIECE)
        count = make("span", self.words("held-count", held["count"]), _class="count")
        name = make("span", self.words.say(held["name"]), _class="unseen")
        return make("li", parts=[canvas, name, count])

    def _on_click(self, event: "Event") -> None:
        """Close the sheet by its button, or by a click beside it."""
        if event.target.isSameNode(self.dialog) or event.target.closest("button"):
            self.dialog.close()
