"""Pictures that stand in other people's pages where a board will be: faint, and without words.

Each has the measures of the board that takes its place, and is light or dark as its page.
"""

import json
import re
from copy import deepcopy
from pathlib import Path

from anga.shared.answers import Opening
from anga.shared.scene import Words
from anga.svg.picture import picture
from build.cache import Input, cached, files_below
from build.paths import ENGINE

STYLE = (
    "svg svg{opacity:.4}.dark{display:none}"
    "@media(prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}"
)
SIZE = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')
NAMELESS = {"en": "", "ja": ""}


def placeholders(openings: list[Opening]) -> Path:
    """A folder with an SVG for each game."""
    drawing = [*files_below(ENGINE / "anga" / "svg"), *files_below(ENGINE / "anga" / "shared")]
    sources: list[Input] = [Path(__file__), *drawing, json.dumps(openings)]

    def make(folder: Path) -> None:
        for opening in openings:
            (folder / f"board-{opening['game']}.svg").write_text(drawn(opening), encoding="utf-8")

    return cached("placeholders", sources, make)


def drawn(opening: Opening) -> str:
    """A game's first position in both schemes, of which a browser shows one."""
    from anga import games

    scene = deepcopy(opening["scenes"][0]["scene"])
    scene["options"] = []
    for seat in scene["seats"]:
        seat.pop("score", None)
    nameless: Words = {f"seat:{seat['seat']}": NAMELESS for seat in scene["seats"]}
    words, colours = {**opening["words"], **nameless}, games.get(opening["game"]).colours
    light, dark = (
        picture(scene, words, colours=colours, dark=kind == "dark").replace(
            "<svg", f'<svg class="{kind}"', 1
        )
        for kind in ("light", "dark")
    )
    (size,) = SIZE.findall(light)
    root = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return f"{root}<style>{STYLE}</style>{light}{dark}</svg>"
