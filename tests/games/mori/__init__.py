"""Mori (森), a small game that only the tests have: it shows what a game needs."""

from anga.games.mori.player import evaluate
from anga.games.mori.rules import position
from anga.games.mori.view import description, scene, touches
from anga.games.mori.words import WORDS

from anga.contract.game import Game
from anga.kit.ends import repetition

GAME = Game(
    id="mori",
    seats=position.SEATS,
    words=WORDS,
    colours=scene.COLOURS,
    views=scene.VIEWS,
    start_position=position.start,
    parse_position=position.parse,
    adjudicate=lambda line: repetition(line, 3),
    evaluate=evaluate.evaluate,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.attempt,
    move_notation=description.move_notation,
    move_description=description.move_description,
)
