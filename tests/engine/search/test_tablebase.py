"""Solved games: every value is what its successors make it, and is played so."""

from collections import Counter

import pytest

from anga import games
from anga.contract.position import AnyPosition
from anga.search import tablebase
from anga.search.tablebase import DRAW, SolvedValue

RULES = {"dunkel": "", "article": "article", "one": "one", "article-one": "article,one"}
SOLVED = [("bushi", rules) for rules in RULES.values()]
KNOWN = tablebase.table("bushi", "")
every_solution = pytest.mark.parametrize(("game_id", "rules"), SOLVED, ids=RULES)


@every_solution
def test_each_value_follows_from_those_after_it(game_id: str, rules: str) -> None:
    known = tablebase.table(game_id, rules)
    for position, value in known.items():
        if position.outcome:
            assert value == SolvedValue("L", 0)
            continue
        after = [known[position.after(move)] for move in position.legal()]
        lost = [reply.plies for reply in after if reply.letter == "L"]
        if lost:  # the winner hurries
            assert value == SolvedValue("W", min(plies for plies in lost if plies is not None) + 1)
        elif all(reply.letter == "W" for reply in after):  # the loser delays
            assert value == SolvedValue("L", max(reply.plies or 0 for reply in after) + 1)
        else:
            assert value == DRAW


@every_solution
def test_best_play_takes_as_long_as_the_table_says(game_id: str, rules: str) -> None:
    known = tablebase.table(game_id, rules)
    for position, value in known.items():
        if value.plies is None:
            continue
        line = tablebase.principal_variation(position, known)
        assert len(line) == value.plies
        last: AnyPosition = position
        for move in line:
            last = last.play(move)
        outcome = last.outcome
        assert outcome is not None
        assert outcome.placings[position.turn] == (1 if value.letter == "W" else 2)


def test_with_dunkels_cube_there_is_something_to_win() -> None:
    known = tablebase.table("bushi", "")
    assert Counter(value.letter for value in known.values()) == {"D": 803, "W": 262, "L": 104}
    assert max(value.plies or 0 for value in known.values()) == 15


def test_with_dunkels_cube_two_placements_lose() -> None:
    start = games.get("bushi").start()
    assert tablebase.table("bushi", "")[start] == DRAW
    lost = {m: v for m, v in tablebase.values(start, KNOWN).items() if v.letter == "L"}
    assert lost == {"El": SolvedValue("L", 14), "Nl": SolvedValue("L", 12)}
    for placement, refutation in (("El", "Wb"), ("Nl", "Al")):
        replies = tablebase.values(start.play(placement), KNOWN)
        assert [move for move, value in replies.items() if value.letter == "W"] == [refutation]


def test_with_dunkels_cube_white_can_go_wrong_after_all_placements_but_one() -> None:
    start = games.get("bushi").start()
    harmless = {
        move
        for move in start.legal()
        if all(v.letter == "D" for v in tablebase.values(start.after(move), KNOWN).values())
    }
    assert harmless == {"Wf"}


def test_with_the_articles_cube_nothing_is_lost_but_what_is_mated() -> None:
    known = tablebase.table("bushi", "article")
    lost = [position for position, value in known.items() if value.letter == "L"]
    assert len(lost) == 18
    assert all(position.outcome for position in lost)
    won = [value for value in known.values() if value.letter == "W"]
    assert won == [SolvedValue("W", 1)] * 12


@pytest.mark.parametrize("rules", ["", "article"])
def test_every_mate_comes_by_the_only_move(rules: str) -> None:
    for position, value in tablebase.table("bushi", rules).items():
        if value == SolvedValue("W", 1):
            assert len(position.legal()) == 1


def test_values_are_those_of_the_mover() -> None:
    values = tablebase.values(games.get("bushi").parse("Al Nf b"), KNOWN)
    assert values == {"t": SolvedValue("W", 1)}


def test_a_nearer_win_and_a_farther_loss_score_higher() -> None:
    worst_to_best = [
        SolvedValue("L", 2),
        SolvedValue("L", 14),
        DRAW,
        SolvedValue("W", 15),
        SolvedValue("W", 1),
    ]
    scores = [value.score for value in worst_to_best]
    assert scores == sorted(scores)
    assert len(set(scores)) == 5
    assert SolvedValue("L", 4).score == -SolvedValue("W", 4).score


def test_a_value_before_a_move_is_the_others_one_ply_farther() -> None:
    assert SolvedValue("L", 0).before == SolvedValue("W", 1)
    assert SolvedValue("W", 3).before == SolvedValue("L", 4)
    assert DRAW.before == DRAW


def test_beyond_the_horizon_all_is_drawn() -> None:
    assert SolvedValue("W", 3).within(3) == SolvedValue("W", 3)
    assert SolvedValue("W", 5).within(3) == SolvedValue("L", 4).within(3) == DRAW
    assert DRAW.within(0) == DRAW


@every_solution
def test_among_equals_the_one_is_best_after_which_most_replies_lose(
    game_id: str, rules: str
) -> None:
    known = tablebase.table(game_id, rules)
    for position, value in known.items():
        if position.outcome:
            continue
        best = tablebase.best_moves(position, known)
        traps = {}
        for move in position.legal():
            after = position.after(move)
            if known[after].before == value:
                replies = [known[after.after(reply)].before for reply in after.legal()]
                traps[move] = sum(reply.letter == "L" for reply in replies)
        assert best == [move for move, count in traps.items() if count == max(traps.values())]


def test_moves_can_be_kept_out() -> None:
    start = games.get("bushi").start()
    assert tablebase.best_moves(start, KNOWN, among=["El", "Nl"]) == ["El"]
    assert set(tablebase.best_moves(start, KNOWN, among=["Nb", "Nl"])) == {"Nb"}


def test_a_short_horizon_sees_no_far_win() -> None:
    after_el = games.get("bushi").parse("El -- w")
    assert tablebase.best_moves(after_el, KNOWN) == ["Wb"]
    assert len(tablebase.best_moves(after_el, KNOWN, horizon=1)) > 1


def test_found_tells_value_depth_and_expected_play() -> None:
    position = games.get("bushi").parse("Tb Eb b")
    move = tablebase.best_moves(position, KNOWN)[0]
    found = tablebase.probe(position, KNOWN, [move], tablebase.FARTHEST)
    assert (found.move, found.depth, len(found.pv)) == (move, 15, 15)
    assert found.score == SolvedValue("W", 15).score
    assert found.nodes == 1169
    assert found.pv[0] == move


def test_the_best_moves_are_told_apart() -> None:
    position = games.get("bushi").parse("Tb Eb b")
    move, *_ = tablebase.best_moves(position, KNOWN)
    others = [other for other in position.legal() if other != move]
    found = tablebase.probe(position, KNOWN, [move, *others], tablebase.FARTHEST, 3)
    values = tablebase.values(position, KNOWN)
    scores = sorted((value.score for value in values.values()), reverse=True)
    assert [line.score for line in found.lines] == scores[:3]
    assert all(line.pv[0] == line.move for line in found.lines)
    assert found.lines[0] == (found.move, found.score, found.pv)
