"""People, the computer, the browser and the engine all at once, each at its own pace."""

from browser.engine import EngineFailure
from screen.status_lines import actions
from session.flow import PACE
from tests.site.by_hand import Memory, Tab, Waiting

PEOPLE = '{"b": "person", "w": "person"}'


def two(fragment: str = "") -> Tab:
    """Two people at a board whose engine is up."""
    return Tab(fragment, Memory({"seats:toy": PEOPLE})).wake()


def alone(fragment: str = "") -> Tab:
    """A person against the computer, the engine up."""
    return Tab(fragment).wake()


def test_a_move_is_written_down_shown_and_answered() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    assert tab.address.entries == ["", "g=toy&m=x"]
    assert (
        tab.session.table.offered_touches.open == []
    )  # nothing more until the engine has answered
    assert tab.settle().session.table.mode == "thinking"
    tab.think("y")
    assert (tab.moves, tab.session.table.mode) == ("x y", "turn")
    assert tab.address.entries == ["", "g=toy&m=x.y"]


def test_a_computers_move_is_not_shown_before_its_pace_is_over() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.tell("best", move="y")
    assert tab.moves == "x"
    tab.rest()
    assert tab.moves == "x y"


def test_computers_among_themselves_play_on_however_long() -> None:
    def deepest() -> int:
        """How many calls within each other wait for what comes."""
        depths = []
        for work, _ in tab.tasks.under_way:
            depth = 0
            waits: object = work
            while waits is not None:
                depth, waits = depth + 1, getattr(waits, "cr_await", None)
            depths.append(depth)
        return max(depths)

    tab = Tab("", Memory({"players:toy": '{"b": 3, "w": 3}'})).wake()
    tab.think("x")
    before = deepest()
    for _ in range(20):
        tab.think("x")
    assert tab.session.table.mode == "thinking"
    assert len(tab.session.table.match.moves) == 21
    assert deepest() == before


def test_whoever_plays_on_where_computers_played_gets_the_seat_to_move() -> None:
    device = Memory({"players:toy": '{"b": 3, "w": 3}'})
    tab = Tab("", device).wake()
    for move in "xyx":
        tab.think(move)
    tab.session.stop()
    tab.session.step(1)
    tab.settle().session.play_on()
    tab.settle()
    assert tab.moves == "x"
    assert tab.session.table.match.seats == {"b": 3, "w": "person"}
    assert tab.session.table.mode == "turn"
    tab.session.touching.touch("o:y")
    tab.settle()
    assert tab.session.table.mode == "thinking"


def test_an_opening_move_is_made_before_the_engine_is_up() -> None:
    tab = Tab()
    tab.session.touching.touch("o:x")
    tab.tasks.run()
    assert (tab.moves, tab.session.table.mode) == ("x", "waiting")
    assert tab.session.table.last_move_phrase == "x was played"
    tab.wake()
    assert tab.session.table.mode == "thinking"


def test_a_thought_that_undo_made_useless_is_dropped() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.session.undo()
    assert tab.engine.cancelled == 1
    tab.think("y")
    assert (tab.moves, tab.session.table.mode) == ("", "turn")


def test_back_during_a_thought_shows_the_earlier_game_and_lets_the_computer_wait() -> None:
    tab = alone("g=toy&m=x.y")
    tab.session.seat("w", 2)
    tab.settle().session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.mode == "thinking"
    tab.address.entries.pop()
    tab.session.on_popstate()
    tab.think("y")
    assert (tab.moves, tab.session.table.mode) == ("x y", "turn")
    tab.address.entries.append("g=toy&m=x.y.x")
    tab.session.on_popstate()
    assert (tab.settle().session.table.mode, tab.waiting()) == ("paused", [])


def test_a_stopped_computer_moves_only_when_it_is_let() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle().session.stop()
    assert (tab.think("y").moves, tab.session.table.mode) == ("x", "paused")
    tab.session.go_on()
    tab.settle()
    assert tab.think("y").moves == "x y"


def test_an_answer_about_an_older_position_changes_nothing() -> None:
    tab = two("g=toy&m=x.y.x")
    tab.session.step(1)
    tab.tasks.run()
    tab.session.step(2)
    tab.tell("scene")  # the older one, alone
    assert tab.engine.asked[-2][0]["record"] == ["x"]
    table = tab.session.table
    assert (table.is_stale, len(table.answer["moves"])) == (True, 3)
    tab.settle()
    assert (table.is_stale, len(table.answer["moves"])) == (False, 2)


def test_dice_that_fall_after_people_went_elsewhere_are_not_played() -> None:
    dice = {"over": False, "turn": "w", "chance": True}
    tab = two()
    tab.session.touching.touch("o:x")
    tab.tell("scene", status=dice)
    tab.session.roll()
    tab.session.step(0)
    tab.tell("roll", move="y")
    assert tab.moves == "x"
    tab.session.step(1)
    tab.settle()
    tab.session.step(1)
    tab.tell("scene", status=dice)
    tab.session.roll()
    tab.tell("roll", move="y")
    assert tab.moves == "x y"


def test_computers_that_are_hurried_wait_for_nobody() -> None:
    tab = Tab().wake()
    tab.session.table.match.seats = {"b": 1, "w": 1}
    tab.session.go_on()
    tab.settle()
    assert [slug for slug, _ in actions(tab.session, [])] == ["stop", "hurry"]
    assert PACE in tab.tasks.seconds
    tab.session.hurry()
    tab.tasks.seconds, tab.screen.played = [], 0
    for move in "xyx":
        tab.tell("best", move=move)
        tab.rest()
    assert tab.moves == "x y x"
    assert tab.screen.played == 0
    assert 0 in tab.tasks.seconds
    assert PACE not in tab.tasks.seconds


def test_a_prisoner_rolls_on_until_there_is_something_to_choose() -> None:
    tab = two()

    def thrown(plies: int, chance: bool) -> None:
        told = {"seat": "b", "notation": "n", "description": "d", "faces": ["1"]}
        status = {"over": False, "turn": "b", "chance": chance, "placings": None, "reason": None}
        tab.tell("scene", status=status, history=[told] * plies)

    def wait() -> None:
        for pause in tab.tasks.pauses:
            pause.answer()
        tab.tasks.pauses = []
        tab.tasks.run()

    tab.session.touching.touch("o:x")
    thrown(1, chance=True)
    assert [slug for slug, _ in actions(tab.session, [])] == ["roll", "roll-on"]
    tab.session.roll_on()
    tab.tell("roll", move="y")
    thrown(2, chance=True)
    assert "roll" not in tab.waiting()  # so that one sees what fell
    wait()
    tab.tell("roll", move="x")
    thrown(3, chance=False)
    assert (tab.moves, tab.session.table.rolls_on) == ("x y x", None)
    wait()
    assert "roll" not in tab.waiting()


def test_the_seats_are_asked_again_once_somebody_else_sits_there() -> None:
    tab = two()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.mode == "turn"
    tab.session.seat("w", 8)
    tab.settle()
    assert tab.engine.asked[-1][0]["level"] == 8


def test_an_engine_that_fails_is_told() -> None:
    tab = Tab()
    tab.tasks.start(tab.session.wake())
    tab.engine.starting.fail(EngineFailure("no room"))
    tab.tasks.run()
    assert (tab.session.table.mode, tab.session.table.failure) == ("failed", "no room")


def test_whatever_goes_wrong_is_said() -> None:
    tab = two()
    tab.session.touching.touch("o:x")
    tab.tasks.run()
    tab.engine.asked[-1][1].fail(ValueError("broken"))
    tab.tasks.run()
    assert tab.screen.notices["problem"] == "Something went wrong: broken"


def test_a_link_whose_moves_stop_making_sense_is_shown_as_far_as_they_do() -> None:
    tab = Tab("g=toy&m=x.y.q.x")
    tab.tasks.start(tab.session.wake())
    tab.engine.starting.answer()
    wrong = {"kind": "move", "text": "q", "ply": 2, "message": "no"}
    tab.tell("scene", error=wrong, moves=["x", "y"])
    tab.settle()
    assert tab.moves == "x y"
    assert tab.screen.notices["link"].startswith("Move 3 in the link, “q”, cannot be read.")


def test_a_touch_that_leads_nowhere_is_asked_about() -> None:
    tab = two()
    tab.session.touching.touch("c:a1")
    tab.tell("why", words={"en": "It is not yours.", "ja": "あなたのではない。"}, cells=["a1"])
    assert tab.screen.refused == ["It is not yours."]


def test_the_link_is_copied_or_shown() -> None:
    tab = two("g=toy&m=x&n=0")
    tab.session.copy()
    tab.tasks.run()
    assert tab.address.copied == "https://anga.example/play.html#g=toy&m=x"
    assert tab.screen.notices["copied"] == "Link copied."
    tab.address.lets = False
    tab.session.copy()
    tab.tasks.run()
    assert tab.screen.notices["copied"].endswith("#g=toy&m=x")


def test_a_link_to_another_game_is_another_page() -> None:
    tab = two()
    tab.address.entries.append("g=other")
    tab.session.on_popstate()
    assert tab.address.reloads == 1


def test_the_next_move_may_be_made_while_the_last_one_is_still_seen() -> None:
    tab = two()
    tab.screen.motion = Waiting()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.session.touching.touch("o:y")
    tab.screen.motion.answer()
    tab.settle()
    assert (tab.moves, tab.session.table.turn) == ("x y", "b")


def test_what_is_known_of_a_solved_game_is_asked_for_only_when_wanted() -> None:
    tab = two()
    assert "values" not in [request["cmd"] for request, _ in tab.engine.asked]
    tab.session.know()
    tab.tell("values", values={"x": ["W", 3]})
    assert list(tab.session.table.values["x"]) == ["W", 3]


def test_who_takes_a_computers_seat_does_not_wait_for_what_is_known() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.mode == "thinking"
    asked = len(tab.engine.asked)
    tab.session.seat("w", "person")
    tab.tasks.run()
    assert tab.session.table.mode == "turn"
    assert "scene" not in [request["cmd"] for request, _ in tab.engine.asked[asked:]]


def test_a_game_from_an_edited_position_begins_with_the_same_seats() -> None:
    tab = alone()
    tab.session.edit()
    palette = [{"id": "P", "name": "P"}]
    placed: dict[str, dict[str, str]] = {"cells": {}, "fields": {}}
    tab.tell("edit", palette=palette, setup=placed, position="P1", usual=False, problems=[])
    assert tab.address.entries[-1] == "g=toy&p=P1"
    tab.session.touching.touch("c:a1")
    tab.tell("edit", palette=palette, setup=placed, position="P2", usual=False, problems=[])
    assert tab.engine.asked[-1][0]["setup"]["cells"] == {"a1": "P"}
    tab.session.games.begin_here()
    tab.settle()
    assert not tab.session.setup.active
    assert tab.address.entries[-1] == "g=toy&p=P2"
    assert tab.session.table.match.seats == {"b": "person", "w": 1}


def test_an_engine_that_dies_at_rest_is_replaced_and_the_game_goes_on() -> None:
    tab = two("g=toy&m=x.y")
    tab.engine.die()
    tab.tasks.run()
    assert (tab.session.table.mode, tab.screen.up) == ("waiting", False)
    assert tab.session.table.offered_touches.open == []
    tab.session.step(1)  # a board to look at meanwhile, not that of the start
    tab.tasks.run()
    assert len(tab.session.table.answer["moves"]) == 2
    tab.session.step(2)
    tab.engine.starting.answer()
    tab.settle()
    assert (tab.session.table.mode, tab.moves, tab.screen.up) == ("turn", "x y", True)
    assert tab.screen.notices == {}


def test_an_engine_that_dies_while_it_thinks_is_replaced_and_thinks_again() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.engine.die()
    tab.rest()
    assert tab.session.table.mode == "waiting"
    tab.engine.starting.answer()
    tab.settle()
    assert tab.session.table.match.seats == {"b": "person", "w": 1}
    assert tab.think("y").moves == "x y"
    assert tab.tasks.problems == []


def test_a_move_that_the_engine_died_of_is_not_lost() -> None:
    tab = two()
    tab.session.touching.touch("o:x")
    tab.tasks.run()
    tab.engine.die()
    tab.tasks.run()
    tab.engine.starting.answer()
    tab.settle()
    assert (tab.moves, tab.session.table.turn) == ("x", "w")


def test_an_engine_that_hangs_is_told_until_it_speaks_again_or_is_given_up() -> None:
    tab = Tab("g=toy&m=x").wake()
    tab.engine.listener.on_hang(True)
    assert "not answered" in tab.screen.notices["engine"]
    tab.engine.listener.on_hang(False)
    assert "engine" not in tab.screen.notices
    tab.engine.listener.on_hang(True)
    tab.screen.actions["engine"]["engine-anew"]()
    assert "engine" not in tab.screen.notices
    tab.wake()
    assert tab.moves == "x"


def test_an_engine_that_dies_again_and_again_is_given_up_with_a_sentence() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle()
    for _ in range(4):
        tab.engine.die()
        tab.tasks.run()
        tab.engine.starting.answer()
        tab.settle()
    assert tab.session.table.mode == "failed"
    assert tab.session.table.failure == "it stopped several times"


def test_engines_that_die_between_the_moves_of_a_long_game_are_all_replaced() -> None:
    tab = two()
    for move in ("o:x", "o:y", "o:x", "o:y", "o:x"):
        tab.session.touching.touch(move)
        tab.settle()
        tab.rest()
        tab.engine.die()
        tab.tasks.run()
        tab.engine.starting.answer()
        tab.settle()
    assert (tab.session.table.mode, tab.moves) == ("turn", "x y x y x")


def test_stepping_through_a_game_is_a_sign_that_its_engine_works() -> None:
    tab = two("g=toy&m=x.y")
    for ply in (1, 0, 1, 0, 1):
        tab.session.step(ply)
        tab.settle()
        tab.engine.die()
        tab.tasks.run()
        tab.engine.starting.answer()
        tab.settle()
    assert tab.session.table.mode == "earlier"


def test_a_stopped_computer_waits_for_a_new_engine_too() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle().session.stop()
    tab.engine.die()
    tab.tasks.run()
    tab.engine.starting.answer()
    tab.settle()
    assert (tab.session.table.mode, tab.session.table.paused) == ("paused", True)


def test_a_computer_that_answers_with_an_error_waits_and_that_is_said() -> None:
    tab = alone()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.engine.asked[-1][1].answer({"error": {"message": "no such level"}})
    tab.rest()
    assert tab.screen.notices["problem"] == "Something went wrong: no such level"
    assert tab.session.table.mode == "paused"
    tab.session.step(0)
    tab.settle()
    assert tab.session.table.mode == "earlier"


def test_a_kept_level_that_there_is_no_longer_becomes_one_that_there_is() -> None:
    for seats in ('{"b": "person", "w": 77}', '{"b": "person", "w": 99999999999}'):
        tab = Tab(device=Memory({"seats:toy": seats})).wake()
        assert tab.session.table.match.seats == {"b": "person", "w": 10}


def test_a_finger_that_bounces_does_not_play_the_next_persons_move() -> None:
    tab = two()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert (tab.moves, tab.screen.refused) == ("x", [])
    assert "o:x" not in tab.session.table.offered_touches.open
    assert "o:x" in tab.session.table.offered_touches.forbidden
    tab.rest()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.moves == "x x"


def test_what_is_wrong_with_a_link_is_not_quoted_in_full() -> None:
    tab = two("g=toy&q=" + "z" * 5000)
    assert len(tab.screen.notices["link"]) < 120


def test_that_moves_were_taken_back_is_remembered_with_the_game() -> None:
    device = Memory({"seats:toy": PEOPLE})
    tab = Tab("", device).wake()
    for move in ("x", "y", "x"):
        tab.session.touching.touch("o:" + move)
        tab.settle()
    assert not Tab("g=toy&m=x.y.x", device).wake().session.table.match.retracted
    tab.session.undo()
    tab.settle()
    assert Tab("g=toy&m=x.y", device).wake().session.table.match.retracted
