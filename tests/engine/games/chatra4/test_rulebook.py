"""The worked cases of the rulebook, each by name."""

import pytest

from anga import games
from anga.contract.game import Line
from anga.contract.pictures import alt_text
from anga.contract.position import perft
from anga.games.chatra4.rules.drops import area, guards
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.kit.pairs.board import board_of
from anga.shared.errors import PositionError
from tests.engine.games.chatra4.boards import CHATRA4, at, drops, played, refused, tokens

START = "12/6W5/12/12/12/1R10/10U1/12/12/12/5B6/12 b 9-9-9-9 a-a-a-a"
FREE = "12/12/12/12/12/12/12/12/12/12/12/12 b O9-O9-O9-O9 a-a-a-a"
BOARD = board_of(12)


def zones_of(mask: int) -> str:
    """The letters of the zones that a set of squares has a part of."""
    zones = zip("ABCDEFGHI", BOARD.zones, strict=True)
    return "".join(letter for letter, zone in zones if zone & mask)


def guarded_by(position: Chatra4Position) -> dict[str, str]:
    """Which zones each opponent guards."""
    return {SEATS[rival.seat]: zones_of(mask) for rival, mask in guards(position.sides)}


@pytest.mark.parametrize(("rules", "text"), [("", START), ("free", FREE)])
def test_starts(rules: str, text: str) -> None:
    assert str(CHATRA4.start(rules)) == text
    assert str(at(text, rules)) == text


def test_at_the_start_there_are_47_drops_and_8_steps() -> None:
    position = at(START)
    assert len(tokens(position)) == 55
    assert len(drops(position)) == 47
    assert zones_of(sum(BOARD.bit[BOARD.names.index(cell)] for cell in drops(position))) == "GHI"


@pytest.mark.parametrize(
    ("seat", "zones"), [("b", "GHI"), ("r", "ADG"), ("w", "ABC"), ("u", "CFI")]
)
def test_everybody_may_drop_along_the_own_edge(seat: str, zones: str) -> None:
    position = at(START.replace(" b ", f" {seat} "))
    assert zones_of(area(position.sides)) == zones


def test_guards_at_the_start() -> None:
    assert guarded_by(at(START)) == {"r": "ABDEH", "w": "ABCDEF", "u": "BCEFH"}


def test_guards_when_every_zone_around_counts() -> None:
    assert guarded_by(at(START, "tight")) == {"r": "ABDEGH", "w": "ABCDEF", "u": "BCEFHI"}
    assert len(tokens(at(START, "tight"))) == 23


def test_guards_when_the_own_zone_alone_counts() -> None:
    assert guarded_by(at(START, "camps")) == {"r": "D", "w": "B", "u": "F"}
    assert len(tokens(at(START, "camps"))) == 103


@pytest.mark.parametrize(
    ("rank8", "rank9", "opened", "to_drop_on"),
    [
        ("3b4b3", "12", "d8 e8 f8 g8 h8 i8", "f8 g8"),
        ("b3b7", "12", "a8 b8 c8 d8 e8", "c8"),
        ("12", "3b4b3", "", ""),
    ],
)
def test_what_two_own_subjects_open(rank8: str, rank9: str, opened: str, to_drop_on: str) -> None:
    text = f"12/6W5/12/12/12/1R10/10U1/{rank8}/{rank9}/12/5B6/12 b 7-9-9-9 a-a-a-a"
    position = at(text)
    bottom = BOARD.bottom
    assert set(BOARD.square_names(area(position.sides) & ~bottom)) == set(opened.split())
    outside = {cell for cell in drops(position) if not bottom >> BOARD.names.index(cell) & 1}
    assert outside == set(to_drop_on.split())


def test_with_one_enemy_left_what_is_open_is_as_with_two_players() -> None:
    two = CHATRA4.parse("12/6W5/12/12/4b7/1X8b1/10X1/12/12/12/5B6/12 b 17-0-17-0 a-4b-a-3w", "last")
    other = games.get("chatra").parse("12/6o5/12/12/4S7/10S1/12/12/12/12/5O6/12 b 17-17 -")
    named = {other.format_move(move) for move in other.legal()}
    stones = {"b6", "k7"}
    assert drops(two) == {cell for cell in named if cell[1:].isdigit() and cell[0] != "O"} - stones


DROPCHECK = "12/6W5/12/12/12/1R10/10U1/12/4b7/12/5B6/12 b 8-9-9-9 a-a-a-a"


def test_a_drop_that_would_open_an_attack_is_refused() -> None:
    position = at(DROPCHECK)
    assert refused(position, "h12") == "drop-check"
    assert refused(position, "h11") is None
    assert refused(at(DROPCHECK, "dropcheck"), "h12") is None
    line = played(DROPCHECK, "h11 a1 c1 l12")
    assert "r" in line.play(line.parse_move("h11-h12")).position.check


WAITING = "3W5b1U/11u/12/12/R8b2/12/12/12/12/7b4/12/B11 b 14-9-9-0 a-a-a-a"


@pytest.mark.parametrize(("rules", "left"), [("", "11b"), ("neutral", "11n")])
def test_a_mate_waits_for_its_turn(rules: str, left: str) -> None:
    line = played(WAITING, "h10-h9", rules)
    assert line.position.turn == "r"
    assert line.position.check == ("u",)
    line = played(WAITING, "h10-h9 Oa4 Oc1", rules)
    after = f"2W6b1X/{left}/12/R11/9b2/12/12/12/7b4/12/12/B11 b 14-9-9-0 a-a-a-4b"
    assert str(line.position) == after
    assert line.outcome is None


def test_of_two_attackers_who_moved_last_has_mated() -> None:
    before = (
        "3U6r1/2u1u3r3/11r/1u7b2/5b6/1B10/2rR1X5b/4r2b1r2/12/5u2r2u/1u10/5b5r u 6-8-0-3 a-a-4r-a"
    )
    line = played(before, "c2-a6")
    assert str(line.position) == (
        "3U6r1/4u3r3/11r/1u7u2/5u6/uX10/2rR1X5u/4r2u1r2/12/5u2r2u/1u10/5u5r r 0-8-0-9 3u-a-4r-a"
    )
    assert line.outcome
    assert line.outcome.reason == "mates"
    assert line.outcome.placings == {"u": 1, "r": 2, "b": 3, "w": 4}
    told = line.game.move_description(line.positions[0], line.moves[0])
    assert told[1][0] == "description:mates-last"
    assert told[1][2:] == ["seat:b", "seat:u"]


def test_two_mates_in_one_turn() -> None:
    before = "4B7/2bb4b3/b4w6/3b4W2b/7w4/1b3u5r/12/w7ww2/3u8/U5r2r2/4w7/r6w3R w 0-3-5-8 a-a-a-a"
    line = played(before, "j8-f2")
    assert str(line.position) == (
        "4X7/2ww1w2w3/w4w6/3w4W2w/7w4/1w3w5r/12/w7w3/3w8/X5r2r2/4w7/r6w3R r 0-3-13-0 3w-a-a-4b"
    )
    assert line.outcome
    assert line.outcome.placings == {"w": 1, "r": 2, "b": 3, "u": 4}
    assert [str(stage).split()[-1] for stage in at(before).stages(line.moves[0])] == [
        "a-a-a-a", "a-a-a-4b", "3w-a-a-4b",
    ]  # fmt: skip


def test_the_free_opening() -> None:
    line = played(FREE, "f9 Ob6 Og2 Ok7 Of11", "free")
    assert str(line.position) == ("12/6W5/12/12/12/1R10/10U1/12/5b6/12/5B6/12 r 8-9-9-9 a-a-a-a")
    assert refused(at(FREE, "free"), "Of9") == "opening-subject"
    assert refused(at(FREE, "free"), "f6") == "no-centre"
    begun = played(FREE, "f9", "free").position
    assert isinstance(begun, Chatra4Position)
    assert refused(begun, "a1") == "opening-object"
    assert refused(begun, "Of10") == "into-check"


@pytest.mark.parametrize(
    ("rules", "leaves"),
    [
        ("", [55, 2896, 152185]),
        ("free", [128, 15416]),
        ("tight", [23, 528, 12121]),
        ("camps", [103, 10024]),
        ("dropcheck", [55, 2904, 153065]),
    ],
)
def test_perft(rules: str, leaves: list[int]) -> None:
    start = CHATRA4.start(rules)
    assert [perft(start, depth + 1) for depth in range(len(leaves))] == leaves


# Refusals


def test_a_refusal_says_whose_guard_closes_a_square() -> None:
    position = at(START)
    refusal = position.refusal(position.parse_any_move("f6"))
    told = ["and", ["listed", "seat:r", "seat:w"], "seat:u"]
    assert refusal.reason == ["guarded", told]
    assert refusal.cells == ("f6", "b6", "g2", "k7")
    by_two = position.refusal(position.parse_any_move("a8"))
    assert by_two.reason == ["guarded", ["and", "seat:r", "seat:w"]]


def test_a_line_that_opens_a_square_against_one_leaves_it_closed_by_another() -> None:
    text = "12/6W5/12/12/12/1R10/10U1/3b4b3/12/12/5B6/12 b 7-9-9-9 a-a-a-a"
    position = at(text)
    reasons = [position.refusal(position.parse_any_move(cell)).reason for cell in ("a6", "f6")]
    assert reasons[0] != reasons[1]
    assert all(reason[0] == "guarded" for reason in reasons)


def test_an_object_that_is_turned_over_stays_and_blocks() -> None:
    text = "2W6b1X/11b/12/R11/9b2/12/12/12/7b4/12/12/B11 b 14-9-9-0 a-a-a-4b"
    position = at(text)
    assert refused(position, "l2-l1") == "object-stays"
    assert refused(position, "l2xl1") == "object-stays"


def test_passing_is_for_those_who_have_no_other_move() -> None:
    assert refused(at(START), "pass") == "no-pass"
    shut_in = at("R11/2b1b7/12/12/12/11W/12/12/10U1/12/5B6/12 r 16-0-9-9 a-a-a-a")
    assert tokens(shut_in) == {"pass"}
    assert played(str(shut_in), "pass").position.turn == "w"
    in_check = at("R11/1b10/12/12/12/11W/12/12/10U1/12/5B6/12 r 17-0-9-9 a-a-a-a")
    assert refused(in_check, "pass") == "pass-in-check"


# Repetition and the limit

ROUND = "Of12 Oa6 Og1 Ol7 Of11 Ob6 Og2 Ok7"


def test_a_move_may_be_chosen_three_times_in_a_position() -> None:
    line = played(START, " ".join([ROUND] * 3))
    assert line.position == at(START)
    move = line.position.parse_any_move("Of12")
    assert line.game.forbidden(line)[move].reason == "repeated-turn"
    assert move not in line.legal()
    assert move in played(START, " ".join([ROUND] * 2)).legal()


def test_the_500th_turn_ends_the_game() -> None:
    ways = [["Of12", "Of11"], ["Oa6", "Ob6"], ["Og1", "Og2"], ["Ol7", "Ok7"]]
    line = played(START, "f9 b3 g4 k10")
    chance = 0
    while line.outcome is None:
        moves = line.legal()
        quiet = [move for move in moves if line.position.format_move(move) in ways[chance % 4]]
        line = line.after(quiet[0] if quiet else moves[-1 - chance % 3])
        chance += 1
        assert len(line.moves) <= 500
    assert line.outcome.reason in {"limit", "mates"}
    if line.outcome.reason == "limit":
        assert len(line.moves) == 500


@pytest.mark.parametrize(
    ("hands", "english", "japanese"),
    [
        (
            "0-19-17-0",
            "Red wins: at the second mate, by mates, then Subjects.",
            "赤の勝ち（二人が詰み、詰ませた数とサブジェクト数で判定）。",
        ),
        (
            "0-18-18-0",
            "Shared first place: Red, White (equal mates and Subjects).",
            "赤、白がともに1位（詰ませた数もサブジェクトも同じ）。",
        ),
    ],
)
def test_the_end_is_told_with_what_decided_it(hands: str, english: str, japanese: str) -> None:
    position = at(f"12/6W5/12/12/12/1R10/10X1/12/12/12/5X6/12 r {hands} 3w-a-a-4r")
    line = Line(CHATRA4, (position,))
    assert alt_text(line, "en").endswith(english)
    assert alt_text(line, "ja").endswith(japanese)


# Positions that are refused

MATED = "2W6b1X/11b/12/R11/9b2/12/12/12/7b4/12/12/B11 b 14-9-9-0 a-a-a-4b"
NEUTRAL = MATED.replace("/11b/", "/11n/")


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        (START.replace("9-9-9-9", "9-9-9-8"), ""),
        (START.replace("9-9-9-9", "09-9-9-9"), ""),
        (START.replace("9-9-9-9", "9-9-9"), ""),
        (START.replace("5B6", "12"), ""),
        (START.replace("5B6", "5BB5"), ""),
        (START.replace("5B6", "12").replace("9-9-9-9", "O9-9-9-9"), "free"),
        (START.replace("5B6", "12").replace("9-9-9-9", "O9-9-9-9"), ""),
        (START.replace(" b ", " s "), ""),
        (START.replace("a-a-a-a", "a-a-a"), ""),
        (START.replace("a-a-a-a", "a-a-a-3b"), ""),
        (START.replace("a-a-a-a", "a-a-a-4b"), ""),
        (MATED.replace("4b", "4u"), ""),
        (MATED.replace("4b", "3b"), ""),
        (MATED.replace("X", "U"), ""),
        (MATED.replace(" b ", " u "), ""),
        (MATED.replace("14-9-9-0", "13-9-9-1"), ""),
        (MATED.replace("/11b/", "/11u/"), ""),
        (NEUTRAL, ""),
        (START.replace("5B6/12", "5B6/11n").replace("9-9-9-9", "8-9-9-9"), "neutral"),
    ],
)
def test_what_is_no_position_is_refused(text: str, rules: str) -> None:
    with pytest.raises(PositionError):
        at(text, rules)


def test_hands_of_the_mated_stay_written_where_armies_are_neutral() -> None:
    text = NEUTRAL.replace("14-9-9-0", "13-9-9-1")
    assert str(at(text, "neutral")) == text


def test_a_third_place_before_the_fourth_is_refused_and_after_it_not() -> None:
    text = "12/6W5/12/12/4b7/1X8b1/10X1/12/12/12/5B6/12 b 17-0-17-0 a-{}-a-{}"
    assert at(text.format("4b", "3w"), "last").turn == "b"
    for states in (("3b", "2w"), ("4b", "4w"), ("4b", "3r")):
        with pytest.raises(PositionError):
            at(text.format(*states), "last")


def test_a_player_that_would_be_mated_at_once_is_not_to_move() -> None:
    text = "3W5b1U/11u/12/12/R8b2/12/12/12/7b4/12/12/B11 u 14-9-9-0 a-a-a-a"
    with pytest.raises(PositionError, match="mated"):
        at(text)


def test_who_took_part_in_no_mate_is_placed_by_subjects() -> None:
    assert at(START).placings == dict.fromkeys("brwu", 1)
    position = at(START.replace("9-9-9-9", "10-9-9-8"))
    assert position.placings == {"b": 1, "r": 2, "w": 2, "u": 4}


@pytest.mark.parametrize("hands", ["0-19-17-0", "0-18-18-0"])
def test_what_places_depend_on_is_what_is_told_of_them(hands: str) -> None:
    position = at(f"12/6W5/12/12/12/1R10/10X1/12/12/12/5X6/12 r {hands} 3w-a-a-4r")
    told = {seat["seat"]: seat.get("placed_by") for seat in CHATRA4.scene(position, {})["seats"]}
    assert position.outcome
    ranks = {seat: [int(str(part)) for part in each[2:]] for seat, each in told.items() if each}
    assert set(ranks) == {"r", "w"}
    better = position.outcome.placings["r"] < position.outcome.placings["w"]
    assert (ranks["r"] > ranks["w"]) == better
