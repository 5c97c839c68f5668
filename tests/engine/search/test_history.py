"""Every search knows the history: who wins does not repeat, who loses does."""

import random
from dataclasses import replace

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.contract.position_history import PositionHistory
from anga.kit.ends import drawn
from anga.record import record
from anga.record.record import Record
from anga.search import best_reply, levels, principal_variation, tablebase
from anga.search.budget import Budget
from anga.search.history import History
from anga.search.limits import Found, Limits
from anga.search.transpositions import MATE
from tests.engine.search.test_principal_variation import GAME as UNSOLVED

KNOWN = tablebase.table("bushi", "")
SEEDS = range(8)

# Won in so many plies by either of two moves; the first leads to a position that has been twice.
REPEATING = [
    ("Wr Tl b", "t l l f f r r t t l l f f r r", "t", "r", 7),
    ("Tf Nb w", "t t t r f t t f t t f t t t t r f t t f t t f", "t", "r", 5),
]
# The same, but it is the opponent's answer to the first that does.
ANSWERED = [
    ("Tl Wb b", "l l f f r r t t l l f f r r", "t", "r", 7),
    ("Tf Al b", "t t r t t t r l t r r t t t r r t t t f r t", "t", "r", 5),
]
# Lost, but for the one move that leads to a position that has been twice.
LOST = [
    ("Al Er b", "t r t t t l t f t r t t t l t", "f"),
    ("Er Al w", "t r t t t l t f t r t t t l t", "f"),
]


def played(start: str, moves: str) -> AnyLine:
    line = record.replay(Record("bushi", "", start, tuple(moves.split())))
    assert not line.outcome
    return line


@pytest.mark.parametrize(("start", "moves", "drawing", "winning", "plies"), REPEATING + ANSWERED)
def test_who_looks_it_up_wins_without_repeating(
    start: str, moves: str, drawing: str, winning: str, plies: int
) -> None:
    line = played(start, moves)
    values = tablebase.values(line.position, KNOWN)
    assert values[drawing] == values[winning] == ("W", plies)
    for seed in SEEDS:
        *_, found = levels.search(line, Limits(seed=seed))
        assert (found.move, found.score) == (winning, tablebase.WIN_SCORE - plies)


@pytest.mark.parametrize(("start", "moves", "drawing"), LOST)
def test_who_looks_it_up_and_loses_takes_the_draw(start: str, moves: str, drawing: str) -> None:
    line = played(start, moves)
    assert KNOWN[line.position].letter == "L"
    for seed in SEEDS:
        *_, found = levels.search(line, Limits(seed=seed))
        assert (found.move, found.score) == (drawing, 0)
        outcome = line.play(found.move).outcome
        assert outcome
        assert outcome.reason == "repetition"


def test_who_wins_makes_progress() -> None:
    for position, value in KNOWN.items():
        if value.letter == "W" and not position.outcome:
            line = record.replay(Record("bushi", "", str(position)))
            for _ in range(value.plies or 0):
                line = line.play(list(levels.search(line, Limits(seed=1)))[-1].move)
            assert line.outcome
            assert line.outcome.reason == "mate"


@pytest.mark.parametrize(("start", "moves", "drawing", "winning", "plies"), REPEATING + ANSWERED)
def test_who_thinks_wins_without_repeating(
    start: str, moves: str, drawing: str, winning: str, plies: int
) -> None:
    line = played(start, moves)._replace(game=UNSOLVED)
    for seed in SEEDS:
        budget = Budget(depth=plies, exact=True)
        *_, found = principal_variation.search(line, budget, random.Random(seed))
        assert (found.move, found.score) == (winning, MATE - plies), drawing


@pytest.mark.parametrize(("start", "moves", "drawing"), LOST)
def test_who_thinks_takes_the_draw_when_it_loses(start: str, moves: str, drawing: str) -> None:
    line = played(start, moves)._replace(game=UNSOLVED)
    *_, found = principal_variation.search(line, Budget(depth=10, exact=True), random.Random(0))
    assert (found.move, found.score, found.pv) == (drawing, 0, (drawing,))


@pytest.mark.parametrize(("start", "moves", "drawing"), LOST)
def test_who_thinks_likes_no_draw_but_tells_what_it_is_worth(
    start: str, moves: str, drawing: str
) -> None:
    line = played(start, moves)._replace(game=UNSOLVED)
    for budget, score in (
        (Budget(depth=10), -UNSOLVED.thinking.contempt),
        (Budget(depth=10, lines=2), 0),
        (Budget(depth=10, contempt=0), 0),
    ):
        *_, found = principal_variation.search(line, budget, random.Random(0))
        assert (found.move, found.score) == (drawing, score)


def test_who_thinks_does_not_go_in_circles() -> None:
    """Troop-Chess before the first attack, where no rule ends a game in which both wait."""
    waiting = "3o4/2oooo2/2ooo3/8/8/3xxx2/2xxxx2/3x4 b - 0"
    circle = ("d3e3f3:w1", "c6d6e6:e1", "c3d3e3:e1", "d6e6f6:w1")
    fresh = record.replay(Record("troop", "", waiting))
    been = record.replay(Record("troop", "", waiting, circle))
    assert been.position == fresh.position

    def thought(line: AnyLine, lines: int) -> Found:
        budget = Budget(nodes=3_000, lines=lines)
        *_, found = principal_variation.search(line, budget, random.Random(0))
        return found

    again, other = thought(fresh, 1), thought(been, 1)
    assert fresh.position.after(again.move) in been.positions
    assert been.position.after(other.move) not in been.positions
    assert other.score > -been.game.thinking.contempt
    assert thought(fresh, 2) == thought(been, 2)


@pytest.mark.parametrize(("start", "moves"), [case[:2] for case in REPEATING + ANSWERED + LOST])
def test_the_expected_play_ends_where_history_ends_the_game(start: str, moves: str) -> None:
    line = played(start, moves)._replace(game=UNSOLVED)
    for seed in SEEDS:
        chance = random.Random(seed)
        answers = [
            *best_reply.search(line, Budget(depth=4), chance),
            *principal_variation.search(line, Budget(depth=6), chance),
        ]
        for found in answers:
            after = line
            for move in found.pv:
                after = after.play(move)


def test_of_what_has_not_been_nothing_is_known() -> None:
    line = played("Tb Eb b", "")
    history = History(line)
    assert history.ends() == {}
    assert all(history.end(position) is None for position in KNOWN)


def test_a_move_that_history_forbids_the_opponent_is_no_answer() -> None:
    """Chatra: White has chosen `Of1` three times after `Oe10`; a fourth time it is no reply."""
    tokens = "Of12 Oh1 Of11 Og2 Oe10 Of1 Of11 Og2 Oe10 Of1 Of11 Og2 Oe10 Of1 Oe11 Og2"
    line = record.replay(Record("chatra", "", None, tuple(tokens.split())))
    back = line.play(line.position.parse_move("Oe10")).position
    history = History(line)
    barred = set(back.legal()) - set(history.legal(back))
    assert {back.format_move(move) for move in barred} == {"Of1"}
    assert history.legal(line.position.after(line.legal()[0]))
    assert games.get("chatra").forbidden(line) == {}


def test_history_ends_no_game_that_is_over_already() -> None:
    game = replace(UNSOLVED, adjudicate=lambda line: drawn("limit", "bw") if line.moves else None)
    mating, open_ = (game.line(position=text) for text in ("Al Nf b", "Nb Tb b"))
    assert History(mating).end(mating.position.after("t")) is None, "mate goes first"
    for move in open_.legal():
        assert History(open_).end(open_.position.after(move)) == drawn("limit", "bw")


def test_a_position_that_is_dropped_has_not_been() -> None:
    positions = PositionHistory("aba")
    positions.append("b")
    positions.drop_last()
    assert (list(positions), positions.plies) == (["a", "b", "a"], {"a": [0, 2], "b": [1]})


@pytest.mark.parametrize("quiet", [0, 9, 15])
def test_a_draw_by_a_count_is_liked_less_the_nearer_it_is(quiet: int) -> None:
    line = record.replay(Record("troop", "", f"2ooo3/2oooo2/8/8/8/8/3xxx2/2xxxx2 b a {quiet}"))
    scores = list[int]()
    for contempt in (None, 0):
        budget = Budget(depth=1, contempt=contempt)
        scores.append([*principal_variation.search(line, budget, random.Random(0))][-1].score)
    assert scores[0] - scores[1] == -round(line.game.thinking.contempt * (quiet + 1) / 18)
