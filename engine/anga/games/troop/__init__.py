"""Troop-Chess (集団陣形棋), Kurumi Roll, 2017: three pieces in formation march together."""

from anga.contract.game import Game
from anga.games.troop.player import evaluate, goals, reasons, thinking
from anga.games.troop.rules import handicaps, position, rulesets
from anga.games.troop.view import (
    aims,
    changes,
    danger,
    deeds,
    description,
    explain,
    looks,
    scene,
    shows,
    tells,
    touches,
)
from anga.games.troop.view.editor import TroopEditor
from anga.games.troop.words import WORDS

GAME = Game(
    id="troop",
    seats=rulesets.SEATS,
    words=WORDS,
    minutes=5,
    difficulty=2,
    colours=looks.PAINTS,
    rules=rulesets.RULES,
    handicaps=handicaps.HANDICAPS,
    editor=TroopEditor(),
    start_position=position.start,
    parse_position=position.parse,
    evaluate=evaluate.evaluate,
    thinking=thinking.THINKING,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.attempt,
    ordered_changes=changes.changes,
    explain=explain.explain,
    further_deeds=deeds.deeds,
    further_danger=danger.further,
    further_reasons=reasons.reasons,
    threats=deeds.threats,
    aims=aims.AIMS,
    tells=tells.tells,
    shows=shows.shows,
    forbids=shows.forbids,
    stuck=shows.stuck,
    goals=goals.GOALS,
    move_notation=description.move_notation,
    move_description=description.move_description,
)
