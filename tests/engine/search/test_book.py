"""Opening books: legal, varied, at once, and never worse than what a search finds."""

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.kit import books
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.book import PLIES
from anga.search.dice import CERTAIN
from anga.search.limits import Found, Limits
from anga.shared.errors import RequestError
from anga.tools import book
from anga.tools.book import BookPlan

SEEDS = 20
LINES = 8  # that are told apart; where moves are turns, several begin alike
ORB, SHINSETSU = BookPlan("orb", nodes=40, width=2), BookPlan("shinsetsu", nodes=40, width=2)
BOOKS = [game_id for game_id in games.ids() if games.get(game_id).thinking.book]


def best(line: AnyLine, limits: Limits) -> Found:
    *_, found = levels.search(line, limits)
    return found


def test_every_game_that_thinks_long_at_its_start_has_a_book() -> None:
    assert {"chatra", "orb", "shinsetsu", "troop"} <= set(BOOKS)


@pytest.mark.parametrize("game_id", BOOKS)
def test_each_move_of_a_book_is_legal_and_each_position_is_reached(game_id: str) -> None:
    """Dice fall as they like."""
    known, reached, chosen = games.get(game_id).thinking.book, [""], set[str]()
    for before in reached:
        line = record.replay(Record(game_id, moves=tuple(before.split())))
        good = known.get(before, ())
        if line.position.chance:
            good = [line.position.format_move(roll) for roll in line.legal()]
        elif len(line.moves) < PLIES:
            chosen.add(before)
            assert good
        for token in good if len(line.moves) < PLIES else ():
            line.parse_move(token)
            reached.append(f"{before} {token}".strip())
    assert chosen == set(known)


@pytest.mark.parametrize("game_id", [each for each in BOOKS if not games.get(each).dice])
@pytest.mark.parametrize("level", [3, 10])
def test_games_begin_at_once_and_in_different_ways(game_id: str, level: int) -> None:
    begun = set()
    for seed in range(SEEDS):
        line = record.replay(Record(game_id))
        for ply in range(PLIES):
            found = best(line, Limits(level, seed=100 * seed + ply))
            assert (found.nodes, found.pv) == (0, (found.move,))
            line = line.after(found.move)
        begun.add(line.moves)
    assert len(begun) >= 5


@pytest.mark.parametrize("level", [1, 10])
def test_the_first_turn_comes_at_once_and_varies_with_the_same_roll(level: int) -> None:
    rolled, every, varied = record.replay(Record("shinsetsu")), 0, 0
    for roll in rolled.legal():
        begun = set()
        for seed in range(SEEDS):
            line = rolled.after(roll)
            while not line.position.chance:
                found = best(line, Limits(level, seed=100 * seed + len(line.moves)))
                assert (found.nodes, found.pv) == (0, (found.move,))
                assert 0 < found.score < CERTAIN
                line = line.after(found.move)
            begun.add(line.moves)
        every += len(begun)
        varied += len(begun) >= 5
    assert varied >= 5
    assert every >= 50


def test_a_book_ends_where_somebody_plays_something_else() -> None:
    line = record.replay(Record("chatra"))
    known = games.get("chatra").thinking.book[""]
    tokens = map(line.position.format_move, line.legal())
    other = next(token for token in tokens if token not in known)
    assert best(record.replay(Record("chatra", moves=(other,))), Limits(3, seed=1)).nodes > 0


def test_no_book_is_opened_elsewhere_or_for_those_who_want_to_look() -> None:
    line = record.replay(Record("chatra"))
    other = record.replay(Record("chatra", "b15"))
    assert best(other, Limits(3, seed=1)).nodes > 0
    assert best(line, Limits(3, nodes=50, seed=1)).nodes > 0
    assert best(line, Limits(3, seed=1, lines=2)).nodes > 0
    assert best(line, Limits(nodes=50)).nodes > 0


@pytest.mark.parametrize(("plan", "first"), [(ORB, ""), (SHINSETSU, "roll:KK")])
def test_the_command_makes_what_the_players_read(plan: BookPlan, first: str) -> None:
    made = book.make_book(plan)
    assert books.read(book.text(plan, made)) == made
    assert next(iter(made)) == first
    assert all(1 <= len(good) <= 2 for good in made.values())


@pytest.mark.parametrize(
    "plan",
    [BookPlan("bushi"), BookPlan("orb", 0), BookPlan("orb", width=0), BookPlan("orb", worse=-1)],
)
def test_what_needs_no_book_gets_none(plan: BookPlan) -> None:
    with pytest.raises(RequestError):
        book.make_book(plan)


@pytest.mark.thorough
@pytest.mark.parametrize("game_id", BOOKS)
def test_no_move_of_a_book_is_worse_than_the_best(game_id: str) -> None:
    for before, good in games.get(game_id).thinking.book.items():
        plan = BookPlan(game_id, nodes=6_000, width=LINES if games.get(game_id).dice else 4)
        scores = book.judge_replies(plan, before.split())
        top = max(scores.values())
        assert all(scores.get(token, top) >= top - book.WORSE for token in good), before


def test_a_chance_is_worth_the_logarithm_of_its_odds() -> None:
    assert book.hundredths(CERTAIN // 2) == 0
    assert book.hundredths(2689) == pytest.approx(-100, abs=0.1)
    assert book.hundredths(0) < -900 < 900 < book.hundredths(CERTAIN)
