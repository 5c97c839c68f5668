"""BushiShogi (武士将棋), Georg Dunkel, 2000: two cubes on two squares."""

from anga.contract.game import Game
from anga.games.bushi import notation, rules, scene
from anga.games.bushi.editor import BushiEditor
from anga.games.bushi.words import WORDS

GAME = Game(
    id="bushi",
    seats=rules.SEATS,
    words=WORDS,
    rules=rules.RULES,
    views=scene.VIEWS,
    editor=BushiEditor(),
    start_position=rules.start,
    parse_position=rules.parse,
    every_position=rules.states,
    adjudicate=rules.repeated,
    scene=scene.scene,
    choices=scene.choices,
    attempt=scene.touched,
    ordered_changes=scene.changes,
    move_notation=notation.move_notation,
    move_description=notation.move_description,
)
