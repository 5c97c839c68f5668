"""Whose dice are rolled, and a count of their results."""

from browser.dom import fill, find, listen, make, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import HistoryEntry, Opening
    from anga.shared.scene import Drawing, Phrase, Scene, Seat
    from browser.types import Element
    from words import Words

    Counts = dict[tuple[str, Phrase], int]  # by seat and face
    Paint = Callable[[Element, Drawing, int], None]  # a drawing on a canvas of a size

PICTURE = 28  # CSS pixels


class DiceTally:
    """Counts of each face; hidden in games without dice."""

    def __init__(
        self,
        opening: "Opening",
        words: "Words",
        own: bool,
        use_own: "Callable[[bool], None]",
    ) -> None:
        self.opening, self.words = opening, words
        toggle = find("#own-dice")
        toggle.checked = own
        show(find("#own-dice-field"), opening["dice"])
        show(find("#dice"), opening["dice"])
        listen(toggle, "change", lambda event: use_own(bool(toggle.checked)))

    def show(
        self,
        history: "list[HistoryEntry]",
        scene: "Scene",
        paint: "Paint",
    ) -> None:
        """Show the counts of each face, for each seat and in all."""
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

    def _face(self, face: "Phrase", scene: "Scene", paint: "Paint") -> "Element":
        canvas = make("canvas", _class="face", aria_hidden="true")
        if face in scene["looks"]:
            paint(canvas, scene["looks"][face], PICTURE)
        name = make("span", self.words.say(face), _class="unseen")
        return make("th", parts=[canvas, name], scope="col")

    def _row(self, seat: "Seat", faces: "list[Phrase]", counts: "Counts") -> "Element":
        cells = [make("th", self.words.say(seat["name"]), scope="row")]
        cells += [make("td", str(counts.get((seat["seat"], face), 0))) for face in faces]
        return make("tr", parts=cells)


def counted(history: "list[HistoryEntry]") -> "Counts":
    """The counts of each face, by seat."""
    counts: "Counts" = {}
    for entry in history:
        for face in entry.get("faces", []):
            key = (entry["seat"], face)
            counts[key] = counts.get(key, 0) + 1
    return counts


def every_face(opening: "Opening") -> "list[Phrase]":
    """All faces, in the order in which the opening's rolls name them."""
    faces: "list[Phrase]" = []
    for first in opening["firsts"]:
        for face in first.get("faces", []):
            if face not in faces:
                faces.append(face)
    return faces
