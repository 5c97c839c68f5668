"""When changes happen, and that a solid ends as it should without sinking into the board."""

from anga.shared.geometry.cube import corners, rest_height
from anga.shared.geometry.rotation import UNTURNED, times
from board.anim.timeline import LONGEST, ROW, pose, schedule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FORWARD = (1, 0, 0, 0, 0, 1, 0, -1, 0)
TURN = (0, 1, 0, -1, 0, 0, 0, 0, 1)


def change(do: str, *places: str) -> "Any":
    return {"do": do, "places": list(places)}


def test_one_change_takes_at_most_300_milliseconds() -> None:
    for kind in ("roll", "turn", "drop", "move", "flip", "remove"):
        timed, length = schedule([change(kind, "c:a1")])
        assert timed[0][0] == 0
        assert timed[0][1] == length
        assert 200 <= length <= 300


def test_changes_of_one_kind_happen_together() -> None:
    timed, _ = schedule([change("move", "c:a1", "c:a2"), change("move", "c:b1", "c:b2")])
    assert timed[0][:2] == timed[1][:2]


def test_what_is_turned_over_in_a_row_is_turned_one_after_another_in_a_second_and_a_half() -> None:
    for number in (2, 9, 36):
        timed, length = schedule([change("flip", f"c:a{n}") for n in range(number)])
        starts = [start for start, _, _ in timed]
        assert starts == sorted(set(starts)), number
        assert LONGEST / 3 < length <= ROW + 1, number
    taken, _ = schedule([change("move", "c:a1", "c:a2")] + [change("flip", "c:b1")] * 36)
    assert taken[0][1] - taken[0][0] > 200, "the move itself takes its time"


def test_another_kind_begins_as_the_one_before_comes_to_rest() -> None:
    timed, _ = schedule([change("move", "c:a1", "c:a2"), change("flip", "c:a2")])
    assert timed[0][0] < timed[1][0] < timed[0][1] < timed[1][1]


def test_long_moves_are_told_quickly() -> None:
    many = [change("move" if i % 2 else "flip", "c:a1") for i in range(30)]
    assert schedule(many)[1] <= LONGEST


def test_no_changes_take_no_time() -> None:
    assert schedule([]) == ([], 0)


def test_a_solid_ends_as_it_should() -> None:
    for kind, after in (("roll", FORWARD), ("turn", TURN), ("drop", FORWARD), ("throw", FORWARD)):
        posed = pose(kind, UNTURNED, after, 1)
        assert all(abs(posed.matrix[i] - after[i]) < 1e-6 for i in range(9)), kind
        assert abs(posed.lift) < 1e-6
        assert abs(posed.shift[0]) + abs(posed.shift[1]) < 1e-6
        assert posed.alpha == 1


def test_a_solid_never_sinks_into_the_board() -> None:
    for kind, after in (("roll", FORWARD), ("turn", TURN), ("drop", TURN), ("throw", TURN)):
        for step in range(21):
            posed = pose(kind, UNTURNED, after, step / 20)
            height = rest_height(posed.matrix, 0.7) + posed.lift
            assert min(z for _, _, z in corners((0, 0, height), posed.matrix, 0.7)) > -1e-9


def test_a_roll_forward_tips_away_from_the_viewer() -> None:
    posed = pose("roll", UNTURNED, FORWARD, 0.5)
    assert posed.shift[1] < 0
    back = pose("roll", FORWARD, times(FORWARD, FORWARD), 0.5)
    assert abs(back.shift[1] - posed.shift[1]) < 1e-9
