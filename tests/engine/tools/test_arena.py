"""Matches between levels, and what may be concluded from them."""

from collections.abc import Iterator

import pytest

from anga import games
from anga.contract.game import AnyLine, Game
from anga.search import levels
from anga.search.limits import Found, Limits
from anga.shared.errors import GameError, RequestError, RulesError
from anga.tools import arena
from anga.tools.arena import ArenaMatch, Result
from anga.tools.parallel import Crew


def test_the_score_counts_a_draw_as_half() -> None:
    assert Result(3, 2, 1).score == pytest.approx(4 / 6)
    assert Result(0, 5, 0).score == 0.5


def test_a_first_place_that_several_share_counts_as_the_share() -> None:
    result = Result.of([1.0, 1 / 2, 1 / 3, 1 / 3, 0.0])
    assert result[:3] == (1, 3, 1)
    assert result.score == pytest.approx((1 + 1 / 2 + 2 / 3) / 5)


def test_a_game_that_is_cut_off_is_everybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_PLIES", 8)
    assert arena.run(ArenaMatch("orb", "", 0, 0), 4) == (0, 4, 0, 0.25)


@pytest.mark.parametrize(
    ("result", "low", "high"),
    [  # Wilson's interval as tables have it
        (Result(5, 0, 5), 0.2366, 0.7634),
        (Result(10, 0, 0), 0.7225, 1.0),
        (Result(0, 0, 10), 0.0, 0.2775),
        (Result(50, 0, 50), 0.4038, 0.5962),
    ],
)
def test_the_interval_is_wilsons(result: Result, low: float, high: float) -> None:
    assert result.interval == pytest.approx((low, high), abs=5e-5)


def test_more_games_narrow_the_interval() -> None:
    widths = [high - low for low, high in (Result(n, n, n).interval for n in (1, 10, 100))]
    assert widths == sorted(widths, reverse=True)


def test_a_result_as_text() -> None:
    assert str(Result(5, 0, 5)) == "wins 5 draws 0 losses 5 score 0.500 interval 0.237 0.763"


def test_the_same_match_has_the_same_result() -> None:
    match = ArenaMatch("bushi", "", 3, 2)
    assert arena.run(match, 10) == arena.run(match, 10)


def test_the_players_change_seats_after_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    search, first_movers = levels.search, []

    def watched(line: AnyLine, limits: Limits) -> Iterator[Found]:
        if not line.moves:
            first_movers.append(limits.level)
        return search(line, limits)

    monkeypatch.setattr(levels, "search", watched)
    arena.run(ArenaMatch("bushi", "", 3, 2), 4)
    assert first_movers == [3, 2, 3, 2]


def test_who_only_sits_elsewhere_has_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody moves alike, games differ only by their rolls."""
    rolls: list[list[object]] = []

    def first_move(line: AnyLine, limits: Limits) -> Iterator[Found]:
        rolls[-1].append(limits.level and line.moves[-1])
        yield Found(line.legal()[0], 0, 0, 0, ())

    monkeypatch.setattr(levels, "search", first_move)
    monkeypatch.setattr(arena, "MOST_PLIES", 40)
    for number in range(5):
        rolls.append([])
        arena._game(ArenaMatch("shinsetsu", "", 3, 3), number)
    assert rolls[0] == rolls[1] == rolls[2] == rolls[3] != rolls[4]


def test_games_may_begin_with_drawn_moves_the_same_for_each_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena, "MOST_PLIES", 4)  # what follows is of no interest
    match = ArenaMatch("bushi", "", 10, 10, drawn=3)
    begun = [arena._game(match, number)[0].moves[:3] for number in range(12)]
    assert begun[::2] == begun[1::2]
    assert len(set(begun)) > 3


def test_the_first_player_always_has_the_seat_that_a_handicap_helps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    search, asked = levels.search, set[tuple[str, int | None]]()

    def watched(line: AnyLine, limits: Limits) -> Iterator[Found]:
        assert str(line.positions[0]) == helping.position
        asked.add((line.turn, limits.level))
        return search(line, limits)

    monkeypatch.setattr(levels, "search", watched)
    helping = games.get("bushi").handicaps[0]
    arena.run(ArenaMatch("bushi", "", 3, 1, handicap=helping.id), 3)
    assert asked == {("w", 3), ("b", 1)}


def test_what_both_may_spend_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[Limits] = set()

    def watched(line: AnyLine, limits: Limits) -> Iterator[Found]:
        asked.add(limits._replace(seed=None))
        return iter([Found(line.legal()[0], 0, 0, 0, ())])

    monkeypatch.setattr(levels, "search", watched)
    monkeypatch.setattr(arena, "MOST_PLIES", 4)
    of = {each.number: each for each in games.get("troop").thinking.levels}
    arena.run(ArenaMatch("troop", "", 10, 3, divide=10), 1)
    strong, weak = of[10], of[3]
    assert strong.nodes
    assert strong.seconds
    assert asked == {
        Limits(10, strong.seconds / 10, strong.nodes // 10),
        Limits(3, None, weak.nodes and weak.nodes // 10),
    }


def test_deeds_are_counted_for_each_player_where_one_has_a_style(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = set[tuple[str, str | None, int | None]]()

    def first_move(line: AnyLine, limits: Limits) -> Iterator[Found]:
        asked.add((line.turn, limits.style, limits.nodes))
        return iter([Found(line.legal()[0], 0, 0, 0, ())])

    monkeypatch.setattr(levels, "search", first_move)
    monkeypatch.setattr(arena, "MOST_PLIES", 8)
    monkeypatch.setattr(Game, "styled", lambda game, _: game)
    match = ArenaMatch("orb", "", 6, 6, nodes=5, style_of_a="hunter")
    entries = arena.played(match, 1)
    assert asked == {("s", "hunter", 5), ("w", None, 5), ("n", None, 5), ("e", None, 5)}
    own, others = entries[0]["deeds"]
    assert own == {"move": 2, "quiet": 2}
    assert others == {"move": 2, "attack": 4 / 3, "capture": 2 / 3, "quiet": 2 / 3}
    assert list(arena.deeds_told(entries)) == [
        "attack 0.00 1.33 ratio 0.00",
        "capture 0.00 0.67 ratio 0.00",
        "move 2.00 2.00 ratio 1.00",
        "quiet 2.00 0.67 ratio 3.00",
    ]
    assert "deeds" not in arena.played(match._replace(style_of_a=None), 1)[0]


def test_whoever_plays_anything_loses_to_whoever_looks_ahead() -> None:
    one = arena.run(ArenaMatch("bushi", "", 10, 0), 30)
    assert one.interval[0] > 0.6
    assert arena.run(ArenaMatch("troop", "", 3, 0), 2, Crew(2)).wins == 2


def test_who_wins_one_way_round_loses_the_other() -> None:
    one = arena.run(ArenaMatch("bushi", "", 10, 1), 12)
    other = arena.run(ArenaMatch("bushi", "", 1, 10), 12)
    assert one.wins > 0
    assert one.losses == other.wins == 0
    assert other.losses > 0


@pytest.mark.parametrize(
    ("match", "count", "jobs", "error"),
    [
        (ArenaMatch("chess", "", 1, 1), 1, 1, GameError),
        (ArenaMatch("bushi", "x", 1, 1), 1, 1, RulesError),
        (ArenaMatch("bushi", "", -1, 1), 1, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 11), 1, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 1), 0, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 1, divide=0), 1, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 1, nodes=0), 1, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 1, style_of_a="odd"), 1, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 1, style_of_b="odd"), 1, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 1, handicap="rook"), 1, 1, RequestError),
        (ArenaMatch("bushi", "one", 1, 1, handicap="guard"), 1, 1, RequestError),
        (ArenaMatch("bushi", "", 1, 1), 1, 0, RequestError),
    ],
)
def test_a_match_that_cannot_be_is_an_error(
    match: ArenaMatch, count: int, jobs: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        arena.run(match, count, Crew(jobs))
