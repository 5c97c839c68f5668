"""Styles: what other weights of a game's evaluation change, and that they change nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from operator import sub

import pytest

from anga import games
from anga.contract.game import AnyGame, AnyLine
from anga.contract.thinking import Style
from anga.games.chatra.player import evaluate
from anga.games.shinsetsu.player.evaluate import LEARNED
from anga.search import levels
from anga.search.limits import Found, Limits
from anga.shared.errors import RequestError
from tests.engine.playouts import playout

HAND, FLIGHT = "one in hand", "a neighbour to which the Object could flee"
HOARDER = Style("hoarder", {HAND: 3.0, FLIGHT: 0.5})
STYLED = [game_id for game_id in games.ids() if games.get(game_id).thinking.styles]


def with_style(game_id: str, style: Style) -> AnyGame:
    game = games.get(game_id)
    return replace(game, thinking=replace(game.thinking, styles=(style,)))


def lines(game_id: str) -> Iterator[AnyLine]:
    for seed in range(8):
        line = playout(game_id, "", seed, 20 + 5 * seed)
        if not line.outcome and not line.position.chance:
            yield line


def found(line: AnyLine, style: str | None = None) -> Found:
    return levels.best(line, nodes=60, seed=1, style=style)


def test_a_style_scales_the_weights_that_it_names() -> None:
    plain = with_style("chatra", HOARDER)
    styled, told = plain.styled("hoarder"), set()
    for line in lines("chatra"):
        position = line.position
        _, (black, white) = evaluate.see(position)
        lead = dict(zip(evaluate.NAMES, map(sub, black or (), white or ()), strict=False))
        more = 2 * evaluate.IN_HAND * lead[HAND] - evaluate.FLIGHT * lead[FLIGHT] / 2
        score = styled.evaluate(position, "b")
        assert score - plain.evaluate(position, "b") == pytest.approx(more, abs=1.5)
        assert styled.evaluate(position, "w") == -score
        told.add(more)
    assert len(told) > 2


def test_a_style_scales_what_chances_are_told_from() -> None:
    factors = {"reach": 3.0, "pawns": 0.0}
    styled = with_style("shinsetsu", Style("other", factors)).styled("other")
    scales = [factors.get(name, 1.0) for name in LEARNED.names]
    tables = [[w * s for w, s in zip(table, scales, strict=True)] for table in LEARNED.weights]
    model = LEARNED._replace(weights=tables)
    for line in lines("shinsetsu"):
        chances = styled.thinking.chances
        assert chances
        assert chances(line.position) == pytest.approx(model.chances(line.position))


def test_a_style_plays_otherwise_and_leaves_the_plain_player_as_it_is() -> None:
    game, differ = with_style("chatra", HOARDER), 0
    for line in lines("chatra"):
        here = line._replace(game=game)
        before, styled, after = found(here), found(here, "hoarder"), found(here)
        assert (before.move, before.score) == (after.move, after.score)
        differ += styled.score != before.score
    assert differ > 2


@pytest.mark.parametrize("game_id", games.ids())
def test_a_style_that_a_game_does_not_have_is_an_error(game_id: str) -> None:
    with pytest.raises(RequestError, match="no style 'odd'; there is"):
        levels.search(games.get(game_id).line(), Limits(1, style="odd"))


@pytest.mark.parametrize("game_id", STYLED)
def test_styles_have_names_that_links_can_hold_and_words(game_id: str) -> None:
    game = games.get(game_id)
    for style in game.thinking.styles:
        assert style.name.isalpha()
        assert style.name.islower()
        assert f"style:{style.name}" in game.words
        assert game.styled(style.name).evaluate is not game.evaluate
