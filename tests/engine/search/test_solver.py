"""What can be forced, compared with what is known otherwise."""

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.guide import problems
from anga.record import record
from anga.record.record import Record
from anga.search import checks, tablebase
from anga.search.budget import SpentError
from anga.search.solver import Solver, format_goal, judge_answer, parse_goal, win_without
from anga.service import door
from anga.shared.errors import RequestError

# Black mates by g4-e2 over f3; without it he does not, and two moves are enough elsewhere.
MATE = "4o4/9/5S3/3S2S2/9/9/9/2S6/7O1 b 32-0 -"


def line(game: str, position: str, *moves: str, rules: str = "") -> AnyLine:
    return record.replay(Record(game, rules, position, moves))


def test_a_mate_in_one_is_found_and_nothing_else() -> None:
    position = line("chatra", MATE, rules="b9").position
    forcing = Solver(games.get("chatra"), "mate", "b")
    found = [position.format_move(move) for move in forcing.solutions(position, 1)]
    assert found == ["g4-e2"] or "g4-e2" in found
    assert all(position.after(position.parse_move(token)).outcome for token in found)
    assert forcing.shortest(position, 3) == 1


def test_the_other_side_has_nothing_to_solve() -> None:
    position = line("chatra", MATE, rules="b9").position
    assert Solver(games.get("chatra"), "mate", "w").solutions(position, 1) == []


@pytest.mark.parametrize("own", [1, 2, 3])
def test_the_search_agrees_with_the_table(own: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("bushi")
    known = tablebase.table("bushi", "")
    states = [state for state in known if "-" not in str(state)][:: 40 // own]
    wanted = {
        state: known[state] in [("W", 2 * n - 1) for n in range(1, own + 1)] for state in states
    }
    monkeypatch.setattr(type(game), "states", lambda *_: None)
    for state in states:
        forcing = Solver(game, "mate", state.turn)
        assert bool(forcing.solutions(state, own)) == wanted[state], state


def test_a_proof_may_not_take_more_than_it_is_given() -> None:
    position = line("chatra", MATE, rules="b9").position
    with pytest.raises(SpentError):
        Solver(games.get("chatra"), "mate", "b", most=3).solutions(position, 1)


def test_enough_is_enough() -> None:
    position = games.get("bushi").parse("Al Ub b")
    forcing = Solver(games.get("bushi"), "mate", "b")
    assert len(forcing.solutions(position, 20, enough=1)) <= 1


def test_a_right_answer_is_done_or_delayed_a_wrong_one_refuted() -> None:
    done = judge_answer(line("bushi", "Al Nf b", "t"), "mate", 1)
    assert done == (True, True, None, False)
    known = tablebase.table("bushi", "")
    state = next(s for s, value in known.items() if value == ("W", 5) and len(s.legal()) == 4)
    worth = tablebase.values(state, known)
    for move, value in worth.items():
        told = judge_answer(line("bushi", str(state), str(move)), "mate", 3)
        assert told.right == (value == ("W", 5))
        assert not told.done
        after = state.after(move)
        replied = tablebase.values(after, known)[told.reply]
        assert told.right == (replied in [("L", 2), ("L", 4)])


def test_without_its_only_move_a_search_does_not_win_at_once() -> None:
    game, position = games.get("chatra"), line("chatra", MATE, rules="b9").position
    key = position.parse_move("g4-e2")
    plies = win_without(game, position, key, 300)
    assert plies is None or plies > 1


def test_a_goal_as_text() -> None:
    game = games.get("bushi")
    assert parse_goal(game, "mate:3") == ("mate", 3)
    assert format_goal("mate", 3) == "mate:3"
    for text in ("mate", "mate:0", "mate:-1", "mate:999", "win:1", "", "mate:1:2"):
        with pytest.raises(RequestError):
            parse_goal(game, text)


def test_a_wrong_move_is_late_where_the_dice_left_still_reach_the_goal() -> None:
    seen = set()
    for problem in problems.load("shinsetsu")[:8]:
        reached = games.get("shinsetsu").goals[problem.goal]
        for move in problem.line.legal():
            line = problem.line.after(move)
            if line.position.chance or line.outcome or problem.own > 1:
                continue
            right, _, _, late = judge_answer(line, problem.goal, problem.own)
            before, seat = line.position, problem.line.position.turn
            able = any(reached(before, before.after(use), seat) for use in before.legal())
            assert late == (able and not right), (problem.id, move)
            seen.add(late)
    assert seen == {False, True}


def test_the_door_judges_the_last_move() -> None:
    asked = {"cmd": "judge", "game": "bushi", "position": "Al Nf b", "goal": "mate:1"}
    assert door.answer({**asked, "record": ["t"]}) == {"right": True, "done": True, "reply": None}
    assert "error" in door.answer({**asked, "record": []})
    assert "error" in door.answer({**asked, "record": ["t"], "goal": "mate"})


def test_after_dice_nothing_is_forced() -> None:
    game = games.get("shinsetsu")
    assert Solver(game, "king", "k").shortest(game.start(), 2) is None
    assert not checks.knows_check(game.start()) or game.dice
