"""Four-player Chatra (四人チャトラ): our reconstruction of a sketch of 1994 by Ryo Onuma."""

from anga.contract.game import Game
from anga.games.chatra4.player import evaluate, goals, reasons, thinking
from anga.games.chatra4.rules import handicaps, position, repetition, rulesets
from anga.games.chatra4.view import (
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
from anga.games.chatra4.view.editor import Chatra4Editor
from anga.games.chatra4.words import WORDS
from anga.kit import rounds
from anga.kit.pairs.encoding import PASS

GAME = Game(
    id="chatra4",
    seats=rulesets.SEATS,
    words=WORDS,
    tiles=looks.TILES,
    reconstructed=True,
    minutes=10,
    difficulty=3,
    colours=looks.PAINTS,
    rules=rulesets.RULES,
    handicaps=handicaps.HANDICAPS,
    editor=Chatra4Editor(),
    start_position=position.start,
    parse_position=position.parse,
    adjudicate=repetition.adjudicate,
    forbidden=repetition.forbidden,
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
    news=tells.news,
    passed_over=rounds.passes("note:passed", PASS),
    forbids=shows.forbids,
    stuck=shows.stuck,
    goals=goals.GOALS,
    move_notation=description.move_notation,
    move_description=description.move_description,
)
