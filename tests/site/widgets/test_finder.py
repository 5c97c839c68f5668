"""What a search among articles keeps."""

from widgets.finder import fits


def test_every_word_has_to_be_there_in_any_order() -> None:
    text = "the offside line. your front opens more."
    assert fits(text, ["front", "offside"])
    assert fits(text, [])
    assert not fits(text, ["front", "flight"])


def test_japanese_needs_no_spaces() -> None:
    assert fits("前線を進めれば、打てるところは広がります。", ["打てる"])
