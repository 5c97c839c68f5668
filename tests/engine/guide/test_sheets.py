"""Sheets to print and play: everything is there, as often as it is needed, and fits on paper."""

import re
import xml.etree.ElementTree as ET
from itertools import chain

import pytest

from anga import games
from anga.contract.tiles import standing
from anga.guide.sheets import sheets
from anga.shared.scene import Drawing
from anga.svg.cutting import HIGH, WIDE, Cut, net, tiles
from anga.svg.picture import scheme
from build.paths import ENGINE

OURS = sorted(path.parent.name for path in (ENGINE / "anga" / "games").glob("*/guide"))
PALETTE = scheme({}, dark=False)
DOT: Drawing = [{"circle": [0.5, 0.5, 0.3], "fill": "ink"}]
MILLIMETRES = re.compile(r'width="([0-9.]+)mm"')


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game_id", OURS)
def test_a_game_has_its_board_its_pieces_and_its_rules(game_id: str, language: str) -> None:
    made = sheets(game_id, language)
    pictures = [made["board"], *made["pieces"], *chain(*made["nets"])]
    for svg in pictures:
        ET.fromstring(svg)
        (wide,) = MILLIMETRES.findall(svg.partition(">")[0])
        assert 50 < float(wide) <= WIDE
        assert "style" not in svg
        assert "lang=" not in svg
    assert made["pieces"] or made["nets"]
    assert 8 <= len(made["rules"]) <= 22
    words = sum(len(rule["text"].split()) for rule in made["rules"])
    letters = sum(len(rule["text"]) for rule in made["rules"])
    assert words <= 1100 if language == "en" else letters <= 2600


@pytest.mark.parametrize("game_id", OURS)
def test_a_set_holds_every_piece_of_the_start(game_id: str) -> None:
    game = games.get(game_id)
    scene = game.scene(game.start(), {})
    needed = {tile.front: tile.number for tile in standing(scene)}
    there = {tile.front: tile.number for tile in game.tiles or standing(scene)}
    turned = {tile.back: tile.number for tile in game.tiles if tile.back}
    for look, count in needed.items():
        assert there.get(look, 0) + turned.get(look, 0) >= count, look
    looks = set(scene["looks"])
    assert {tile.front for tile in game.tiles} | set(turned) <= looks


def test_pieces_with_backs_are_twice_as_high_and_none_is_left_out() -> None:
    one, two = [Cut(DOT, None)] * 5, [Cut(DOT, DOT)] * 5
    pages = tiles([*one, *two], 30, PALETTE)
    assert len(pages) == 1
    (root,) = [ET.fromstring(page) for page in pages]
    shapes = next(
        path.get("d", "") for path in root.iter() if path.get("stroke") is None and path.get("d")
    )
    assert shapes.upper().count("M") == 5 + 2 * 5
    many = tiles(two * 20, 30, PALETTE)
    assert len(many) == -(-100 // (int(WIDE // 30) * int(HIGH // 60)))


def test_a_net_has_six_sides_and_seven_flaps() -> None:
    drawn = net([DOT] * 6, 20, PALETTE)
    (root,) = [ET.fromstring(drawn)]
    folds = [path for path in root.iter() if path.get("stroke-dasharray")]
    borders = [path for path in root.iter() if path.get("stroke-width") == "1"]
    assert len(folds) == 1
    assert folds[0].get("d", "").count("M") + folds[0].get("d", "").count("m") == 6
    cut = next(path for path in borders if path not in folds)
    assert cut.get("d", "").count("M") + cut.get("d", "").count("m") == 7
