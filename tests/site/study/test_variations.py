"""Lines of play that were tried."""

from study.variations import Variations, parting


def test_the_main_line_stays_and_others_grow() -> None:
    tried = Variations(["a", "b", "c"])
    assert tried.follow(["a"]) is tried.lines[0]
    other = tried.follow(["a", "x"])
    assert tried.lines == [["a", "b", "c"], ["a", "x"]]
    assert tried.follow(["a", "x", "y"]) == ["a", "x", "y"]
    assert tried.lines == [["a", "b", "c"], ["a", "x", "y"]]
    assert tried.follow(["a", "x"]) == ["a", "x", "y"] != other


def test_what_goes_beyond_the_main_line_is_another() -> None:
    tried = Variations(["a"])
    assert tried.follow(["a", "b"]) == ["a", "b"]
    assert tried.lines == [["a"], ["a", "b"]]


def test_any_line_can_become_the_main_one() -> None:
    tried = Variations(["a", "b"])
    tried.follow(["x"])
    tried.promote(["x"])
    assert tried.lines == [["x"], ["a", "b"]]


def test_lines_part_where_they_differ() -> None:
    assert parting(["a", "b", "c"], ["a", "x"]) == 1
    assert parting(["a"], ["a", "x"]) == 1
    assert parting([], ["a"]) == 0
