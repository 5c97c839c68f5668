"""Shinsetsu Chaturanga (新説チャトランガ), Shonan Rocketeers, 2012: four forces, two dice."""

from anga.contract.game import Game
from anga.games.shinsetsu.player import evaluate, goals, reasons, thinking
from anga.games.shinsetsu.rules import handicaps, position
from anga.games.shinsetsu.rules.forces import SEATS
from anga.games.shinsetsu.view import (
    aims,
    changes,
    deeds,
    description,
    explain,
    looks,
    scene,
    shows,
    touches,
)
from anga.games.shinsetsu.view.editor import ShinsetsuEditor
from anga.games.shinsetsu.words import WORDS

GAME = Game(
    id="shinsetsu",
    seats=SEATS,
    words=WORDS,
    tiles=looks.TILES,
    handicaps=handicaps.HANDICAPS,
    views=scene.VIEWS,
    colours=looks.PAINTS,
    dice=True,
    minutes=10,
    difficulty=2,
    editor=ShinsetsuEditor(),
    start_position=position.start,
    parse_position=position.parse,
    evaluate=evaluate.evaluate,
    thinking=thinking.THINKING,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.attempt,
    explain=explain.explain,
    ordered_changes=changes.changes,
    further_deeds=deeds.deeds,
    further_reasons=reasons.reasons,
    threats=deeds.threats,
    aims=aims.AIMS,
    shows=shows.shows,
    passed_over=shows.passed_over,
    news=shows.news,
    forbids=shows.forbids,
    stuck=shows.stuck,
    goals=goals.GOALS,
    faces=description.faces,
    move_notation=description.move_notation,
    move_description=description.move_description,
)
