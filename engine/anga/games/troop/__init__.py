"""Troop-Chess (集団陣形棋), Kurumi Roll, 2017: three pieces in formation march together."""

from anga.contract.game import Game
from anga.games.troop import evaluate, foresight, rules, scene, telling, touches
from anga.games.troop.editor import TroopEditor
from anga.games.troop.words import WORDS

GAME = Game(
    id="troop",
    seats=rules.SEATS,
    words=WORDS,
    colours=scene.PAINTS,
    rules=rules.RULES,
    editor=TroopEditor(),
    start_position=rules.start,
    parse_position=rules.parse,
    evaluate=evaluate.evaluate,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.touched,
    ordered_changes=scene.changes,
    explain=foresight.explain,
    move_notation=telling.move_notation,
    move_description=telling.move_description,
)
