"""Chatra (チャトラ), Ryo Onuma, 1994–95: discs that fly, on a board of nine zones."""

from anga.contract.game import Game
from anga.games.chatra.player import evaluate, goals, reasons, thinking
from anga.games.chatra.rules import handicaps, position, repetition, rulesets, text_board
from anga.games.chatra.view import (
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
from anga.games.chatra.view.editor import ChatraEditor
from anga.games.chatra.words import WORDS

GAME = Game(
    id="chatra",
    seats=rulesets.SEATS,
    words=WORDS,
    minutes=15,
    difficulty=2,
    tiles=looks.TILES,
    rules=rulesets.RULES,
    handicaps=handicaps.HANDICAPS,
    check_rules=rulesets.check,
    editor=ChatraEditor(),
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
    forbids=shows.forbids,
    stuck=shows.stuck,
    goals=goals.GOALS,
    text_board=text_board.text_board,
    move_notation=description.move_notation,
    move_description=description.move_description,
)
