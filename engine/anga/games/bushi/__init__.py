"""BushiShogi (武士将棋), Georg Dunkel, 2000: two cubes on two squares."""

from anga.contract.game import Game
from anga.games.bushi.player import goals, thinking
from anga.games.bushi.rules import handicaps, position, rulesets
from anga.games.bushi.view import (
    aims,
    changes,
    danger,
    deeds,
    description,
    explain,
    looks,
    scene,
    shows,
    touches,
)
from anga.games.bushi.view.editor import BushiEditor
from anga.games.bushi.words import WORDS

GAME = Game(
    id="bushi",
    seats=rulesets.SEATS,
    words=WORDS,
    minutes=5,
    difficulty=1,
    colours=looks.PAINTS,
    rules=rulesets.RULES,
    handicaps=handicaps.HANDICAPS,
    views=scene.VIEWS,
    editor=BushiEditor(),
    start_position=position.start,
    parse_position=position.parse,
    every_position=position.states,
    laid=rulesets.laid,
    adjudicate=position.adjudicate,
    thinking=thinking.THINKING,
    scene=scene.scene,
    choices=touches.choices,
    explain=explain.explain,
    ordered_changes=changes.changes,
    further_deeds=deeds.deeds,
    aims=aims.AIMS,
    shows=shows.shows,
    forbids=shows.forbids,
    goals=goals.GOALS,
    further_danger=danger.further,
    move_notation=description.move_notation,
    move_description=description.move_description,
)
