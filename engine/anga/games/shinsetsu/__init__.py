"""Shinsetsu Chaturanga (新説チャトランガ), Shonan Rocketeers, 2012: four forces, two dice."""

from collections.abc import Mapping, Sequence

from anga.contract.game import Game
from anga.games.shinsetsu import changes, evaluate, scene, setup, telling, touches
from anga.games.shinsetsu.editor import ShinsetsuEditor
from anga.games.shinsetsu.forces import SEATS
from anga.games.shinsetsu.moves import Move
from anga.games.shinsetsu.rules import Shinsetsu, start
from anga.games.shinsetsu.words import WORDS
from anga.shared.scene import Change, Choice, Phrase, Scene


class ShinsetsuChaturanga(Game[Shinsetsu, Move]):
    """Shinsetsu Chaturanga as the rest of Anga knows it."""

    id = "shinsetsu"
    seats = SEATS
    rules = ()
    words = WORDS
    editor = ShinsetsuEditor()
    dice = True

    def start(self, rules: str = "") -> Shinsetsu:
        """All four forces in their camps, Black to roll."""
        self.canonical(rules)
        return start()

    def parse(self, text: str, rules: str = "") -> Shinsetsu:
        """The position that a string spells."""
        self.canonical(rules)
        return setup.parse(text)

    def scene(self, position: Shinsetsu, view: Mapping[str, str]) -> Scene:
        """A field between four camps."""
        return scene.board(position)

    def choices(self, position: Shinsetsu) -> list[Choice]:
        """The touches of every move."""
        return touches.choices(position)

    def changes(self, position: Shinsetsu, move: Move) -> list[Change]:
        """Pieces and dice in motion."""
        return changes.changes(position, move)

    def touched(self, position: Shinsetsu, touches_made: Sequence[str]) -> str | None:
        """The move that touches mean."""
        return touches.touched(position, touches_made)

    def faces(self, position: Shinsetsu, move: Move) -> tuple[Phrase, ...]:
        """What two dice show."""
        return telling.faces(move)

    def move_notation(self, position: Shinsetsu, move: Move) -> Phrase:
        """A move in the list of moves."""
        return telling.move_notation(position, move)

    def move_description(self, position: Shinsetsu, move: Move) -> Phrase:
        """A move as a sentence or two."""
        return telling.move_description(position, move)

    def evaluate(self, position: Shinsetsu, seat: str) -> int:
        """How good a position looks to a force."""
        return evaluate.evaluate(position, seat)


GAME = ShinsetsuChaturanga()
