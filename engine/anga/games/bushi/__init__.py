"""BushiShogi (武士将棋), Georg Dunkel, 2000: two cubes on two squares."""

from collections.abc import Iterator, Mapping, Sequence

from anga.contract.game import Game, Line, Outcome
from anga.games.bushi import notation, scene
from anga.games.bushi.editor import BushiEditor
from anga.games.bushi.rules import RULES, SEATS, Bushi, parse, repeated, start, states
from anga.games.bushi.words import WORDS
from anga.shared.scene import Change, Choice, Phrase, Scene


class BushiShogi(Game[Bushi, str]):
    """BushiShogi as the rest of Anga knows it."""

    id = "bushi"
    seats = SEATS
    rules = RULES
    words = WORDS
    views = scene.VIEWS
    editor = BushiEditor()

    def start(self, rules: str = "") -> Bushi:
        """The position before the first placement."""
        return start(self.canonical(rules))

    def parse(self, text: str, rules: str = "") -> Bushi:
        """The position that a string spells."""
        return parse(text, self.canonical(rules))

    def adjudicate(self, line: Line[Bushi, str]) -> Outcome | None:
        """A third occurrence is a draw."""
        return repeated(line)

    def states(self, rules: str = "") -> Iterator[Bushi]:
        """All 1,169 positions."""
        return states(self.canonical(rules))

    def scene(self, position: Bushi, view: Mapping[str, str]) -> Scene:
        """Two cubes on a dais."""
        return scene.board(position, view)

    def choices(self, position: Bushi) -> list[Choice]:
        """The touches of every move."""
        return scene.choices(position)

    def changes(self, position: Bushi, move: str) -> list[Change]:
        """The cube put down, turned or rolled."""
        return scene.changes(position, move)

    def touched(self, position: Bushi, touches: Sequence[str]) -> str | None:
        """The move that touches mean."""
        return scene.touched(position, touches)

    def move_notation(self, position: Bushi, move: str) -> Phrase:
        """A move in the list of moves."""
        return notation.move_notation(position, move)

    def move_description(self, position: Bushi, move: str) -> Phrase:
        """A move as a sentence."""
        return notation.move_description(position, move)


GAME = BushiShogi()
