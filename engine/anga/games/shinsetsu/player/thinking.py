"""How the computer plays Shinsetsu."""

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.shinsetsu.player.answers import answers
from anga.games.shinsetsu.player.evaluate import LEARNED
from anga.games.shinsetsu.player.plans import turns
from anga.games.shinsetsu.rules.moves import Move
from anga.games.shinsetsu.rules.position import Shinsetsu
from anga.kit.books import Book

LEVELS = (
    Level(1, blur=3_000, overlook=0.66, whole_turn=False),
    Level(2, blur=1_200, overlook=0.6, whole_turn=False),
    Level(3, whole_turn=False),
    Level(5),
    Level(STRONGEST, nodes=40_000, seconds=5, candidates=12, turns=3),
)
THINKING: Thinking[Shinsetsu, Move] = Thinking(
    levels=LEVELS,
    turns=turns,
    answers=answers,
    chances=LEARNED.chances,
    book=Book(__package__),
    learned=LEARNED,
)
