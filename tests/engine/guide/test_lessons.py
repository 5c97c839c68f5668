"""The courses run: every step of every game keeps what it promises, in both languages."""

import json
import math
import random
import re
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import pytest

from anga import games
from anga.contract.dice import random_roll
from anga.contract.status import status as status_of
from anga.guide import courses, lesson_checks, lessons, texts
from anga.guide.lessons import Accept, Lesson, Step
from anga.search import levels
from anga.search.limits import Limits
from anga.service.shown import changes, shown_line
from anga.shared import learning_data
from anga.shared.changes import apply
from anga.shared.errors import GameError
from tests.engine.contract.wording import LANGUAGES

TAUGHT = [game_id for game_id in games.ids() if lessons.there(game_id)]
LESSONS = [(game_id, lesson) for game_id in TAUGHT for lesson in lessons.load(game_id)]
STEPS = [
    pytest.param(step, id=f"{game_id}-{lesson.id}-{number}")
    for game_id, lesson in LESSONS
    for number, step in enumerate(lesson.steps, start=1)
]
every_course = pytest.mark.parametrize("game_id", TAUGHT)
every_step = pytest.mark.parametrize("step", STEPS)
MOST_LETTERS = {"en": 360, "ja": 190}  # of what a step says
LEARNER = 1000  # positions a move that somebody sensible is worth
MOST_SENTENCES = {"en": 2, "ja": 3}  # of a task
LONGEST = 65  # letters of a Japanese sentence, which gets long if two ideas are pressed into it
SENTENCE = {"en": r"[.!?]”?(?= |$)", "ja": "[。！？]"}  # how one ends
MOST_DEEDS = 2  # that a list of moves may not stand for
TAUGHT_LATER = (  # until a step asks for it
    ("troop", "muster"),
    ("shinsetsu", "act:turn"),
    ("shinsetsu", "elimination"),
)
KANA = 0x3000  # from here on no letter is Latin
OLD = {"1994-11", "1994-12"}  # rules of the questions from the archive
FEW_TURNS = 10  # own moves of a game at the end of a course


@every_step
def test_a_step_keeps_what_it_promises(step: Step) -> None:
    assert lesson_checks.wrong(step) == []


@every_step
def test_nobody_else_is_in_check_before_a_step(step: Step) -> None:
    """What glows is what the step speaks of: nobody but its player answers a check."""
    status = status_of(step.line)
    assert set(status["check"]) <= {status["turn"]}


@every_step
def test_a_step_is_short_and_speaks_both_languages(step: Step) -> None:
    said = [step.text, *filter(None, (step.right, step.wrong)), *step.answers.values()]
    for text in said:
        for language, most in MOST_LETTERS.items():
            assert 0 < len(getattr(text, language)) <= most, getattr(text, language)
        assert text.en.isascii() or set(text.en) - {*map(chr, range(128))} <= set(
            "’“”–…é武士刀玉飛金銀歩王戦騎兵舎"  # what is written on pieces
        )
        assert not text.ja.isascii()
    assert not [text for text in said[1:] if "*" in text.en + text.ja]  # only tasks emphasise


@every_step
def test_a_task_is_two_sentences_or_three_short_japanese_ones(step: Step) -> None:
    for language, end in SENTENCE.items():
        said = getattr(step.text, language)
        assert 0 < len(re.findall(end, said)) <= MOST_SENTENCES[language], said
    assert all(len(sentence) <= LONGEST for sentence in re.split(SENTENCE["ja"], step.text.ja))


@every_step
def test_no_list_of_moves_says_what_a_deed_or_two_say(step: Step) -> None:
    line = step.line
    done = {
        line.position.format_move(move): set(line.game.deeds(line.position, move))
        for move in line.legal()
    }
    kinds = sorted(set().union(*done.values()) if step.accept.moves else ())
    for deeds in chain(*(combinations(kinds, count + 1) for count in range(MOST_DEEDS))):
        coming = {token for token, deeds_of in done.items() if deeds_of.issuperset(deeds)}
        assert coming != set(step.accept.moves), deeds


@every_step
def test_right_moves_that_take_something_take_it_from_the_same_seat(step: Step) -> None:
    line, victims = step.line, set()
    pieces = line.game.scene(line.position, step.view)["pieces"]
    seats = {piece["cell"]: piece["seat"] for piece in pieces}
    for move in step.accepted_moves(line):
        gone = {
            change["places"][0].removeprefix("c:")
            for change in changes(line.after(move))
            if change["do"] in ("capture", "remove")
        }
        victims.add(frozenset(seats[cell] for cell in gone if cell in seats))
    assert len(victims - {frozenset()}) <= 1, victims


@pytest.mark.parametrize(("game_id", "deed"), TAUGHT_LATER)
def test_what_is_taught_later_is_no_answer_before(game_id: str, deed: str) -> None:
    steps = [step for lesson in lessons.load(game_id) for step in lesson.steps]
    first = [deed in step.accept.deeds | step.accept.every for step in steps].index(True)
    for step in steps[:first]:
        line = step.line
        for move in step.accepted_moves(line):
            assert deed not in line.game.deeds(line.position, move), str(line.position)


@every_course
def test_mate_is_asked_for_once_check_is_explained(game_id: str) -> None:
    told = [step.text.en for lesson in lessons.load(game_id) for step in lesson.steps]
    mated = [number for number, text in enumerate(told) if re.search(r"\b[Mm]ate", text)]
    checked = [number for number, text in enumerate(told) if re.search(r"\b[Cc]heck", text)]
    assert not (mated and checked) or checked[0] <= mated[0]


@every_course
def test_a_course_on_another_board_says_how_large_the_usual_one_is(game_id: str) -> None:
    game, ready = games.get(game_id), lessons.load(game_id)[0].steps[-1]
    usual = game.scene(game.start(""), {})["cells"]
    if len(game.scene(ready.line.position, {})["cells"]) != len(usual):
        assert ready.right
        assert str(math.isqrt(len(usual))) in ready.right.en
        assert str(math.isqrt(len(usual))) in ready.right.ja


@every_course
def test_a_course_begins_at_once_and_leads_to_a_game(game_id: str) -> None:
    """What comes after the game is about rules that nobody has played, or about old ones."""
    course = lessons.load(game_id)
    assert 6 <= len(course) <= 10
    assert course[0].id == "two-minutes"
    assert len({lesson.id for lesson in course}) == len(course)
    usual = 1 + [lesson.id for lesson in course].index("game")
    untried = [lesson for lesson in course[usual:] if is_untried(lesson)]
    for lesson in course[usual:]:
        assert lesson in untried or lesson.steps[0].line.position.rules in OLD
    for part in (course[:usual], *([lesson] for lesson in untried)):
        assert [bool(step.turns) for lesson in part for step in lesson.steps].index(True) == (
            sum(len(lesson.steps) for lesson in part) - 1
        )
        last = part[-1].steps[-1]
        assert 0 < last.turns <= FEW_TURNS
        assert last.line.position.turn == last.line.game.seats[0]


def is_untried(lesson: Lesson) -> bool:
    """Whether a lesson is about rules that nobody has played: then it follows the course."""
    step = lesson.steps[0]
    chosen = step.line.position.rules.split(",")
    rules = step.line.game.rules
    return any(rule.group == "untried" and set(rule.tokens) & set(chosen) for rule in rules)


@every_course
def test_the_game_at_the_end_can_be_won_in_its_turns(game_id: str) -> None:
    *_, game = (step for lesson in lessons.load(game_id) for step in lesson.steps if step.turns)
    assert any(won_in_time(game, seed) for seed in range(3))


def won_in_time(step: Step, seed: int) -> bool:
    """Whether a player who looks at some positions beats level 1 before the lesson stops."""
    line, chance, own = step.line, random.Random(seed), 0
    me = line.position.turn
    while not line.outcome and (own < step.turns or line.position.turn != me):
        if line.position.chance:
            line = line.after(random_roll(line.position, chance))
            continue
        mine, drawn = line.position.turn == me, chance.getrandbits(32)
        limits = Limits(nodes=LEARNER, seed=drawn) if mine else Limits(level=1, seed=drawn)
        *_, found = levels.search(line, limits)
        line, own = line.after(found.move), own + mine
    return line.outcome is not None and line.outcome.placings[me] == 1


@every_course
def test_everything_the_course_needs_is_worked_out(game_id: str) -> None:
    made = courses.course(game_id)
    assert json.loads(json.dumps(made)) == made
    words = games.get(game_id).words
    steps = [step for lesson in made["lessons"] for step in lesson["steps"]]
    for step in steps:
        offered = {choice["move"] for choice in step["choices"]}
        assert bool(step["turns"]) != bool(step["accepted"])
        assert set(step["answers"]) <= offered
        for taken in step["accepted"]:
            assert taken["move"] in offered
            assert all(f"deed:{deed}" in words for deed in taken["deeds"])
        assert not {"looks", "cells"} & set(step["scene"])
        assert all(step["ground"] < len(dressed["grounds"]) for dressed in made["sets"])


@every_course
def test_every_set_of_pieces_is_there_for_the_page(game_id: str) -> None:
    game, made = games.get(game_id), courses.course(game_id)
    usual, *others = made["sets"]
    wanted = [view.english for view in game.views if view.english]
    assert [list(dressed["view"].values()) for dressed in others] == [[each] for each in wanted]
    for dressed in others:
        assert set(dressed["looks"]) == set(usual["looks"])
        assert dressed["looks"] != usual["looks"]


@every_course
def test_english_texts_name_the_pieces_of_both_sets(game_id: str) -> None:
    usual = courses.course(game_id)["sets"][0]["looks"].values()
    glyphs = {stroke["glyph"] for look in usual for stroke in look if "glyph" in stroke}
    kanji = {glyph for glyph in glyphs if ord(glyph[0]) >= KANA}
    for lesson in lessons.load(game_id):
        for step in lesson.steps:
            for glyph in kanji:
                assert step.text.en.count(glyph) == step.text.en.count(f"or {glyph}")


@every_course
def test_what_a_right_move_leads_to_is_the_scene_after_it(game_id: str) -> None:
    made = courses.course(game_id)
    loaded = [step for lesson in lessons.load(game_id) for step in lesson.steps]
    shown = [step for lesson in made["lessons"] for step in lesson["steps"]]
    for step, data in zip(loaded, shown, strict=True):
        for taken in data["accepted"][:3]:
            line, scene = step.line, whole(made, data)
            for ply in taken["plies"]:
                scene = {**apply(scene, ply["changes"]), **ply["rest"]}
                line = line.after(line.parse_move(ply["move"]))
            truth = shown_line(line, step.view)["scene"]
            assert by_cell(scene["pieces"]) == by_cell(truth["pieces"])
            assert by_cell(scene["solids"]) == by_cell(truth["solids"])
            for part in ("hands", "seats", "texts"):
                assert scene[part] == truth[part]


def whole(made: learning_data.CourseData, step: learning_data.StepData) -> Any:
    usual = made["sets"][0]
    ground = usual["grounds"][step["ground"]]
    return {**step["scene"], **ground, "looks": usual["looks"]}


def by_cell(things: Any) -> Any:
    return sorted(things, key=lambda thing: str(thing["cell"]))


@every_course
def test_the_template_gets_titles_in_both_languages(game_id: str) -> None:
    for entry in courses.page(game_id):
        assert entry["id"].replace("-", "").isalpha()
        assert all(entry["title"][language] for language in LANGUAGES)


# What is wrong is found

RIGHT: dict[str, Any] = {
    "position": "Al Nf b", "text": {"en": "a", "ja": "b"}, "accept": {"deeds": ["win"]},
    "refused": {"f": "only-turn"}, "hint": ["o:t"],
}  # fmt: skip


def step(**other: Any) -> Step:
    return lessons._step("bushi", "here", {**RIGHT, **other})


def test_a_good_step_is_good() -> None:
    assert lesson_checks.wrong(step()) == []


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"position": "Al Nx b"}, "white cube"),
        ({"position": "Nf Af w"}, "nobody can move"),
        ({"view": {"sides": "nine"}}, "no view"),
        ({"accept": {"deeds": ["calm"]}}, "no legal move is right"),
        ({"accept": {"moves": ["f", "t"]}}, "f is not legal"),
        ({"accept": {"moves": ["t"], "all": ["flight"]}}, "no move comes to 'flight'"),
        ({"accept": {"deeds": ["win"], "without": ["calm"]}}, "no move comes to 'calm'"),
        ({"accept": {"deeds": ["win"], "without": ["turn"]}}, "no legal move is right"),
        ({"refused": {}}, "every legal move is right"),
        ({"refused": {"f": "roll-ahead"}}, "f is answered by"),
        ({"refused": {"f": "only-turn", "t": "only-turn"}}, "t is answered by"),
        ({"answers": {"f": {"en": "a", "ja": "b"}}}, "f is answered, and not legal"),
        ({"hint": ["o:f"]}, "the hint ['o:f'] begins none"),
        ({"hint": []}, "the hint [] begins none"),
        ({"reply": "t"}, "after t:"),
    ],
)
def test_a_promise_that_is_not_kept_is_found(other: dict[str, Any], sentence: str) -> None:
    assert sentence in " ".join(lesson_checks.wrong(step(**other)))


@pytest.mark.parametrize(
    "other",
    [
        {"odd": 1},
        {"turns": 4},
        {"accept": {"any": True}},
        {"text": {"en": "a"}},
        {"answers": {"t": {"ja": "b"}}},
    ],
)
def test_what_breaks_the_schema_is_an_error(other: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="here"):
        step(**other)


def test_a_game_without_lessons_has_no_course(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "files", lambda _: Path("/nowhere"))
    assert not lessons.there("bushi")
    with pytest.raises(ValueError, match="no learn/lessons"):
        lessons.load("bushi")
    with pytest.raises(GameError):
        lessons.there("nothing")


def test_what_fits() -> None:
    accept = Accept(("a",), frozenset({"win"}), frozenset({"drop", "check"}))
    assert accept.fits("a", ())
    assert accept.fits("b", ("win", "drop"))
    assert accept.fits("b", ("check", "drop"))
    assert not accept.fits("b", ("check",))
    assert not Accept().fits("a", ("check",))
    strict = accept._replace(without=frozenset({"draw"}))
    assert strict.fits("a", ("draw",))
    assert strict.fits("b", ("win",))
    assert not strict.fits("b", ("win", "draw"))
    assert not strict.fits("b", ("check", "drop", "draw"))
    assert Lesson._fields == ("id", "title", "steps")
