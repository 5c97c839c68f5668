"""What the engine knows before anyone plays: each game's opening and its guide."""

import json
from pathlib import Path
from typing import Any

from anga.shared.scene import Colours
from build.cache import cached, files_below
from build.paths import ENGINE
from build.problem import Problem


def openings() -> Path:
    """A folder with <id>.json and, for each page of its guide, the boards, of each game."""

    def make(folder: Path) -> None:
        from anga import games
        from anga.guide import articles
        from anga.service import openings
        from anga.tools import checkup

        for game in games.ids():
            _insist(game, [*checkup.words(games.get(game))])
            _write(folder / f"{game}.json", openings.opening(game))
            for page in articles.names(game):
                _write(folder / f"{boards(game, page)}.json", articles.boards(game, page))

    return cached(
        "openings", [Path(__file__), *files_below(ENGINE / "anga"), *further_files()], make
    )


def further_files() -> list[Path]:
    """The files of the games that are not in the engine's folder."""
    from anga import games

    return [file for folder in games.FURTHER for file in files_below(Path(folder))]


def boards(game: str, page: str) -> str:
    """The name of the file with a guide page's boards."""
    return f"guide-{game}-{page}"


def guides() -> dict[str, Any]:
    """The words of each game's guide, page by page."""
    from anga import games
    from anga.guide import articles

    return {
        game: {page: articles.pages(game, page) for page in articles.names(game)}
        for game in games.ids()
    }


def colours() -> Colours:
    """Every colour token of the pages and of all games."""
    from anga import games
    from anga.shared.colours import COLOURS

    return {**COLOURS, **{k: v for id_ in games.ids() for k, v in games.get(id_).colours.items()}}


def _insist(game: str, missing: list[str]) -> None:
    if missing:
        told = "\n".join(missing)
        raise Problem(f"{told}\n`anga check {game}` lists all that {game} lacks.")


def _write(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
