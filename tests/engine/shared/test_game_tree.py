"""A game with all that is written about it, as text and as JSON."""

import json

import pytest

from anga.shared.errors import RequestError
from anga.shared.formats.fragment import format_link, parse_link
from anga.shared.formats.reading import parse_games
from anga.shared.formats.recognise import recognise
from anga.shared.game_tree import (
    COLUMNS,
    DEEPEST,
    MOST,
    GameTree,
    Node,
    format_game,
    format_lines,
    parse_lines,
)

TEXT = """\
game: bushi
rules: article
names: b:Aki,w:Ben
title: A short one

{both at once} Nb (El {too early} Wb (Wf t) f) (Tb) Ub {a strong guard} t f
"""


def parse(text: str) -> GameTree:
    (tree,) = parse_games(text)
    return tree


def told(node: Node) -> list[object]:
    return [node.move, node.comment, [told(child) for child in node.children]]


def test_what_is_written_is_read_and_written_again() -> None:
    tree = parse(TEXT)
    assert tree.headers["names"] == "b:Aki,w:Ben"
    assert tree.main == ["Nb", "Ub", "t", "f"]
    assert tree.root.comment == "both at once"
    assert [child.move for child in tree.root.children] == ["Nb", "El", "Tb"]
    assert tree.root.children[1].comment == "too early"
    assert [child.move for child in tree.root.children[1].children] == ["Wb", "Wf"]
    assert format_game(tree) == TEXT


def test_json_tells_the_same() -> None:
    tree = parse(TEXT)
    again, last = parse_lines(json.loads(json.dumps(format_lines(tree))))
    assert told(again) == told(tree.root)
    assert last is None


ENDED = "game: bushi\n\nNb Ub {enough} _ (t {or so} f (b)) (l)\n"


def test_lines_that_go_on_from_the_last_position_are_no_moves_of_the_game() -> None:
    tree = parse(ENDED)
    assert tree.main == ["Nb", "Ub"]
    assert tree.last
    assert not tree.plain
    assert [child.move for child in tree.last.children] == ["t", "l"]
    assert format_game(tree) == ENDED
    data = json.loads(json.dumps(format_lines(tree)))
    assert [entry["move"] for entry in data["line"]] == ["Nb", "Ub"]
    again = GameTree(tree.headers)
    again.root, again.last = parse_lines(data)
    assert format_game(again) == ENDED
    begun = parse("game: bushi\n\n{at once} _ (Nb) (El)\n")
    assert begun.main == []
    assert format_game(begun) == "game: bushi\n\n{at once} _ (Nb) (El)\n"


def test_one_line_after_the_last_move_is_no_move_of_the_game_either() -> None:
    tree = parse("game: bushi\n\nNb Ub _ (t f)")
    assert not tree.plain
    assert tree.main == ["Nb", "Ub"]
    with pytest.raises(RequestError):
        parse("game: bushi\n\nNb Ub _ (t f) r")


def test_a_plain_game_has_neither_brackets_nor_braces() -> None:
    tree = GameTree({"game": "orb"})
    tree.add(["7g7f", "3c3d"])
    assert tree.plain
    assert format_game(tree) == "game: orb\n\n7g7f 3c3d\n"


def test_another_line_makes_a_bracket() -> None:
    tree = GameTree({"game": "orb"})
    tree.add(["7g7f", "3c3d"])
    tree.add(["7g7f", "8c8d"])
    assert not tree.plain
    assert format_game(tree) == "game: orb\n\n7g7f 3c3d (8c8d)\n"


def test_several_games_stand_one_after_another() -> None:
    first, second = parse_games(f"{TEXT}\ngame: orb\n\n7g7f\n")
    assert format_game(first) == TEXT
    assert format_game(second) == "game: orb\n\n7g7f\n"


def test_lines_are_not_too_long_and_comments_may_be() -> None:
    tree = GameTree({"game": "orb"})
    tree.add(["7g7f"]).comment = "so it goes " * 30 + "} and on"
    text = format_game(tree)
    assert max(map(len, text.splitlines())) <= COLUMNS
    assert format_game(parse(text)) == text


@pytest.mark.parametrize(
    "body", ["(x)", "x ((y", "x)", "x (y", "x {", "x " + "(y " * 2 * DEEPEST, "}", "x (y) }"]
)
def test_brackets_and_braces_need_their_fellows(body: str) -> None:
    if "}" in body and "{" not in body:
        assert parse(f"game: bushi\n\n{body}").main[-1] == "}"  # a word like any other
    else:
        with pytest.raises(RequestError):
            parse(f"game: bushi\n\n{body}")


@pytest.mark.parametrize(
    "text", ["", "x", "rules: b", "game:\n\nx", "game: b\nfoo: 1", "game: b\ngame: c"]
)
def test_headers_that_nobody_knows(text: str) -> None:
    with pytest.raises(RequestError):
        parse_games(text)


def test_who_is_not_strict_leaves_strange_headers_out() -> None:
    (tree,) = parse_games("game: bushi\nweather: fine\nno colon\n\nNb", strict=False)
    assert tree.headers == {"game": "bushi"}
    assert tree.main == ["Nb"]


def test_nobody_can_make_it_slow() -> None:
    with pytest.raises(RequestError):
        parse("game: bushi\n\nx" + "".join(f" (y{number})" for number in range(MOST)))


@pytest.mark.parametrize(
    "data",
    [None, [], {"line": 1}, {"line": [1]}, {"line": [{"move": 1}]}, {"line": [{}]},
     {"line": [{"move": "x", "comment": 1}]}, {"line": [], "comment": 1},
     {"line": [{"move": "x", "others": [1]}]}, {"line": [{"move": "x", "others": 1}]},
     {"line": [], "after": 1}, {"line": [], "after": [{}]}],
)  # fmt: skip
def test_bad_trees_are_refused(data: object) -> None:
    with pytest.raises(RequestError):
        parse_lines(data)


@pytest.mark.parametrize(
    ("body", "moves"),
    [("1. a b 2. c 3... d", "a b c d"), ("1.a 1...b 2.7g7f", "a b 7g7f"), ("a.b c.", "a b c"),
     (". ... 3", "3")],
)  # fmt: skip
def test_moves_may_be_numbered_and_stops_part_them_as_in_links(body: str, moves: str) -> None:
    assert parse(f"game: bushi\n\n{body}").main == moves.split()


def test_no_game_makes_a_link_that_loses_a_line() -> None:
    text = "game: bushi\n\nEl (Wb 3..c5 t) Wb"
    (game,) = recognise(text).games
    assert format_link(game.link) == "g=bushi&m=El.Wb&v=0~0~Wb.c5.t"
    assert parse_link(format_link(game.link)).variations == [(0, "Wb.c5.t")]
    line = [{"move": "El", "others": [[{"move": "Wb"}, {"move": "3..c5"}]]}]
    with pytest.raises(RequestError):
        parse_lines({"line": line})
    for data in ({"tree": {"line": line}}, {"record": ["El", "1.Wb"]}):
        assert recognise(json.dumps({"game": "bushi", **data})).odd


def test_half_a_surrogate_pair_breaks_nothing() -> None:
    for text in (
        "{\ud800",
        '{"a": \udfff}',
        "game: x\n\n(\ud800",
        "game: x\n\n\ud800 (y\udc00",
        "\ud800",
    ):
        assert recognise(text).games == []
    (game,) = recognise("game: x\n\ny {\ud800}").games
    assert parse_link(format_link(game.link)).comments == [(1, "\ufffd")]
