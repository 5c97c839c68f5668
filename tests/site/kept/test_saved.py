"""Nothing that was played here is ever lost: only playing writes, and nothing is written over."""

from anga.shared.formats import fragment as links
from anga.shared.formats.fragment import Link, format_link
from anga.shared.formats.notes import along, ensure_node
from anga.shared.formats.recognise import recognise
from kept.entries import link_of
from kept.library import Library
from library.conversion import entry_to_text
from study.analysis import Analysis
from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SHORT = 5_000  # characters of a link
PEOPLE = '{"b": "person", "w": "person"}'


def played(*moves: str, device: "Memory | None" = None, fragment: str = "") -> Tab:
    """Two people who made these moves here."""
    device = device or Memory()
    device.texts["seats:toy"] = PEOPLE
    return play(Tab(fragment, device).wake(), *moves)


def play(tab: Tab, *moves: str) -> Tab:
    for move in moves:
        tab.session.touching.touch("o:" + move)
        tab.settle()
    return tab


def opened(fragment: str, device: Memory, tab: "Memory | None" = None) -> Tab:
    """Another tab on the same device."""
    return Tab(fragment, Memory(device.texts), tab).wake()


def test_the_first_move_keeps_a_game_and_each_one_more() -> None:
    tab = played()
    assert tab.kept == []
    assert play(tab, "x").kept == ["g=toy&m=x"]
    assert play(tab, "y", "x").kept == ["g=toy&m=x.y.x"]


def test_an_entry_says_what_is_known_of_the_game() -> None:
    tab = played("x", "y")
    ((ident, entry),) = tab.saved.library.games("toy")
    assert len(ident) == 8
    assert sorted(entry) == [
        "begun",
        "changed",
        "link",
        "mover",
        "name",
        "over",
        "rev",
        "scale",
        "seats",
        "v",
    ]
    assert (entry["v"], entry["rev"], entry["over"]) == (1, 2, False)
    assert entry["mover"] == [2, "b"]
    assert entry["seats"] == {"b": "person", "w": "person"}
    assert entry["begun"] < entry["changed"]


def test_a_position_that_is_over_at_once_is_no_game_to_keep() -> None:
    tab = Tab("").wake()
    tab.session.games.begin("", tab.session.games.players, "P1")
    tab.settle()
    tab.session.saved.save_move(tab.session.table.match, over=True)
    assert not [key for key in tab.device.texts if key.startswith("saved:")]


def test_a_finished_game_stays_but_is_not_offered() -> None:
    tab = played("x", "z")
    assert tab.kept == []
    assert [entry["link"] for _, entry in tab.saved.library.games("toy")] == ["g=toy&m=x.z"]
    assert "unfinished" not in opened("", tab.device).screen.notices


def test_taking_back_the_end_makes_a_game_unfinished_again() -> None:
    tab = played("x", "z")
    tab.session.undo()
    assert tab.settle().kept == ["g=toy&m=x"]
    tab.session.redo()
    assert tab.settle().kept == []


def test_looking_at_somebodys_link_writes_nothing() -> None:
    mine = played("x", "y")
    before = dict(mine.device.texts)
    for fragment in (
        "g=toy&m=y.x.y",
        "g=toy&m=y.x.y&n=1",
        "g=toy&m=y.x.z&n=2",
        "g=toy&m=x.y.z&n=2",
    ):
        other = opened(fragment, mine.device)
        session = other.session
        for ply in (2, 3, 0):
            session.step(ply)
            other.settle()
        for deed in (session.undo, session.redo, session.stop, session.play_on):
            deed()
            other.settle()
        assert other.device.texts == before, fragment


def test_a_move_on_somebodys_link_is_kept_beside_our_own_and_where_it_began() -> None:
    mine = played("x", "y")
    theirs = play(opened("g=toy&m=y.x", mine.device), "x")
    assert sorted(theirs.kept) == ["g=toy&m=x.y", "g=toy&m=y.x.x"]
    entry = theirs.saved.entry
    assert entry
    assert entry["origin"] == "g=toy&m=y.x"
    assert entry["seats"] == {"b": "person", "w": "person"}


def test_the_end_of_somebodys_game_does_not_end_ours() -> None:
    mine = played("x", "y")
    play(opened("g=toy&m=y.x", mine.device), "z")
    assert mine.kept == ["g=toy&m=x.y"]


def test_a_new_game_beside_an_unfinished_one_keeps_both() -> None:
    mine = played("x", "y")
    fresh = play(opened("", mine.device), "y")
    assert fresh.kept == ["g=toy&m=y", "g=toy&m=x.y"]
    fresh.session.games.begin("", {"b": "person", "w": "person"})
    play(fresh.settle(), "x")
    assert fresh.kept == ["g=toy&m=x", "g=toy&m=y", "g=toy&m=x.y"]


def test_our_own_game_goes_on_as_it_was_wherever_in_it_it_is_opened() -> None:
    mine = Tab().wake()
    play(mine, "x").think("y")
    for fragment in ("g=toy&m=x.y", "g=toy&m=x.y&n=1", "g=toy&m=x"):
        again = opened(fragment, mine.device)
        assert again.session.table.match.seats == {"b": "person", "w": 1}, fragment
    assert play(opened("g=toy&m=x.y", mine.device), "x").kept == ["g=toy&m=x.y.x"]


def test_going_another_way_from_an_earlier_position_keeps_both() -> None:
    mine = played("x", "y", "x", "y")
    mine.session.step(1)
    mine.settle().session.play_on()
    mine.settle()
    assert mine.kept == ["g=toy&m=x.y.x.y"]
    assert sorted(play(mine, "x").kept) == ["g=toy&m=x.x", "g=toy&m=x.y.x.y"]
    back = opened("g=toy&m=x", mine.device)
    assert len(play(back, "z").kept) == 2


def test_undo_is_kept_and_at_the_start_nothing_is_left_until_it_is_done_again() -> None:
    tab = played("x", "y")
    tab.session.undo()
    assert tab.settle().kept == ["g=toy&m=x"]
    tab.session.undo()
    assert tab.settle().kept == []
    tab.session.redo()
    assert tab.settle().kept == ["g=toy&m=x"]
    tab.session.undo()
    assert play(tab.settle(), "y").kept == ["g=toy&m=y"]


def test_undo_of_what_is_only_studied_takes_nothing_from_what_is_kept() -> None:
    tab = played("x", "z")
    Analysis(tab.session, tab.tasks, lambda: None).toggle()
    tab.session.undo()
    assert (tab.settle().moves, tab.kept) == ("x", [])  # it is over, and not to be gone on with
    assert [entry["link"] for _, entry in tab.saved.library.games("toy")] == ["g=toy&m=x.z"]


def test_undo_in_another_line_takes_nothing_from_what_is_kept() -> None:
    tab = played("x", "y")
    tab.session.step(1)
    tab.settle().session.play_on()
    tab.settle().session.undo()
    assert (tab.settle().moves, tab.kept) == ("", ["g=toy&m=x.y"])


def test_a_game_that_another_tab_went_on_with_is_kept_beside_and_that_is_said() -> None:
    first = played("x", "y")
    second = opened("g=toy&m=x.y", first.device)
    play(first, "x")
    ident = str(first.saved.ident)
    second.session.games.on_storage(ident)
    assert second.screen.notices["tabs"] == "This game is being continued in another tab."
    play(second, "z")
    assert second.screen.notices["tabs"].startswith("This game was continued in another tab.")
    links = sorted([entry["link"] for _, entry in first.saved.library.games("toy")])
    assert links == ["g=toy&m=x.y.x", "g=toy&m=x.y.z"]
    play(first, "y")
    assert first.kept == ["g=toy&m=x.y.x.y"]


def test_of_two_games_that_went_alike_each_is_opened_with_what_is_written_of_it() -> None:
    first = played("x", "y")
    second = opened("g=toy&m=x.y", first.device)
    for tab, text in ((first, "mine"), (second, "other")):
        tab.session.table.match.root.comment = text
        tab.saved.save_notes(tab.session.table.match)
    games = dict(first.saved.library.games("toy"))
    assert sorted(link_of(entry)[-5:] for entry in games.values()) == ["other", "~mine"]
    for ident, entry in games.items():
        again = opened(link_of(entry), first.device, second.tab)
        assert again.saved.ident == ident


def test_undo_in_one_tab_does_not_drop_what_another_has_played() -> None:
    first = played("x")
    second = opened("g=toy&m=x", first.device)
    play(second, "y")
    first.session.undo()
    assert first.settle().kept == ["g=toy&m=x.y"]


def test_the_other_tabs_game_can_be_shown_here() -> None:
    first = played("x", "y")
    second = opened("g=toy&m=x.y", first.device)
    play(first, "x")
    second.session.games.on_storage(str(first.saved.ident))
    second.screen.actions["tabs"]["show-here"]()
    assert second.settle().moves == "x y x"
    assert play(second, "y").kept == ["g=toy&m=x.y.x.y"]


def test_in_one_of_two_tabs_only_a_computer_thinks() -> None:
    first = played("x", "y")
    second = opened("g=toy&m=x.y", first.device)
    first.session.seat("w", 3)
    play(first.settle(), "x")
    assert "best" in first.waiting()
    device = second.device
    device.count = 7  # its letters are of its own
    second.session.games.resume(str(first.saved.ident))
    second.settle()
    assert "best" in second.waiting()
    first.session.games.on_claimed()
    assert first.settle().screen.notices["tabs"] == "This game is being continued in another tab."
    assert first.session.table.mode == "paused"
    first.think("y")
    assert second.think("y").kept == ["g=toy&m=x.y.x.y"]
    assert first.moves == "x y x"


def test_a_computer_thinks_no_longer_about_what_another_tab_has_gone_on_from() -> None:
    first = played("x", "y")
    first.session.seat("w", 3)
    play(first.settle(), "x")
    second = opened("g=toy&m=x.y.x", first.device)
    assert "best" in second.waiting()
    first.think("y")
    second.session.games.on_storage(str(first.saved.ident))
    assert second.settle().session.table.mode == "paused"
    second.think("y")
    assert first.kept == ["g=toy&m=x.y.x.y"]
    second.screen.actions["tabs"]["show-here"]()
    assert second.settle().moves == "x y x y"


def test_another_tabs_other_game_is_no_news() -> None:
    first = played("x")
    other = play(opened("", first.device), "y")
    first.session.games.on_storage(str(other.saved.ident))
    assert "tabs" not in first.screen.notices


def test_the_latest_unfinished_game_is_offered_and_can_be_declined() -> None:
    mine = played("x", "y")
    play(opened("", mine.device), "y")
    again = opened("", mine.device)
    assert again.screen.notices["unfinished"] == "You have an unfinished game. Moves so far: 1."
    again.screen.actions["unfinished"]["dismiss"]()
    third = opened("", mine.device)
    assert "unfinished" not in third.screen.notices
    assert len(third.kept) == 2


def test_an_offered_game_is_gone_on_with() -> None:
    mine = played("x", "y")
    again = opened("", mine.device)
    again.screen.actions["unfinished"]["resume"]()
    assert again.settle().moves == "x y"
    assert play(again, "x").kept == ["g=toy&m=x.y.x"]


def test_an_unfinished_game_is_offered_no_longer_once_another_address_has_led_to_it() -> None:
    again = opened("", played("x", "y").device)
    assert "unfinished" in again.screen.notices
    again.address.entries.append("g=toy&m=x.y")
    again.session.on_popstate()
    assert again.settle().moves == "x y"
    assert "unfinished" not in again.screen.notices


def test_a_seat_that_changes_in_our_game_is_kept_and_in_nobody_elses() -> None:
    mine = played("x", "y")
    mine.session.seat("w", 3)
    mine.settle().session.stop()
    assert mine.saved.library.games("toy")[0][1]["seats"] == {"b": "person", "w": 3}
    before = [entry for _, entry in mine.saved.library.games("toy")]
    theirs = opened("g=toy&m=y", mine.device)
    theirs.session.seat("w", 1)
    theirs.settle()
    assert [entry for _, entry in mine.saved.library.games("toy")] == before


def test_a_device_that_keeps_nothing_is_told_of_once_and_is_no_trouble() -> None:
    tab = Tab(device=Memory({"seats:toy": PEOPLE}, lets=False)).wake()
    play(tab, "x")
    assert "no room" in tab.screen.notices["tabs"]
    tab.screen.actions["tabs"]["copy-link"]()
    assert tab.settle().address.copied == "https://anga.example/play.html#g=toy&m=x"
    tab.screen.notices.clear()
    assert play(tab, "y").moves == "x y"
    assert tab.screen.notices == {}


def test_a_game_kept_when_there_were_five_levels_goes_on_against_the_same_player() -> None:
    mine = played("x", "y")
    (ident, entry), *_ = mine.saved.library.games("toy")
    before: Any = dict(entry)
    before["seats"] = {"b": "person", "w": 4}
    del before["scale"]
    mine.saved.library.write(ident, before)
    again = opened("g=toy&m=x.y", mine.device)
    assert again.session.table.match.seats == {"b": "person", "w": 8}


def test_the_game_kept_in_the_old_way_moves_in() -> None:
    old = '{"link": "g=toy&m=x.y", "seats": {"b": 4, "w": "person"}}'
    tab = Tab(device=Memory({"game:toy": old}))
    assert tab.kept == ["g=toy&m=x.y"]
    assert "game:toy" not in tab.device.texts
    again = opened("g=toy&m=x.y", tab.device)
    assert again.session.table.match.seats == {"b": 8, "w": "person"}
    assert again.kept == ["g=toy&m=x.y"]


def test_where_there_is_no_room_the_old_game_stays_where_it_is() -> None:
    old = '{"link": "g=toy&m=x.y", "seats": {}}'
    assert "game:toy" in Tab(device=Memory({"game:toy": old}, lets=False)).device.texts


def test_what_makes_no_sense_is_passed_over_and_left_alone() -> None:
    for value in ("7", "[]", "{}", '{"v": 2, "link": "g=toy&m=x"}', '{"v": 1, "link": "g=toy"}'):
        device = Memory({"saved:abcdefgh": value})
        tab = Tab(device=device)
        assert tab.kept == [], value
        assert device.texts["saved:abcdefgh"] == value


def test_a_game_that_was_taken_in_is_for_people_and_no_computer_begins_by_itself() -> None:
    told: list[tuple[Any, object]] = [({}, "person"), ({"w": 3}, 3)]
    for seats, white in told:
        device = Memory()
        library = Library(device)
        entry = library.new(Link("toy", "", None, ["x"]), seats)
        entry["taken"] = True
        library.add(entry)
        tab = opened("g=toy&m=x", device)
        assert tab.session.table.match.seats == {"b": "person", "w": white}
        assert "best" not in tab.waiting()
        assert library.every()[0][1].get("taken")


def test_a_game_that_was_taken_in_and_is_gone_on_with_still_tells_whose_it_was() -> None:
    device = Memory()
    library = Library(device)
    entry = library.new(Link("toy", "", None, ["x"]), {})
    entry["taken"], entry["names"], entry["date"] = True, "b:Aki,w:Ben", "2026-11-01"
    library.add(entry)
    play(opened("g=toy&m=x", device), "y")
    ((_, kept),) = library.every()
    assert kept["link"] == "g=toy&m=x.y"
    assert [kept["names"], kept["date"]] == ["b:Aki,w:Ben", "2026-11-01"]


def noted(tab: Tab, *texts: str) -> Tab:
    """Comments on the first positions of the game on the table."""
    match = tab.session.table.match
    nodes = ensure_node(match.root, match.moves)
    for number in range(len(texts)):
        nodes[number].comment = texts[number]
    tab.saved.save_notes(match)
    return tab


def comments(tab: Tab) -> "list[str]":
    match = tab.session.table.match
    return [node.comment for node in along(match.root, match.moves)]


def test_notes_that_no_link_can_carry_stay_and_go_out_as_text() -> None:
    before, links.LONGEST = links.LONGEST, SHORT
    try:
        notes_stay_and_go_out_as_text("将棋" * 50)
    finally:
        links.LONGEST = before


def notes_stay_and_go_out_as_text(long: str) -> None:
    first = noted(played(*"xyxyxyxy"), *[long] * 8)
    assert len(format_link(first.session.table.match.link)) < 1000
    again = opened("g=toy&m=x.y.x.y.x.y.x.y", first.device)
    assert comments(again) == [long] * 8
    nodes = along(again.session.table.match.root, again.session.table.match.moves)
    nodes[7].comment = "one more"
    again.saved.save_notes(again.session.table.match)
    once_more = opened("g=toy&m=x.y.x.y.x.y.x.y", first.device)
    assert comments(once_more) == [long] * 7 + ["one more"]
    ((_, entry),) = first.saved.library.games("toy")
    record = recognise(entry_to_text(entry, "2026-11-30"))
    assert [text for _, text in record.games[0].link.comments] == [long] * 7 + ["one more"]
    again.session.copy()
    assert again.settle().address.copied == "https://anga.example/play.html#g=toy&m=x.y.x.y.x.y.x.y"
    assert "too long for a link" in again.screen.notices["copied"]
    again.screen.actions["copied"]["save-text"]()
    assert again.address.files["toy-8.txt"].count("one more") == 1


def test_somebody_elses_notes_come_after_our_own_and_that_is_said() -> None:
    mine = noted(played("x", "y"), "start", "first")
    again = opened("g=toy&m=x.y&k=0~1~theirs;0~2~end&d=0~2~a1", mine.device)
    assert comments(again) == ["start", "first\ntheirs", "end"]
    assert "notes on your game" in again.screen.notices["notes"]
    assert mine.saved.library.games("toy")[0][1]["notes"] == "k=0~0~start;0~1~first", "only looked"
    play(again, "x")
    assert comments(opened("g=toy&m=x.y.x", mine.device)) == ["start", "first\ntheirs", "end"]
    old = opened("g=toy&m=x.y&k=0~1~first", mine.device)
    assert "notes" not in old.screen.notices
    assert comments(old)[:2] == ["start", "first\ntheirs"]


def test_notes_on_a_game_that_was_sent_are_kept_with_its_origin() -> None:
    tab = noted(opened("g=toy&m=x.y&k=0~1~theirs", Memory()), "mine", "theirs")
    ((_, entry),) = tab.saved.library.games("toy")
    assert entry["notes"] == "k=0~0~mine;0~1~theirs"
    assert entry.get("origin") == "g=toy&m=x.y"
    assert tab.kept == [], "nobody has played it here"
    tab.session.undo()
    assert tab.settle().saved.library.games("toy")[0][1]["link"] == "g=toy&m=x.y"
    again = opened("g=toy&m=x.y", tab.device)
    assert comments(again) == ["mine", "theirs"]
    play(again, "x")
    assert again.kept == ["g=toy&m=x.y.x"]


def test_notes_on_the_start_are_kept_too() -> None:
    tab = noted(opened("", Memory()), "an idea")
    again = opened("g=toy&k=0~0~an%20idea", tab.device)
    assert again.saved.ident == tab.saved.ident
    again.session.table.match.root.comment = ""
    again.saved.save_notes(again.session.table.match)
    assert again.saved.library.names() == []


def test_undo_to_the_start_keeps_a_game_with_notes() -> None:
    tab = noted(played("x", "y"), "", "here")
    tab.session.undo()
    tab.settle().session.undo()
    assert tab.settle().moves == ""
    ((_, entry),) = tab.saved.library.games("toy")
    assert [entry["link"], "here" in entry["notes"]] == ["g=toy&m=x", True]
    tab.session.games.begin("", {"b": "person", "w": "person"})
    assert "here" in tab.settle().saved.library.games("toy")[0][1]["notes"]


def test_notes_on_an_earlier_position_of_a_kept_game_leave_its_moves() -> None:
    mine = played("x", "y", "x")
    part = noted(opened("g=toy&m=x", mine.device), "", "here")
    ((_, entry),) = mine.saved.library.games("toy")
    assert [entry["link"], entry.get("notes")] == ["g=toy&m=x.y.x", "k=0~1~here"]
    assert entry.get("mover") == [3, "w"]
    assert part.saved.trouble == ""


def test_what_cannot_be_read_of_notes_is_never_written_over() -> None:
    mine = noted(played("x"), "mine")
    ((ident, entry),) = mine.saved.library.games("toy")
    entry["notes"] = odd = "k=0~0~mine;7~7~lost&later=1"
    mine.saved.library.write(ident, entry)
    again = opened("g=toy&m=x", mine.device)
    assert "cannot be read" in again.screen.notices["notes"]
    noted(again, "mine", "new")
    noted(again, "mine", "newer")
    ((_, after),) = mine.saved.library.games("toy")
    assert after["notes"] == "k=0~0~mine;0~1~newer"
    assert after["unread"] == [odd]


def test_a_game_is_opened_as_the_one_that_is_named() -> None:
    first = played("x", "y")
    second = opened("g=toy&m=x.y", first.device)
    noted(first, "mine")
    noted(second, "other")
    for ident, entry in first.saved.library.games("toy"):
        again = Tab("g=toy&m=x.y", Memory(first.device.texts), None, ident).wake()
        assert again.saved.ident == ident
        assert comments(again)[0] in entry["notes"]
    nowhere = Tab("g=toy&m=y", Memory(first.device.texts), None, "zzzzzzzz").wake()
    assert nowhere.moves == "y"


def test_going_back_to_another_game_does_not_bring_this_ones_notes() -> None:
    tab = noted(played("x"), "one")
    tab.session.games.begin("", {"b": "person", "w": "person"})
    noted(play(tab.settle(), "y"), "two")
    while tab.address.entries[-1].split("&k")[0] != "g=toy&m=x":
        tab.address.entries.pop()
    tab.session.on_popstate()
    assert comments(tab.settle())[0] == "one"


def test_a_game_that_was_given_up_to_computers_is_not_offered() -> None:
    mine = played("x", "y")
    mine.session.table.match.seats.update(b=1, w=1)
    mine.session.saved.save_seats(mine.session.table.match)
    assert "unfinished" not in opened("", mine.device).screen.notices
