"""The rulebook's worked cases, drawn: `B` is the samurai mark, `|` and `-` are swords.

White's cube is drawn above, as Black sees it.
"""

from textwrap import dedent

import pytest

from anga.contract.game import AnyLine
from anga.games.bushi import GAME
from anga.games.bushi.rules.common import BushiPosition
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import IllegalMove, MoveError, OverError, PositionError

BOTH = ["", "article"]
both_cubes = pytest.mark.parametrize("rules", BOTH, ids=["dunkel", "article"])
PLACEMENTS = {
    "": "Ab Al Ar Eb Ef El Nb Nl Nr Tb Ub Uf Ur Wb Wf Wr",
    "article": "Ab Al Ar Eb Ef Er Nb Nl Nr Tb Ub Uf Ur Wb Wf Wl",
}


def position(text: str, rules: str = "") -> BushiPosition:
    found = GAME.parse(text, rules)
    assert isinstance(found, BushiPosition)
    return found


def line(text: str, moves: str = "", rules: str = "") -> AnyLine:
    return record.replay(Record("bushi", rules, text, tuple(moves.split())))


def drawn(text: str, rules: str, drawing: str) -> BushiPosition:
    """The position of that text, which looks like the drawing."""
    found = position(text, rules)
    assert found.diagram().splitlines() == dedent(drawing).strip("\n").splitlines()
    return found


@both_cubes
def test_sixteen_placements(rules: str) -> None:
    start = GAME.start(rules)
    assert str(start) == "-- -- b"
    assert " ".join(sorted(start.legal())) == PLACEMENTS[rules]
    for move in start.legal():
        assert sorted(start.after(move).legal()) == sorted(start.legal())


@both_cubes
def test_with_the_sweep_on_top_only_facing_back_may_be_placed(rules: str) -> None:
    start = GAME.start(rules)
    assert [move for move in start.legal() if move.startswith("T")] == ["Tb"]
    for move in ("Tf", "Tr", "Tl"):
        with pytest.raises(IllegalMove) as caught:
            start.parse_move(move)
        assert caught.value.reason == "no-pointing"


def test_black_places_first_then_white() -> None:
    game = line("-- -- b", "Nb Tb")
    assert [str(at) for at in game.positions] == ["-- -- b", "Nb -- w", "Nb Tb b"]
    assert sorted(game.position.legal()) == ["f", "l", "r", "t"]


def test_the_sweep_rolled_forward_shows_a_front_strike_facing_back() -> None:
    before = """
        +---+
        | | |
        |- -|
        | B |
        +---+ Tb

        +---+
        | | |
        |- -|
        | B |
        +---+ Tf

        b to move
        """
    after = """
        +---+
        | | |
        |- -|
        | B |
        +---+ Tb

        +---+
        | B |
        |. .|
        | | |
        +---+ Nb

        w to move
        """
    assert drawn("Tf Tb b", "", before).play("f") == drawn("Nb Tb w", "", after)


@pytest.mark.parametrize(
    ("rules", "move", "shown"),
    [
        ("", "l", "| . |\n|. B|\n| | |\n+---+ El"),
        ("", "r", "| | |\n|. B|\n| . |\n+---+ Wl"),
        ("article", "l", "| | |\n|. B|\n| . |\n+---+ El"),
        ("article", "r", "| . |\n|. B|\n| | |\n+---+ Wl"),
    ],
)
def test_the_sweep_rolled_sideways(rules: str, move: str, shown: str) -> None:
    after = position("Tf Tb b", rules).play(move)
    assert shown in after.diagram()


def test_white_with_only_blacks_sword_pointing_may_only_turn() -> None:
    found = drawn(
        "Wl Wr w",
        "",
        """
        +---+
        | | |
        |. B|
        | . |
        +---+ Wr

        +---+
        | | |
        |. B|
        | . |
        +---+ Wl

        w to move
        """,
    )
    assert list(found.legal()) == ["t"]
    assert str(found.play("t")) == "Wl Wb b"
    for move in "flr":
        with pytest.raises(IllegalMove) as caught:
            found.play(move)
        assert (caught.value.reason, caught.value.cells) == ("only-turn", ["b"])


def test_black_with_both_swords_pointing_may_only_roll_left() -> None:
    found = drawn(
        "Wl Er b",
        "",
        """
        +---+
        | . |
        |. B|
        | | |
        +---+ Er

        +---+
        | | |
        |. B|
        | . |
        +---+ Wl

        b to move
        """,
    )
    assert list(found.legal()) == ["l"]
    assert str(found.play("l")) == "Tf Er w"
    for move in "tfr":
        with pytest.raises(IllegalMove) as caught:
            found.play(move)
        assert (caught.value.reason, caught.value.cells) == ("roll-ahead", ["b", "w"])


@both_cubes
def test_a_forced_turn_mates(rules: str) -> None:
    drawing = """
        +---+
        | B |
        |. .|
        | | |
        +---+ Nf

        +---+
        | . |
        |- B|
        | . |
        +---+ Al

        b to move
        """
    game = line("Al Nf b", "t", rules)
    assert game.positions[0] == drawn("Al Nf b", rules, drawing)
    assert str(game.position) == "Af Nf w"
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.placings) == ("mate", {"b": 1, "w": 2})


def test_a_forced_roll_mates() -> None:
    before = position("Wl Af b")
    assert list(before.legal()) == ["l"]
    after = before.play("l")
    assert str(after) == "Tf Af w"
    assert after.outcome is not None
    assert after.outcome.placings == {"b": 1, "w": 2}


@both_cubes
@pytest.mark.parametrize("black", ["Tf", "Nf", "Af"])
@pytest.mark.parametrize("white", ["Tf", "Nf", "Af"])
def test_strikes_and_sweeps_face_to_face_are_mate(rules: str, black: str, white: str) -> None:
    for turn, winner in (("b", "w"), ("w", "b")):
        found = position(f"{black} {white} {turn}", rules)
        assert found.outcome is not None
        assert found.outcome.placings[winner] == 1
        assert list(found.legal()) == []


@both_cubes
def test_mated_positions_are_eighteen(rules: str) -> None:
    states = list(GAME.states(rules) or ())
    placed = [state for state in states if "--" not in str(state)]
    assert len(placed) == 24 * 24 * 2 == 1152
    assert len(states) == 1152 + 1 + 16
    assert sum(state.outcome is not None for state in placed) == 18


@both_cubes
def test_guards_that_point_are_no_mate(rules: str) -> None:
    for guard in ("Er", "El", "Wl", "Wr", "Ul"):
        assert position(f"Tf {guard} b", rules).outcome is None


@both_cubes
def test_until_mate_there_is_a_move(rules: str) -> None:
    for state in GAME.states(rules) or ():
        assert state.outcome or len(state.legal()) in (1, 4, 16)


@both_cubes
def test_a_placement_never_mates(rules: str) -> None:
    for move in GAME.start(rules).legal():
        once = GAME.start(rules).play(move)
        assert not any(once.play(reply).outcome for reply in once.legal())


def test_the_third_occurrence_is_a_draw_and_the_first_position_counts() -> None:
    game = line("Nb Nb b", "l l r r l l r")
    assert game.outcome is None
    drawn_game = game.play("r")
    assert drawn_game.outcome is not None
    assert drawn_game.outcome.reason == "repetition"
    assert drawn_game.outcome.placings == {"b": 1, "w": 1}
    assert drawn_game.legal() == []
    with pytest.raises(OverError):
        drawn_game.parse_move("t")


def test_the_second_occurrence_is_none() -> None:
    game = line("Nb Nb b", "l l r r")
    assert game.positions[0] == game.position
    assert game.outcome is None


def test_the_same_cubes_with_the_other_side_to_move_do_not_count() -> None:
    here, other_side = position("Nb Nb b"), position("Nb Nb w")
    game = line("Nb Nb b")
    assert game._replace(positions=(here, other_side, here, other_side)).outcome is None
    assert game._replace(positions=(here, other_side, here, here)).outcome is not None


def test_a_repetition_is_one_of_positions_not_of_history_before_the_record() -> None:
    assert line("Nb Nb b", "l l r r l l r r").outcome is not None
    assert line("Nb Nb b", "l l r r").play("l").outcome is None


def test_mate_is_looked_at_before_repetition() -> None:
    mated = position("Af Nf w")
    game = line("Al Nf b", "t")
    threefold = game._replace(positions=(mated, *game.positions[:-1], mated, mated))
    assert threefold.outcome is not None
    assert threefold.outcome.reason == "mate"


@pytest.mark.parametrize(
    ("text", "offending"),
    [
        ("", ""),
        ("Nb Tb", "Nb Tb"),
        ("Nb Tb b ", "Nb Tb b "),
        ("Nb  Tb b", "Nb  Tb b"),
        ("Nb Tb B", "B"),
        ("Nb Tb x", "x"),
        ("Xb Tb b", "Xb"),
        ("Nb Tx b", "Tx"),
        ("nb Tb b", "nb"),
        ("- -- b", "-"),
        ("-- -- w", "-- -- w"),
        ("-- Nb b", "-- Nb b"),
        ("-- Nb w", "-- Nb w"),
        ("Nb -- b", "Nb -- b"),
        ("Tf -- w", "Tf -- w"),
        ("Wl -- w", "Wl -- w"),
    ],
)
def test_what_is_no_position(text: str, offending: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(text)
    assert caught.value.text == offending


@both_cubes
def test_a_half_placed_board_holds_a_legal_placement(rules: str) -> None:
    good = []
    for face in "TNUAEW":
        for facing in "frbl":
            try:
                position(f"{face}{facing} -- w", rules)
            except PositionError:
                continue
            good.append(face + facing)
    assert " ".join(sorted(good)) == PLACEMENTS[rules]


@pytest.mark.parametrize(
    "token", ["", "x", "T", "b", "tt", "TF", "tf", "Nb Tb", "--", "d", "N", "bN"]
)
def test_what_is_no_move(token: str) -> None:
    for text in ("-- -- b", "Nb -- w", "Nb Tb b"):
        with pytest.raises(MoveError) as caught:
            position(text).parse_move(token)
        assert caught.value.text == token


@pytest.mark.parametrize(
    ("text", "token", "reason", "cells"),
    [
        ("-- -- b", "t", "place-first", []),
        ("Nb -- w", "r", "place-first", []),
        ("-- -- b", "Nf", "no-pointing", ["b"]),
        ("Nb -- w", "Wl", "no-pointing", ["w"]),
        ("Nb Tb b", "Nb", "placed-already", ["b"]),
        ("Nb Tb w", "Tf", "placed-already", ["w"]),
        ("Wl Tb w", "Nb", "placed-already", ["w"]),
    ],
)
def test_what_is_well_formed_but_illegal(
    text: str, token: str, reason: str, cells: list[str]
) -> None:
    with pytest.raises(IllegalMove) as caught:
        position(text).parse_move(token)
    assert (caught.value.reason, caught.value.cells) == (reason, cells)


def test_an_end_is_told_before_a_rule_is_broken() -> None:
    with pytest.raises(OverError):
        position("Nf Af w").parse_move("Nb")
    with pytest.raises(MoveError):
        position("Nf Af w").parse_move("x")
