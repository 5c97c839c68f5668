"""Shares in hundredths."""

from hypothesis import given
from hypothesis import strategies as st

from anga.shared.formats.hundredths import hundredths

PARTS = st.lists(st.floats(0, 1), min_size=2, max_size=4).filter(lambda parts: sum(parts) > 0.01)


@given(PARTS)
def test_they_add_up_to_a_hundred_and_are_never_far_off(parts: list[float]) -> None:
    shares = {str(number): part / sum(parts) for number, part in enumerate(parts)}
    found = hundredths(shares)
    assert sum(found.values()) == 100
    assert all(abs(found[seat] - 100 * shares[seat]) < 1 for seat in shares)


@given(PARTS)
def test_a_larger_share_is_never_told_as_less(parts: list[float]) -> None:
    shares = {str(number): part / sum(parts) for number, part in enumerate(parts)}
    found = hundredths(shares)
    pairs = [(one, other) for one in shares for other in shares if shares[one] > shares[other]]
    assert all(found[one] >= found[other] for one, other in pairs)


def test_the_largest_remainders_are_rounded_up() -> None:
    assert hundredths({"b": 0.375, "w": 0.165, "n": 0.255, "s": 0.205}) == {
        "b": 38, "w": 16, "n": 26, "s": 20,
    }  # fmt: skip
    assert hundredths({"b": 0.5, "w": 0.5}) == {"b": 50, "w": 50}


def test_shares_that_do_not_add_up_are_made_whole() -> None:
    assert sum(hundredths({"k": 0.37, "r": 0.16, "g": 0.25, "y": 0.23}).values()) == 100
