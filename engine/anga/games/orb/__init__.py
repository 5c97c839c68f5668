"""Yonin Shogi (四人将棋), Mitsuyasu Ota, with the Orb rule of the Japan Yonin Shogi League."""

from anga.contract.game import Game
from anga.games.orb.player import evaluate, goals, thinking
from anga.games.orb.rules import handicaps, position, rulesets, seats
from anga.games.orb.view import (
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
from anga.games.orb.view.editor import OrbEditor
from anga.games.orb.words import WORDS

GAME = Game(
    id="orb",
    seats=seats.SEATS,
    words=WORDS,
    minutes=35,
    difficulty=3,
    tiles=looks.TILES,
    colours=looks.PAINTS,
    rules=rulesets.RULES,
    handicaps=handicaps.HANDICAPS,
    views=scene.VIEWS,
    editor=OrbEditor(),
    start_position=position.start,
    parse_position=position.parse,
    adjudicate=position.adjudicate,
    evaluate=evaluate.evaluate,
    thinking=thinking.THINKING,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.attempt,
    ordered_changes=changes.changes,
    explain=explain.explain,
    further_deeds=deeds.deeds,
    further_danger=danger.further,
    threats=deeds.threats,
    aims=aims.AIMS,
    tells=tells.tells,
    passed_over=tells.passed_over,
    news=tells.news,
    shows=shows.shows,
    forbids=shows.forbids,
    stuck=shows.stuck,
    goals=goals.GOALS,
    move_notation=description.move_notation,
    move_description=description.move_description,
)
