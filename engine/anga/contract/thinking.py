"""What a game tells the computer players besides its rules: levels, and hooks for the search.

Every hook has a default: a game that gives only `evaluate` can be played, but is searched less
deep. Hooks are called millions of times, so they may cache; their answers depend on the position
alone.
"""

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from anga.contract.chance_model import ChanceModel
from anga.contract.position import Outcome, Position

M = TypeVar("M")
P = TypeVar("P", bound="Position[Any]")

Answers = Generator[P, float, Sequence[P]]
"""Asks what ends of turns are worth to whoever makes them, and returns one for each roll."""

STRONGEST = 10  # the number of every game's best level
STEP = 150  # from the strength of a number to that of the next, where none was measured


class Level(NamedTuple):
    """A level of play on the scale 1 to 10 that all games share; None means no limit.

    `depth` is in plies, `nodes` are positions looked at (so that every device plays alike),
    `seconds` cap what a slow device would take. `blur`: how far, at most, each of the few best
    moves is misjudged, in hundredths; no other is played. `overlook`: the chance, from 0 to 1, that
    a move at hand is not seen at all, be it a win; a recapture on the square just touched always
    is. The next ones are for dice: `whole_turn` or only the next move; how many `candidates`
    are played on, and for how many `turns`.

    `strength` is what was measured, from 0 for the lowest level: with two seats, whoever is 400
    stronger wins ten games for each one lost; with four, alone against three of a level, it has ten
    times the odds of one to three for the first place. Without it a level counts as `STEP` stronger
    for each number.
    """

    number: int
    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    blur: int = 0
    overlook: float = 0
    whole_turn: bool = True
    candidates: int = 1
    turns: int = 1
    strength: int | None = None

    @property
    def rating(self) -> int:
        """How strong the level is, by its number where nothing was measured."""
        return STEP * (self.number - 1) if self.strength is None else self.strength


class Style(NamedTuple):
    """A way of playing: factors on weights of the game's evaluation, by their features' names.

    `style:<name>` among the game's words says it.
    """

    name: str  # of small letters
    weights: Mapping[str, float]


USUAL = (
    Level(1, depth=1, blur=250, overlook=0.9, whole_turn=False),
    Level(2, depth=1, blur=60, overlook=0.8, whole_turn=False),
    Level(3, depth=2, nodes=1_000, blur=20),
    Level(5, nodes=2_000, seconds=3, candidates=4, turns=2),
    Level(8, nodes=10_000, seconds=4, candidates=8, turns=3),
    Level(STRONGEST, nodes=60_000, seconds=5, candidates=24, turns=7),
)
"""The levels of a game that names none."""


def _outcome(position: Position[Any]) -> Outcome | None:
    return position.outcome


def _in_check(position: Position[Any]) -> bool:
    return position.turn in position.check


def _no_pass(position: Position[Any]) -> None:
    return None


def _itself(position: Position[Any]) -> Hashable:
    return position


def _every_turn(position: Position[Any]) -> dict[Any, tuple[Any, ...]]:
    ends: dict[Any, tuple[Any, ...]] = {}
    middles: dict[Any, tuple[Any, ...]] = {position: ()}
    while middles:
        further: dict[Any, tuple[Any, ...]] = {}
        for middle, made in middles.items():
            for move in middle.legal():
                after = middle.after(move)
                ended = after.outcome or after.chance or after.turn != position.turn
                (ends if ended else further).setdefault(after, (*made, move))
        middles = further
    return ends


@dataclass(frozen=True, eq=False, kw_only=True)
class Thinking(Generic[P, M]):
    """The levels of a game and its search hooks; *hundredths* are those of `evaluate`."""

    levels: tuple[Level, ...] = USUAL
    """Those that there are, from 1 to 10, ascending."""

    styles: tuple[Style, ...] = ()
    """Ways in which each level may play; they need `learned`, whose features they name."""

    rank: Callable[[P, Sequence[M]], Sequence[int]] | None = None
    """How promising each of some moves is to its mover, in hundredths, told without making it.

    None: the search evaluates what each move leads to, which costs more and says less.
    """

    ranked: Callable[[P, int], tuple[Sequence[M], Sequence[int]]] | None = None
    """The moves that could bring the mover so many hundredths at once, and the rank of each.

    What is left out leads to no position that is that much better by `evaluate`, if no noisy moves
    follow. With the least of numbers they are all legal ones. None: `legal` and `rank`.
    """

    ranked_loud: Callable[[P, int], tuple[Sequence[M], Sequence[int]] | None] | None = None
    """Those of `ranked` that are loud, in its order, without a list of the others.

    None, for a position or for the game: `ranked` tells as soon.
    """

    loud: int = 80
    """From which rank a move is too forcing to be looked at less deeply than others."""

    loud_moves: Callable[[P], Sequence[M] | None] | None = None
    """All legal moves that rank so high, in the order of `legal`, without a list of the others.

    None, for a position or for the game: a list of all moves tells as soon.
    """

    still_legal: Callable[[P, Sequence[M]], Sequence[M]] | None = None
    """Which of some moves that rank lower elsewhere are legal here, in the order of `legal`.

    With `loud_moves` only, and asked only where those are told.
    """

    noisy: Callable[[P, int], Sequence[M]] | None = None
    """Legal moves that change much at once, best first: all that is looked at beyond the depth.

    The number is how many hundredths the mover needs: what could not bring them is left out. None:
    positions are valued as they stand.
    """

    noise: int = 8
    """How many noisy moves in a row are looked at."""

    ended: Callable[[P], Outcome | None] = _outcome
    """The same as `outcome`, but cheap: no list of moves is made to tell that there is one."""

    checked: Callable[[P], bool] = _in_check
    """Whether the side to move has to answer a threat to lose, so that it is looked at deeper."""

    passed: Callable[[P], P | None] = _no_pass
    """The position if the side to move let its turn go, None where that might be the best it has.

    Wherever a position is given, passing must not be better than every move.
    """

    replies: Callable[[P, str], Sequence[M]] | None = None
    """With more than two seats: the moves of the seat to move that harm a given seat at once.

    It is another seat's turn, and that seat is not in check. None: any move may do harm.
    """

    turns: Callable[[P], Mapping[P, tuple[M, ...]]] = _every_turn
    """With dice: the positions in which the turn under way may end, each with the moves to it.

    A turn ends when another seat is on turn, when dice are to be rolled, and with the game.
    """

    answers: Callable[[P], Answers[P]] | None = None
    """With dice to be rolled: about the best turn of each roll, in the order of `legal`.

    What an end is worth to whoever is on turn is asked by yielding it. None: all ends are asked
    for.
    """

    told_as: Callable[[M], Hashable] | None = None
    """What a move comes to; of moves that come to the same an analysis tells only the best.

    None: each comes to something else.
    """

    hint_avoids: Callable[[M], bool] | None = None
    """Whether a hint shows another move instead that is about as good, since it teaches more.

    None: a hint shows the best move, unless that takes one back and another is as good.
    """

    contempt: int = 40
    """How many hundredths a player gives up to avoid a draw."""

    drawish: Callable[[P], float] | None = None
    """How near a position is to a draw by a count of moves, from 0 to 1.

    That part of the contempt counts at first sight. None: a draw counts only when it is there.
    """

    scale: int = 200
    """By how many hundredths of a search's score the odds of the first place grow e-fold."""

    chances: Callable[[P], Mapping[str, float]] | None = None
    """Each seat's expected share of first places, in all 1; of a position that is not over."""

    book: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Good first moves by the moves before them, with blanks between, from the usual start."""

    learned: ChanceModel | None = None
    """What the chances were learned from, for those who want to learn them anew."""

    key: Callable[[P], Hashable] = _itself
    """A small value, equal for equal positions of a game and for no others."""


def level(levels: Sequence[Level], number: int) -> Level:
    """The level of that number, else the next lower one, else the first."""
    return [levels[0], *(each for each in levels if each.number <= number)][-1]
