"""A line of Japanese ends between phrases."""

from anga.shared.phrases import line_parts
from build.site.line_ends import with_line_ends


def test_a_line_ends_after_a_particle_and_never_within_a_word() -> None:
    assert line_parts("駒を転がさずに右へ回すと後手の三方払いになります。") == [
        "駒を", "転がさずに", "右へ", "回すと", "後手の", "三方払いになります。",
    ]  # fmt: skip
    assert line_parts("打ち王手は「王手」です") == ["打ち王手は", "「王手」です"]
    assert line_parts("It is Black’s turn.") == ["It is Black’s turn."]
    assert line_parts("") == [""]


def test_in_a_page_only_blocks_of_text_are_cut() -> None:
    page = "<head><p>駒を打つ</p></head><body><p>駒を<em>右へ回す</em></p><p>駒を<b>打つ</b></p>"
    cut = page.replace("<em>右へ回す", "<em><wbr>右へ<wbr>回す")
    assert with_line_ends(page) == cut
