"""The games: each folder here is one, and holds all that the rest of Anga knows of it.

So is each folder inside those that the environment variable ANGA_GAMES names (joined as in PATH):
a game may be made and tried outside of Anga.

Who knows one game's folder knows all: the same duty is done in a file of the same name, by
functions of the same names. Those marked * every game has, the others as it needs them.

    __init__.py     * GAME, a `Game`: names the functions of the other files, no more
    words.py        * WORDS: every word that the game owns
    refusal_words.py  those of the refusals, where they are many
    environment.py    ENVIRONMENT: moves as numbers and positions as planes; no page loads it
    perft.toml      * numbers of moves
    guide/          * articles.toml, the rules page
    learn/            lessons.toml, the course; problems.jsonl; won.jsonl, to be
                      won against the strongest; game.jsonl, to be watched

    rules/          * what the rulebook says; knows nothing of the other two
      position.py   * the Position; start, parse, adjudicate
      moves.py        the legal moves, where they are too much for position.py
      encoding.py     moves as numbers, in a game whose moves are
      notation.py     tokens and position strings: parse_any_move, format_move, parse_position,
                      format_position; and the fields of a position string, `Fields`
      validity.py     what keeps a well-formed position string from being a position
      refusals.py     refusal: why a move is not legal
      repetition.py   adjudicate, forbidden: what the positions before forbid or end
      diagram.py      diagram: the board as text
      rulesets.py     RULES: the rules strings, and what they mean
      handicaps.py    HANDICAPS: starts that help one seat, as measured

    view/           * how the game is shown, told and touched
      description.py * move_notation, move_description, faces: moves for people
      scene.py      * scene: what to draw, and views
      looks.py        looks: the drawings, and the game's own colours
      touches.py    * choices, attempt: what a person touches
      changes.py      changes: what a move changes on the board, in order
      explain.py      explain: what touches come to
      deeds.py        deeds, threats: what a move comes to, what could be captured
      danger.py       further: what to mind beside what could be captured
      shows.py        shows, forbids: why a position is as it is, what forbids a move, as figures
      tells.py        tells: what explains the last move, as figures
      aims.py         AIMS: what speaks for a move, as figures
      editor.py       the Editor of positions

    player/           how the computer plays it
      evaluate.py     evaluate: what the computer values (every game that is not solved)
      thinking.py     THINKING: the levels that there are, and the hooks of the search
      weights.py      the numbers of evaluate, as they were learned
      book.txt        good first moves, as they were found (`anga.kit.books`)
      reasons.py      reasons: what speaks for a move beside its deeds
      goals.py        GOALS: what the game's problems ask for

Whatever else a game has, its files are named after its own things (cube.py, dice.py, orbs.py).
What several games share is in `anga.kit`.
"""

import copyreg
import os
from collections.abc import Hashable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from anga.contract.game import AnyGame, Game
from anga.contract.position import Position
from anga.shared.errors import GameError

if TYPE_CHECKING:
    from anga.contract.environment import Environment

FURTHER = tuple(filter(None, os.environ.get("ANGA_GAMES", "").split(os.pathsep)))
__path__ += FURTHER
PROTOCOL = 4  # of pickle, for a game that is none of these


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def listed() -> tuple[str, ...]:
    """The ids in the order in which pages list them: reconstructed games come last."""
    return tuple(sorted(ids(), key=lambda game_id: get(game_id).reconstructed))


@cache
def get(game_id: str) -> Game[Position[Hashable], Hashable]:
    """The game with that id. Raises GameError."""
    if game_id not in ids():
        raise GameError(f"no game {game_id!r}; there is {', '.join(ids())}", game_id)
    game: Game[Position[Hashable], Hashable] = import_module(f"{__name__}.{game_id}").GAME
    return game


def environment(game_id: str) -> "Environment[Position[Hashable], Hashable]":
    """The environment of the game with that id: its moves as numbers, its positions as planes.

    Raises GameError, also for a game that has none.
    """
    get(game_id)
    name = f"{__name__}.{game_id}.environment"  # loaded only here, so that pages need not have it
    try:
        found: Environment[Position[Hashable], Hashable] = import_module(name).ENVIRONMENT
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise GameError(f"{game_id!r} has no environment", game_id) from None
    return found


def _reduce(game: AnyGame) -> str | tuple[Any, ...]:
    """A pickle that names the game: a copy of a game is the game itself."""
    if game.id in ids() and get(game.id) is game:
        return get, (game.id,)
    return object.__reduce_ex__(game, PROTOCOL)


copyreg.pickle(Game, _reduce)
