"""How a piece's moves are drawn around its letter."""

import pytest

from anga import games
from anga.kit.move_diagrams import all_round, lettered

PIECES = [
    (game, view["english"], look)
    for game, view in (("orb", {"english": "letters"}), ("shinsetsu", {"english": "letters"}))
    for look in ("K", "R", "G", "S", "P", "k:C", "k:H", "k:E")
    if look in games.get(game).scene(games.get(game).start(), {"pieces": "letters"})["looks"]
]


def test_marks_stand_around_the_letter() -> None:
    glyph, ahead, right = lettered(
        "R", [("ray", 0, 0.3), ("leap", 90, 0.3)], "ink", [0.5, 0.5], 0.3
    )
    assert glyph["glyph"] == "R"
    assert ahead["path"][0][0] == 0.5
    assert ahead["path"][0][1] < 0.2
    assert right["circle"][:2] == [0.8, 0.5]
    assert len(all_round("step", (0, 90), 0.3)) == 2


@pytest.mark.parametrize(("game_id", "choice", "look"), PIECES)
def test_a_stranger_reads_a_letter_and_sees_ways(game_id: str, choice: str, look: str) -> None:
    game = games.get(game_id)
    drawn = game.scene(game.start(), {"pieces": choice})["looks"][look]
    glyphs = [stroke["glyph"] for stroke in drawn if "glyph" in stroke]
    assert glyphs == [look[-1]]
    corners = [p for s in drawn for p in [*s.get("path", ()), s.get("circle", [0.5, 0.5])[:2]]]
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in corners)
    assert len(drawn) > 2


@pytest.mark.parametrize("game_id", games.ids())
def test_every_set_has_the_same_looks_and_the_one_for_english_no_kanji(game_id: str) -> None:
    game = games.get(game_id)
    line = [game.start()]
    line.append(line[0].after(line[0].legal()[0]))
    for view in game.views:
        assert view.english in ("", *view.choices)
        for position in line if view.english else ():
            sets = [game.scene(position, {view.id: choice})["looks"] for choice in view.choices]
            assert all(set(each) == set(sets[0]) for each in sets)
            shown = game.scene(position, {view.id: view.english})
            glyphs = [
                stroke.get("glyph", "") for look in shown["looks"].values() for stroke in look
            ]
            assert all(ord(letter) < 0x3000 for glyph in glyphs for letter in glyph), glyphs
