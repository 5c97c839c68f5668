"""Yonin Shogi (四人将棋), Mitsuyasu Ota, with the Orb rule of the Japan Yonin Shogi League."""

from anga.contract.game import Game
from anga.games.orb import evaluate, foresight, kifu, rules, scene, touches
from anga.games.orb.editor import OrbEditor
from anga.games.orb.seats import SEATS
from anga.games.orb.words import WORDS

GAME = Game(
    id="orb",
    seats=SEATS,
    words=WORDS,
    colours=scene.PAINTS,
    rules=rules.RULES,
    views=scene.VIEWS,
    editor=OrbEditor(),
    start_position=rules.start,
    parse_position=rules.parse,
    adjudicate=rules.adjudicate,
    evaluate=evaluate.evaluate,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.touched,
    ordered_changes=scene.changes,
    explain=foresight.explain,
    move_notation=kifu.move_notation,
    move_description=kifu.move_description,
)
