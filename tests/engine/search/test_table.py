"""Solved games: every value is what its successors make it, and is played so."""

from collections import Counter

import pytest

from anga import games
from anga.contract.position import AnyPosition
from anga.search import table
from anga.search.table import DRAW, Value

RULES = {"dunkel": "", "article": "article", "one": "one", "article-one": "article,one"}
SOLVED = [("bushi", rules) for rules in RULES.values()]
KNOWN = table.table("bushi", "")
every_solution = pytest.mark.parametrize(("game_id", "rules"), SOLVED, ids=RULES)


@every_solution
def test_each_value_follows_from_those_after_it(game_id: str, rules: str) -> None:
    known = table.table(game_id, rules)
    for position, value in known.items():
        if position.outcome:
            assert value == Value("L", 0)
            continue
        after = [known[position.after(move)] for move in position.legal()]
        lost = [reply.plies for reply in after if reply.letter == "L"]
        if lost:  # the winner hurries
            assert value == Value("W", min(plies for plies in lost if plies is not None) + 1)
        elif all(reply.letter == "W" for reply in after):  # the loser delays
            assert value == Value("L", max(reply.plies or 0 for reply in after) + 1)
        else:
            assert value == DRAW


@every_solution
def test_best_play_takes_as_long_as_the_table_says(game_id: str, rules: str) -> None:
    known = table.table(game_id, rules)
    for position, value in known.items():
        if value.plies is None:
            continue
        line = table.principal_variation(position, known)
        assert len(line) == value.plies
        last: AnyPosition = position
        for move in line:
            last = last.play(move)
        outcome = last.outcome
        assert outcome is not None
        assert outcome.placings[position.turn] == (1 if value.letter == "W" else 2)


def test_with_dunkels_cube_there_is_something_to_win() -> None:
    known = table.table("bushi", "")
    assert Counter(value.letter for value in known.values()) == {"D": 803, "W": 262, "L": 104}
    assert max(value.plies or 0 for value in known.values()) == 15


def test_with_dunkels_cube_two_placements_lose() -> None:
    start = games.get("bushi").start()
    assert table.table("bushi", "")[start] == DRAW
    lost = {m: v for m, v in table.values(start, KNOWN).items() if v.letter == "L"}
    assert lost == {"El": Value("L", 14), "Nl": Value("L", 12)}
    for placement, refutation in (("El", "Wb"), ("Nl", "Al")):
        replies = table.values(start.play(placement), KNOWN)
        assert [move for move, value in replies.items() if value.letter == "W"] == [refutation]


def test_with_dunkels_cube_white_can_go_wrong_after_all_placements_but_one() -> None:
    start = games.get("bushi").start()
    harmless = {
        move
        for move in start.legal()
        if all(v.letter == "D" for v in table.values(start.after(move), KNOWN).values())
    }
    assert harmless == {"Wf"}


def test_with_the_articles_cube_nothing_is_lost_but_what_is_mated() -> None:
    known = table.table("bushi", "article")
    lost = [position for position, value in known.items() if value.letter == "L"]
    assert len(lost) == 18
    assert all(position.outcome for position in lost)
    won = [value for value in known.values() if value.letter == "W"]
    assert won == [Value("W", 1)] * 12


@pytest.mark.parametrize("rules", ["", "article"])
def test_every_mate_comes_by_the_only_move(rules: str) -> None:
    for position, value in table.table("bushi", rules).items():
        if value == Value("W", 1):
            assert len(position.legal()) == 1


def test_values_are_those_of_the_mover() -> None:
    values = table.values(games.get("bushi").parse("Al Nf b"), KNOWN)
    assert values == {"t": Value("W", 1)}


def test_a_nearer_win_and_a_farther_loss_score_higher() -> None:
    worst_to_best = [Value("L", 2), Value("L", 14), DRAW, Value("W", 15), Value("W", 1)]
    scores = [value.score for value in worst_to_best]
    assert scores == sorted(scores)
    assert len(set(scores)) == 5
    assert Value("L", 4).score == -Value("W", 4).score


def test_a_value_before_a_move_is_the_others_one_ply_farther() -> None:
    assert Value("L", 0).before == Value("W", 1)
    assert Value("W", 3).before == Value("L", 4)
    assert DRAW.before == DRAW


def test_beyond_the_horizon_all_is_drawn() -> None:
    assert Value("W", 3).within(3) == Value("W", 3)
    assert Value("W", 5).within(3) == Value("L", 4).within(3) == DRAW
    assert DRAW.within(0) == DRAW


@every_solution
def test_among_equals_the_one_is_best_after_which_most_replies_lose(
    game_id: str, rules: str
) -> None:
    known = table.table(game_id, rules)
    for position, value in known.items():
        if position.outcome:
            continue
        best = table.best_moves(position, known)
        traps = {}
        for move in position.legal():
            after = position.after(move)
            if known[after].before == value:
                replies = [known[after.after(reply)].before for reply in after.legal()]
                traps[move] = sum(reply.letter == "L" for reply in replies)
        assert best == [move for move, count in traps.items() if count == max(traps.values())]


def test_moves_can_be_kept_out() -> None:
    start = games.get("bushi").start()
    assert table.best_moves(start, KNOWN, among=["El", "Nl"]) == ["El"]
    assert set(table.best_moves(start, KNOWN, among=["Nb", "Nl"])) == {"Nb"}


def test_a_short_horizon_sees_no_far_win() -> None:
    after_el = games.get("bushi").parse("El -- w")
    assert table.best_moves(after_el, KNOWN) == ["Wb"]
    assert len(table.best_moves(after_el, KNOWN, horizon=1)) > 1


def test_found_tells_value_depth_and_expected_play() -> None:
    position = games.get("bushi").parse("Tb Eb b")
    move = table.best_moves(position, KNOWN)[0]
    found = table.found(position, KNOWN, [move], table.FARTHEST)
    assert (found.move, found.depth, len(found.pv)) == (move, 15, 15)
    assert found.score == Value("W", 15).score
    assert found.nodes == 1169
    assert found.pv[0] == move


def test_the_best_moves_are_told_apart() -> None:
    position = games.get("bushi").parse("Tb Eb b")
    move, *_ = table.best_moves(position, KNOWN)
    others = [other for other in position.legal() if other != move]
    found = table.found(position, KNOWN, [move, *others], table.FARTHEST, 3)
    values = table.values(position, KNOWN)
    scores = sorted((value.score for value in values.values()), reverse=True)
    assert [line.score for line in found.lines] == scores[:3]
    assert all(line.pv[0] == line.move for line in found.lines)
    assert found.lines[0] == (found.move, found.score, found.pv)
