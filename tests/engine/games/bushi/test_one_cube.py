"""One cube on one square: the worked cases by name, and a second implementation beside it."""

from collections import Counter
from functools import cache

import pytest

from anga.contract.editor import SetupData
from anga.contract.game import AnyLine
from anga.contract.position import perft
from anga.games.bushi import GAME
from anga.games.bushi.rules.one_cube import OneCubePosition
from anga.guide import problem_checks, problems
from anga.record import record
from anga.record.record import Record
from anga.search import levels, tablebase
from anga.search.limits import Limits
from anga.service import editing
from anga.shared.errors import IllegalMove, MoveError, OverError, PositionError
from anga.shared.layout.layout import Layout
from anga.shared.scene import Scene
from anga.tools import cli
from tests.engine.games.bushi.reference_one import Place, ReferenceOne

BUSHI = GAME
BOTH = {"one": "", "article,one": "article"}
both_cubes = pytest.mark.parametrize("rules", BOTH, ids=["dunkel", "article"])
PERFT = {
    "one": [16, 64, 150, 385, 934, 2403, 5753, 15036, 36137, 93560],
    "article,one": [16, 64, 154, 403, 978, 2563, 6300, 16838, 41240, 109433],
}
SWEPT = {
    "one": {"Tb Al b", "Tb Wr b", "Tf Ar w", "Tf Wl w"},
    "article,one": {"Tb Al b", "Tb Er b", "Tf Ar w", "Tf El w"},
}
CROSSED = {"Tl Nr b", "Tl Nr w", "Tr Nl b", "Tr Nl w"}


def position(text: str, rules: str = "one") -> OneCubePosition:
    found = BUSHI.parse(text, rules)
    assert isinstance(found, OneCubePosition)
    return found


def line(moves: str, text: str | None = None, rules: str = "one") -> AnyLine:
    return record.replay(Record("bushi", rules, text, tuple(moves.split())))


@cache
def reference(rules: str) -> tuple[ReferenceOne, dict[str, Place]]:
    """The second implementation, and its positions."""
    made = ReferenceOne(BOTH[rules])
    return made, made.places()


# The second implementation


@both_cubes
def test_both_know_the_same_159_positions(rules: str) -> None:
    states = [str(state) for state in BUSHI.states(rules) or ()]
    assert len(states) == len(set(states)) == 159
    assert set(states) == set(reference(rules)[1])


@both_cubes
def test_both_play_the_same(rules: str) -> None:
    twin, places = reference(rules)
    for name, place in places.items():
        found = position(name, rules)
        led = {move: str(found.after(move)) for move in found.legal()}
        assert led == {move: twin.name(after) for move, after in twin.moves(place).items()}, name
        assert (found.outcome is not None) is (not led)


@both_cubes
def test_both_value_each_position_alike(rules: str) -> None:
    known = tablebase.table("bushi", rules)
    twin = reference(rules)[0].values()
    assert {str(state): tuple(value) for state, value in known.items()} == twin


@both_cubes
def test_whatever_is_no_position_of_play_is_refused(rules: str) -> None:
    codes = ["--", *position("-- -- b", rules).cube.states]
    places = reference(rules)[1]
    for text in (f"{a} {b} {side}" for a in codes for b in codes for side in "bw"):
        if text in places:
            assert str(position(text, rules)) == text
        else:
            with pytest.raises(PositionError):
                position(text, rules)


# The worked cases


def test_the_16_placements_are_those_of_two_cubes() -> None:
    start = BUSHI.start("one")
    assert str(start) == "-- -- b"
    assert set(start.legal()) == set(BUSHI.start("").legal())
    assert {str(start.after(move)) for move in start.legal()} == {
        f"{move} -- w" for move in start.legal()
    }


@both_cubes
def test_perft(rules: str) -> None:
    start = BUSHI.start(rules)
    assert [perft(start, depth) for depth in range(1, 9)] == PERFT[rules][:8]


@pytest.mark.thorough
@both_cubes
def test_perft_of_ten(rules: str) -> None:
    start = BUSHI.start(rules)
    assert [perft(start, depth) for depth in (9, 10)] == PERFT[rules][8:]


def test_white_loses_in_6_after_nb_and_wins_at_once_after_al() -> None:
    known = tablebase.table("bushi", "one")
    assert tuple(known[position("Nb -- w")]) == ("L", 6)
    assert tuple(known[position("Al -- w")]) == ("W", 1)


def test_crossed_swords_end_a_game() -> None:
    game = line("Nb f r t r t r")
    assert str(game.position) == "Tl Nr w"
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.placings) == ("mate", {"b": 1, "w": 2})
    assert game.position.moves_or_placements() == ("r",)
    assert game.legal() == []
    with pytest.raises(OverError):
        game.position.parse_move("r")


@both_cubes
def test_the_mated_positions(rules: str) -> None:
    mated = {str(state) for state in BUSHI.states(rules) or () if state.outcome}
    assert mated == SWEPT[rules] | CROSSED


@both_cubes
def test_the_count_of_wins_and_losses(rules: str) -> None:
    known = tablebase.table("bushi", rules)
    counted = Counter(value.letter for value in known.values())
    assert counted == ({"W": 93, "L": 66} if rules == "one" else {"W": 88, "L": 71})
    assert max(value.plies or 0 for value in known.values()) == (8 if rules == "one" else 10)


@pytest.mark.parametrize(
    ("rules", "plies", "winning"),
    [("one", 7, {"Nb": 7, "Ur": 7}), ("article,one", 9, {"Ur": 9, "Nb": 11, "Wl": 11})],
)
def test_black_wins_by_few_placements(rules: str, plies: int, winning: dict[str, int]) -> None:
    known, start = tablebase.table("bushi", rules), BUSHI.start(rules)
    assert tuple(known[start]) == ("W", plies)
    values = tablebase.values(start, known)
    assert {move: v.plies for move, v in values.items() if v.letter == "W"} == winning


def test_the_command_line_prints_159_lines(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["solve", "bushi", "--rules", "one", "--table"])
    assert len(capsys.readouterr().out.splitlines()) == 159


# Rules


@pytest.mark.parametrize(
    ("text", "token", "reason"),
    [
        ("-- -- b", "t", "place-first"),
        ("-- -- b", "Nf", "no-pointing"),
        ("Nb -- w", "Nb", "placed-already"),
        ("Ar Af b", "Nb", "placed-already"),
        ("Af Al w", "f", "only-turn"),
        ("Tr Tf w", "t", "roll-ahead"),
        ("Tf Ar w", "t", None),
        ("Ar Wf b", "r", "taking-back"),
        ("Al Ef w", "l", "taking-back"),
    ],
)
def test_what_is_well_formed_but_illegal(text: str, token: str, reason: str | None) -> None:
    with pytest.raises((IllegalMove, OverError)) as caught:
        position(text).parse_move(token)
    assert getattr(caught.value, "reason", None) == reason


@pytest.mark.parametrize(
    ("text", "offending"),
    [
        ("", ""),
        ("Nb -- w ", "Nb -- w "),
        ("Nb --", "Nb --"),
        ("Nb -- x", "x"),
        ("Xb -- w", "Xb"),
        ("Nb Xx w", "Xx"),
        ("-- -- w", "-- -- w"),
        ("-- Nb b", "-- Nb b"),
        ("Nb -- b", "Nb -- b"),
        ("Tf -- w", "Tf -- w"),
        ("Nb Nb b", "Nb Nb b"),
        ("Nb Tf b", "Nb Tf b"),
        ("Tr Tf b", "Tr Tf b"),
    ],
)
def test_what_is_no_position(text: str, offending: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(text)
    assert caught.value.text == offending


@pytest.mark.parametrize("token", ["", "x", "tt", "--", "N", "pass"])
def test_what_is_no_move(token: str) -> None:
    with pytest.raises(MoveError):
        position("Nb -- w").parse_move(token)


def test_the_third_time_is_a_draw() -> None:
    game = line("Nb t t t t t t t t t")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.placings) == ("repetition", {"b": 1, "w": 1})


def test_the_token_has_one_place() -> None:
    assert BUSHI.canonical("one,article") == "article,one"
    assert BUSHI.canonical("dunkel,one") == "one"
    assert [rule.group for rule in BUSHI.rules if "one" in rule.tokens] == ["untried"]


# The computer


@both_cubes
def test_the_top_level_never_errs(rules: str) -> None:
    known, top = tablebase.table("bushi", rules), max(levels.numbers(BUSHI))
    for state, value in known.items():
        if not state.outcome:
            begun = record.replay(Record("bushi", rules, str(state)))
            *_, last = levels.search(begun, Limits(level=top, seed=1))
            assert known[state.after(last.move)].before == value


@pytest.mark.parametrize(
    ("rules", "won", "many"), [("one", 53, 17), ("article,one", 50, 15)], ids=["dunkel", "article"]
)
def test_every_problem_that_the_table_proves_is_there(rules: str, won: int, many: int) -> None:
    known = tablebase.table("bushi", rules)
    choices = [
        state
        for state, value in known.items()
        if isinstance(state, OneCubePosition)
        and state.all_placed
        and value.letter == "W"
        and len(state.legal()) > 1
    ]
    expected = {
        as_seen(state)
        for state in choices
        if [v.letter for v in tablebase.values(state, known).values()].count("W") == 1
    }
    posed = [problem for problem in problems.load("bushi") if problem.rules == rules]
    assert len(set(map(as_seen, choices))) == won
    assert len(posed) == len(expected) == many
    assert {as_seen(position(problem.position, rules)) for problem in posed} == expected
    assert [sentence for problem in posed for sentence in problem_checks.wrong(problem)] == []


def as_seen(state: OneCubePosition) -> tuple[object, ...]:
    """A position as its mover sees it: the same for Black and White."""
    return state.seen(state.turn), state.last, state.before == "--"


def test_a_problem_says_that_there_is_one_cube() -> None:
    one = next(problem for problem in problems.load("bushi") if problem.rules == "one")
    assert one.asking("en") == ("Cubes on the board: one, moved by both. Black to move: mate in 1.")
    assert "一つ" in one.asking("ja")


# The page


def shown(text: str) -> Scene:
    return BUSHI.scene(position(text), {})


def test_one_cube_stands_on_one_square() -> None:
    assert [cell["id"] for cell in shown("Nb -- w")["cells"]] == ["o"]
    assert shown("-- -- b")["solids"] == []
    assert [mark["mark"] for mark in shown("-- -- b")["marks"]] == ["awaited"]
    (solid,) = shown("Wl Nl b")["solids"]
    assert "seat" not in solid
    assert solid["name"] == ["one-cube", "seat:b", "right-guard", "facing:l"]


def test_each_side_hears_the_cube_as_it_sees_it() -> None:
    (black,), (white,) = shown("Al Ab b")["solids"], shown("Al Ab w")["solids"]
    assert black["orientation"] == white["orientation"]
    assert (black["name"][3], white["name"][3]) == ("facing:l", "facing:r")


def test_the_moves_stand_around_the_cube_on_the_movers_side() -> None:
    at = {
        side: {option["id"]: option["at"] for option in shown(f"Al Ab {side}")["options"]}
        for side in "bw"
    }
    for move in "tflr":
        assert [a + b for a, b in zip(at["b"][move], at["w"][move], strict=True)] == [2.4, 3]
    assert at["b"]["f"][1] < at["b"]["t"][1]


@pytest.mark.parametrize("width", [320, 390, 800])
@pytest.mark.parametrize(("turned", "text"), [(0, "Tf Nb b"), (2, "Tb Nf w")])
def test_the_way_forward_hides_no_sword(width: int, turned: int, text: str) -> None:
    layout = Layout(shown(text), turned, width, 0.7 * width)
    forward = layout.rect("o:f")
    assert forward
    (heights,) = [[y for _, y in outline] for touch, outline in layout.solids if touch == "c:o"]
    rim = (max(heights) - min(heights)) / 8  # of the cube's picture: no sign comes so near its edge
    assert forward[1] + forward[3] < min(heights) + rim


def test_the_seat_that_waits_shows_its_last_move() -> None:
    told = {seat["seat"]: seat.get("notes") for seat in shown("Ar Wf b")["seats"]}
    assert told == {"b": None, "w": ["last:r"]}
    assert not any(seat.get("notes") for seat in shown("Nb -- w")["seats"])


def test_what_would_take_back_is_shown_and_forbidden() -> None:
    choices = {choice["move"]: choice for choice in BUSHI.choices(position("Ar Wf b"))}
    assert choices["r"].get("forbidden") == "taking-back"
    assert [move for move, choice in choices.items() if "forbidden" not in choice] == [
        "t",
        "f",
        "l",
    ]


@pytest.mark.parametrize("text", ["-- -- b", "Nb -- w", "Ar Wf b", "Tl Nr w", "Al Ef w"])
def test_a_setup_comes_back(text: str) -> None:
    assert BUSHI.editor
    setup = BUSHI.editor.setup(position(text))
    assert BUSHI.editor.validate(setup, "one").position == text


@pytest.mark.parametrize(
    ("cube", "turn", "last", "reason"),
    [
        (None, "w", "-", "edit:one-first"),
        (None, "b", "t", "edit:one-first"),
        ("Nb", "b", "-", "edit:one-first"),
        ("Nf", "w", "-", "no-pointing"),
        ("Tr", "b", "t", ["edit:last", "seat:w"]),
    ],
)
def test_what_is_no_setup(cube: str | None, turn: str, last: str, reason: object) -> None:
    setup: SetupData = {
        "cells": {"o": cube} if cube else {},
        "fields": {"turn": turn, "last": last},
    }
    answer = editing.edit_answer(BUSHI, position("-- -- b"), setup, {})
    assert [problem["reason"] for problem in answer["problems"]] == [reason]
    assert answer["position"] is None


@pytest.mark.parametrize(
    ("text", "move", "deeds"),
    [
        ("-- -- b", "Nb", ["place", "exposed"]),
        ("-- -- b", "Al", ["place", "calm"]),
        ("El -- w", "f", ["roll", "point"]),
        ("Tb -- w", "t", ["turn", "cross"]),
        ("Wl Nl b", "l", ["win", "roll"]),
    ],
)
def test_what_a_move_comes_to(text: str, move: str, deeds: list[str]) -> None:
    assert set(deeds) <= set(BUSHI.deeds(position(text), move))
