"""Random games by the engine and by the slow second implementation side by side."""

import random

import pytest

from anga.games.shinsetsu.rules.position import ShinsetsuPosition, parse, start
from tests.engine.games.shinsetsu import making
from tests.engine.games.shinsetsu import reference as plain

WHOLE_GAMES, WHOLE_PLIES = 3, 80
SPARSE_GAMES, SPARSE_PLIES = 60, 16


@pytest.mark.parametrize("seed", range(WHOLE_GAMES))
def test_games_from_the_start(seed: int) -> None:
    follow(start(), random.Random(seed), WHOLE_PLIES)


@pytest.mark.parametrize("seed", range(SPARSE_GAMES))
def test_games_from_positions_where_rare_rules_come_up(seed: int) -> None:
    follow(parse(making.position(seed)), random.Random(seed), SPARSE_PLIES)


def follow(position: ShinsetsuPosition, chance: random.Random, plies: int) -> None:
    state = plain.State(str(position))
    for _ in range(plies):
        tokens = compare(position, state)
        if not tokens:
            return
        rare = [token for token in tokens if token == "roll:KK" or "=" in token]
        deals = plain.deals(state)
        among = rare or deals if chance.random() < 0.3 else tokens
        token = chance.choice(among or tokens)
        position = position.play(position.parse_move(token))
        state = plain.play(state, token)


def compare(position: ShinsetsuPosition, state: plain.State) -> list[str]:
    """The legal moves, on which both must agree, as on the text, the deals and the end."""
    assert str(position) == state.text()
    assert parse(str(position)) == position
    tokens = sorted(map(position.format_move, position.legal()))
    assert tokens == sorted(plain.tokens(state))
    assert sorted(map(position.format_move, position.unlisted())) == sorted(plain.deals(state))
    outcome, ended = position.outcome, plain.end(state)
    assert (outcome is None) == (ended is None)
    if outcome and ended:
        winner, reason = ended
        assert outcome.placings == {seat: 1 if seat == winner else 2 for seat in "krgy"}
        assert reason in (outcome.reason, None)
    return tokens
