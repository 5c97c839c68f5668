"""Opening data of each game, computed by the build so that pages can start before the engine."""

import random

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyLine, View
from anga.contract.rules import Handicap, Rule
from anga.contract.status import status
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.limits import Limits
from anga.service.shown import changes, history_entry
from anga.shared.answers import (
    FirstMove,
    HandicapEntry,
    NumberedChange,
    Opening,
    RuleEntry,
    ViewEntry,
)
from anga.shared.scene import Change

DEMO_PLIES = 24
DEMO_LEVELS = (10, 3)
DEMO_NODES = 1000  # so that it does not hang on the machine's speed
DEMO_SEED = 3


def opening(game_id: str) -> Opening:
    """The data of a game that a page needs before its engine runs: words, rules, first moves.

    `scenes` holds the start in each view, `firsts` the changes of each opening move; pieces and
    solids in them are numbers in `things`, since most occur many times.
    """
    game = games.get(game_id)
    line = record.replay(Record(game_id))
    start = line.position
    things: list[object] = []
    return {
        "game": game_id,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "difficulty": game.difficulty,
        "rules": [_rule(rule) for rule in game.rules],
        "handicaps": [_handicap(each) for each in game.handicaps],
        "views": [_view(view) for view in game.views],
        "levels": levels.numbers(game),
        "strengths": levels.strengths(game),
        "styles": [style.name for style in game.thinking.styles],
        "solved": game.states() is not None,
        "dice": game.dice,
        "deals": game.laid(""),
        "editor": game.editor is not None,
        "words": dict(game.words),
        "scenes": [
            {"view": view, "scene": game.scene(start, view)} for view in _every_view(game_id)
        ],
        "choices": game.choices(start),
        "status": status(line),
        "firsts": [_first(line, move, things) for move in line.legal()],
        "things": things,
        "demo": demo(game_id),
    }


def demo(game_id: str) -> list[list[Change]]:
    """A short game between two levels, as the changes of its moves; always the same."""
    line, dice = record.replay(Record(game_id)), random.Random(DEMO_SEED)
    played = []
    for ply in range(DEMO_PLIES):
        if line.outcome:
            break
        if line.position.chance:
            line = line.after(random_roll(line.position, dice))
        else:
            *_, last = levels.search(line, _demo_limits(ply))
            line = line.after(last.move)
        played.append(changes(line))
    return played


def _demo_limits(ply: int) -> Limits:
    return Limits(level=DEMO_LEVELS[ply % 2], nodes=DEMO_NODES, seed=DEMO_SEED)


def _first(line: AnyLine, move: object, things: list[object]) -> FirstMove:
    played = line.after(move)
    token = line.position.format_move(move)
    numbered = [_numbered(change, things) for change in changes(played)]
    return {"move": token, "changes": numbered, **history_entry(played, 0)}


def _numbered(change: Change, things: list[object]) -> NumberedChange:
    """A change whose piece or solid is replaced by its number in `things`, extended if needed."""
    numbered: NumberedChange = {"do": change["do"], "places": change["places"]}
    if "piece" in change:
        numbered["piece"] = _number(change["piece"], things)
    if "solid" in change:
        numbered["solid"] = _number(change["solid"], things)
    return numbered


def _number(thing: object, things: list[object]) -> int:
    if thing not in things:
        things.append(thing)
    return things.index(thing)


def _rule(rule: Rule) -> RuleEntry:
    return {
        "id": rule.id,
        "tokens": rule.tokens,
        "default": rule.default,
        "group": rule.group,
        "untried": rule.untried,
    }


def _handicap(handicap: Handicap) -> HandicapEntry:
    return {
        "id": handicap.id,
        "seat": handicap.seat,
        "rules": handicap.rules,
        "position": handicap.position,
    }


def _view(view: View) -> ViewEntry:
    return {"id": view.id, "choices": view.choices, "english": view.english or view.choices[0]}


def _every_view(game_id: str) -> list[dict[str, str]]:
    views: list[dict[str, str]] = [{}]
    for view in games.get(game_id).views:
        views = [{**chosen, view.id: choice} for chosen in views for choice in view.choices]
    return views
