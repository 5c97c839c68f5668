"""The levels of Shinsetsu Chaturanga, and the hooks of its search."""

from anga.contract.thinking import STRONGEST, Level, Style, Thinking
from anga.games.shinsetsu.player.answers import answers
from anga.games.shinsetsu.player.evaluate import LEARNED
from anga.games.shinsetsu.player.plans import turns
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.kit.books import Book

LEVELS = (
    Level(1, blur=3_000, overlook=0.66, whole_turn=False, strength=0),
    Level(2, blur=1_200, overlook=0.6, whole_turn=False, strength=140),
    Level(3, whole_turn=False, strength=520),
    Level(5, strength=590),
    Level(STRONGEST, nodes=40_000, seconds=5, candidates=12, turns=3, strength=670),
)


STYLES = (
    Style("hermit", {"advance": -1.0}),  # whose Pawns stay at home, and turn
    Style("vanguard", {"advance": 3.0}),  # whose Pawns march
)


def only_turns(move: ShinsetsuMove) -> bool:
    """Whether a move only turns a Pawn."""
    return move.action == "turn"


THINKING: Thinking[ShinsetsuPosition, ShinsetsuMove] = Thinking(
    levels=LEVELS,
    styles=STYLES,
    turns=turns,
    answers=answers,
    hint_avoids=only_turns,
    chances=LEARNED.chances,
    book=Book(__package__),
    learned=LEARNED,
)
