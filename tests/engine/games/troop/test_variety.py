"""Games that mirror each other count as equal."""

import random

from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_game
from tests.engine.games.troop.variety import alike, mirrored


def test_a_mirrored_game_can_be_played_and_is_the_same() -> None:
    played = random_game(games.get("troop"), random.Random(3), most=60)
    pairs = zip(played.positions, played.moves, strict=False)
    moves = [position.format_move(move) for position, move in pairs]
    line: AnyLine = games.get("troop").line()
    for token in map(mirrored, moves):
        line = line.after(line.parse_move(token))
    assert len(line.moves) == len(moves)
    assert alike(moves, list(map(mirrored, moves))) == 1
    assert alike(moves, moves[1:] + moves[:1]) < 0.5
    assert alike(moves, moves[:9]) == 9 / len(moves)
