"""Lines of play that leave each other."""

from anga.shared.formats.fragment import parse_link
from anga.shared.formats.notes import build_tree, ensure_node, trim
from anga.shared.game_tree import Node
from study.branches import DEEPEST, drop, own, plies_with_notes, side_lines, whole

TRUNK = ["a", "b", "c"]


def tree() -> Node:
    return build_tree(parse_link("g=toy&m=a.b.c&v=0~1~x.y;1~1~z;0~3~d&k=0~1~so&d=1~2~e4"))


def test_lines_leave_a_line_and_go_on_to_their_ends() -> None:
    root = tree()
    assert side_lines(root, TRUNK) == [
        (1, 1, 0, ["a", "x", "y"]),
        (1, 2, 1, ["a", "x", "z"]),
        (3, 3, 0, ["a", "b", "c", "d"]),
    ]
    assert side_lines(root, ["a", "x", "z"]) == [
        (1, 1, 0, ["a", "b", "c", "d"]),
        (2, 2, 0, ["a", "x", "y"]),
    ]
    from_afar = side_lines(root, ["q"])
    assert from_afar[0] == (0, 0, 0, ["a", "b", "c", "d"])
    assert [deep for _, _, deep, _ in from_afar] == [0, 1, 2]


def test_lines_within_lines_are_told_as_deep_as_there_is_room() -> None:
    moves = ["a", "b"]
    root = build_tree(parse_link("g=toy&m=a.b&v=0~1~c;1~1~c"))
    node = ensure_node(root, moves)[-1]
    for _ in range(2 * DEEPEST):
        node.child("x")
        node = node.child("y")
    found = side_lines(root, ["a", "b", "q"])
    assert max([deep for _, _, deep, _ in found]) == DEEPEST
    assert {place for place, _, _, _ in found} == {1, 2}


def test_the_first_line_and_what_leaves_it() -> None:
    root = tree()
    assert whole(root, ["a", "x"]) == ["a", "x", "y"]
    assert whole(root, ["q"]) == ["q"] or whole(root, []) == ["a", "b", "c", "d"]


def test_what_is_written_or_drawn_is_marked() -> None:
    assert plies_with_notes(tree(), TRUNK) == [1]
    assert plies_with_notes(tree(), ["a", "x", "y"]) == [1, 3]


def test_a_line_grows_out_of_another() -> None:
    root = tree()
    ensure_node(root, ["a", "b", "n"])[-1].comment = "new"
    assert plies_with_notes(root, ["a", "b", "n"]) == [1, 3]


def test_a_line_goes_from_where_it_is_alone_and_comes_back() -> None:
    root = tree()
    assert own(root, TRUNK, ["a", "x", "y"]) == 2
    assert own(root, TRUNK, ["a", "b", "c", "d"]) == 3
    assert own(root, TRUNK, ["a", "x", "z"]) == 2
    undo = drop(root, ["a", "x", "y"])
    assert side_lines(root, TRUNK)[0] == (1, 1, 0, ["a", "x", "z"])
    undo()
    assert side_lines(root, TRUNK)[0] == (1, 1, 0, ["a", "x", "y"])


def test_of_a_line_only_what_is_written_about_stays() -> None:
    root = build_tree(parse_link("g=toy&m=a.b.c&k=0~1~so"))
    trim(root, TRUNK)
    assert whole(root, []) == ["a"]
    bare = build_tree(parse_link("g=toy&m=a.b.c"))
    trim(bare, TRUNK)
    assert bare.children == []
