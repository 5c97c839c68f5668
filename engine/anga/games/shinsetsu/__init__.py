"""Shinsetsu Chaturanga (新説チャトランガ), Shonan Rocketeers, 2012: four forces, two dice."""

from anga.contract.game import Game
from anga.games.shinsetsu import changes, evaluate, looks, rules, scene, setup, telling, touches
from anga.games.shinsetsu.editor import ShinsetsuEditor
from anga.games.shinsetsu.forces import SEATS
from anga.games.shinsetsu.words import WORDS

GAME = Game(
    id="shinsetsu",
    seats=SEATS,
    words=WORDS,
    colours=looks.PAINTS,
    dice=True,
    editor=ShinsetsuEditor(),
    start_position=rules.start,
    parse_position=setup.parse,
    evaluate=evaluate.evaluate,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.touched,
    changes=changes.changes,
    faces=telling.faces,
    move_notation=telling.move_notation,
    move_description=telling.move_description,
)
