"""All that is kept as one text, and what a pasted text is."""

from json import dumps, loads

from anga.shared.formats.recognise import recognise
from library.archive import archive, take_in
from tests.site.by_hand import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LINK = "g=toy&m=x.y"


def entry(link: str, begun: int) -> "dict[str, Any]":
    return {
        "v": 1, "link": link, "seats": {"b": "person"}, "scale": 10, "name": "", "begun": begun,
        "changed": begun, "over": False, "rev": 1,
    }  # fmt: skip


def filled() -> Memory:
    storage = Memory()
    storage.put("saved:aaaaaaaa", entry(LINK, 1))
    storage.put("saved:bbbbbbbb", entry("g=toy&m=x", 2))
    storage.put("language", "ja")
    storage.put("bar", True)
    storage.put("name", "Aki")
    storage.put("progress:toy", {"first": [0, 1]})
    storage.put("declined:toy", "aaaaaaaa")
    return storage


def test_an_archive_fills_an_empty_device_and_comes_out_the_same() -> None:
    text, other = archive(filled()), Memory()
    assert take_in(other, loads(text)) == (2, 0, 0, 0)
    assert other.get("language") == "ja"
    assert other.get("bar") is True
    assert other.get("name") == "Aki"
    assert other.get("progress:toy") == {"first": [0, 1]}
    assert other.get("declined:toy") is None
    links = sorted([other.get(key)["link"] for key in other.keys("saved:")])
    assert links == ["g=toy&m=x", LINK]
    assert sorted(loads(archive(other))) == ["anga", "games", "progress", "settings"]


def test_taking_in_adds_and_never_replaces() -> None:
    storage = filled()
    storage.put("language", "en")
    kept = loads(archive(filled()))
    kept["games"].append(entry("g=toy&m=x.z", 3))
    kept["games"] += [None, {"v": 1}, entry("g=toy", 4), {"v": 9, "link": LINK}]
    kept["settings"] = {"language": "ja", "saved:zzzzzzzz": 1, "still": True, "evil": 1}
    kept["progress"] = ["nonsense"]
    assert take_in(storage, kept) == (1, 2, 4, 0)
    assert storage.get("language") == "en"
    assert storage.get("still") is True
    assert storage.get("evil") is None
    assert storage.get("saved:zzzzzzzz") is None
    assert len(storage.keys("saved:")) == 3


def test_what_was_learned_goes_along_and_is_added() -> None:
    storage = filled()
    storage.put("problems:toy", {"solved": ["a"]})
    storage.put("progress", {"v": 1, "today": {"2026-11-24": {"id": "a"}}})
    other = Memory()
    other.put("progress", {"v": 1, "today": {"2026-11-23": {"id": "b"}}})
    take_in(other, loads(archive(storage)))
    kept = other.get("progress")
    assert sorted(kept["today"]) == ["2026-11-23", "2026-11-24"]
    assert kept["problems"] == {"toy": {"solved": ["a"]}}
    assert kept["lessons"] == {"toy": {"first": [0, 1]}}


def test_a_message_around_a_link_does_not_matter() -> None:
    for text in (
        LINK,
        "#" + LINK,
        "Your move!\nhttps://anga.example/toy.html#" + LINK + "\nSee you",
        "<https://anga.example/play.html#" + LINK + ">",
    ):
        found = recognise(text)
        assert found.link is not None
        assert [found.link.game, found.link.moves] == ["toy", ["x", "y"]]
        assert found.problem is None


def test_records_and_json_are_games_too() -> None:
    for text in (
        "game: toy\nrules: odd\n\nx y\n",
        "game: toy\nrules: odd\nname: Aki\n\nx\ny\n\ngame: other\n\nz",
        dumps({"game": "toy", "rules": "odd", "position": None, "record": ["x", "y"]}),
    ):
        link = recognise(text).link
        assert link is not None
        assert [link.game, link.rules, link.position, link.moves] == [
            "toy",
            "odd",
            None,
            ["x", "y"],
        ]


def test_an_archive_is_told_from_a_game() -> None:
    found = recognise(archive(filled()))
    assert found.link is None
    assert found.archive is not None


def test_what_is_none_of_it_is_nothing() -> None:
    for text in (
        "", "hello", "{", "[]", "{}", '{"game": 3}', '{"game": "toy", "record": [1]}',
        '{"game": "toy", "record": "x"}', '{"games": 1, "anga": 1}', "game:", "#g=", "g=",
    ):  # fmt: skip
        found = recognise(text)
        assert found.link is None, text
        assert found.archive is None, text
