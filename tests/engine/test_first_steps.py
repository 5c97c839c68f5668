"""A game under way as a programmer meets it: begun, played, told, written, and played at random."""

import inspect
import random
from collections.abc import Hashable
from typing import get_type_hints

import pytest

import anga
from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move

every_game = pytest.mark.parametrize("game_id", games.ids())


def played(game_id: str, plies: int = 12, seed: int = 3) -> AnyLine:
    return anga.random_game(games.get(game_id), random.Random(seed), most=plies)


@every_game
def test_a_token_is_played_like_its_move(game_id: str) -> None:
    line = played(game_id)
    move = random_move(line, random.Random(1))
    token = line.position.format_move(move)
    assert line.play(token) == line.play(move) == line.after(move)
    assert line.position.play(token) == line.position.play(move)


@every_game
def test_a_token_that_makes_no_sense_is_a_move_error(game_id: str) -> None:
    line = games.get(game_id).line()
    for token in ("", "zz", "K@e4", "ｅ４", "-"):
        for begun in (line, line.position):
            with pytest.raises(anga.MoveError):
                begun.play(token)


@every_game
def test_a_game_is_written_and_read_again(game_id: str) -> None:
    line = played(game_id)
    for form in ("text", "json", "link"):
        assert anga.read(anga.write(line, form)) == line
    with pytest.raises(anga.RequestError, match="no form 'pgn'; there is text, json, link"):
        anga.write(line, "pgn")


@every_game
def test_one_goes_back_to_the_start_and_no_farther(game_id: str) -> None:
    line = played(game_id, plies=2)
    assert len(line.moves) == 2
    assert line.back().after(line.moves[-1]) == line
    start = line.back().back()
    assert start == start.back() == games.get(game_id).line()


@every_game
def test_moves_are_told_in_both_languages(game_id: str) -> None:
    line = played(game_id, plies=5)
    moves = line.position.legal()
    for language in ("en", "ja"):
        assert len({line.text(move, language) for move in moves}) == len(moves)
    assert line.text(line.position.format_move(moves[0])) == line.text(moves[0])


def test_a_line_and_a_position_say_what_they_are() -> None:
    line = games.get("bushi").line()
    assert repr(line) == "<Line bushi, 0 moves, Black to move>"
    assert repr(line.position) == "<TwoCubesPosition '-- -- b'>"
    assert repr(games.get("shinsetsu").line()) == "<Line shinsetsu, 0 moves, Black to roll>"
    over = anga.read("game: bushi\nposition: Af Uf b")
    assert repr(over).startswith("<Line bushi, 0 moves, ")
    assert games.get("orb").name() == "Yonin Shogi"
    assert games.get("orb").name("ja") == "四人将棋"


@every_game
def test_a_position_shows_itself_in_a_notebook(game_id: str) -> None:
    line = played(game_id)
    drawn = line.position._repr_svg_()
    assert drawn
    assert drawn.startswith("<svg ")
    assert f'aria-label="{line.game.name()}"' in drawn
    assert drawn.count("<path") > 10 or drawn.count("<text") > 10


def test_a_position_of_no_game_shows_nothing() -> None:
    class Stray(type(games.get("bushi").start())):  # type: ignore[misc]
        __module__ = "tests.engine.test_first_steps"

    assert Stray("--", "--", "b")._repr_svg_() is None


def test_a_line_begins_at_a_position() -> None:
    game = games.get("bushi")
    assert str(game.line(position="Af Nb w").position) == "Af Nb w"
    assert game.line("article").position.rules == "article"
    with pytest.raises(anga.PositionError):
        game.line(position="nonsense")
    with pytest.raises(anga.RulesError):
        game.line("nonsense")


def test_what_a_game_gives_is_typed() -> None:
    """Programs that are checked strictly get no `Any`, but what holds of every game."""
    told = get_type_hints(inspect.unwrap(games.get))["return"]
    assert told == anga.Game[anga.Position[Hashable], Hashable]


def test_dice_are_rolled_where_a_roll_is_awaited() -> None:
    begun = games.get("shinsetsu").line()
    assert begun.roll(random.Random(2)) == begun.roll(random.Random(2))
    assert begun.roll().moves[0] in begun.legal()
    for line in (games.get("bushi").line(), begun.roll(random.Random(2))):
        with pytest.raises(anga.MoveError, match="no roll is awaited"):
            line.roll()


def test_the_best_move_is_asked_for_in_one_call() -> None:
    line = games.get("bushi").line()
    found = anga.best(line, 10, seed=1)
    *_, thought = anga.think(line, anga.Limits(level=10, seed=1))
    assert found == thought
    with pytest.raises(anga.MoveError, match="a roll is awaited"):
        anga.best(games.get("shinsetsu").line())
    with pytest.raises(anga.OverError):
        anga.best(anga.random_game(games.get("troop"), random.Random(1)))


@every_game
def test_a_random_game_is_repeatable_and_ends(game_id: str) -> None:
    game = games.get(game_id)
    once, again, other = (anga.random_game(game, random.Random(s), most=40) for s in (7, 7, 8))
    assert once == again != other
    assert all(line.outcome or len(line.moves) == 40 for line in (once, other))
