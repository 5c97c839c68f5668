"""The pictures where a board will be."""

import re
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from anga import games
from anga.contract.pictures import picture
from anga.shared.answers import Opening
from build.site.placeholders import SIZE, drawn

TEXT = re.compile(r">([^<]+)</text>")
SVG = "{http://www.w3.org/2000/svg}"


def opening(game_id: str) -> Opening:
    """As much of a game's opening as is drawn."""
    game = games.get(game_id)
    scene: Any = game.scene(game.start(), {})
    return cast("Opening", {"game": game_id, "words": game.words, "scenes": [{"scene": scene}]})


@pytest.mark.parametrize("game_id", games.ids())
def test_a_placeholder_has_the_measures_of_the_board_and_no_name(game_id: str) -> None:
    svg = drawn(opening(game_id))
    root = ET.fromstring(svg)
    shared = picture(games.get(game_id).line())
    assert set(SIZE.findall(svg)) == set(SIZE.findall(shared))
    light, dark = root.findall(SVG + "svg")
    assert (light.get("class"), dark.get("class")) == ("light", "dark")
    fills = [scheme.find(SVG + "rect").get("fill") for scheme in (light, dark)]  # type: ignore[union-attr]
    assert fills[0] != fills[1]
    names = {words["en"] for slug, words in games.get(game_id).words.items() if slug[:5] == "seat:"}
    assert [name for name in names if name in "".join(TEXT.findall(shared))], "others have names"
    assert not [text for text in TEXT.findall(svg) if "\u00b7" in text or text in names]
