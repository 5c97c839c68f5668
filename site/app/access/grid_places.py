"""What a board and its hands hold, place by place, and how each is called; no browser in here."""

from state.selection import touch_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from anga.shared.scene import Cell, Hand, Phrase, Piece, Scene, Solid
    from words import Words

BOTTOM = 2  # the edge of the board that is nearest to whoever looks at it


class Place:
    """A cell, or equal pieces in a hand.

    `touch` is its own, `meant` what a touch on it comes to: a die lies on its cell. `names` are the
    phrases of the place and of all that stands there; `count` is that of pieces in a hand.
    """

    def __init__(
        self, touch: str, meant: str, names: "list[Phrase]", count: "int | None" = None
    ) -> None:
        self.touch, self.meant, self.names, self.count = touch, meant, names, count

    def label(self, words: "Words") -> str:
        """Its name and what is there; of a hand how many."""
        texts = [words.say(name) for name in self.names]
        if self.count is not None:
            texts.append(words("count", self.count))
        return words.join(texts)

    def label_in_sentence(self, words: "Words") -> str:
        """As part of a sentence: what is there belongs to the place, without a comma between."""
        first, *others = [words.say(name) for name in self.names]
        return words("on-place", first, words.join(others)) if others else first


def places(scene: "Scene", turned: int) -> "list[list[Place]]":
    """Everything that can be touched on the board, row by row as the turned board shows it.

    The hands of those who sit left, opposite and right come first, one's own hand last.
    """
    things, meant = occupants(scene["pieces"], scene["solids"]), touches(scene)
    middle = [
        [_of_cell(cell, things, meant) for cell in row] for row in rows(scene["cells"], turned)
    ]
    away, near = _hands(scene, turned)
    return [_of_hand(hand) for hand in away] + middle + [_of_hand(hand) for hand in near]


def rows(cells: "Sequence[Cell]", turned: int) -> "list[list[Cell]]":
    """The cells in rows from top to bottom as the turned board shows them."""
    placed = sorted([(_turned(cell["at"], turned), index) for index, cell in enumerate(cells)])
    found: "dict[float, list[Cell]]" = {}
    for (_, y), index in placed:
        found.setdefault(y, []).append(cells[index])
    return [found[y] for y in sorted(found)]


def occupants(*kinds: "Iterable[Piece | Solid]") -> "dict[str, list[Phrase]]":
    """What stands on each cell, by name."""
    found: "dict[str, list[Phrase]]" = {}
    for things in kinds:
        for thing in things:
            found.setdefault(thing["cell"], []).append(thing["name"])
    return found


def touches(scene: "Scene") -> "dict[str, str]":
    """The touches of the solids that are not touched as their cells."""
    return {"c:" + solid["cell"]: solid["touch"] for solid in scene["solids"] if "touch" in solid}


def touch_labels(
    scene: "Scene", touched: "Sequence[str]", words: "Words", written: bool = False
) -> "list[str]":
    """How people call what touches are on: cells with what stands there, hands, options.

    `written` is for the parts of a sentence.
    """
    found = {
        place.meant: place.label_in_sentence(words) if written else place.label(words)
        for place in _places_of(scene, touched)
    }
    for option in scene["options"]:
        touch = touch_of(option)
        if touch in touched:
            found[touch] = words.say(option["name"])
    return [found.get(touch, "") for touch in touched]


def _places_of(scene: "Scene", touched: "Sequence[str]") -> "list[Place]":
    """The places that touches mean."""
    things, meant = occupants(scene["pieces"], scene["solids"]), touches(scene)
    found = [place for hand in scene["hands"] for place in _of_hand(hand)]
    for cell in scene["cells"]:
        touch = "c:" + cell["id"]
        if meant.get(touch, touch) in touched:
            found.append(_of_cell(cell, things, meant))
    return [place for place in found if place.meant in touched]


def _of_cell(cell: "Cell", things: "dict[str, list[Phrase]]", meant: "dict[str, str]") -> Place:
    touch = "c:" + cell["id"]
    return Place(touch, meant.get(touch, touch), [cell["name"]] + things.get(cell["id"], []))


def _hands(scene: "Scene", turned: int) -> "tuple[list[Hand], list[Hand]]":
    """The hands that hold any kind: those of the others, from left to right, and the nearest."""
    found: "dict[int, Hand]" = {}
    sides = {seat["seat"]: (seat["side"] + turned) % 4 for seat in scene["seats"]}
    for hand in scene["hands"]:
        if hand["held"]:
            found[sides[hand["seat"]]] = hand
    away = [found[side] for side in (3, 0, 1) if side in found]
    return away, [found[BOTTOM]] if BOTTOM in found else []


def _of_hand(hand: "Hand") -> "list[Place]":
    made = []
    for held in hand["held"]:
        touch = "t:%s:%s" % (hand["seat"], held["kind"])
        made.append(Place(touch, touch, [held["name"]], held["count"]))
    return made


def _turned(at: "Sequence[float]", turned: int) -> "tuple[float, float]":
    x, y = at
    for _ in range(turned % 4):
        x, y = -y, x
    return (x, y)
