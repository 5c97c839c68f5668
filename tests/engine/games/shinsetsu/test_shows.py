"""What may move, and how Kings were taken: true in positions made at random."""

from typing import Any

import pytest
from hypothesis import given, settings

from anga.games.shinsetsu.rules.board import SQUARE, SQUARES
from anga.games.shinsetsu.rules.forces import HOME, INDEX
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.shared.errors import PositionError
from anga.shared.phrases import say
from tests.engine.games.shinsetsu import making
from tests.engine.games.shinsetsu.boards import GAME, OTHERS, position
from tests.engine.playouts import each_move, seeds
from tests.thoroughness import times


def line(*positions: ShinsetsuPosition, moves: tuple[Any, ...] = ()) -> Any:
    return GAME.line()._replace(positions=positions, moves=moves)


def made(seed: int) -> ShinsetsuPosition | None:
    try:
        found = GAME.parse(making.position(seed))
    except PositionError:
        return None
    assert isinstance(found, ShinsetsuPosition)
    return found


@given(seed=seeds)
@settings(max_examples=times(200, 4000))
def test_what_glows_can_move_and_nothing_else(seed: int) -> None:
    at = made(seed)
    if not at or at.outcome:
        return
    marks = [mark for each in GAME.shows(line(at)) for mark in each["figures"]["marks"]]
    glowing = {cell for mark in marks if mark["mark"] == "able" for cell in mark["cells"]}
    origins = {move.origin for move in at.legal()} - {-1}
    assert glowing == {SQUARES[origin] for origin in origins}
    assert all(at.board[SQUARE[cell]][0] == at.turn for cell in glowing)
    prisoner = at.chance and not at.force.active
    homes = [mark for mark in marks if mark["mark"] in ("closed", "awaited")]
    assert [mark["cells"] for mark in homes] == [[SQUARES[HOME[at.turn]]]] * prisoner
    for mark in homes:
        escape = next(move for move in at.legal() if move.choice == "KK")
        free = at.after(escape).forces[INDEX[at.turn]].active
        assert (mark["mark"] == "awaited") == free


@given(seed=seeds)
@settings(max_examples=times(100, 2000))
def test_each_taken_king_is_shown_with_the_way_of_its_captor(seed: int) -> None:
    at = made(seed)
    for move in at.legal() if at and not at.chance and not at.outcome else ():
        assert at
        after = at.after(move)
        taken = move.action == "go" and at.board[move.target][-1:] == "K"
        shown = list(GAME.shows(line(at, after, moves=(move,))))
        told = [each for each in shown if each["slug"] in ("shows:prisoner", "shows:king")]
        assert len(told) == taken
        for each in told:
            (mark,) = each["figures"]["marks"]
            assert mark["cells"] == [SQUARES[move.origin], SQUARES[move.target]]
            state = after.forces[INDEX[at.board[move.target][0]]].state
            assert (each["slug"] == "shows:prisoner") == (state == "p")
        if after.outcome and after.outcome.reason in ("entry", "score"):
            assert shown[0]["slug"] == f"shows:{after.outcome.reason}"


def test_a_roll_is_told_in_both_languages() -> None:
    (able,) = GAME.shows(line(position(f"kna2 kCh8 {OTHERS}", "k KK")))
    phrase = [able["slug"], *able["args"]]
    assert say(phrase, GAME.words, "en") == "Black can move 2 pieces with these dice."
    assert say(phrase, GAME.words, "ja") == "この目で動かせる黒の駒は2個です。"


def test_a_pass_is_told_with_what_cannot_move() -> None:
    told = 0
    for seed in range(times(20, 200)):
        for passed in each_move("shinsetsu", seed, 120):
            found = [each for each in GAME.shows(passed) if each["slug"] == "shows:passed"]
            assert bool(found) == (passed.moves[-1].action == "pass")
            for each in found:
                before = passed.positions[-2]
                assert [move.action for move in before.legal()] == ["pass"]
                marked = [cell for mark in each["figures"]["marks"] for cell in mark["cells"]]
                assert {before.board[SQUARE[cell]][0] for cell in marked} <= {before.turn}
                told += 1
    assert told


@pytest.mark.parametrize(
    ("token", "mark", "cells"),
    [
        ("C:a1a6", "refused", ["a2", "a5"]),
        ("C:a1b1", "refused", ["b1"]),
        ("H:b1b4", "area", ["a3", "c3"]),
        ("E:c1e3", "able", None),
    ],
)
def test_what_forbids_a_move_is_marked(token: str, mark: str, cells: "list[str] | None") -> None:
    at = GAME.line().play("roll:CH").position
    move = at.parse_any_move(token)
    assert not at.is_legal(move)
    first = GAME.forbids(at, move)["marks"][0]
    assert first["mark"] == mark
    able = {SQUARES[each.origin] for each in at.legal()}
    assert {*first["cells"]} == ({*cells} if cells else able)


def test_the_last_king_s_win_says_so_and_no_seat_plays_on() -> None:
    start = "7rE/8/8/8/8/8/rK7/kC2kK1kE2 k - 0A,0A,0x,0x"
    over = GAME.line(position=start)
    for token in ("roll:CE", "C:a1a2"):
        over = over.after(over.position.parse_move(token))
    assert over.outcome
    assert over.outcome.reason == "capture"
    assert [each["slug"] for each in GAME.shows(over)] == ["shows:last", "shows:prisoner"]
    told = [seat.get("notes") for seat in GAME.scene(over.position, {})["seats"]]
    assert ["note:tie"] not in told


@pytest.mark.parametrize(
    ("at", "roll", "told"),
    [
        (f"knb2 kHh1 {OTHERS}", "roll:CE", True),
        (f"knb2 kHh1 {OTHERS}", "roll:CC", True),
        (f"knb2 kHh1 {OTHERS}", "roll:CH", False),
        (f"kHh1 {OTHERS}", "roll:CE", False),  # there is no Pawn
    ],
)
def test_a_roll_of_lost_kinds_alone_says_what_a_pawn_may_do(at: str, roll: str, told: bool) -> None:
    before = position(at, "k -")
    description = GAME.move_description(before, before.parse_move(roll))
    assert ("description:any-pawn" in str(description)) == told
