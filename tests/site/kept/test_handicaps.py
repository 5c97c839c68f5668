"""Handicaps: under which one a result counts, and when one is offered or taken away."""

from kept.handicaps import EVEN, OTHER, handicap_of, kind_of, offered
from kept.results import DRAWN, LOST, WON, Results, is_near
from tests.site.by_hand import Memory

LIGHT = {"id": "light", "seat": "w", "rules": "", "position": "x w"}
HEAVY = {"id": "heavy", "seat": "b", "rules": "h3", "position": None}
ROW = {"id": "row", "tokens": ["h2", "h3"], "default": "", "group": "handicap", "untried": []}
SIZE = {"id": "size", "tokens": ["b9"], "default": "", "group": "usual", "untried": []}
TOY = {"handicaps": [LIGHT, HEAVY], "rules": [SIZE, ROW]}


def after(*results: "tuple[str, int]") -> "str | None":
    """What is offered after games against level 3, each with its handicap and result."""
    device = Memory()
    for number in range(len(results)):
        kind, result = results[number]
        Results(device, "toy").add(str(number), 3, result, handicap=kind)
    return offered(TOY, Results(device, "toy").streak)  # type: ignore[arg-type]


def test_a_handicap_is_known_by_its_rules_and_its_start() -> None:
    assert handicap_of(TOY, "", "x w") is LIGHT  # type: ignore[arg-type]
    assert handicap_of(TOY, "h3", None) is HEAVY  # type: ignore[arg-type]
    assert handicap_of(TOY, "b9", "x w") is None  # type: ignore[arg-type]
    assert handicap_of({"rules": []}, "", None) is None  # type: ignore[typeddict-item]


def test_a_game_counts_as_even_under_a_handicap_or_not_at_all() -> None:
    kinds = [
        kind_of(TOY, rules, position, seat)  # type: ignore[arg-type]
        for rules, position, seat in (
            ("", None, "b"), ("b9", None, "b"), ("", "x w", "w"), ("h3", None, "b"),
            ("", "x w", "b"), ("h2", None, "b"), ("", "y b", "b"),
        )
    ]  # fmt: skip
    assert kinds == [EVEN, EVEN, "light", "heavy", OTHER, OTHER, None]


def test_after_two_losses_in_a_row_the_next_handicap_is_offered() -> None:
    assert after((EVEN, LOST)) is None
    assert after((EVEN, LOST), (EVEN, LOST)) == "light"
    assert after((EVEN, LOST), (EVEN, DRAWN), (EVEN, LOST)) is None
    assert after((EVEN, LOST), ("light", LOST)) is None
    assert after(("light", LOST), ("light", LOST)) == "heavy"
    assert after(("heavy", LOST), ("heavy", LOST)) is None
    assert after((OTHER, LOST), (OTHER, LOST)) is None


def test_who_does_not_take_it_is_not_asked_after_each_game() -> None:
    assert after(*[(EVEN, LOST)] * 3) is None
    assert after(*[(EVEN, LOST)] * 4) == "light"


def test_after_two_wins_with_one_it_is_taken_away() -> None:
    assert after(("light", WON)) is None
    assert after(("light", WON), ("light", WON)) == EVEN
    assert after((EVEN, WON), (EVEN, WON)) is None


def test_wins_with_help_take_no_handicap_away() -> None:
    results = Results(Memory(), "toy")
    for number in range(2):
        results.add(str(number), 3, WON, helped=True, handicap="light")
    assert (results.helped, results.uneven) == ({3: [2, 0, 0]}, {})
    assert offered(TOY, results.streak) is None  # type: ignore[arg-type]
    for number in range(2, 4):
        results.add(str(number), 3, LOST, helped=True, handicap="light")
    assert offered(TOY, results.streak) == "heavy"  # type: ignore[arg-type]


def test_second_of_four_is_no_loss_that_asks_for_a_handicap() -> None:
    seats = {"a": "person", "b": 3, "c": 3, "d": 3}
    near = [
        is_near(seats, {"abcd"[number]: places[number] for number in range(4)})  # type: ignore[arg-type]
        for places in ((1, 2, 3, 4), (2, 1, 3, 4), (3, 1, 2, 4), (4, 1, 2, 3), (2, 1, 2, 2))
    ]
    assert near == [False, True, False, False, False]
    assert not is_near({"a": "person", "b": 3}, {"a": 2, "b": 1})
    results = Results(Memory(), "toy")
    for number in range(2):
        results.add(str(number), 3, LOST, opponents=3, near=True)
    assert results.levels == {3: [0, 0, 2]}
    assert offered(TOY, results.streak) is None  # type: ignore[arg-type]


def test_another_level_begins_anew() -> None:
    results = Results(Memory(), "toy")
    results.add("a", 3, LOST)
    results.add("b", 5, LOST)
    assert offered(TOY, results.streak) is None  # type: ignore[arg-type]


def test_games_with_a_handicap_lead_to_no_rung_and_no_grade() -> None:
    device = Memory()
    Results(device, "toy").add("a", 3, WON, handicap="light")
    results = Results(device, "toy")
    assert (results.levels, results.helped, results.uneven) == ({}, {}, {3: [1, 0, 0]})
    assert (results.latest, results.beaten) == ([], [])


def test_a_streak_that_is_none_is_left_out() -> None:
    for kept in ([], ["light"], [3, 3, 2, 2], ["light", 3, 2, -1], "x"):
        device = Memory()
        device.put("results:toy", {"streak": kept})
        assert Results(device, "toy").streak == []
        assert offered(TOY, []) is None  # type: ignore[arg-type]
