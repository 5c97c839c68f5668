"""Easing: everything begins where it is and ends where it belongs."""

from board.anim.easing import arch, fall, mix, settle, smooth, tip


def test_easing_goes_from_0_to_1() -> None:
    for ease in (smooth, settle, tip):
        assert abs(ease(0)) < 1e-9
        assert abs(ease(1) - 1) < 1e-9
        assert all(-0.01 < ease(t / 50) < 1.01 for t in range(51))


def test_what_goes_up_comes_down() -> None:
    assert abs(arch(0)) < 1e-9
    assert abs(arch(1)) < 1e-9
    assert arch(0.5) == 1


def test_what_is_dropped_reaches_the_ground_and_stays_above_it() -> None:
    assert fall(0) == 1
    assert abs(fall(1)) < 1e-9
    assert all(fall(t / 50) >= 0 for t in range(51))


def test_the_way_between() -> None:
    assert mix(2, 4, 0.25) == 2.5
