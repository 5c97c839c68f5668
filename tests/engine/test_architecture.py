"""Imports run downhill, games are known by nobody, and the worker loads what it must."""

import ast
import re
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import pytest

import anga
from anga import games
from build.imports import circular, imported, reached
from build.paths import ENGINE, MODULES

HOME = Path(anga.__file__).parent

# From the valley up: a module imports only from rooms above it in this list, or from its own
# folder, and imports for type checkers count too. A game is a room of its own.
ROOMS = [
    "shared",
    "svg",
    "contract",
    "kit",
    "games/*",
    "games",
    "record",
    "search",
    "service",
    "guide",
    "text",
    "adapters",
    "tools",
    "__main__",
]
FOR_CPYTHON = {
    "tools/parser": "argparse",
    "guide/articles": "tomllib",
    "guide/lessons": "tomllib",
    "tools/checkup": "tomllib",
    "tools/parallel": "concurrent.futures",
    "tools/problems": "concurrent.futures",
}
ADAPTED = {"gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL", "pyspiel", "resvg_py"}  # extras
MAIN_THREAD = (
    "changes", "clock_setting", "colours", "drawing", "ends", "errors", "game_clock", "game_tree",
    "marks", "men", "palette", "phrases", "requests",
    "formats", "formats/escapes", "formats/fragment", "formats/lines", "formats/notes",
    "formats/reading",
    "geometry", "geometry/camera", "geometry/cells", "geometry/cube", "geometry/polygons",
    "geometry/rotation",
    "layout", "layout/fit", "layout/folding", "layout/hands_layout", "layout/layout",
    "layout/plane", "layout/stage",
    "shapes", "shapes/awaited", "shapes/badges", "shapes/base_lines", "shapes/drawings",
    "shapes/ground", "shapes/labels", "shapes/marks", "shapes/options", "shapes/path",
    "shapes/pieces", "shapes/shape", "shapes/sheet", "shapes/solids", "layout/dice", "layout/lie",
)  # fmt: skip
WORKER_LIBRARY = {
    "abc", "bisect", "collections", "copy", "copyreg", "dataclasses", "enum", "functools", "heapq",
    "importlib", "itertools", "json", "math", "operator", "os", "pkgutil", "random", "re", "string",
    "textwrap", "time", "typing",
}  # fmt: skip
FILES = sorted(HOME.rglob("*.py"))


def name(file: Path) -> str:
    """`games/bushi/rules` for anga/games/bushi/rules.py, `games` for anga/games/__init__.py."""
    return str(file.relative_to(HOME).with_suffix("")).removesuffix("/__init__")


NAMES = {name(file) for file in FILES}


def room(module: str) -> str:
    parts = module.split("/")
    return "games/*" if parts[0] == "games" and len(parts) > 1 else parts[0]


def home(module: str) -> list[str]:
    """The folder that a module may use freely: its own game's, or that of all searches."""
    return module.split("/")[: 2 if room(module) == "games/*" else 1]


def height(module: str) -> int:
    return ROOMS.index(room(module))


def inner(file: Path) -> set[str]:
    """The modules of Anga that a file imports, be it for type checkers only."""
    paths = {
        each.removeprefix("anga.").replace(".", "/") for each in imported(file, for_types=True)
    }
    known = paths & NAMES
    return {path for path in known if not any(other.startswith(f"{path}/") for other in known)}


def outer(file: Path) -> set[str]:
    return {each for each in imported(file) if each.split(".")[0] != "anga"}


def worker_files() -> set[Path]:
    starts = [HOME / "service" / "door.py", *(HOME / "games").glob("*/__init__.py")]
    return {file for file in reached(starts, ENGINE) if file.is_relative_to(HOME)}


@pytest.mark.parametrize("file", FILES, ids=name)
def test_imports_run_downhill(file: Path) -> None:
    if file == HOME / "__init__.py":
        assert not imported(file)
        return
    module = name(file)
    for other in inner(file):
        assert home(other) == home(module) or height(other) < height(module)


def test_no_imports_go_round() -> None:
    assert not circular({name(file): inner(file) for file in FILES})


@pytest.mark.parametrize("file", FILES, ids=name)
def test_the_engine_needs_the_standard_library_only(file: Path) -> None:
    tops = {each.split(".")[0] for each in outer(file)}
    extra = ADAPTED if room(name(file)) == "adapters" else set()
    assert tops <= {*sys.stdlib_module_names, *extra}


@pytest.mark.parametrize("file", sorted(worker_files()), ids=name)
def test_the_worker_loads_only_light_modules_that_pyodide_has(file: Path) -> None:
    tops = {each.split(".")[0] for each in outer(file)}
    assert tops <= WORKER_LIBRARY
    archive = MODULES / "pyodide" / "python_stdlib.zip"
    if archive.exists():
        shipped = {
            entry.split("/")[0].removesuffix(".py") for entry in zipfile.ZipFile(archive).namelist()
        }
        assert tops <= shipped | set(sys.builtin_module_names) | {"math"}


def test_modules_for_cpython_are_kept_from_the_worker() -> None:
    loaded = {name(file) for file in worker_files()}
    assert {"service/door", "record/record", "shared/scene", "games", "search/levels"} <= loaded
    assert not [each for each in loaded if room(each) == "adapters"]
    assert not loaded & {*FOR_CPYTHON, "guide/assertions", "__main__"}
    assert not [each for each in loaded if "environment" in each], "programs that learn have them"
    for file in FILES:
        heavy = imported(file) & set(FOR_CPYTHON.values())
        assert heavy <= {FOR_CPYTHON.get(name(file))}


def test_the_service_starts_without_what_only_cpython_has() -> None:
    code = "import sys, anga.service.door; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(ENGINE)}, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "anga.service.door" in loaded
    assert not loaded & {
        "argparse",
        "tomllib",
        "concurrent.futures",
        "anga.tools.cli",
        "anga.guide.articles",
    }


@pytest.mark.parametrize("module", MAIN_THREAD)
def test_what_the_main_thread_shares_imports_only_its_like(module: str) -> None:
    known = {each for other in MAIN_THREAD for each in (dotted(other), *named_in(other))}
    assert imported(shared(module)) <= {"collections", "collections.namedtuple", "math", *known}


def shared(module: str) -> Path:
    folder = HOME / "shared" / module
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


def dotted(module: str) -> str:
    return f"anga.shared.{module.replace('/', '.')}"


@cache
def named_in(module: str) -> set[str]:
    body = ast.parse(shared(module).read_text()).body
    body += [node for each in body if isinstance(each, ast.If) for node in each.orelse]
    names = {node.name for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    for node in body:
        if isinstance(node, ast.Assign):
            names |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return {f"{dotted(module)}.{each}" for each in names}


def code_of(file: Path) -> str:
    """A file's code without comments and docstrings, which may give examples."""
    tree = ast.parse(file.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


@pytest.mark.parametrize(
    "file", [file for file in FILES if room(name(file)) != "games/*"], ids=name
)
def test_no_shared_module_names_a_game(file: Path) -> None:
    for game_id in games.ids():
        assert not re.search(rf"\b{game_id}\b", code_of(file), re.IGNORECASE)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_game_names_another(file: Path) -> None:
    parts = name(file).split("/")
    if room(name(file)) == "games/*":
        for game_id in set(games.ids()) - {parts[1]}:
            assert not re.search(rf"\b{game_id}\b", code_of(file))


def test_the_architecture_test_can_fail(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from anga.service import door\nimport argparse\nGAME = 'bushi'\n"
        "if TYPE_CHECKING:\n    from anga.tools import cli\n"
    )
    assert inner(wrong) == {"service/door", "tools/cli"}
    assert outer(wrong) == {"argparse"}
    assert height("service/door") > height("contract/game") > height("shared/scene")
    assert re.search(r"\bbushi\b", code_of(wrong))
