"""The figures of the computer's levels."""

from cast.figures import CAST, figure, name_of
from words import LANGUAGES, Words


def test_each_level_has_a_figure_of_its_own() -> None:
    assert [each.level for each in CAST] == list(range(1, 11))
    assert len({each.id for each in CAST}) == len(CAST)
    for language in LANGUAGES:
        assert len({each.name[language] for each in CAST}) == len(CAST)


def test_a_figure_is_told_in_every_language() -> None:
    for each in CAST:
        for texts in (each.name, each.line, each.plays):
            assert sorted(texts) == sorted(LANGUAGES), each.id
            assert all(ord(letter) < 0x3000 for letter in texts["en"]), each.id
            assert any(ord(letter) > 0x3000 for letter in texts["ja"]), each.id


def test_names_are_short_enough_for_a_seat() -> None:
    for each in CAST:
        assert len(each.name["en"]) <= 8
        assert len(each.name["ja"]) <= 4


def test_a_figure_is_found_by_its_level_and_named_with_it() -> None:
    assert [figure(level).level for level in (-3, 1, 3, 10, 99)] == [1, 1, 3, 10, 10]
    assert name_of(3, Words("en")) == "Hare 3"
    assert name_of(3, Words("ja")) == "ウサギ（レベル3）"
    assert name_of(3, Words("ja"), "level-short") == "ウサギLv3"
    game = {"style:hunter": {"en": "hunter", "ja": "狩人"}}
    assert name_of("3:hunter", Words("en", game)) == "Hare 3, hunter"
    assert name_of("3:hunter", Words("ja", game), "level-short") == "ウサギLv3・狩人"
    assert name_of(10, Words("en"), "level-top") == "Dragon 10 · perfect"
    assert name_of(10, Words("ja"), "level-top") == "リュウLv10・最善手"
