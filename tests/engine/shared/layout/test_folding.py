"""Texts in lines that there is room for."""

from anga.shared.layout.folding import pieces, wrap_text


def test_words_stay_together_and_ideographs_need_not() -> None:
    assert pieces("a quiet  one,\n静かな手、だ。") == [
        "a", " ", "quiet", " ", "one,", " ", "静", "か", "な", "手、", "だ。",
    ]  # fmt: skip
    assert wrap_text("a quiet one", len, 7, 9) == ["a quiet", "one"]
    assert wrap_text("静かな手、だ。", len, 4, 9) == ["静かな", "手、だ。"]


def test_a_word_longer_than_a_line_is_divided() -> None:
    lines = wrap_text("x" * 40, len, 20, 9)
    assert "".join(lines) == "x" * 40
    assert max(map(len, lines)) <= 20


def test_what_is_too_long_is_cut() -> None:
    lines = wrap_text("so " * 30, len, 10, 3)
    assert len(lines) == 3
    assert lines[2].endswith("…")
    assert max(map(len, lines)) <= 10


def test_nothing_makes_no_lines() -> None:
    assert wrap_text("", len, 10, 3) == []
    assert wrap_text(" \n ", len, 10, 3) == []
