"""The rulebook's worked cases by name, its setups and its ends."""

import pytest

from anga.contract.game import Line
from anga.contract.pictures import alt_text
from anga.contract.position import AnyPosition
from anga.games.troop.rules.rulesets import QUIET_TURNS
from anga.shared.errors import OverError, RulesError
from tests.engine.games.troop.boards import GAME, refused

CASES = {
    "cone head-on into a line's head: 2 against 1": (
        "8/3o4/3o4/3o4/3x4/2x1x3/8/8 b a 0",
        "c3d4e3:n1",
        "8/3o4/3o4/3x4/2x1x3/8/8/8",
    ),
    "cone into the flank of a line: the head pierces, both wings strike": (
        "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0",
        "c3d4e3:n2",
        "8/8/3x4/2x1x3/8/8/8/8",
    ),
    "line diagonally into a wedge's head from its front: 1 against 1": (
        "8/8/4o3/4oo2/3x4/3x4/3x4/8 b a 0",
        "d2d3d4:ne1",
        "8/8/4o3/5o2/4x3/4x3/8/8",
    ),
    "a wing's victim has another enemy directly behind: the cone is caught": (
        "8/8/8/1oo5/2ox4/2x1x3/8/8 b a 0",
        "c3d4e3:n1",
        "8/8/8/1oox4/2x1x3/8/8/8",
    ),
    "the same with nothing behind": (
        "8/8/3o4/3o4/2ox4/2x1x3/8/8 b a 0",
        "c3d4e3:n2",
        "8/8/3x4/2x1x3/8/8/8/8",
    ),
    "hardness judged at each step": (
        "ooo5/8/3o4/3oo3/3x4/1xx5/8/8 b a 0",
        "b3c3d4:ne2",
        "ooo5/8/3o1x2/3xx3/8/8/8/8",
    ),
    "victim, head and the other foot form a line facing the wing: both fall": (
        "8/8/2o5/1oo5/2ox4/2x1x3/8/8 b a 0",
        "c3d4e3:n1",
        "8/8/2o5/1oox4/4x3/8/8/8",
    ),
}


def play(text: str, token: str, rules: str = "") -> AnyPosition:
    position = GAME.parse(text, rules)
    after: AnyPosition = position.play(position.parse_move(token))
    return after


def outcome(text: str, rules: str = "") -> tuple[str, int, int] | None:
    found = GAME.parse(text, rules).outcome
    return (found.reason, found.placings["b"], found.placings["w"]) if found else None


@pytest.mark.parametrize(("text", "token", "board"), CASES.values(), ids=CASES)
def test_worked_case(text: str, token: str, board: str) -> None:
    assert str(play(text, token)) == f"{board} w a 0"


@pytest.mark.parametrize(
    ("case", "token", "slug"),
    [
        ("cone head-on into a line's head: 2 against 1", "c3d4e3:n2", "stops-first"),
        (
            "a wing's victim has another enemy directly behind: the cone is caught",
            "c3d4e3:n2",
            "stops-first",
        ),
        (
            "victim, head and the other foot form a line facing the wing: both fall",
            "c3d4e3:n2",
            "falls-first",
        ),
    ],
)
def test_a_march_that_stops_or_ends_at_once_is_no_march_of_two(
    case: str, token: str, slug: str
) -> None:
    assert refused(CASES[case][0], token)[0] == slug


def test_only_who_is_caught_is_named() -> None:
    # Both wings fight in the first step, but only behind c4's victim stands another enemy.
    text = "8/8/8/2o5/2oxo3/2x1x3/8/8 b a 0"
    assert refused(text, "c3d4e3:n2") == ("stops-first", ["c4"])


@pytest.mark.parametrize(("rules", "turns"), [("", 170), ("ranks", 426), ("wide", 203)])
def test_a_setup_has_so_many_first_turns(rules: str, turns: int) -> None:
    assert len(GAME.start(rules).legal()) == turns


def test_setups_are_written_as_the_rulebook_writes_them() -> None:
    assert str(GAME.start()) == "oooooooo/8/8/8/8/8/8/xxxxxxxx b - 0"
    assert str(GAME.start("ranks")) == "oooooooo/oooooooo/8/8/8/8/xxxxxxxx/xxxxxxxx b - 0"
    assert str(GAME.start("wide")) == "ooooooooo/9/9/9/9/9/9/9/xxxxxxxxx b - 0"
    assert GAME.canonical("line") == ""
    with pytest.raises(RulesError):
        GAME.canonical("ranks,wide")


def test_a_lone_piece_joins_two_others() -> None:
    after = play("8/7o/7o/7o/8/8/2x5/xx6 b a 0", "c2-b2,a1b1b2:n1")
    assert str(after) == "8/7o/7o/7o/8/1x6/xx6/8 w a 1"


def test_a_formation_is_regrouped_by_one_of_its_own() -> None:
    after = play("7o/7o/7o/8/8/8/8/xxx5 b - 0", "a1-b2,b1b2c1:nw1")
    assert str(after) == "7o/7o/7o/8/8/x7/xx6/8 w - 0"


def test_two_that_do_not_touch_are_joined_between() -> None:
    after = play("7o/7o/7o/8/8/8/3x4/2x1x3 b a 4", "d2-d1,c1d1e1:n1")
    assert str(after) == "7o/7o/7o/8/8/8/2xxx3/8 w a 5"


def test_a_march_of_two_leaps_over_an_own_piece_but_does_not_end_on_it() -> None:
    text = "7o/7o/7o/8/2x5/2x5/2x5/2x5 b a 0"
    assert refused(text, "c1c2c3:n1") == ("own-in-way", ["c4"])
    assert refused(text, "c1c2c3:n2") == ("own-in-way", ["c4"])
    # A cone on its way north passes over c3 and d4 and e3.
    text = "7o/7o/7o/8/3x4/2xxx3/2x1x3/8 b a 0"
    after = play(text, "c2d3e2:n2")
    assert str(after).split()[0] == "7o/7o/7o/3x4/2xxx3/2x1x3/8/8"


@pytest.mark.parametrize("side", ["b", "w"])
def test_nobody_retreats_before_the_first_attack(side: str) -> None:
    text = f"8/8/ooo5/8/8/xxx5/8/8 {side} - 0"
    position = GAME.parse(text)
    ways = {position.format_move(turn).split(":")[1][:-1] for turn in position.legal()}
    back = {"b": {"s", "se", "sw"}, "w": {"n", "ne", "nw"}}[side]
    assert ways == {"n", "ne", "e", "se", "s", "sw", "w", "nw"} - back
    free = GAME.parse(text.replace("-", "a"))
    ways = {free.format_move(turn).split(":")[1][:-1] for turn in free.legal()}
    assert back < ways
    token = {"b": "a3b3c3:s1", "w": "a6b6c6:n1"}[side]
    assert refused(text, token)[0] == "no-retreat"


def test_a_muster_step_may_go_back_before_the_first_attack() -> None:
    after = play("7o/7o/7o/8/8/2x5/8/xx6 b - 0", "c3-b2,a1b1b2:n1")
    assert str(after).startswith("7o/7o/7o/8/8/1x6/xx6/8")


def test_the_piece_in_the_way_may_be_the_one_that_steps_out_of_it() -> None:
    text = "7o/7o/7o/8/8/8/1xx5/xx6 b a 0"
    assert refused(text, "a1b1b2:e1") == ("own-in-way", ["c2"])
    after = play("7o/7o/7o/8/8/2x5/xx6/8 b a 0", "c3-b3,a2b2b3:e1")
    assert str(after).split()[0] == "7o/7o/7o/8/8/2x5/1xx5/8"


def test_numbers_change_only_in_an_attack() -> None:
    quiet = play("8/8/8/ooo5/8/8/8/xxx5 b a 17", "a1b1c1:n1")
    assert str(quiet) == "8/8/8/ooo5/8/8/xxx5/8 w a 18"
    attack = play("8/8/8/8/8/ooo5/xxx5/8 b - 0", "a2b2c2:n1")
    assert str(attack).split()[1:] == ["w", "a", "0"]


def test_several_formations_do_not_add_up_to_more_hardness() -> None:
    # d5 heads a line and a cone that both face south; the cone's head from the south breaks in.
    text = "8/3o4/2ooo3/3o4/3x4/2x1x3/8/8 b a 0"
    assert str(play(text, "c3d4e3:n1")).split()[0] == "8/3o4/2ooo3/3x4/2x1x3/8/8/8"


def test_four_enemies_may_fall_in_one_turn() -> None:
    text = "8/8/3o4/2ooo3/3x4/2x1x3/8/8 b a 0"
    after = play(text, "c3d4e3:n2")
    assert "o" not in str(after).split()[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8/8/8/ooo5/8/8/8/xx6 b a 0", ("no-move", 2, 1)),
        ("8/8/8/oo6/8/8/8/xxx5 w a 0", ("no-move", 1, 2)),
        ("8/8/8/oo6/8/8/8/xx6 b a 0", ("none-moves", 1, 1)),
        ("8/8/8/oo6/8/8/8/x7 b a 0", ("none-moves", 2, 1)),
        ("8/8/8/o7/8/8/8/xx6 b a 0", ("none-moves", 1, 2)),
        ("8/8/8/8/8/8/8/8 b - 0", ("none-moves", 1, 1)),
        ("x2x4/8/8/x7/8/ooo5/8/8 b a 0", ("no-move", 2, 1)),
        ("8/8/8/ooo5/8/8/8/xxx5 b a 18", ("quiet", 1, 1)),
        ("8/8/8/ooo5/8/8/8/xxxx4 b a 18", ("quiet", 1, 2)),
        ("8/8/8/oooo4/8/8/8/xxx5 w a 18", ("quiet", 2, 1)),
        ("8/8/8/ooo5/8/8/8/xx6 b a 18", ("no-move", 2, 1)),
        ("8/8/8/ooo5/8/8/8/xxx5 b a 17", None),
        ("8/8/8/ooo5/8/8/8/xx6 w a 0", None),
    ],
)
def test_the_end(text: str, expected: tuple[str, int, int] | None) -> None:
    position = GAME.parse(text)
    assert outcome(text) == expected
    assert bool(position.legal()) is (expected is None)


def test_after_the_end_there_is_no_turn() -> None:
    position = GAME.parse("8/8/8/ooo5/8/8/8/xxx5 b a 18")
    with pytest.raises(OverError):
        position.parse_move("a1b1c1:n1")


@pytest.mark.parametrize(
    ("text", "english", "japanese"),
    [
        (
            "8/8/8/ooo5/8/8/8/xxxx4 b a 18",
            "Black wins: nine quiet turns each, and more soldiers left.",
            "先手の勝ち（9手ずつ駒が減らず、駒数で判定）。",
        ),
        (
            "8/8/8/ooo5/8/8/8/xxx5 b a 18",
            "A draw: nine quiet turns each, and equal numbers left.",
            "引き分け（9手ずつ駒が減らず、同数）。",
        ),
        (
            "8/8/8/oo6/8/8/8/x7 b a 0",
            "White wins: neither side can move, and the winner has more soldiers left.",
            "後手の勝ち（どちらも動けず、駒数で判定）。",
        ),
        (
            "8/8/8/oo6/8/8/8/xx6 b a 0",
            "A draw: neither side can move, and equal numbers left.",
            "引き分け（どちらも動けず、同数）。",
        ),
    ],
)
def test_the_end_is_told_with_what_decided_it(text: str, english: str, japanese: str) -> None:
    line = Line(GAME, (GAME.parse(text),))
    assert alt_text(line, "en").endswith(english)
    assert alt_text(line, "ja").endswith(japanese)
    assert QUIET_TURNS == 2 * 9, "the words say nine"


def test_nothing_is_legal_after_nine_quiet_turns_each() -> None:
    before, after = (GAME.parse(f"8/8/8/ooo5/8/8/8/xxxx4 b a {quiet}") for quiet in (17, 18))
    for move in before.legal():
        assert before.is_legal(move)
        assert not after.is_legal(move)
