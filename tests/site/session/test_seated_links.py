"""Links that say who sits where, how the board lies and what is asked."""

from tests.site.by_hand import Memory, Tab


def opened(fragment: str, device: "Memory | None" = None) -> Tab:
    return Tab(fragment, device).wake()


def test_a_link_seats_computers_and_none_thinks_before_somebody_touches_something() -> None:
    tab = opened("g=toy&m=x&s=w:5&q=mate:2&o=w")
    assert tab.session.table.match.seats == {"b": "person", "w": 5}
    assert (tab.session.table.match.bottom, tab.session.table.match.question) == ("w", "mate:2")
    assert tab.session.table.mode == "paused"
    assert "best" not in tab.waiting()
    tab.session.go_on()
    assert tab.settle().session.table.mode == "thinking"


def test_a_computer_that_a_link_seats_answers_a_move() -> None:
    tab = opened("g=toy&s=w:5")
    assert tab.session.table.mode == "turn"
    tab.session.touching.touch("o:x")
    assert tab.settle().session.table.mode == "thinking"
    tab.think("y")
    assert tab.address.entries[-1] == "g=toy&m=x.y&s=w:5"
    assert tab.kept == ["g=toy&m=x.y"]


def test_a_level_that_there_is_not_becomes_the_next_one_below() -> None:
    tab = Tab("g=toy&s=w:9", levels=[1, 4]).wake()
    assert tab.session.table.match.seats == {"b": "person", "w": 4}
    assert tab.address.entries == ["g=toy&s=w:9"]


def test_a_computer_plays_in_the_style_that_a_link_names() -> None:
    tab = opened("g=toy&s=w:5:hunter")
    tab.session.touching.touch("o:x")
    asked = tab.settle().engine.asked[-1][0]
    assert (asked["cmd"], asked["level"], asked["style"]) == ("best", 5, "hunter")
    tab.think("y")
    assert tab.address.entries[-1] == "g=toy&m=x.y&s=w:5:hunter"
    tab.session.seat("w", 5)
    tab.session.touching.touch("o:x")
    assert "style" not in tab.settle().engine.asked[-1][0]


def test_a_style_is_kept_with_the_game() -> None:
    device = Memory()
    tab = opened("g=toy&s=w:5:hunter", device)
    tab.session.touching.touch("o:x")
    tab.settle().think("y")
    again = opened("g=toy&m=x.y", Memory(device.texts))
    assert again.session.table.match.seats == {"b": "person", "w": "5:hunter"}
    assert again.session.table.match.levels == {"w": 5}
    assert "seats: w:5:hunter" in again.session.table.match.record_text()


def test_a_style_that_the_game_has_not_is_left_out_and_that_is_said() -> None:
    tab = opened("g=toy&m=x&s=w:5:hermit")
    assert tab.session.table.match.seats == {"b": "person", "w": 5}
    assert tab.screen.notices["link"] == "Part of the link cannot be read: hermit."
    tab.session.step(0)
    assert tab.settle().address.entries[-1] == "g=toy&m=x&n=0&s=w:5"


def test_who_changes_a_seat_changes_the_link_that_told_of_it() -> None:
    tab = opened("g=toy&m=x&s=w:5")
    tab.session.seat("b", 1)
    tab.session.step(0)
    assert tab.settle().address.entries[-1] == "g=toy&m=x&n=0&s=b:1,w:5"
    tab.session.seat("b", "person")
    tab.session.seat("w", "person")
    tab.session.step(1)
    assert tab.settle().address.entries[-1] == "g=toy&m=x"


def test_a_link_that_tells_of_no_seat_never_does() -> None:
    tab = opened("g=toy&m=x")
    assert tab.session.table.match.seats == {"b": "person", "w": "person"}
    tab.session.seat("w", 1)
    tab.settle()
    tab.session.copy()
    tab.settle()
    assert tab.address.copied == "https://anga.example/play.html#g=toy&m=x"


def test_what_came_with_a_link_is_copied_with_it() -> None:
    tab = opened("g=toy&m=x.y&n=1&o=w&q=win")
    tab.session.copy()
    tab.settle()
    assert tab.address.copied == "https://anga.example/play.html#g=toy&m=x.y&o=w&q=win"


def test_seats_that_the_game_has_not_are_left_out_and_that_is_said() -> None:
    tab = opened("g=toy&m=x&s=w:5,z:1&o=z")
    assert tab.session.table.match.seats == {"b": "person", "w": 5}
    assert tab.session.table.match.bottom == ""
    assert tab.screen.notices["link"] == "Part of the link cannot be read: z."
    tab.session.step(0)
    assert tab.settle().address.entries[-1] == "g=toy&m=x&n=0&s=w:5"


def test_our_own_game_goes_on_as_it_was_whatever_a_link_says_of_its_seats() -> None:
    device = Memory({"seats:toy": '{"b": "person", "w": "person"}'})
    mine = opened("", device)
    mine.session.touching.touch("o:x")
    mine.settle()
    again = opened("g=toy&m=x&s=w:5", Memory(device.texts))
    assert again.session.table.match.seats == {"b": "person", "w": "person"}
    assert again.kept == ["g=toy&m=x"]


def test_looking_at_a_link_keeps_nothing_and_offers_ones_own_game() -> None:
    device = Memory({"seats:toy": '{"b": "person", "w": "person"}'})
    mine = opened("", device)
    mine.session.touching.touch("o:x")
    mine.settle()
    before = dict(device.texts)
    tab = opened("g=toy&s=w:5", Memory(device.texts))
    assert "unfinished" in tab.screen.notices
    assert device.texts == before


def test_a_link_pasted_over_a_game_seats_whom_it_says() -> None:
    tab = opened("g=toy&m=x")
    tab.address.pasted = False
    tab.address.entries.append("g=toy&m=y&s=w:5")
    tab.session.on_popstate()
    assert tab.settle().session.table.match.seats == {"b": "person", "w": 5}
    tab.address.entries.append("g=toy&m=y.x")
    tab.session.on_popstate()
    assert tab.settle().session.table.match.seats == {"b": "person", "w": 5}


def test_a_new_game_has_nothing_of_the_link() -> None:
    tab = opened("g=toy&m=x&s=w:5&o=w&q=win")
    tab.session.games.begin("", {"b": "person", "w": 1})
    assert tab.settle().address.entries[-1] == "g=toy"


def test_somebodys_link_over_a_game_of_ones_own_seats_people_and_says_what_it_is() -> None:
    tab = opened("")
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.think("y")
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.think("y")
    assert tab.session.table.match.levels
    tab.address.paste("g=toy&m=y.x")
    tab.session.on_popstate()
    assert tab.settle().session.table.match.seats == {"b": "person", "w": "person"}
    told = "A game from a link: look through it or play on. Yours is under Your games."
    assert tab.screen.notices["link"] == told
    tab.screen.actions["link"]["resume"]()
    assert tab.settle().moves == "x y x y"
    assert tab.session.table.match.levels
    assert "link" not in tab.screen.notices


def told_of_a_link() -> Tab:
    """Somebody's link is opened over a game of one's own, and it is said what it is."""
    tab = opened("")
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.think("y")
    tab.address.paste("g=toy&m=y.x")
    tab.session.on_popstate()
    assert "link" in tab.settle().screen.notices
    return tab


def test_what_is_told_of_a_link_goes_at_a_touch() -> None:
    tab = told_of_a_link()
    tab.session.touching.touch("c:a")  # no move
    assert "link" not in tab.settle().screen.notices


def test_what_is_told_of_a_link_is_not_told_again_after_a_game_tried_within_it() -> None:
    tab = told_of_a_link()
    tab.session.games.try_again(1, ["y"], [0.9, 0.1])
    tab.settle().address.entries.pop()
    tab.address.tried = None  # back at the entry that came from elsewhere
    tab.address.paste(tab.address.entries.pop())
    tab.session.on_popstate()
    assert tab.settle().moves == "y x"
    assert "link" not in tab.screen.notices


def test_what_is_told_of_a_link_goes_when_its_game_goes_on_or_ends() -> None:
    for end in (True, False):
        tab = told_of_a_link()
        if end:
            tab.session.leaving.leave("b")
        else:
            tab.session.touching.touch("o:x")
        assert "link" not in tab.settle().screen.notices


def test_back_to_ones_own_game_from_somebodys_is_back_to_those_who_play_it() -> None:
    tab = opened("")
    tab.session.touching.touch("o:x")
    tab.settle()
    tab.think("y")
    seats = dict(tab.session.table.match.seats)
    tab.address.paste("g=toy&m=y.x")
    tab.session.on_popstate()
    tab.settle()
    tab.address.entries.pop()
    tab.address.pasted = False
    tab.session.on_popstate()
    assert (tab.settle().moves, tab.session.table.match.seats) == ("x y", seats)
    assert "link" not in tab.screen.notices


def test_a_link_is_told_of_only_beside_an_unfinished_game_of_ones_own() -> None:
    device = Memory()
    assert opened("g=toy&m=y.x", device).screen.notices == {}
    own = opened("", device)
    own.session.touching.touch("o:x")
    own.settle()
    assert "link" in opened("g=toy&m=y.x", device).screen.notices
    for fragment in ("g=toy&m=x", "g=toy&m=y.x&q=win", "g=toy&m=y.x&h=b,w"):
        assert opened(fragment, device).screen.notices == {}, fragment
