"""What the status card says, and what can be done about it."""

from screen.status_lines import actions, lines, retried_line, spoken_line
from state.engine_lock import MOVE
from state.retried import Retried
from state.table import told_since_own_move
from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PEOPLE = Memory({"seats:toy": '{"b": "person", "w": "person"}'})


def new() -> None:
    """The dialog of a new game would open."""


def said(tab: Tab) -> "tuple[str, list[str]]":
    strong, text, able = lines(tab.session, [("new-game", new)])
    return (strong + " " + text).strip(), [slug for slug, _ in able]


def test_a_person_is_told_whose_turn_it_is_and_what_was_played() -> None:
    tab = Tab("g=toy&m=x.y", PEOPLE).wake()
    assert said(tab) == ("Black to move. y", ["hint"])
    assert spoken_line(tab.session) == "y Black to move."


def test_a_computer_that_begins_is_told_by_its_figure() -> None:
    tab = Tab("", Memory({"seats:toy": '{"b": 1, "w": "person"}'})).wake()
    assert spoken_line(tab.session) == "Frog 1 (Black) to move."


def test_by_ear_a_computers_turn_is_its_roll_and_its_move_in_one() -> None:
    mine: Any = {"seat": "b", "description": "mine."}
    rolls: Any = {"seat": "w", "description": "rolls.", "faces": ["K", "C"]}
    first, second = [{"seat": "w", "description": text} for text in ("first.", "second.")]

    def heard(*history: "Any") -> str:
        link = "g=toy&m=" + ".".join("xyxyx"[: len(history)])
        session = Tab(link).wake().session
        session.table.match.seats = {"b": "person", "w": 1}
        session.table.history = list(history)
        return spoken_line(session)

    assert heard(mine) == "mine."  # and not whose turn it is
    assert heard(rolls) == ""
    assert heard(mine, rolls, first) == "rolls. first."
    assert heard(mine, rolls, first, mine, second) == "second."


def test_whoever_is_the_only_one_here_is_told_that_it_is_they() -> None:
    tab = Tab().wake()
    assert said(tab)[0] == "Your turn: Black to move."
    assert spoken_line(tab.session) == "Your turn: Black to move."
    rolling: Any = dict(tab.session.table.answer)
    rolling["status"] = {"over": False, "turn": "b", "chance": True}
    tab.session.table.answer = rolling
    assert said(tab) == ("Your turn: Black to roll.", ["roll"])
    tab.session.touching.touch("c:a1")
    assert tab.screen.refused == ["Roll the dice first."]
    tab.session.table.own_dice = True
    assert said(tab)[1] == []
    other = Tab("", Memory({"language": '"ja"'})).wake()
    other.session.words.language = "ja"
    assert said(other)[0] == "あなた（黒）の番です。"


def test_whoever_can_only_roll_is_told_what_for() -> None:
    tab = Tab().wake()
    table, words = tab.session.table, tab.session.words
    words.game_words = dict(words.game_words, held={"en": "{0}’s King is held.", "ja": ""})
    seats: Any = [{"seat": "b", "name": "seat:b", "side": 2, "rolls_for": ["held", "seat:b"]}]
    answer: Any = dict(table.answer, scene=dict(table.answer["scene"], seats=seats))
    answer["status"] = {"over": False, "turn": "b", "chance": True}
    table.answer = answer
    assert said(tab)[0] == "Your turn: Black to roll. Your King is held."
    tab.session.touching.touch("c:a1")
    tab.session.advice.hint()
    assert tab.screen.refused == ["Roll the dice first. Your King is held."] * 2


def test_whoever_is_out_is_told_so_while_the_computers_play_on() -> None:
    tab = Tab("", Memory({"seats:toy": '{"b": 1, "w": "person"}'})).wake()
    table = tab.session.table
    seats: Any = [
        {"seat": "b", "name": "seat:b", "side": 2, "out": True, "notes": ["fourth"]},
        {"seat": "w", "name": "seat:w", "side": 0, "notes": ["in check", "third"]},
    ]
    answer: Any = dict(table.answer, scene=dict(table.answer["scene"], seats=seats))
    table.answer = answer
    assert said(tab)[0].startswith("Black is thinking …")
    seats[1]["out"] = True
    assert said(tab)[0].startswith("You have no more turns (third). Black is thinking …")
    table.paused = True
    assert said(tab)[0].startswith("You have no more turns (third).")


def test_a_round_tells_what_affects_the_mover_what_others_did_then_and_news_first() -> None:
    table = Tab("", PEOPLE).wake().session.table
    history: Any = [
        {"seat": "b", "description": "mine"},
        {"seat": "c", "description": "quiet"},
        {"seat": "d", "description": ["takes", "seat:b"]},
        {"seat": "e", "description": "takes back"},
        {"seat": "f", "description": "mates", "news": {"b": ["f has mated"]}},
        {"seat": "g", "description": "last"},
    ]
    table.history, told = history, []
    for table.match.shown in (6, 4, 0):  # nothing of what comes later
        told.append(table.round_told)
    assert told == [["f has mated", ["takes", "seat:b"], "takes back"], [["takes", "seat:b"]], []]


def test_whoever_watches_computers_reads_what_they_play() -> None:
    tab = Tab().wake()
    tab.session.touching.touch("o:x")
    assert said(tab.settle())[0] == "White is thinking …"
    tab.session.table.match.seats = {"b": 1, "w": 1}
    assert said(tab)[0] == "White is thinking … x"


def test_computers_among_themselves_can_be_told_to_play_on_quickly() -> None:
    tab = Tab().wake()
    tab.session.touching.touch("o:x")
    assert said(tab.settle())[1] == ["stop"]
    table = tab.session.table
    table.match.seats = {"b": 1, "w": 1}
    tab.engine.found = {"depth": 3, "told": ["y", "x"]}
    assert said(tab)[1] == ["stop", "hurry"]
    tab.session.hurry()
    hurried = []
    players: list[Any] = [{"b": 1, "w": 1}, {"b": "person", "w": 1}, {"b": 1, "w": 1}]
    for seats in players:
        table.match.seats = seats
        hurried.append(table.is_hurried)
    tab.session.hurry()
    hurried.append(table.is_hurried)
    assert hurried == [True, False, True, False]


def test_whoever_has_no_more_turns_watches() -> None:
    table = Tab().wake().session.table
    watched = [table.is_watched]
    seats: Any = [{"seat": "b", "name": "seat:b", "side": 2, "out": True}]
    answer: Any = dict(table.answer, scene=dict(table.answer["scene"], seats=seats))
    table.answer = answer
    watched.append(table.is_watched)
    table.match.seats = {"b": "person", "w": "away"}
    watched.append(table.is_watched)
    assert watched == [False, True, False]


def test_an_end_by_the_rules_tells_what_the_places_depend_on() -> None:
    tab = Tab("g=toy&m=x.y", PEOPLE).wake()
    table = tab.session.table
    seats: Any = [{"seat": "b", "name": "seat:b", "side": 2, "placed_by": ["Black: 3."]}]
    scene = dict(table.answer["scene"], seats=seats)
    answer: Any = dict(table.answer, scene=scene)
    table.answer = answer
    assert "Black: 3." not in said(tab)[0]
    end = {"over": True, "turn": None, "reason": "mate", "placings": {"b": 1, "w": 2}}
    answer["status"] = dict(answer["status"], **end)
    assert said(tab)[0].endswith("y Black: 3.")
    assert spoken_line(tab.session).endswith("Black: 3.")


def test_what_is_still_to_be_placed_is_asked_for_in_the_words_of_the_game() -> None:
    placing = {"en": "{0} to place the stone.", "ja": "{0}が石を置く番です。"}
    game = {"turn:place": placing, "begin": {"en": "Touch a square.", "ja": "マスに触れます。"}}

    def awaiting(fragment: str = "", memory: "Memory | None" = None) -> Tab:
        tab = Tab(fragment, memory).wake()
        table, words = tab.session.table, tab.session.words
        words.game_words = dict(words.game_words, **game)
        answer: Any = dict(table.answer)
        answer["scene"] = dict(answer["scene"], marks=[{"mark": "awaited", "cells": ["a1"]}])
        table.answer = answer
        return tab

    alone, second = awaiting(), awaiting("g=toy&m=x", PEOPLE)
    assert said(alone)[0].startswith("Your turn: Black to place the stone.")
    assert said(second)[0] == "White to place the stone. x Touch a square."
    alone.session.words.language = "ja"
    assert said(alone)[0].startswith("あなた（黒）が石を置く番です。")


def test_after_a_first_roll_the_game_says_what_may_move() -> None:
    rolls: Any = {"seat": "w", "description": "rolls.", "faces": ["K", "C"]}
    moves: Any = {"seat": "w", "description": "moves."}
    told = {"en": "The framed ones.", "ja": ""}

    def told_after(*history: "Any") -> str:
        tab = Tab("g=toy&m=" + ".".join("xyx"[: len(history)]), PEOPLE).wake()
        tab.session.words.game_words = dict(tab.session.words.game_words, **{"begin:rolled": told})
        tab.session.table.history = list(history)
        return said(tab)[0]

    assert told_after(rolls).endswith("The framed ones.")
    assert "framed" not in told_after(moves, dict(rolls, seat="b"), rolls)


def test_who_is_alone() -> None:
    match = Tab().wake().session.table.match
    told: list[tuple[Any, str | None]] = [
        ({"b": "person", "w": 3}, "b"),
        ({"b": "person", "w": "person"}, None),
        ({"b": 1, "w": 3}, None),
        ({"b": "person", "w": "away"}, "b"),
        ({"e": 1, "n": 1, "s": 5, "w": "person"}, "w"),
        ({"e": 1, "n": 1, "s": "away", "w": "person"}, "w"),
        ({"e": 1, "n": "person", "s": "away", "w": "person"}, None),
    ]
    for seats, alone in told:
        match.seats = seats
        assert match.alone == alone, seats


def test_the_same_dice_are_offered_where_some_were_thrown() -> None:
    tab = Tab("g=toy&m=x", PEOPLE).wake()
    table = tab.session.table
    over: Any = dict(table.answer, status={"over": True, "turn": "w", "chance": False})
    table.answer = over
    for entry, offered in (({}, []), ({"faces": ["K"]}, ["same-dice"])):
        told: Any = dict(table.history[0], **entry)
        table.history = [told]
        able = actions(tab.session, [("same-dice", new), ("new-game", new)])
        assert [slug for slug, _ in able] == offered + ["new-game"]


def ply(seat: str, told: "Any", *faces: str) -> "Any":
    entry = {"seat": seat, "notation": "n", "description": told}
    if faces:
        entry["faces"] = list(faces)
    return entry


def test_what_others_did_to_whoever_is_to_move_is_told_where_many_play() -> None:
    tab = Tab("g=toy&m=x.y", PEOPLE).wake()
    table = tab.session.table
    takes = ["takes {0}’s disc;", "seat:b"]
    table.history = [ply("w", takes), ply("b", "own"), ply("w", takes), ply("e", "moves")]
    table.match.moves = ["x", "y", "x", "y"]
    table.match.shown = 4
    assert said(tab)[0].endswith("to move. moves")  # of two everybody has seen the other's move
    table.match.seats["e"] = "person"
    assert said(tab)[0].endswith("to move. takes Black’s disc; moves")
    rolled = ply("b", "rolls", "K", "C")
    for chance, told in ((True, "to roll. takes Black’s disc; rolls"), (False, "to move. rolls")):
        status = {"over": False, "turn": "b", "chance": chance}
        answer: Any = dict(table.answer, status=status)
        table.answer, table.history[3] = answer, rolled
        assert said(tab)[0].endswith(told)
    table.history[3] = ply("e", "moves")
    table.selection.touches.append("o:x")
    assert "takes" not in said(tab)[0]


def test_with_dice_all_is_told_that_the_last_one_did_in_its_turn() -> None:
    turns = [ply("r", "red"), ply("g", "rolls", "K"), ply("g", "first"), ply("g", "second")]
    assert told_since_own_move(turns, "b", True) == ["first"]
    turns[2] = ply("g", ["takes", "seat:b"])
    assert told_since_own_move(turns, "b", True) == [["takes", "seat:b"]]
    assert told_since_own_move([ply("r", "red"), ply("g", "only")], "b", True) == []


def test_news_of_an_own_move_that_another_one_followed_at_once_is_not_told_again() -> None:
    mate: Any = dict(ply("b", "mates"), news={"b": ["mated"]})
    assert told_since_own_move([mate, ply("w", "last")], "b", False) == ["mated"]
    assert told_since_own_move([mate, ply("b", "own"), ply("w", "last")], "b", False) == []


def test_dice_that_nobody_could_use_are_told_while_the_next_are_thrown() -> None:
    tab = Tab("g=toy&m=x", PEOPLE).wake()
    table = tab.session.table
    rolling: Any = dict(table.answer, status={"over": False, "turn": "w", "chance": True})
    table.answer = rolling
    table.lock.take(MOVE)
    assert said(tab)[0] == "White rolls …"
    table.history = [ply("b", "in vain", "K", "C")]
    assert said(tab)[0] == "White rolls … in vain"


def test_a_computer_can_be_stopped_and_let_go_on() -> None:
    tab = Tab().wake()
    tab.session.touching.touch("o:x")
    assert said(tab.settle()) == ("White is thinking …", ["stop"])
    tab.session.stop()
    assert said(tab) == ("White (computer) is waiting.", ["go-on"])


def test_what_a_computer_finds_is_told_while_it_thinks() -> None:
    tab = Tab().wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.thinking
    tab.engine.found = {"depth": 0, "told": ["y"]}
    assert said(tab.rest()) == ("White is thinking …", ["stop"])
    tab.engine.found = {"depth": 3, "told": ["y", "x", "y", "x", "y", "x", "y"]}
    assert said(tab.rest()) == ("White is thinking … Depth 3.", ["thought", "stop"])
    tab.session.show_thought()
    shown = "White is thinking … Depth 3. Its plan: y · x · y · x · y · x"
    assert said(tab) == (shown, ["thought-away", "stop"])
    tab.session.show_thought()
    assert said(tab) == ("White is thinking … Depth 3.", ["thought", "stop"])


def test_nothing_is_told_of_a_thought_that_was_stopped() -> None:
    tab = Tab().wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.session.stop()
    tab.engine.found = {"depth": 3, "told": ["y"]}
    assert said(tab.rest()) == ("White (computer) is waiting.", ["go-on"])
    tab.session.go_on()
    tab.settle()
    assert said(tab)[0] == "White is thinking …"


def test_an_earlier_position_can_be_left_or_played_on_from() -> None:
    tab = Tab("g=toy&m=x.y&n=1", PEOPLE).wake()
    assert said(tab) == ("The position after move 1 of 2. x", ["play-from-here", "to-last"])


def test_an_engine_that_is_waited_for_says_what_is_missing_and_nothing_to_try() -> None:
    tab = Tab("g=toy&m=x.y", PEOPLE).start()
    assert said(tab) == ("The page is still loading …", [])
    tab.engine.listener.on_wait(2_000_000, 12_600_000)
    assert said(tab) == ("The page is still loading … 10.6 MB to go.", [])


def test_an_engine_that_is_late_says_so_although_a_move_can_be_made() -> None:
    tab = Tab("", PEOPLE).start()
    assert said(tab) == ("Black to move.", [])
    tab.engine.listener.on_wait(2_000_000, 12_600_000)
    assert said(tab)[0] == "Black to move. The page is still loading … 10.6 MB to go."


def test_an_engine_that_died_is_told_of() -> None:
    tab = Tab("g=toy&m=x.y", PEOPLE).wake()
    tab.engine.die()
    tab.tasks.run()
    assert said(tab)[0].startswith("The computer stopped.")


def test_a_move_is_made_once_it_was_said_to_be_meant() -> None:
    tab = Tab("g=toy&m=x.y", PEOPLE).wake()
    tab.page.asks = True
    tab.session.touching.touch("o:x")
    tab.settle()
    assert (tab.moves, said(tab)) == ("x y", ("Play this move?", ["coach-back", "confirm-yes"]))
    tab.session.touching.take_back()
    assert said(tab) == ("Black to move. y", ["hint"])
    tab.session.touching.touch("o:x")
    tab.session.touching.touch("o:y")
    dict(actions(tab.session, []))["confirm-yes"]()
    assert tab.settle().moves == "x y y"


def test_the_better_move_is_praised_until_the_next_turn_of_whoever_found_it() -> None:
    """Two steps of a player may be one turn."""
    tab = Tab("g=toy&m=x.y.x.y", PEOPLE).wake()
    table, words = tab.session.table, tab.session.words
    told: dict[str, list[bool]] = {}
    for seats in ("bwbw", "bbwb", "bbww"):
        table.history = [{"seat": seat, "notation": "x"} for seat in seats]  # type: ignore[typeddict-item]
        table.match.retried = Retried(0, "y", "y", ["x"], [0.5, 0.2])
        praised = []
        for shown in range(1, 5):
            table.match.show(shown)
            praised.append("the better move" in retried_line(table, words))
        told[seats] = praised
    assert told == {
        "bwbw": [True, True, False, False],
        "bbwb": [True, True, True, False],
        "bbww": [True, True, True, True],
    }
    table.match.retried = Retried(0, "y", "y", ["z"], [0.5, 0.2])
    assert not retried_line(table, words)


def test_the_better_move_is_praised_before_what_others_answered() -> None:
    tab = Tab("g=toy&m=x.y.x.y", PEOPLE).wake()
    table = tab.session.table
    table.match.seats["c"] = "person"
    history: Any = [
        {"seat": "b", "notation": "x", "description": "mine."},
        {"seat": "w", "notation": "y", "description": ["takes.", "seat:b"]},
        {"seat": "c", "notation": "x", "description": "first."},
        {"seat": "c", "notation": "y", "description": "last."},
    ]
    table.history = history
    table.match.retried = Retried(0, "y", "y", ["x"], [0.5, 0.2])
    assert lines(tab.session, [])[1].startswith("That is the better move. takes.")


def test_before_a_mistake_the_task_alone_is_told() -> None:
    tab = Tab("g=toy&m=x.y.x", PEOPLE).wake()
    tab.session.games.try_again(2, ["y"], [0.5, 0.2])
    tab.settle()
    assert lines(tab.session, [])[1] == "You played x here. Your move again: play a better one."
    tab.session.touching.touch("o:y")
    tab.settle()
    assert lines(tab.session, [])[1].endswith(" y")


def test_the_end_of_a_game_tried_again_leads_back_to_its_review() -> None:
    tab = Tab("g=toy&m=x.y.x", PEOPLE).wake()
    ends = [("new-game", new), ("review", new)]
    tab.session.games.try_again(2, ["y"], [0.5, 0.2])
    tab.settle()
    tab.session.touching.touch("o:z")
    tab.settle()
    assert tab.session.table.mode == "over"
    assert [slug for slug, _ in actions(tab.session, ends)] == ["to-review", "new-game"]
    tab.session.table.match.retried = None
    assert [slug for slug, _ in actions(tab.session, ends)] == ["new-game", "review"]
