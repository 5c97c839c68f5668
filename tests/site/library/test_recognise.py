"""What a text is that somebody hands in, and where one that is none of it breaks off."""

import json

from anga.shared.formats.faults import fault_of_json
from anga.shared.formats.recognise import recognise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.formats.faults import Fault

TWO = "game: toy\ntitle: First\nnames: b:Aki,w:Ben\n\nx (y {why not?}) y\n\ngame: odd\n\nz\n"


def told(fault: "Fault | None") -> "list[object] | None":
    return [fault.slug, fault.line, fault.column] if fault else None


def test_several_games_of_a_file_are_each_told() -> None:
    found = recognise(TWO).games
    assert [game.link.game for game in found] == ["toy", "odd"]
    assert [game.link.moves for game in found] == [["x", "y"], ["z"]]
    assert found[0].headers["title"] == "First"
    assert found[0].headers["names"] == "b:Aki,w:Ben"


def test_a_message_may_stand_around_records_and_links() -> None:
    assert [game.link.game for game in recognise("Look here:\n\n" + TWO).games] == ["toy", "odd"]
    text = "<https://a.example/#g=toy&m=x> and https://a.example/#g=odd again #g=toy&m=x"
    found = recognise(text).games
    assert [[game.link.game, game.link.moves] for game in found] == [["toy", ["x"]], ["odd", []]]


def test_a_link_is_found_in_a_chat_in_markdown_and_in_html() -> None:
    link = "https://a.example/toy.html#g=toy&m=x.y&h=b:Aki,w:Ken"
    for text in (
        "[30/11/26, 09:15] Aki: Your move! " + link,
        "[11/30/26 9:15 AM] (" + link + ").",
        "[![Toy](https://a.example/toy.svg)](" + link + ")",
        '<a href="' + link.replace("&", "&amp;") + '">Toy</a>',
        "「" + link + "」。",
        link + "さん、どうぞ",
        link + "）。よろしく",
    ):
        found = recognise(text)
        assert [game.link.moves for game in found.games] == [["x", "y"]], text
        assert [found.link and found.link.hands, found.problem] == [{"b": "Aki", "w": "Ken"}, None]
    assert told(recognise('[{"game": "toy"} #g=toy').fault) == ["json-comma", 1, 18]


def test_a_list_of_json_is_several_games() -> None:
    records = [{"game": "toy", "record": ["x"], "title": "A"}, 7, {"game": "odd"}]
    found = recognise(json.dumps(records)).games
    assert [game.link.game for game in found] == ["toy", "odd"]
    assert found[0].headers == {"game": "toy", "title": "A"}


def test_a_short_line_may_be_a_position() -> None:
    assert recognise("Af Ub w").position == "Af Ub w"
    for text in ("", "two\nlines", "x" * 500, "g=toy", TWO):
        assert recognise(text).position == "", text


def test_a_text_may_begin_and_end_with_any_letter_and_with_a_mark_of_its_encoding() -> None:
    for text in ("Af Ub w", "ﾀﾛｳのデータ", "！？", "�PNG�"):
        for given in (text, "\ufeff" + text, text + "\n"):
            assert recognise(given).position == text, text
    assert [game.link.game for game in recognise("\ufeff" + TWO).games] == ["toy", "odd"]


def test_json_that_breaks_off_is_told_with_its_place() -> None:
    for text, place in (
        ('{"game": "toy",\n "record": ["x" "y"]}', ["json-comma", 2, 17]),
        ('{"game": "toy", "record": ["x", "y"]', ["json-end", 1, 37]),
        ('{"game": "toy"', ["json-end", 1, 15]),
        ("{game: 1}", ["json-name", 1, 2]),
        ('{"game" "toy"}', ["json-colon", 1, 9]),
        ('{"game": toy}', ["json-value", 1, 10]),
        ('{"game": "toy\n}', ["json-quote", 1, 10]),
        ('{"a": 1} x', ["json-after", 1, 10]),
        ('{"軍": "将棋", 7}', ["json-name", 1, 13]),
        ("[" * 60, ["json-deep", 1, 42]),
    ):
        assert told(fault_of_json(text)) == place, text
        assert told(recognise(text).fault) == place, text


def test_what_is_json_has_no_fault() -> None:
    for text in (
        '{"a": [1, -2.5e3, true, null, "q\\\\\\"{"]}', "[]", "{}", "[[{}]]", '"x"',
        '{\n  "a": [\n    {}\n  ],\n  "\\\\": ""\n}',
    ):  # fmt: skip
        assert fault_of_json(text) is None, text


def test_a_record_that_breaks_off_is_told_with_its_place() -> None:
    head = "game: toy\n\n"
    for text, place in (
        ("x y\nx (y", ["bracket", 4, 3]),
        ("x y) z", ["bracket-shut", 3, 4]),
        ("(x) y", ["bracket-early", 3, 1]),
        ("x {never\nclosed", ["brace", 3, 3]),
        ("x {将棋} ) y", ["bracket-shut", 3, 8]),
        ("x (y\n\ngame: odd\n\nz", ["bracket", 3, 3]),
        ("x " + "(x " * 50, ["bracket-deep", 3, 123]),
        ("x _ (y) z", ["move-late", 3, 9]),
    ):
        assert told(recognise(head + text).fault) == place, text
    assert recognise(TWO).fault is None


def test_what_of_a_record_nobody_understands_is_told() -> None:
    text = "game: toy\nweather: fine\nseats: w:3,b:x\nend: foo:x\nclock: zzz\n\nx\n"
    (game,) = recognise(text).games
    assert game.problem
    assert game.problem.text == "weather: fine, seats: b:x, clock: zzz, end: foo:x"
    assert [game.link.computers, game.link.end, game.link.clock] == [{"w": 3}, "", ""]
    (same,) = recognise('{"game": "toy", "clock": "zzz", "end": 7, "by": "me"}').games
    assert same.problem
    assert same.problem.text == "by, end, clock: zzz"
    (fine,) = recognise("game: toy\nclock: 600\nend: agreed\n\nx\n").games
    assert fine.problem is None


def test_json_that_is_nearly_a_game_is_told_what_keeps_it_from_being_one() -> None:
    for text, odd in (
        ('{"game": "toy", "record": "x y"}', "odd-moves"),
        ('{"game": "toy", "record": [1]}', "odd-moves"),
        ('{"game": "toy", "position": 1}', "odd-texts"),
        ('{"game": "toy", "tree": {"line": 1}}', "odd-tree"),
        ('{"anga": 2, "games": [{"link": 1}]}', "odd-archive"),
        ('{"hello": 1}', ""),
        ("[]", ""),
        ('{"game": "toy"}', ""),
    ):
        found = recognise(text)
        assert found.odd == odd, text
        assert found.archive is None, text
        assert not odd or not found.games, text
    some = recognise('[{"game": "toy", "record": ["x"]}, {"game": "toy", "record": "x"}]')
    assert [len(some.games), some.odd] == [1, "odd-moves"]


def test_a_link_may_begin_with_any_of_its_parts() -> None:
    for text in ("https://a.example/toy.html#r=&g=toy&m=x", "see #m=x&g=toy.", "n=1&g=toy&m=x"):
        found = recognise(text).games
        assert [game.link.game for game in found] == ["toy"], text
        assert found[0].link.moves == ["x"], text
    for text in ("# a heading", "#m=x", "#a=b&g=toy", "##", "#", "a#g"):
        assert recognise(text).games == [], text


def test_a_record_that_names_no_game_is_no_game() -> None:
    found = recognise("game:\n\nx y")
    assert found.games == []
    assert found.fault is None
