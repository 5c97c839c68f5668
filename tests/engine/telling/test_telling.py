"""The chances that a search's scores stand for."""

import random

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.search import chances
from anga.search.budget import Budget
from anga.search.dice import CERTAIN
from anga.search.limits import Found, Variation
from anga.search.telling import TEMPO, Teller, lines_of, share_of
from anga.search.transpositions import MATE
from anga.search.tree import Tree
from tests.engine.playouts import playout
from tests.engine.telling.fit import Sample, calibration, fitted, loss, samples
from tests.engine.telling.swing import Swing, summary, swing

TROOP = games.get("troop")
SCORED = ("chatra", "troop", "orb", "chatra4")


def variation(line: AnyLine, score: int, number: int = 0) -> Variation:
    move = line.legal()[number]
    return Variation(move, score, (move,))


def found(line: AnyLine, depth: int, *scores: int) -> Found:
    """An answer with a line for each score."""
    lines = tuple(variation(line, score, at) for at, score in enumerate(scores))
    return Found(lines[0].move, scores[0], depth, 100 * depth, lines[0].pv, lines)


def told(teller: Teller, answer: Found) -> list[float]:
    """The mover's chances by the lines of an answer."""
    teller.hear(answer)
    return [teller.shares(line)[str(teller.line.position.turn)] for line in lines_of(answer)]


def test_the_parity_of_a_depth_does_not_matter() -> None:
    line = TROOP.line()
    teller = Teller(line)
    shares = [told(teller, found(line, depth, 35 - 50 * (depth % 2)))[0] for depth in range(1, 9)]
    assert max(shares[2:]) - min(shares[2:]) < 0.001
    assert shares[-1] == pytest.approx(share_of(TROOP, 10))


def test_more_than_parity_is_news() -> None:
    line = TROOP.line()
    teller = Teller(line)
    told(teller, found(line, 1, 0))
    assert told(teller, found(line, 2, 500)) == [pytest.approx(share_of(TROOP, 500 - TEMPO))]


def test_lines_keep_their_order() -> None:
    line = TROOP.line()
    teller = Teller(line)
    told(teller, found(line, 1, 90, 80, 10))
    shares = told(teller, found(line, 2, 20, 19, -300))
    assert shares == sorted(shares, reverse=True)
    assert len(set(shares)) == 3


def test_lines_of_before_are_of_the_depth_before() -> None:
    line = TROOP.line()
    teller = Teller(line)
    told(teller, found(line, 1, 10, 0))
    before = found(line, 2, 60, 50)
    shares = told(teller, before)
    begun = before._replace(depth=3, score=0)  # one move of the next iteration, no lines yet
    assert told(teller, begun) == shares


def test_before_anything_is_searched_a_position_is_told_as_it_stands() -> None:
    line = playout("chatra", "", 3, 16)
    move = line.legal()[0]
    now = line.game.evaluate(line.position, line.position.turn)
    assert told(Teller(line), Found(move, 0, 0, 0, (move,))) == [share_of(line.game, now)]


def test_a_mate_is_certain() -> None:
    line = TROOP.line()
    teller = Teller(line)
    told(teller, found(line, 1, 0))
    assert told(teller, found(line, 2, MATE - 5, 5 - MATE)) == [
        pytest.approx(1, abs=1e-6),
        pytest.approx(0, abs=1e-6),
    ]


@pytest.mark.parametrize("game", SCORED)
@pytest.mark.parametrize("score", [-900, -30, 0, 250])
def test_shares_add_up_and_grow_with_the_score(game: str, score: int) -> None:
    line = playout(game, "", 5, 14)
    teller = Teller(line)
    worse, better = (teller.shares(variation(line, score + more)) for more in (0, 10))
    assert sum(worse.values()) == pytest.approx(1)
    assert worse[str(line.position.turn)] < better[str(line.position.turn)]


@pytest.mark.parametrize("game", ["orb", "chatra4", "shinsetsu"])
def test_others_share_the_rest_as_at_first_sight(game: str) -> None:
    line = playout(game, "", 5, 14)
    while line.position.chance:
        line = line.after(line.legal()[0])
    mover, move = str(line.position.turn), line.legal()[0]
    teller = Teller(line)
    teller.hear(found(line, 1, 40))
    shares = teller.shares(Variation(move, 40, (move,)))
    sight = chances.estimated_shares(line.game, line.after(move).position)
    one, *rest = [seat for seat in line.game.seats if seat != mover]
    for other in rest:
        assert shares[other] * sight[one] == pytest.approx(shares[one] * sight[other])


def test_with_dice_a_score_is_the_chance() -> None:
    line = games.get("shinsetsu").line()
    while line.position.chance:
        line = line.after(line.legal()[0])
    assert told(Teller(line), found(line, 1, CERTAIN // 4)) == [0.25]


def test_with_dice_a_forced_move_is_told_as_it_stands() -> None:
    line = games.get("shinsetsu").line()
    while line.position.chance:
        line = line.after(line.legal()[0])
    move = line.legal()[0]
    teller = Teller(line)
    teller.hear(Found(move, 0, 0, 0, (move,)))
    assert teller.shares(Variation(move, 0, (move,))) == chances.shares_after(line, (move,))


def test_who_values_a_position_avoids_no_draw() -> None:
    line = playout("troop", "", 3, 16)
    first = Found(line.legal()[0], 0, 0, 0, ())
    assert Tree(line, Budget(), first).contempt == line.game.thinking.contempt
    assert Tree(line, Budget(contempt=0), first).contempt == 0


def test_a_fit_finds_the_scale_that_made_the_samples() -> None:
    chance, scale = random.Random(1), 3 * TROOP.thinking.scale
    scores = [chance.randint(-900, 900) for _ in range(4_000)]
    made = [Sample(score, chance.random() < share_of(TROOP, score / 3)) for score in scores]
    fit = fitted(TROOP, made)
    assert abs(fit.scale - scale) < 4 * fit.error < scale / 4
    assert loss(TROOP, made) > loss(TROOP, [Sample(score // 3, share) for score, share in made])
    assert calibration(TROOP, made).count("(") == 10


def test_samples_know_who_came_first() -> None:
    found = list(samples(TROOP, 1, 60))
    assert {sample.share for sample in found} <= {0, 0.5, 1}


def test_a_swing_compares_odd_and_even_depths() -> None:
    measured = swing(playout("chatra", "", 3, 16), 6_000, 0, 1)
    assert measured
    assert abs(measured.one - measured.other) < 0.04
    assert measured.is_open
    assert summary([Swing(0.5, 0.4), Swing(0.4, 0.5)]) == "2, 0.100 (mean +0.000)"
    assert summary([]) == "none"
