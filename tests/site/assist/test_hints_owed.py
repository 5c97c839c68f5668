"""A hint that is asked for, while something else happens before it comes."""

from json import dumps

from screen.status_lines import lines
from tests.site.by_hand import Memory, Tab

PEOPLE = {"players:toy": '{"b": "person", "w": "person"}'}


def two(fragment: str = "") -> Tab:
    return Tab(fragment, Memory(dict(PEOPLE)))


def asked(fragment: str = "g=toy&m=x.y") -> Tab:
    """A tab in which a hint is being looked for."""
    tab = two(fragment).wake()
    tab.session.advice.hint()
    tab.tasks.run()
    assert "best" in tab.waiting()
    return tab


def has_no_hint(tab: Tab) -> None:
    """The one asked for comes, and is dropped; another can be asked for."""
    while tab.waiting():
        cmd = tab.waiting()[0]
        tab.tell(cmd, **({"move": "y"} if cmd == "best" else {}))
    table = tab.session.table
    assert (table.hint, table.advised, table.seeking) == (None, "", False)
    if table.mode == "turn":
        assert "hint" in [name for name, _ in lines(tab.session, [])[2]]
        tab.session.advice.hint()
        tab.tasks.run()
        assert tab.waiting()[0] in ("best", "claims")  # it is known, where it is the same position


def test_a_hint_that_is_looked_for_is_dropped_once_the_game_goes_elsewhere() -> None:
    for way in ("step", "undo", "new", "touch", "leave"):
        tab = asked()
        if way == "step":
            tab.session.step(0)
        elif way == "undo":
            tab.session.undo()
        elif way == "new":
            tab.session.games.begin("", {"b": "person", "w": "person"})
        elif way == "leave":
            tab.session.leaving.leave("b")
        else:
            tab.session.touching.touch("o:x")
        has_no_hint(tab)


def test_a_hint_that_is_looked_for_is_dropped_once_a_seat_among_four_is_given_up() -> None:
    seats = {"b": "person", "w": 3, "e": 3, "s": 3}
    tab = Tab("g=toy", Memory({"players:toy": dumps(seats)}), seats=list(seats)).wake()
    tab.session.advice.hint()
    tab.tasks.run()
    tab.session.leaving.leave("b")
    has_no_hint(tab)
    assert tab.session.table.mode == "paused"


def test_a_hint_at_the_start_is_not_shown_in_the_next_game() -> None:
    tab = asked("")
    tab.session.games.begin("", {"b": "person", "w": "person"})
    has_no_hint(tab)


def test_a_hint_that_is_shown_at_the_start_is_not_shown_in_the_next_game() -> None:
    tab = asked("")
    tab.tell("best", move="y")
    assert tab.session.table.hint
    tab.session.games.begin("", {"b": "person", "w": "person"})
    has_no_hint(tab)


def test_a_hint_that_is_owed_is_dropped_once_the_game_goes_elsewhere() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.session.touching.touch("o:x")
    tab.wake()
    assert "best" not in tab.waiting()
    has_no_hint(tab)


def test_a_hint_is_looked_for_again_once_another_engine_is_up() -> None:
    tab = asked()
    tab.engine.die()
    tab.tasks.run()
    assert tab.session.table.hint is None
    tab.wake()
    assert "best" in tab.waiting()
    tab.tell("best", move="y")
    assert tab.session.table.advised == "y"
