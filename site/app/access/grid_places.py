"""The contents of a board and its hands, place by place, with labels; no browser in here."""

from state.selection import touch_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from anga.shared.scene import Cell, Hand, Phrase, Piece, Scene, Solid
    from words import Words

BOTTOM = 2  # the edge of the board that is nearest to whoever looks at it


class Place:
    """A cell, or equal pieces in a hand.

    `touch` is its own touch, `meant` what a touch on it means: a die lies on its cell. `names` are
    the phrases of the place and of everything there; `count` is the number of pieces in a hand,
    `own` how one of them is called to its owner. `x` is where it lies from left to right, in cells.
    """

    def __init__(
        self,
        touch: str,
        meant: str,
        names: "list[Phrase]",
        x: float,
        count: "int | None" = None,
        own: "Phrase | None" = None,
    ) -> None:
        self.touch, self.meant, self.names, self.count = touch, meant, names, count
        self.x, self.own = x, own

    def label(self, words: "Words") -> str:
        """The label: its name and what is there; in a hand the number of pieces."""
        texts = [words.say(name) for name in self.names]
        if self.count is not None:
            texts.append(words("count-alone" if self._is_named else "count", self.count))
        return words.join(texts)

    @property
    def _is_named(self) -> bool:
        """Whether the name says that it is in a hand."""
        return self.names[0][0] == "in-hand"

    def label_in_sentence(self, words: "Words", to: "str | None") -> str:
        """The label within a sentence, without a comma, and without a number in a hand.

        `to`: to the player of a seat, who owns what is in the hand.
        """
        if to and self.own:
            return words.say(self.own)
        first, *others = [words.say_to(to, name, within=True) for name in self.names]
        if self.count is not None:
            return first if self._is_named else words("in-hand", first)
        return words("on-place", first, words.join(others)) if others else first


def places(scene: "Scene", turned: int) -> "list[list[Place]]":
    """Everything that can be touched, row by row as the rotated board shows it.

    The hands of the seats at the left, opposite and at the right come first, one's own last.
    """
    things, meant = occupants(scene["pieces"], scene["solids"]), touches(scene)
    middle = [
        [_of_cell(cell, things, meant, turned) for cell in row]
        for row in rows(scene["cells"], turned)
    ]
    away, near = _hands(scene, turned)
    left = min([row[0].x for row in middle])
    above, below = [[_of_hand(hand, left) for hand in hands] for hands in (away, near)]
    return above + middle + below


def rows(cells: "Sequence[Cell]", turned: int) -> "list[list[Cell]]":
    """The cells in rows from top to bottom, as the rotated board shows them."""
    placed = sorted([(_turned(cell["at"], turned), index) for index, cell in enumerate(cells)])
    found: "dict[float, list[Cell]]" = {}
    for (_, y), index in placed:
        found.setdefault(y, []).append(cells[index])
    return [found[y] for y in sorted(found)]


def occupants(*kinds: "Iterable[Piece | Solid]") -> "dict[str, list[Phrase]]":
    """The names of what stands on each cell."""
    found: "dict[str, list[Phrase]]" = {}
    for things in kinds:
        for thing in things:
            found.setdefault(thing["cell"], []).append(thing["name"])
    return found


def touches(scene: "Scene") -> "dict[str, str]":
    """The touches of solids that differ from their cells'."""
    return {"c:" + solid["cell"]: solid["touch"] for solid in scene["solids"] if "touch" in solid}


def touch_labels(
    scene: "Scene",
    touched: "Sequence[str]",
    words: "Words",
    written: bool = False,
    to: "str | None" = None,
) -> "list[str]":
    """The labels of touches: cells with their contents, hands, options.

    `written` is for parts of a sentence, `to` for one to the player of a seat who makes them.
    """
    found = {
        place.meant: place.label_in_sentence(words, to) if written else place.label(words)
        for place in _places_of(scene, touched, written)
    }
    for option in scene["options"]:
        touch = touch_of(option)
        if touch in touched:
            name = words.say(option["name"])
            pictured = "option-pictured" if "cells" in option else "option-named"
            found[touch] = words(pictured, name) if written else name
    return [found.get(touch, "") for touch in touched]


def touches_told(scene: "Scene", touched: "Sequence[str]", words: "Words", to: "str | None") -> str:
    """Touches in their order, within a sentence to the player of a seat who makes them."""
    names = touch_labels(scene, touched, words, written=True, to=to)
    if len(names) > 2:
        return words("touches-named", words("touches-then").join(names))
    return words("touch-named", words("then").join(names))


def way_told(
    scene: "Scene", touched: "Sequence[str]", words: "Words", left: "Sequence[str]" = ()
) -> str:
    """A move in the game's own words for touches of these kinds; "" where it has none.

    Where some are `left` to be touched, an option with a picture is of the kind `p`, or `s` if it
    need not be touched.
    """
    pictured = [touch_of(option) for option in scene["options"] if "cells" in option]
    kinds = [_kind_of(touch, left) if touch in pictured else touch[0] for touch in touched]
    slug = "touches:" + "".join(kinds)
    if slug not in words.game_words:
        return ""
    names: "dict[str, Phrase]" = {"c:" + cell["id"]: cell["name"] for cell in scene["cells"]}
    names.update({touch_of(option): option["name"] for option in scene["options"]})
    told: "list[Phrase]" = [slug]
    return words.say(told + [names[touch] for touch in touched])


def _kind_of(pictured: str, left: "Sequence[str]") -> str:
    """The kind of an option with a picture."""
    if not left:
        return pictured[0]
    return "p" if pictured in left else "s"


def _places_of(scene: "Scene", touched: "Sequence[str]", written: bool) -> "list[Place]":
    """The places of touches."""
    pieces = [_shortly(piece) for piece in scene["pieces"]] if written else scene["pieces"]
    things, meant = occupants(pieces, scene["solids"]), touches(scene)
    found = [place for hand in scene["hands"] for place in _of_hand(hand)]
    for cell in scene["cells"]:
        touch = "c:" + cell["id"]
        if meant.get(touch, touch) in touched:
            place = _of_cell(cell, things, meant)
            if written and len(place.names) > 1:
                place.names[0] = cell.get("short", cell["name"])
            found.append(place)
    return [place for place in found if place.meant in touched]


def _shortly(piece: "Piece") -> "Piece":
    """A piece, by its name within a sentence."""
    short = piece.get("short")
    if short is None:
        return piece
    called = piece.copy()
    called["name"] = short
    return called


def _of_cell(
    cell: "Cell", things: "dict[str, list[Phrase]]", meant: "dict[str, str]", turned: int = 0
) -> Place:
    touch, x = "c:" + cell["id"], _turned(cell["at"], turned)[0]
    return Place(touch, meant.get(touch, touch), [cell["name"]] + things.get(cell["id"], []), x)


def _hands(scene: "Scene", turned: int) -> "tuple[list[Hand], list[Hand]]":
    """The hands that hold anything: those of the others from left to right, then the nearest."""
    found: "dict[int, Hand]" = {}
    sides = {seat["seat"]: (seat["side"] + turned) % 4 for seat in scene["seats"]}
    for hand in scene["hands"]:
        if hand["held"]:
            found[sides[hand["seat"]]] = hand
    away = [found[side] for side in (3, 0, 1) if side in found]
    return away, [found[BOTTOM]] if BOTTOM in found else []


def _of_hand(hand: "Hand", left: float = 0.0) -> "list[Place]":
    """The places of a hand, one by one below the columns of the board from the `left` one on."""
    made: "list[Place]" = []
    for held in hand["held"]:
        touch = "t:%s:%s" % (hand["seat"], held["kind"])
        x = left + len(made)
        made.append(Place(touch, touch, [held["name"]], x, held["count"], held.get("own")))
    return made


def _turned(at: "Sequence[float]", turned: int) -> "tuple[float, float]":
    x, y = at
    for _ in range(turned % 4):
        x, y = -y, x
    return (x, y)
