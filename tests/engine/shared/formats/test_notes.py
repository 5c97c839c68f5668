"""Variations, comments and drawings in links."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga.record import record
from anga.shared.errors import LinkError
from anga.shared.formats.fragment import LONGEST, Link, format_link, parse_link, parse_link_far
from anga.shared.formats.notes import MOST_ENTRIES, STEP, build_tree, note, onward, plant
from anga.shared.formats.reading import parse_games
from anga.shared.formats.recognise import recognise
from anga.shared.game_tree import (
    DEEPEST,
    MOST,
    GameTree,
    Node,
    format_game,
    format_lines,
)
from tests.thoroughness import times

GAME = "g=chatra&m=a.b.c"
NOTED = f"{GAME}&v=0~1~x.y;1~1~z;0~3~d&k=0~0~so;1~2~late&d=0~1~e4-e7,f5"


def told(node: Node) -> list[object]:
    """All that is at a node and after it; the order of what is no main line does not matter."""
    after = [told(child) for child in node.children]
    return [node.move, node.comment, node.drawings, after[:1], sorted(after[1:], key=str)]


def test_a_link_holds_what_is_written_about_its_game() -> None:
    link = parse_link(NOTED)
    assert link.variations == [(1, "x.y"), (STEP + 1, "z"), (3, "d")]
    assert link.comments == [(0, "so"), (STEP + 2, "late")]
    assert link.drawings == [(1, ["e4-e7", "f5"])]
    assert format_link(link) == NOTED


def test_a_link_is_a_tree() -> None:
    root = build_tree(parse_link(NOTED))
    tree = GameTree({"game": "chatra"})
    tree.root = root
    text = format_game(tree)
    assert text.split("\n")[2] == "{so} a {[%marks e4-e7,f5]} b (x y {late} (z)) c d"
    (again,) = parse_games(text)
    assert told(again.root) == told(root)


def test_the_example_of_the_design_is_read() -> None:
    moves = ".".join("abcdefghijklmn")
    link = parse_link(f"g=chatra&m={moves}&v=0~12~e4.f5;1~2~g6&k=0~3~%3B%7E%26")
    assert build_tree(link).children[0].move == "a"
    assert link.variations[1] == (STEP + 2, "g6")
    assert link.comments == [(3, ";~&")]


def test_a_game_without_notes_is_spelt_as_ever() -> None:
    link = Link("chatra", moves=["a", "b"])
    note(link, build_tree(link))
    assert format_link(link) == "g=chatra&m=a.b"


@pytest.mark.parametrize(
    "part",
    [
        "v=", "v=1~0~x", "v=0~4~x", "v=0~1", "v=0~1~", "v=0~1~x..y", "v=0~1~x~y", "v=0~-1~x",
        "v=0~1~%zz", "v=a~1~x", "v=0~٣~x", "k=0~0~%20", "k=1~0~x", "k=0~99999999999~x", "k=x",
        "d=0~0~e4-", "d=0~0~e4-e5-e6", "d=0~0~e4-e4", "d=0~0~f5,f5", "d=0~0~<b>", "d=0~0~", ";",
        "d=0~0~" + "a" * 99,
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_left_out(part: str) -> None:
    link, problem = parse_link_far(f"{GAME}&{part}")
    assert problem
    assert format_link(link) == GAME


def test_what_stands_on_something_left_out_goes_with_it_and_others_stay() -> None:
    link, problem = parse_link_far(f"{GAME}&v=0~9~x;1~1~y;0~1~z;3~1~w&k=1~0~no;3~1~yes")
    assert problem
    assert problem.text == "0~9~x"
    assert format_link(link) == f"{GAME}&v=0~1~z;1~1~w&k=1~1~yes"


def test_a_link_that_would_be_too_long_leaves_notes_out() -> None:
    link = parse_link(NOTED)
    link.comments = [(1, "x" * LONGEST)]
    assert format_link(link) == f"{GAME}&v=0~1~x.y;1~1~z;0~3~d&d=0~1~e4-e7,f5"


def test_nobody_can_make_it_slow_or_deep() -> None:
    deep = ";".join(f"{line}~1~x" if line else "0~1~x" for line in range(DEEPEST + 2))
    link, problem = parse_link_far(f"{GAME}&v={deep}")
    assert problem
    assert len(link.variations) == DEEPEST
    many = ";".join(f"0~0~x{number}" for number in range(MOST_ENTRIES + 2))
    link, problem = parse_link_far(f"{GAME}&v={many}")
    assert problem
    assert len(build_tree(link).children) == MOST
    assert build_tree(parse_link_far(f"{GAME}&v={many}&k=4000~1~x")[0]).comment == ""


def test_records_keep_what_links_tell() -> None:
    link = "g=bushi&m=Nb.Ub.t&v=0~0~El.Wb;0~2~f&k=1~1~too%20early&d=0~1~b-w,b"
    tree = record.canonical(record.parse_tree(link))
    assert record.format_link(tree) == link
    text = format_game(tree)
    assert "Nb {[%marks b-w,b]} (El {too early} Wb) Ub t (f)" in text
    assert record.format_link(record.canonical(record.parse_tree(text))) == link
    data = json.dumps(record.format_tree(tree))
    assert record.format_link(record.canonical(record.parse_tree(data))) == link
    for source in (text, data):
        found = recognise(source).link
        assert found
        assert found.variations == parse_link(link).variations
        assert found.drawings == [(1, ["b-w", "b"])]


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
cells = st.sampled_from(["e4", "f5", "10a", "b"])


@given(st.randoms(use_true_random=False), st.lists(words, max_size=12), st.lists(cells))
def test_any_tree_survives_as_a_link_and_as_text(
    chance: random.Random, texts: list[str], drawn: list[str]
) -> None:
    tree = GameTree({"game": "x"})
    tree.root = grown_at_random(chance, drawn)
    for text in texts:
        chance.choice(walked(tree.root)).comment = text.strip()
    link = Link("x", moves=tree.main)
    note(link, tree.root)
    text = format_link(link)
    assert vars(parse_link(text)) == {**vars(link), "ply": None}
    assert told(build_tree(parse_link(text))) == told(tree.root)
    again = parse_games(format_game(tree))[0]
    assert format_game(again) == format_game(tree)
    assert [node.drawings for node in walked(again.root)] == [
        node.drawings for node in walked(tree.root)
    ]


plain_words = st.text("abc .,%~;&軍", max_size=8).map(lambda text: " ".join(text.split()))


@given(st.randoms(use_true_random=False), st.lists(plain_words, max_size=12), st.lists(cells))
def test_any_link_survives_as_text_and_as_json_wherever_its_moves_end(
    chance: random.Random, texts: list[str], drawn: list[str]
) -> None:
    root = grown_at_random(chance, drawn)
    for text in texts:
        chance.choice(walked(root)).comment = text
    moves = [node.move for node in onward(root)[1:]]
    link = Link("x", moves=moves[: chance.randrange(len(moves) + 1)])
    note(link, root)
    tree = GameTree({"game": "x"})
    plant(tree, link)
    assert tree.main == link.moves
    data = {"game": "x", "record": tree.main, "tree": format_lines(tree)}
    for source in (format_game(tree), json.dumps(data)):
        found = recognise(source).link
        assert found
        assert format_link(found) == format_link(link)
        told_so = record.parse_tree(source)
        assert told_so.main == link.moves
        assert format_game(told_so) == format_game(tree)


def grown_at_random(chance: random.Random, drawn: list[str]) -> Node:
    root = Node()
    nodes = [root]
    for _ in range(chance.randrange(25)):
        nodes.append(chance.choice(nodes).child(chance.choice("abc+=*/")))
    for cell in drawn:
        chance.choice(nodes).drawings = [cell, f"{cell}-z9"]
    return root


def walked(node: Node) -> list[Node]:
    return [node] + [each for child in node.children for each in walked(child)]


@given(st.text("vkd=~;.0123ab-,%3B7E &", max_size=times(60, 200)))
def test_any_notes_are_read_as_far_as_they_go(text: str) -> None:
    link, problem = parse_link_far(f"{GAME}&v={text}&k={text}&d=0~1~{text}")
    assert problem is None or isinstance(problem, LinkError)
    spelt = format_link(link)
    assert vars(parse_link(spelt)) == vars(link)
    build_tree(link)
