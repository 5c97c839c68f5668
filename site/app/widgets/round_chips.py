"""The last round of a game for more than two: a chip a turn, each leading to its position."""

from anga.shared.layout.folding import wide
from browser.dom import fill, listen, make, mark_current
from widgets.seats import line_colour, stone
from words import unparted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import HistoryEntry
    from anga.shared.scene import Scene
    from browser.types import Element, Event
    from words import Words

LONG, VERY = 3.2, 4.6  # text sizes: with a move wider than that, all are written smaller


class RoundChips:
    """The last turns, the latest at the end; `chosen` is called with a chip's ply."""

    def __init__(self, element: "Element", words: "Words", chosen: "Callable[[int], None]") -> None:
        self.element, self.words, self.chosen = element, words, chosen
        self.written: "object" = None
        listen(element, "click", self._on_click)

    def show(self, history: "list[HistoryEntry]", shown: int, scene: "Scene") -> None:
        """Show the round that ends a game's moves; the chip of the ply `shown` is marked.

        Of an earlier position it is the round that ends there.
        """
        words, say = self.words, self.words.say
        told = [
            (ply, colour, [_brief(say(each["notation"])) for each in made], _described(made, words))
            for ply, colour, made in _turns(history, shown, scene)
        ]
        if (words.language, told, bool(shown)) != self.written:
            self.written = words.language, told, bool(shown)
            chips = [_chip(*each) for each in told]
            if not shown and not chips:
                chips = [make("p", words("no-moves"), _class="soft")]
            fill(self.element, chips)  # nothing, as long as the moves are not known
            self.element.setAttribute("data-long", _length([made for _, _, made, _ in told]))
        mark_current("round-%d" % shown, self.element)

    def _on_click(self, event: "Event") -> None:
        button = event.target.closest("button")
        if button:
            self.chosen(int(str(button.getAttribute("name")).partition("-")[2]))


def last_turns(history: "list[HistoryEntry]", most: int) -> "list[tuple[int, list[HistoryEntry]]]":
    """At most so many of the last turns: the ply after each, and its plies."""
    turns: "list[tuple[int, list[HistoryEntry]]]" = []
    for ply in range(len(history), 0, -1):
        entry = history[ply - 1]
        if not turns or entry["seat"] != turns[-1][1][0]["seat"]:
            if len(turns) == most:
                break
            turns.append((ply, []))
        turns[-1][1].insert(0, entry)
    turns.reverse()
    return turns


def _turns(
    history: "list[HistoryEntry]", shown: int, scene: "Scene"
) -> "list[tuple[int, str | None, list[HistoryEntry]]]":
    """As many turns as seats are left, with their colours, without rolls that moves followed."""
    signs, left = _colours(scene), [seat for seat in scene["seats"] if not seat.get("out")]
    turns = last_turns(history, len(left))
    if turns and shown < turns[0][0]:
        turns = last_turns(history[: max(shown, len(left))], len(left))
    return [
        (ply, signs.get(made[0]["seat"]), [each for each in made if "faces" not in each] or made)
        for ply, made in turns
    ]


def _colours(scene: "Scene") -> "dict[str, str | None]":
    """The colour of each seat: that of its pieces' base lines, else of its sign."""
    return {seat["seat"]: line_colour(seat) for seat in scene["seats"]}


def _described(made: "list[HistoryEntry]", words: "Words") -> str:
    return " ".join([words.say(each["description"]) for each in made])


def _brief(move: str) -> str:
    """A move without what is in brackets at its end, which a chip's title tells."""
    for mark in "(（":
        if mark in move[1:]:
            move = move[: move.index(mark)].rstrip()
    return unparted(move)


def _length(turns: "list[list[str]]") -> str:
    """How long the longest of some turns is: "very" on several lines, "true" or ""."""
    width = max([0.0] + [wide(move, 1.0) for made in turns for move in made])
    if width > VERY or [made for made in turns if len(made) > 1]:
        return "very"
    return "true" if width > LONG else ""


def _chip(ply: int, colour: "str | None", moves: "list[str]", told: str) -> "Element":
    """A chip with a seat's sign and its moves, one below the other."""
    lines = make("span", parts=[make("span", move) for move in moves], _class="made")
    return make(
        "button",
        parts=[stone(colour), lines],
        type="button",
        name="round-%d" % ply,
        title=told,
        aria_label=told,
    )
