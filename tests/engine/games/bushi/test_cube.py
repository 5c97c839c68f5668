"""The samurai's cube, and what rolling it shows."""

import pytest

from anga.games.bushi.rules.cube import DESCRIPTIONS, MOVES, UNTURNED, cube, inverse, times

every_cube = pytest.mark.parametrize("name", DESCRIPTIONS)


def lies(name: str, moves: str, state: str = "Tf") -> str:
    """The state of a cube after moves."""
    for move in moves:
        state = cube(name).moved[state, move]
    return state


@every_cube
def test_a_cube_can_lie_in_24_ways(name: str) -> None:
    states = cube(name).states
    assert set(states) == {face + facing for face in "TNUAEW" for facing in "frbl"}
    assert len({state.rotation for state in states.values()}) == 24
    assert all(code == state.code for code, state in states.items())


@every_cube
def test_the_description_comes_true(name: str) -> None:
    for face, side in DESCRIPTIONS[name].items():
        state = cube(name).states[lies(name, side.rolls)]
        assert (state.face, state.kind, state.facing) == (face, side.kind, side.facing)


@every_cube
def test_from_the_sweep_a_roll_forward_shows_a_front_strike_facing_back(name: str) -> None:
    state = cube(name).states[lies(name, "f")]
    assert (state.code, state.kind) == ("Nb", "front-strike")


@pytest.mark.parametrize(
    ("name", "move", "code", "kind"),
    [
        ("dunkel", "l", "El", "left-guard"),
        ("dunkel", "r", "Wl", "right-guard"),
        ("article", "l", "El", "right-guard"),
        ("article", "r", "Wl", "left-guard"),
    ],
)
def test_from_the_sweep_a_roll_sideways_shows_what_the_cubes_differ_in(
    name: str, move: str, code: str, kind: str
) -> None:
    state = cube(name).states[lies(name, move)]
    assert (state.code, state.kind) == (code, kind)


@every_cube
@pytest.mark.parametrize("move", MOVES)
def test_four_of_a_kind_make_a_whole_round(name: str, move: str) -> None:
    for state in cube(name).states:
        once = [lies(name, move * count, state) for count in (1, 2, 3, 4)]
        assert once[3] == state
        assert len(set(once)) == 4


@every_cube
def test_left_and_right_undo_each_other(name: str) -> None:
    for state in cube(name).states:
        assert lies(name, "lr", state) == lies(name, "rl", state) == state


@every_cube
def test_a_turn_keeps_the_face_and_goes_clockwise(name: str) -> None:
    following = {"f": "r", "r": "b", "b": "l", "l": "f"}
    for code, state in cube(name).states.items():
        assert lies(name, "t", code) == state.face + following[state.facing]


@every_cube
def test_swords_go_with_the_face(name: str) -> None:
    expected = {
        "left-guard": {"f": "l", "r": "f", "b": "r", "l": "b"},
        "right-guard": {"f": "r", "r": "b", "b": "l", "l": "f"},
        "front-strike": {"f": "f", "r": "r", "b": "b", "l": "l"},
        "three-way-sweep": {"f": "flr", "r": "rfb", "b": "brl", "l": "lbf"},
    }
    for state in cube(name).states.values():
        assert state.swords == set(expected[state.kind][state.facing])


@every_cube
def test_a_face_that_faces_back_never_points(name: str) -> None:
    pointing = {code for code, state in cube(name).states.items() if state.points}
    assert len(pointing) == 8
    assert not [code for code in pointing if code.endswith("b")]


@pytest.mark.parametrize(
    ("name", "pointing"),
    [("dunkel", "Af Er Nf Tf Tl Tr Ul Wl"), ("article", "Af El Nf Tf Tl Tr Ul Wr")],
)
def test_which_states_point(name: str, pointing: str) -> None:
    found = sorted(code for code, state in cube(name).states.items() if state.points)
    assert " ".join(found) == pointing


@every_cube
def test_three_states_strike(name: str) -> None:
    striking = {code for code, state in cube(name).states.items() if state.strikes}
    assert striking == {"Tf", "Nf", "Af"}


@every_cube
def test_the_cubes_have_the_same_faces_in_number(name: str) -> None:
    kinds = sorted(side.kind for side in DESCRIPTIONS[name].values())
    assert kinds == [
        "front-strike",
        "front-strike",
        "left-guard",
        "right-guard",
        "right-guard",
        "three-way-sweep",
    ]


def test_rotations_multiply_and_undo() -> None:
    for turn in MOVES.values():
        assert times(turn, inverse(turn)) == times(inverse(turn), turn) == UNTURNED
        assert times(UNTURNED, turn) == turn
    assert times(MOVES["t"], MOVES["f"]) != times(MOVES["f"], MOVES["t"])
