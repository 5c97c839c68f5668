"""Troop-Chess (集団陣形棋), Kurumi Roll, 2017: three pieces in formation march together."""

from collections.abc import Mapping, Sequence

from anga.contract.game import Game
from anga.games.troop import foresight, scene, telling, touches
from anga.games.troop.editor import TroopEditor
from anga.games.troop.evaluate import evaluate
from anga.games.troop.rules import RULES, SEATS, Troop, parse, start
from anga.games.troop.words import WORDS
from anga.shared.scene import Change, Choice, Explanation, Phrase, Scene


class TroopChess(Game[Troop, int]):
    """Troop-Chess as the rest of Anga knows it."""

    id = "troop"
    seats = SEATS
    rules = RULES
    words = WORDS
    editor = TroopEditor()

    def start(self, rules: str = "") -> Troop:
        """The position in which a game begins."""
        return start(self.canonical(rules))

    def parse(self, text: str, rules: str = "") -> Troop:
        """The position that a string spells."""
        return parse(text, self.canonical(rules))

    def evaluate(self, position: Troop, seat: str) -> int:
        """Numbers, formations, and how far they have come."""
        return evaluate(position, seat)

    def scene(self, position: Troop, view: Mapping[str, str]) -> Scene:
        """Units on a parade ground."""
        return scene.board(position)

    def choices(self, position: Troop) -> list[Choice]:
        """The touches of every turn."""
        return touches.choices(position)

    def changes(self, position: Troop, move: int) -> list[Change]:
        """The muster step, the march, and who falls."""
        return scene.changes(position, move)

    def touched(self, position: Troop, touches_made: Sequence[str]) -> str | None:
        """The turn that touches mean."""
        return touches.touched(position, touches_made)

    def explain(self, position: Troop, touches_made: Sequence[str]) -> Explanation:
        """The formation, its march, and who would fall."""
        return foresight.explain(position, touches_made)

    def move_notation(self, position: Troop, move: int) -> Phrase:
        """A turn in the list of moves."""
        return telling.move_notation(position, move)

    def move_description(self, position: Troop, move: int) -> Phrase:
        """A turn as a sentence."""
        return telling.move_description(position, move)


GAME = TroopChess()
