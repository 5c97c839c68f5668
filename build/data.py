"""The data that a release offers: tables, problems and games, as engine/DATA.md describes them."""

import json
import shutil
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import anga
from anga import games
from anga.contract.game import AnyGame
from anga.search import tablebase
from anga.tools import selfplay
from anga.tools.parallel import ALONE, Crew
from anga.tools.selfplay import Selfplay
from build.build_error import BuildError
from build.cache import digest, files_below
from build.paths import CACHE, ENGINE
from build.progress import say, step

ABOUT = ENGINE / "DATA.md"
GAMES = 1000  # of each
SHOWN = 100  # of each beside the site
LEVEL = 3


def home() -> Path:
    """The folder for what this engine makes: work goes on there until the engine changes."""
    sources = [path for path in files_below(ENGINE / "anga") if path.suffix != ".pyc"]
    return CACHE / "data" / digest(sources)


def make(folder: Path, count: int = GAMES, level: int = LEVEL, crew: Crew = ALONE) -> Path:
    """Fill a folder with all data, go on with games begun there, and return the packed file."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ABOUT, folder / ABOUT.name)
    _write(folder / "perft.jsonl", (json.dumps(each) for each in perft_rows()))
    _write(folder / "problems.jsonl", (json.dumps(each) for each in problem_rows()))
    for game_id in games.ids():
        _write_solved(folder, games.get(game_id))
        plan, file = Selfplay(game_id, level=level), folder / "games" / f"{game_id}.jsonl"
        with step(f"{count} games of {game_id}"):
            for _ in selfplay.selfplay(plan, count, file, crew):
                pass  # it is written down
    return pack(folder)


def pack(folder: Path) -> Path:
    """All of a folder in one file beside it, for the release."""
    packed = folder.parent / f"anga-data-{anga.__version__}.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files_below(folder):
            archive.write(path, path.relative_to(folder).as_posix())
    return packed


def show(target: Path, folder: Path) -> None:
    """Write all tables and the first games of each game into a folder of the site.

    Raises BuildError if the data have not been made.
    """
    if not folder.is_dir():
        raise BuildError("There are no data of this engine yet: python3 build data")
    ignored = shutil.ignore_patterns("games")
    shutil.copytree(folder, target, ignore=ignored, dirs_exist_ok=True)
    (target / "games").mkdir()
    for path in files_below(folder / "games"):
        numbered = {
            json.loads(line)["number"]: line for line in path.read_text("utf-8").splitlines()
        }
        first = sorted(number for number in numbered if number < SHOWN)
        _write(target / "games" / path.name, (numbered[number] for number in first))


def perft_rows() -> Iterator[dict[str, object]]:
    """The tables of perft, a row a depth."""
    for game_id in games.ids():
        text = (files(f"{games.__name__}.{game_id}") / "perft.toml").read_text(encoding="utf-8")
        for table in tomllib.loads(text)["table"]:
            rules = games.get(game_id).canonical(table.get("rules", ""))
            position = table.get("position") or str(games.get(game_id).start(rules))
            for depth, leaves in enumerate(table["leaves"]):
                yield {
                    "game": game_id, "rules": rules, "position": position, "depth": depth,
                    "leaves": leaves,
                }  # fmt: skip


def problem_rows() -> Iterator[dict[str, object]]:
    """All problems, each with the id of its game."""
    for game_id in games.ids():
        file = Path(str(files(f"{games.__name__}.{game_id}"))) / "learn" / "problems.jsonl"
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
            yield {"game": game_id, **json.loads(line)}


def _write_solved(folder: Path, game: AnyGame) -> None:
    """Write the value of every position, where a game is solved, with each of its rules alone."""
    if game.every_position is None:
        return
    tokens = ["", *(token for rule in game.rules for token in rule.tokens)]
    for rules in dict.fromkeys(map(game.canonical, tokens)):
        rows = sorted(
            f"{position}\t{value.letter}\t{'' if value.plies is None else value.plies}"
            for position, value in tablebase.table(game.id, rules).items()
        )
        name = "-".join(filter(None, ["solved", game.id, rules]))
        _write(folder / f"{name}.tsv", iter(["position\tvalue\tplies", *rows]))


def _write(file: Path, lines: Iterator[str]) -> None:
    with file.open("w", encoding="utf-8", newline="\n") as written:
        written.writelines(f"{line}\n" for line in lines)


def tell(count: int, crew: Crew) -> None:
    """Make the data and say where they are."""
    say(f"{make(home(), count, crew=crew)} is ready.")
