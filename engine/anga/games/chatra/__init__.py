"""Chatra (チャトラ), Ryo Onuma, 1994–95: discs that fly, on a board of nine zones."""

from collections.abc import Mapping, Sequence

from anga.contract.game import Game, Line, Outcome, Refusal
from anga.games.chatra import evaluate, explain, notation, reading, repetition, scene, touches
from anga.games.chatra.editor import ChatraEditor
from anga.games.chatra.rules import Chatra, start
from anga.games.chatra.rulesets import RULES, SEATS, spelling
from anga.games.chatra.words import WORDS
from anga.shared.scene import Change, Choice, Explanation, Phrase, Scene


class ChatraGame(Game[Chatra, int]):
    """Chatra as the rest of Anga knows it."""

    id = "chatra"
    seats = SEATS
    rules = RULES
    words = WORDS
    editor = ChatraEditor()

    def canonical(self, rules: str) -> str:
        """The one spelling of a rules string."""
        return spelling(rules)

    def start(self, rules: str = "") -> Chatra:
        """The Objects on their squares, or an empty board."""
        return start(rules)

    def parse(self, text: str, rules: str = "") -> Chatra:
        """The position that a string spells."""
        return reading.parse(text, spelling(rules))

    def adjudicate(self, line: Line[Chatra, int]) -> Outcome | None:
        """A side whose every turn is a forbidden repetition loses."""
        return repetition.adjudicate(line)

    def forbidden(self, line: Line[Chatra, int]) -> Mapping[int, Refusal]:
        """The turns that would repeat too often."""
        return repetition.forbidden(line)

    def evaluate(self, position: Chatra, seat: str) -> int:
        """Material, room and the Objects' safety."""
        return evaluate.evaluate(position, seat)

    def scene(self, position: Chatra, view: Mapping[str, str]) -> Scene:
        """The board of nine zones."""
        return scene.board(position)

    def choices(self, position: Chatra) -> list[Choice]:
        """The touches of every turn."""
        return touches.choices(position)

    def changes(self, position: Chatra, move: int) -> list[Change]:
        """What is dropped, moved and captured."""
        return touches.changes(position, move)

    def touched(self, position: Chatra, touches_: Sequence[str]) -> str | None:
        """The turn that touches mean."""
        return touches.touched(position, touches_)

    def explain(self, position: Chatra, touches_: Sequence[str]) -> Explanation:
        """Partners, flights, slides and the open area."""
        return explain.explain(position, touches_)

    def move_notation(self, position: Chatra, move: int) -> Phrase:
        """A turn in the list of moves."""
        return notation.move_notation(position, move)

    def move_description(self, position: Chatra, move: int) -> Phrase:
        """A turn as a sentence."""
        return notation.move_description(position, move)


GAME = ChatraGame()
