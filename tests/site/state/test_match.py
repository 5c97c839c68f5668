"""The game on the table: a record that grows and shrinks."""

from anga.shared.ends import RESIGN, End, format_end
from anga.shared.formats.fragment import Link, format_link, parse_link
from anga.shared.game_tree import Node
from state.match import AWAY, PERSON, Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.match import Seats

ALONE: "Seats" = {"b": PERSON, "w": 2}
BOTH: "Seats" = {"b": PERSON, "w": PERSON}
NOBODY: "Seats" = {"b": 1, "w": 5}
TURNS = ["b", "w", "b", "w"]


def match(*moves: str, seats: "Seats" = BOTH, ply: int | None = None) -> Match:
    return Match(Link("bushi", moves=moves, ply=ply), seats)


def test_a_match_is_its_link() -> None:
    whole = Link("bushi", "article", "Tf Nb b", ["t", "f", "l"], 2)
    assert format_link(Match(whole, BOTH).link) == format_link(whole)
    assert format_link(match("Nb", "Tb").link) == "g=bushi&m=Nb.Tb"


def test_the_last_position_is_shown_unless_the_link_says_otherwise() -> None:
    assert match("Nb", "Tb").shown == 2
    assert match("Nb", "Tb", ply=0).shown == 0
    assert not match("Nb", "Tb", ply=1).at_last


def test_only_an_untouched_usual_game_is_at_the_start() -> None:
    assert match().at_start
    assert not match("Nb").at_start
    assert not Match(Link("bushi", "article"), BOTH).at_start
    assert not Match(Link("bushi", position="Tf Nb b"), BOTH).at_start


def test_a_request_is_about_the_position_shown_or_about_the_whole_game() -> None:
    shown = match("Nb", "Tb", "t", ply=1)
    assert shown.request("scene")["record"] == ["Nb"]
    assert shown.request("scene", whole=True)["record"] == ["Nb", "Tb", "t"]
    assert "position" not in shown.request("scene")
    placed = Match(Link("bushi", "article", "Tf Nb b"), BOTH).request("moves")
    assert (placed["cmd"], placed["rules"], placed["position"]) == ("moves", "article", "Tf Nb b")


def test_a_move_is_added_at_the_ply_shown() -> None:
    game = match("Nb", "Tb", "t", ply=1)
    game.play("Nl")
    assert game.moves == ["Nb", "Nl"]
    assert game.at_last


def test_no_ply_before_the_first_or_after_the_last_can_be_shown() -> None:
    game = match("Nb", "Tb")
    game.show(-3)
    assert game.shown == 0
    game.show(7)
    assert game.shown == 2


def test_undo_takes_one_ply_among_people_and_two_against_the_computer() -> None:
    game = match("Nb", "Tb", "t", "f")
    assert game.undo(TURNS)
    assert game.moves == ["Nb", "Tb", "t"]
    game = match("Nb", "Tb", "t", "f", seats=ALONE)
    assert game.undo(TURNS)
    assert game.moves == ["Nb", "Tb"]


def test_undo_takes_one_ply_where_nobody_sits() -> None:
    game = match("Nb", "Tb", seats=NOBODY)
    assert game.undo(TURNS)
    assert game.moves == ["Nb"]


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert not match().undo([])


def test_what_was_taken_back_can_be_played_again() -> None:
    game = match("Nb", "Tb", "t", "f", seats=ALONE)
    game.undo(TURNS)
    game.undo(TURNS)
    assert game.redo == ["Nb", "Tb", "t", "f"]
    assert game.redo_move()
    assert game.moves == ["Nb", "Tb"]
    assert game.redo_move()
    assert game.moves == ["Nb", "Tb", "t", "f"]
    assert not game.redo_move()


def test_among_people_and_where_nobody_sits_one_ply_comes_again_at_a_time() -> None:
    for seats in (BOTH, NOBODY):
        game = match("Nb", "Tb", "t", seats=seats)
        game.undo(TURNS)
        game.undo(TURNS)
        assert game.redo_move()
        assert game.moves == ["Nb", "Tb"]


def test_rolls_come_again_with_what_was_played_before_them() -> None:
    turns = [None, "b", None, "w", None, "b"]
    rolled = match("r", "m", "r", "n", "r", "o", seats=ALONE)
    rolled.undo(turns)
    rolled.undo(turns[:5])
    assert rolled.moves == ["r"]
    assert rolled.redo_move()
    assert rolled.moves == ["r", "m", "r", "n", "r"]
    assert rolled.redo == ["o"]


def test_what_was_played_on_another_way_tells_nothing_of_what_comes_again() -> None:
    game = match("Nb", "Tb", "t", "f", seats=ALONE)
    game.undo(TURNS)
    game.play("r")
    game.play("l")
    game.undo(TURNS)
    assert game.redo == ["r", "l"]
    assert game.redo_move()
    assert game.moves == ["Nb", "Tb", "r", "l"]


def test_the_same_move_by_hand_keeps_what_comes_after_and_another_gives_it_up() -> None:
    game = match("Nb", "Tb", "t")
    game.undo(TURNS)
    game.undo(TURNS)
    game.play("Tb")
    assert game.redo == ["t"]
    game.play("f")
    assert game.redo == []


def test_an_end_outside_the_rules_comes_again_after_all_moves() -> None:
    game = match("Nb", "Tb", "t")
    game.finish(End(RESIGN, "w"))
    assert not game.can_redo
    game.undo(TURNS)
    game.undo(TURNS)
    assert game.redo_move()
    assert (game.moves, game.end) == (["Nb", "Tb", "t"], "")
    assert game.redo_move()
    assert (game.end, game.can_redo) == (format_end(End(RESIGN, "w")), False)
    game.undo(TURNS)
    game.play("f")
    assert not game.can_redo


def test_what_was_dealt_is_taken_back_together() -> None:
    dealt = Match(Link("toy", moves=["x", "y"]), dict(BOTH), 2)
    assert dealt.can_undo(["b", "w"])
    assert dealt.undo(["b", "w"])
    assert (dealt.moves, dealt.dealt) == ([], 0)
    dealt = Match(Link("toy", moves=["x", "y", "z"]), dict(BOTH), 2)
    assert dealt.undo(["b", "w", "b"])
    assert dealt.moves == ["x", "y"]


def test_help_belongs_to_the_moves_that_it_led_to() -> None:
    game = match()
    for move, helped in (("x", True), ("y", False), ("x", True)):
        game.play(move, helped)
    assert game.helped == [0, 2]
    game.show(2)
    game.truncate()
    game.redo_move()
    assert game.helped == [0, 2]
    game.show(1)
    game.play("z")
    assert game.helped == [0]


def test_a_game_knows_that_moves_were_taken_back_until_it_begins_anew() -> None:
    game, seen = match("x", "y", "z"), []
    for ply, move in ((3, "x"), (2, "y"), (3, "z"), (0, "x")):
        game.show(ply)
        game.play(move)
        seen.append(game.retracted)
    assert seen == [False, True, True, False]
    game.undo(["b"])
    assert game.retracted


def test_who_is_not_known_is_a_person() -> None:
    assert match(seats={"b": 3}).is_person("w")
    assert not match(seats={"b": 3}).is_person("b")
    assert match().is_person(None)


def test_a_roll_is_not_taken_back_alone() -> None:
    rolled = match("roll", "move", "roll", seats=ALONE)
    assert rolled.undo([None, "b", None])
    assert rolled.moves == ["roll"]
    assert not rolled.undo([None])


def test_what_people_entered_is_taken_back() -> None:
    rolled = match("roll", "move", "roll", seats=ALONE)
    assert rolled.undo(["", "b", ""])
    assert rolled.moves == ["roll", "move"]


def test_what_came_after_the_ply_shown_is_given_up_and_can_be_played_again() -> None:
    match = Match(Link("bushi", moves="abcd", ply=2), {})
    match.truncate()
    assert (match.moves, match.redo, match.at_last) == (["a", "b"], ["c", "d"], True)
    assert match.redo_move()
    assert match.moves == ["a", "b", "c"]


def test_a_match_is_written_as_a_record_with_whatever_was_tried() -> None:
    game = Match(Link("toy", moves=["x", "y"]), {"b": PERSON, "w": 3})
    assert game.record_text() == "game: toy\nseats: w:3\n\nx y\n"
    game.end = "resign:b"
    after = game.root.child("x").child("z")
    after.child("z").comment = "why not"
    after.drawings = ["a1-b2"]
    told = "x y (z {[%marks a1-b2]} z {why not})"
    assert game.record_text() == "game: toy\nseats: w:3\nend: resign:b\n\n" + told + "\n"


def comment(game: Match) -> "str | None":
    here = game.here
    return here.comment if here else None


def test_what_is_written_about_a_game_stands_in_its_link() -> None:
    text = "g=toy&m=x.y&v=0~1~z.z&k=0~0~so;1~2~why%20not&d=1~1~a1-b2"
    game = Match(parse_link(text), {})
    assert format_link(game.shared_link) == text
    assert comment(game) is None  # nothing is written of the last position
    game.show(0)
    assert comment(game) == "so"
    game.play("x")
    assert format_link(game.shared_link) == "g=toy&m=x&v=0~1~z.z&k=0~0~so;1~2~why%20not&d=1~1~a1-b2"


def test_a_studied_game_tells_its_main_line() -> None:
    free = Match(Link("toy", moves=["x", "y"]), {})
    free.free, free.trunk = True, ["x", "y"]
    free.root.child("x").child("z").child("x")
    free.moves, free.shown = ["x", "z", "x"], 3
    assert format_link(free.link) == "g=toy&m=x.y&n=1&v=0~1~z.x"


def test_whoever_opened_a_handed_link_sits_down_once_and_whoever_kept_it_sits_already() -> None:
    sent = Link("toy", moves=["x"])
    sent.hands = {"b": "Ann", "w": ""}
    opened = Match(sent, {"b": AWAY, "w": AWAY}, unseated=True)
    opened.sit_down("w")
    opened.sit_down("b")
    assert opened.seats == {"b": AWAY, "w": PERSON}
    kept = Match(sent, {"b": AWAY, "w": AWAY}, unseated=True)
    kept.recall(Node(), {"b": "Bob"}, "60", None)
    kept.sit_down("w")
    assert kept.seats == {"b": AWAY, "w": AWAY}
    assert kept.hands == {"b": "Ann", "w": ""}  # the link is the latest
    assert kept.clock_setting == "60"
    kept.hands = {}
    kept.recall(Node(), {"b": "Bob"}, "", None)
    assert (kept.hands, kept.clock) == ({"b": "Bob"}, None)


def test_a_game_that_is_mended_or_studied_keeps_what_is_written_and_who_has_to_sit_down() -> None:
    sent = Link("toy", moves=["x", "q"])
    sent.hands = {"b": "Ann"}
    game = Match(sent, {"b": AWAY, "w": PERSON}, unseated=True)
    game.write("so")
    mended, free = game.repaired("", None, ["x"]), game.copy_for_study()
    assert (mended.moves, mended.root, mended.unseated) == (["x"], game.root, True)
    assert (free.root, free.studied, free.trunk) == (game.root, game, ["x", "q"])
    assert set(free.seats.values()) == {PERSON}


def test_the_seat_that_the_only_person_left_is_given_back_once() -> None:
    game = match("Nb", seats=dict(NOBODY))
    assert game.players == NOBODY
    game.left = "b", 1
    assert (game.players, game.seats) == ({"b": PERSON, "w": 5}, NOBODY)
    game.come_back()
    game.come_back()
    assert game.seats == {"b": PERSON, "w": 5}
    assert game.left is None


def test_whoever_has_taken_another_seat_since_leaving_one_keeps_that() -> None:
    game = match("Nb", seats=dict(NOBODY))
    game.left = "b", 1
    game.sit("w", PERSON)
    assert game.players == {"b": 1, "w": PERSON}
    game.come_back()
    assert game.seats == {"b": 1, "w": PERSON}


def test_what_is_drawn_twice_is_gone_and_all_can_be_wiped_away() -> None:
    game = match("Nb")
    assert not game.wipe()
    for drawing in ("a-b", "b", "a-b"):
        game.draw(drawing)
    assert game.here
    assert game.here.drawings == ["b"]
    assert game.wipe()
    assert game.here.drawings == []
