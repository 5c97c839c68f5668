"""Every game, course, problem and watched game of the site, by keyboard alone."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from anga import games
from anga.guide import problems
from tests.site.dom.page import Page
from tests.site.pages.answers import answer, loaded, make, path_of, press, touch, wrong_paths
from tests.site.pages.plans import PLANS, asked, touches
from words import Words

Visit = Callable[..., Page]


@pytest.mark.parametrize("game", PLANS)
def test_a_whole_game_is_played_and_each_move_told(visit: Visit, game: str) -> None:
    plan = PLANS[game]
    words, moves = Words("en", dict(games.get(game).words)), plan.moves.split()
    seats = dict.fromkeys(games.get(game).seats, "person")
    place = f"&p={plan.position.replace(' ', '_')}" if plan.position else ""
    device = {f"anga:seats:{game}": json.dumps(seats), "anga:own-dice": "true"}
    page = visit(f"{game}.html", f"g={game}{place}", device=device)
    for ply, move in enumerate(moves):
        now, after = asked(game, moves[:ply]), asked(game, moves[: ply + 1])
        if move in [each["move"] for each in now["unlisted"]]:
            return  # a dialog, as tests/browser/access/test_play_by_ear.py has it
        for each in touches(now["choices"], move):
            touch(page, each)
        assert words.say(after["history"][-1]["description"]) in page.said
    assert plan.end in page.said


@pytest.mark.parametrize("game", games.ids())
def test_every_step_is_passed_after_a_wrong_answer(visit: Visit, game: str) -> None:
    page = visit(f"learn-{game}.html")
    steps = loaded(game)
    for step in steps:
        assert page.text("#lesson-text") == step["text"]["en"].replace("*", "")
        if step["turns"]:
            play_on(page, step)
        else:
            make(page, step["choices"], next(wrong_paths(step)))
            assert page.tone in ("wrong", "refused")
            press(page, "#do-again")
            right = path_of(step, {taken["move"] for taken in step["accepted"]})
            assert right
            make(page, step["choices"], right)
            assert page.find("#lesson-text").getAttribute("data-done") == "true"
        if step is not steps[-1]:
            press(page, "#do-next")
    kept = json.loads(page.device["anga:progress"])["lessons"][game]
    passed = sum(len(passed) for passed in kept.values())
    assert passed == sum(not step["turns"] for step in steps)


def play_on(page: Page, step: dict[str, Any]) -> None:
    """Make the first move of the game in which a course ends."""
    first = path_of(step, {choice["move"] for choice in step["choices"]})
    assert first
    make(page, step["choices"], first)
    page.wait(30)
    assert page.text("#status") != "Your move."


@pytest.mark.parametrize("game", [each for each in games.ids() if problems.there(each)])
def test_a_problem_is_failed_and_solved(visit: Visit, game: str) -> None:
    problem = max(problems.load(game), key=lambda problem: problem.own <= 2 and problem.own)
    page = visit(f"problems-{game}.html", f"q={problem.id}")
    assert page.text("#lesson-text") == problem.asking("en")
    tokens = [problem.line.position.format_move(move) for move in problem.line.legal()]
    answer(page, problem, (), next(each for each in tokens if each != problem.solution[0]))
    assert page.tone == "wrong"
    press(page, "#do-again")
    seat, line = problem.line.position.turn, problem.line
    for number, token in enumerate(problem.solution):
        if line.position.turn == seat:
            answer(page, problem, problem.solution[:number], token)
        line = line.play(line.parse_move(token))
    assert page.tone == "over"
    assert page.said.count("Solved!") == 1
    assert len(page.all("#lessons .solved")) == 1
    kept = json.loads(page.device["anga:progress"])["problems"][game]
    assert (kept["solved"], kept["row"]) == ([problem.id], 0)
    title = page.text("#lesson-title")
    press(page, "#do-next")
    assert page.text("#lesson-title") != title


@pytest.mark.parametrize(
    "link", ["x=1", "g=bushi&r=blitz", "g=bushi&m=Tf", "g=bushi&m=El.Wb.l.r.f.t.t", "g=go"]
)
def test_what_is_wrong_with_a_link_is_said_in_japanese(visit: Visit, link: str) -> None:
    page = visit("play.html", link, device={"anga:language": '"ja"'})
    assert any("\u3040" < letter < "\u30ff" for letter in page.text("#notices"))
