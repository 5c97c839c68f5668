"""Chatra (チャトラ), Ryo Onuma, 1994–95: discs that fly, on a board of nine zones."""

from anga.contract.game import Game
from anga.games.chatra import (
    evaluate,
    explain,
    notation,
    reading,
    repetition,
    rules,
    rulesets,
    scene,
    touches,
)
from anga.games.chatra.editor import ChatraEditor
from anga.games.chatra.words import WORDS

GAME = Game(
    id="chatra",
    seats=rulesets.SEATS,
    words=WORDS,
    rules=rulesets.RULES,
    check_rules=rulesets.check,
    editor=ChatraEditor(),
    start_position=rules.start,
    parse_position=reading.parse,
    adjudicate=repetition.adjudicate,
    forbidden=repetition.forbidden,
    evaluate=evaluate.evaluate,
    scene=scene.scene,
    choices=touches.choices,
    attempt=touches.touched,
    changes=touches.changes,
    explain=explain.explain,
    move_notation=notation.move_notation,
    move_description=notation.move_description,
)
