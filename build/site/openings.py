"""Engine data computed in advance: each game's opening, guide, lessons and problems."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

from anga.shared.scene import Colours
from build.build_error import BuildError
from build.cache import cached, files_below
from build.paths import ENGINE

GUIDE, LESSONS, PROBLEMS, WATCHED = "guide-", "learn-", "problems-", "watch-"
"""How names begin of what is no opening."""
TODAY, COURSES = "today", "courses"


def openings() -> list[Path]:
    """A folder for each game: <id>.json, its guide's boards page by page, lessons and so on."""
    from anga import games

    return [_opening(game) for game in games.ids()]


def listed() -> tuple[str, ...]:
    """The games in the order in which pages list them."""
    from anga import games

    return games.listed()


def _opening(game: str) -> Path:
    from anga import games
    from anga.guide import articles, courses, lessons, problem_page, problems, watched, won
    from anga.service import openings
    from anga.tools import checkup

    home = Path(str(resources.files(f"anga.games.{game}")))

    def make(folder: Path) -> None:
        _insist(game, [*checkup.words(games.get(game))])
        further = {"articles": articles.explaining(game), "won": won.entries(game)}
        opening = {**openings.opening(game), **further}
        _write(folder / f"{game}.json", opening)
        for page in articles.names(game):
            _write(folder / f"{boards(game, page)}.json", articles.boards(game, page))
        if lessons.there(game):
            _write(folder / f"{LESSONS}{game}.json", courses.course(game))
        if problems.there(game):
            _write(folder / f"{PROBLEMS}{game}.json", problem_page.problem_page(game))
        if watched.there(game):
            _write(folder / f"{WATCHED}{game}.json", watched.replay_data(game))

    return cached(f"opening-{game}", [Path(__file__), *_of_no_game(), *files_below(home)], make)


def _of_no_game() -> list[Path]:
    """The engine's files that all games share."""
    folder = ENGINE / "anga" / "games"
    return [file for file in files_below(ENGINE / "anga") if folder not in file.parent.parents]


def boards(game: str, page: str) -> str:
    """The name of the file with a guide page's boards."""
    return f"{GUIDE}{game}-{page}"


def guides() -> dict[str, Any]:
    """The texts of each game's guide, page by page."""
    from anga import games
    from anga.guide import articles

    return {
        game: {page: articles.pages(game, page) for page in articles.names(game)}
        for game in games.ids()
    }


def courses() -> dict[str, Any]:
    """The titles of each game's lessons; games without a course are left out."""
    from anga import games
    from anga.guide import courses, lessons

    return {game: courses.page(game) for game in games.ids() if lessons.there(game)}


def problems() -> dict[str, Any]:
    """The number of problems of each grade, by game; games without problems are left out."""
    from anga import games
    from anga.guide import problem_page, problems

    return {game: problem_page.page(game) for game in games.ids() if problems.there(game)}


def watched() -> dict[str, Any]:
    """What is said of each game's watched game; games without one are left out."""
    from anga import games
    from anga.guide import watched

    return {game: watched.page(game) for game in games.ids() if watched.there(game)}


def today() -> Path:
    """A folder with the list of each day's problem, and what the home page says of lessons."""
    from anga.guide import today

    def make(folder: Path) -> None:
        _write(folder / f"{TODAY}.json", today.page())
        _write(folder / f"{COURSES}.json", lessons())

    learnt = sorted((ENGINE / "anga" / "games").glob("*/learn/*"))
    return cached("today", [Path(__file__), *_of_no_game(), *learnt], make)


def lessons() -> dict[str, Any]:
    """The id, title and number of steps of each lesson, by game."""
    from anga import games
    from anga.guide import courses, lessons

    return {game: courses.outline(game) for game in games.ids() if lessons.there(game)}


def colours() -> Colours:
    """Every colour token of the pages and of all games."""
    from anga import games
    from anga.shared.colours import COLOURS

    return {**COLOURS, **{k: v for id_ in games.ids() for k, v in games.get(id_).colours.items()}}


def _insist(game: str, missing: list[str]) -> None:
    if missing:
        told = "\n".join(missing)
        raise BuildError(f"{told}\n`anga check {game}` lists all that {game} lacks.")


def _write(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
