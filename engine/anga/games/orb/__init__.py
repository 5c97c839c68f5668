"""Yonin Shogi (四人将棋), Mitsuyasu Ota, with the Orb rule of the Japan Yonin Shogi League."""

from collections.abc import Mapping, Sequence

from anga.contract.game import Game, Line, Outcome
from anga.games.orb import evaluate, foresight, kifu, rules, scene, touches
from anga.games.orb.editor import OrbEditor
from anga.games.orb.rules import RULES, Orb
from anga.games.orb.seats import SEATS
from anga.games.orb.words import WORDS
from anga.shared.scene import Change, Choice, Explanation, Phrase, Scene


class YoninShogi(Game[Orb, int]):
    """Yonin Shogi as the rest of Anga knows it."""

    id = "orb"
    seats = SEATS
    rules = RULES
    words = WORDS
    views = scene.VIEWS
    editor = OrbEditor()

    def start(self, rules: str = "") -> Orb:
        """The setup, South to move."""
        return _start(self.canonical(rules))

    def parse(self, text: str, rules: str = "") -> Orb:
        """The position that a string spells."""
        return _parse(text, self.canonical(rules))

    def adjudicate(self, line: Line[Orb, int]) -> Outcome | None:
        """A fourth occurrence, or the 500th turn."""
        return rules.adjudicate(line)

    def evaluate(self, position: Orb, seat: str) -> int:
        """How well a seat stands, in hundredths of a Pawn."""
        return evaluate.evaluate(position, SEATS.index(seat))

    def scene(self, position: Orb, view: Mapping[str, str]) -> Scene:
        """The board, four stands, four orbs."""
        return scene.board(position, view)

    def choices(self, position: Orb) -> list[Choice]:
        """The touches of every move."""
        return touches.choices(position)

    def changes(self, position: Orb, move: int) -> list[Change]:
        """A move, what it takes, and what a mate turns over."""
        return scene.changes(position, move)

    def touched(self, position: Orb, touches_made: Sequence[str]) -> str | None:
        """The move that touches mean."""
        return touches.touched(position, touches_made)

    def explain(self, position: Orb, touches_made: Sequence[str]) -> Explanation:
        """Whom red orbs shield from a piece, and whether it shall promote."""
        return foresight.explain(position, touches_made)

    def move_notation(self, position: Orb, move: int) -> Phrase:
        """A move in the list of moves, such as ↑7六歩."""
        return kifu.move_notation(position, move)

    def move_description(self, position: Orb, move: int) -> Phrase:
        """A move as a sentence."""
        return kifu.move_description(position, move)


_start, _parse = rules.start, rules.parse

GAME = YoninShogi()
