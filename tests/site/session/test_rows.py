"""What lies on the device is checked to its last value, and nothing of it is written away."""

from json import dumps, loads

from anga.shared.formats.notes import build_tree
from kept.entries import parse_entry
from kept.library import Library
from kept.rows import sane
from library.archive import archive, take_in
from library.entry_texts import EntryTexts, iso
from tests.site.by_hand import OPENING, Memory, Tab
from tests.site.twice import times
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ODD: "list[Any]" = [None, True, -1, 10**40, 2.5, "odd", "", [], [1], [[1], {}], {}, {"b": [1]}]


def row(**more: "Any") -> "dict[str, Any]":
    made: dict[str, Any] = {
        "v": 1, "link": "g=toy&m=x.y", "seats": {"b": "person", "w": 3}, "scale": 10, "name": "",
        "begun": 1, "changed": 1, "over": False, "rev": 3, "hands": {"b": "Aki"}, "turn": "w",
        "mover": [2, "b"], "won": ["b"], "why": "mate", "taken": False, "clock": "600+5",
        "times": {"log": [["b", 1, 0, 0], None], "spent": 1, "seat": "w"}, "notes": "k=0~1~mine",
        "unread": ["k=x"], "names": "b:Aki", "date": "2026-11-01", "origin": "g=toy&m=x",
    }  # fmt: skip
    made.update(more)
    return made


def device(*rows: "Any") -> Memory:
    storage = Memory()
    for number in range(len(rows)):
        storage.put("saved:" + "abcdefgh"[number] * 8, rows[number])
    return storage


def told(storage: Memory) -> "list[str]":
    """What a list would say of each game."""
    tell = EntryTexts(Words("en"), {"toy": OPENING}, iso)
    return [tell.everything(entry) for _, entry in Library(storage).every()]


def test_a_row_with_any_odd_value_is_told_opened_and_played_or_passed_over() -> None:
    step = times(1, 4)  # of the crossing, in which each key and each value still come up
    for number, key in enumerate(sorted(row())):
        for value in ODD[number % step :: step]:
            storage = device(row(**{key: value}), row(link="g=toy&m=y"))
            storage.texts["players:toy"] = '{"b": "person", "w": "person"}'
            assert len(told(storage)) >= 1, (key, value)
            tab = Tab("g=toy&m=x.y", storage).wake()
            assert tab.moves == "x y", (key, value)
            assert tab.tasks.problems == [], (key, value)


def test_one_row_that_was_taken_in_does_not_lock_the_others() -> None:
    storage = device(row())
    gift: Any = row(link="g=bushi&m=El", seats={"b": [1], "w": 3}, name="gift")
    assert take_in(storage, {"games": [gift]}) == (1, 0, 0, 0)
    assert len(told(storage)) == 2
    other = Memory()
    assert take_in(other, loads(archive(storage))) == (2, 0, 0, 0)
    kept = [each["seats"] for each in loads(archive(other))["games"]]
    assert {"b": [1], "w": 3} in kept, "as it stood"


def test_an_archive_holds_what_cannot_be_read_here() -> None:
    later = {"v": 2, "what": ["ever"]}
    storage = device(later)
    storage.texts["saved:zzzzzzzz"] = "{"
    assert loads(archive(storage))["games"] == [later]
    assert take_in(Memory(), loads(archive(storage))) == (0, 0, 1, 0)


def test_what_a_later_version_keeps_in_a_row_stays_when_the_game_goes_on() -> None:
    seats = {"b": "person", "w": {"level": 6, "style": "hunter"}, "x": 7}
    later = row(seats=seats, stars=[1, 2], turn=[7], hands=["later"], clock={"kind": 1}, notes="")
    storage = device(later)
    storage.texts["players:toy"] = '{"b": "person", "w": "person"}'
    tab = Tab("g=toy&m=x.y", storage).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    library = Library(storage)
    assert library.rename("aaaaaaaa", "Named")
    assert library.throw("aaaaaaaa")
    assert library.bring_back("aaaaaaaa")
    kept = storage.get("saved:aaaaaaaa")
    assert [kept["link"], kept["name"]] == ["g=toy&m=x.y.x", "Named"]
    for key in ("seats", "stars", "turn", "hands", "clock"):
        assert kept[key] == later[key], key
    tab.session.games.resume("aaaaaaaa")
    tab.settle().session.seat("w", 5)
    tab.settle()
    assert storage.get("saved:aaaaaaaa")["seats"] == {"b": "person", "w": 5, "x": 7}


def test_undo_to_the_start_keeps_a_row_of_which_more_is_kept_than_is_known() -> None:
    plain = {key: row()[key] for key in ("v", "seats", "scale", "name", "begun", "changed", "rev")}
    plain.update({"link": "g=toy&m=x", "over": False, "seats": {"b": "person", "w": "person"}})
    for more, stays in (({}, False), ({"stars": 1}, True)):
        kept = dict(plain)
        kept.update(more)
        storage = device(kept)
        tab = Tab("g=toy&m=x", storage).wake()
        tab.session.undo()
        assert tab.settle().moves == ""
        assert bool(storage.keys("saved:")) == stays


def test_the_game_of_the_first_version_moves_in_although_a_part_of_it_is_unknown() -> None:
    for more in ("&z=1", "&n=77", "&k=0~1~a%20note&z", "&s=b:99"):
        link = "g=toy&m=x.y" + more
        storage = Memory({"game:toy": dumps({"link": link, "seats": {}})})
        Library(storage).move_in("toy")
        ((_, entry),) = Library(storage).every()
        assert [entry["link"], entry.get("unread")] == ["g=toy&m=x.y", [link]]
        assert "game:toy" not in storage.texts
    for nothing in ('{"link": 7}', "[]", '"x"', dumps({"link": "g=toy&m=%zz&q"})):
        storage = Memory({"game:toy": nothing})
        Library(storage).move_in("toy")
        assert storage.texts == {"game:toy": nothing}


def test_notes_of_any_length_are_read() -> None:
    count = times(4500, 1500)
    many = ";".join(["0~1~" + "%E3%81%82" * 2000] + [f"1~{ply}~a" for ply in range(1, count)])
    line = ".".join(["x"] * count)
    entry = sane(row(link="g=toy&m=x.y", notes=f"v=0~0~{line}&k={many}"))
    assert entry
    link, problem = parse_entry(entry)
    assert problem is None
    assert len(link.comments) == count
    assert build_tree(link).children[0].comment
