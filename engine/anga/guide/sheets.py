"""Sheets to print and play: a board, the pieces or nets of cubes, and the rules on one page.

For the build, which runs on CPython.
"""

import re
from typing import Any

from anga import games
from anga.contract.game import AnyGame
from anga.contract.tiles import standing
from anga.guide import articles, texts
from anga.guide.articles import Article, ArticleDiagram
from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from anga.shared.scene import Scene, Solid
from anga.svg.cutting import WIDE, Cut, net, nets_on_page, tiles
from anga.svg.picture import picture, scheme

SCALE = 720  # pixels of a board's picture
LARGEST = 40.0  # millimetres of a square, where a board has few
START, SMALL = 32.0, 20.0  # millimetres of a picture beside the rules
CUBE, DIE = 38.0, 20.0  # edges, in millimetres
FITS = 0.9  # of a square: the edge of a piece
FIRST_PLIES = 3  # in which everything that is thrown or turned has come onto the board
SIZE = re.compile(r' width="[0-9.]+" height="[0-9.]+"')


def sheets(game_id: str, language: str) -> dict[str, Any]:
    """Pictures and texts of the sheets: `board`, `start`, `pieces` and `nets` are SVG.

    Pieces and nets come page by page. `rules` are articles with the SVG of their diagrams. `start`
    is empty if the board is empty at the start.
    """
    game = games.get(game_id)
    view = texts.view(game_id, language)
    scene = game.scene(game.start(), view)
    bare = _bare(scene)
    layout = Layout(bare, 0, SCALE, fit.height(bare, 0, SCALE))
    wide = min(WIDE, LARGEST * SCALE / layout.unit)
    edge = round(FITS * wide * layout.unit / SCALE, 1)
    cuts = tiles(_cuts(game, scene), edge, scheme(game.colours, dark=False))
    return {
        "board": _picture(game, bare, language, wide),
        "start": _picture(game, _alone(scene), language, START) if scene["pieces"] else "",
        "pieces": [_in_page(page) for page in cuts],
        "nets": _nets(game, language),
        "rules": _rules(game_id, language),
    }


def _picture(game: AnyGame, scene: Scene, language: str, wide: float) -> str:
    """A board of a width in millimetres."""
    drawn = picture(scene, game.words, language=language, colours=game.colours, width=SCALE)
    return _in_page(SIZE.sub(f' width="{wide:.0f}mm"', drawn, count=1))


def _in_page(svg: str) -> str:
    """A picture for a page, which hides texts in the other language."""
    return svg.replace(' lang="ja"', "")


def _alone(scene: Scene) -> Scene:
    """The board and the pieces on it, from straight above."""
    return {**scene, "marks": [], "options": [], "seats": [], "camera": None}


def _bare(scene: Scene) -> Scene:
    """The empty board."""
    return {**_alone(scene), "pieces": [], "solids": [], "hands": []}


def _cuts(game: AnyGame, scene: Scene) -> list[Cut]:
    looks = scene["looks"]
    return [
        Cut(looks[tile.front], looks[tile.back] if tile.back else None)
        for tile in game.tiles or standing(scene)
        for _ in range(tile.number)
    ]


def _nets(game: AnyGame, language: str) -> list[list[str]]:
    position, view, solids = game.start(), texts.view(game.id, language), list[Solid]()
    palette = scheme(game.colours, dark=False)
    for _ in range(FIRST_PLIES):
        scene = game.scene(position, view)
        if len(scene["solids"]) > len(solids):
            solids, looks = scene["solids"], scene["looks"]
        position = position.after(position.legal()[0])
    made = [
        _in_page(net([looks[side] for side in solid["sides"]], _edge(solid), palette))
        for solid in solids
    ]
    held = max((nets_on_page(_edge(solid)) for solid in solids), default=1)
    return [made[first : first + held] for first in range(0, len(made), held)]


def _edge(solid: Solid) -> float:
    return CUBE if solid["solid"] == "cube" else DIE


def _rules(game_id: str, language: str) -> list[dict[str, Any]]:
    """The articles needed to play, in one language."""
    return [
        {
            "title": getattr(article.title, language),
            "text": getattr(article.text, language),
            "shown": [
                _figure(game_id, article, one, language) for one in article.diagrams if one.printed
            ],
        }
        for article in articles.load(game_id).articles
        if article.printed
    ]


def _figure(game_id: str, article: Article, diagram: ArticleDiagram, language: str) -> str:
    """A diagram; what touches explain is drawn under the pieces."""
    shown = articles.board(article, diagram)
    scene = _alone(shown["scene"])
    scene["lines"] = [*scene["lines"], *shown["lines"]]
    return _picture(games.get(game_id), scene, language, SMALL)
