"""Won positions: what a game's file promises."""

import pytest

from anga import games
from anga.guide import grading, won
from anga.guide.won import CLEAR, WonPosition, format_won, load, parse_won
from tests.engine.playouts import every_game

MOST = 10


@every_game
def test_the_won_positions_of_a_game_differ_and_can_be_played(game_id: str) -> None:
    game, found = games.get(game_id), load(game_id)
    assert len(found) <= MOST
    lines = [game.line(each.rules, each.position) for each in found]
    assert len({grading.shape(game, line.position) for line in lines}) == len(lines)
    assert len({each.id for each in found}) == len(found)
    for each, line in zip(found, lines, strict=True):
        assert line.legal()
        assert not line.position.chance
        assert str(line.position) == each.position
        assert 100 * CLEAR[len(game.seats)] <= each.chance <= 100


@every_game
def test_a_page_learns_who_is_to_win(game_id: str) -> None:
    game = games.get(game_id)
    for entry, each in zip(won.entries(game_id), load(game_id), strict=True):
        assert entry["seat"] == game.parse(each.position).turn
        assert (entry["id"], entry["position"]) == (each.id, each.position)


def test_a_line_has_one_spelling() -> None:
    text = format_won(WonPosition("bushi", "", "Nr Nl w", 100))
    assert format_won(parse_won("bushi", text)) == text
    for wrong in (text.replace("Nr", "Nb"), text.replace('"chance": 100', '"share": 1')):
        with pytest.raises(ValueError, match="bushi, won position"):
            parse_won("bushi", wrong)
