"""Imports run downhill, games are known by nobody, and the worker loads what it must."""

import ast
import re
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

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
    "changes", "clock_setting", "colours", "computers", "drawing", "ends", "errors", "game_clock",
    "game_tree", "marks", "men", "palette", "phrases", "requests",
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
    "abc", "bisect", "collections", "copy", "copyreg", "dataclasses", "enum", "functools", "gc",
    "heapq", "importlib", "itertools", "json", "math", "operator", "os", "pkgutil", "random", "re",
    "string", "textwrap", "time", "typing",
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


@cache
def inner(file: Path) -> set[str]:
    """The modules of Anga that a file imports, be it for type checkers only."""
    paths = {
        each.removeprefix("anga.").replace(".", "/") for each in imported(file, for_types=True)
    }
    known = paths & NAMES
    return {path for path in known if not any(other.startswith(f"{path}/") for other in known)}


@cache
def outer(file: Path) -> set[str]:
    return {each for each in imported(file) if each.split(".")[0] != "anga"}


def tops(file: Path) -> set[str]:
    return {each.split(".")[0] for each in outer(file)}


@cache
def worker_files() -> set[Path]:
    starts = [HOME / "service" / "door.py", *(HOME / "games").glob("*/__init__.py")]
    return {file for file in reached(starts, ENGINE) if file.is_relative_to(HOME)}


def test_imports_run_downhill() -> None:
    top = HOME / "__init__.py"
    assert not imported(top)
    wrong = [
        f"{name(file)} imports {other}"
        for file in FILES
        if file != top
        for other in inner(file)
        if home(other) != home(name(file)) and height(other) >= height(name(file))
    ]
    assert not wrong


def test_no_imports_go_round() -> None:
    assert not circular({name(file): inner(file) for file in FILES})


def test_the_engine_needs_the_standard_library_only() -> None:
    for file in FILES:
        extra = ADAPTED if room(name(file)) == "adapters" else set()
        assert not tops(file) - {*sys.stdlib_module_names, *extra}, file


def test_the_worker_loads_only_light_modules() -> None:
    for file in worker_files():
        assert not tops(file) - WORKER_LIBRARY, file


def test_pyodide_has_what_the_worker_loads() -> None:
    archive = MODULES / "pyodide" / "python_stdlib.zip"
    if archive.exists():
        shipped = {
            entry.split("/")[0].removesuffix(".py") for entry in zipfile.ZipFile(archive).namelist()
        }
        assert shipped | set(sys.builtin_module_names) | {"math"} >= WORKER_LIBRARY


def test_modules_for_cpython_are_kept_from_the_worker() -> None:
    loaded = {name(file) for file in worker_files()}
    assert {"service/door", "record/record", "shared/scene", "games", "search/levels"} <= loaded
    assert not [each for each in loaded if room(each) == "adapters"]
    assert not loaded & {*FOR_CPYTHON, "guide/assertions", "__main__"}
    assert not [each for each in loaded if "environment" in each], "programs that learn have them"
    for file in FILES:
        heavy = outer(file) & set(FOR_CPYTHON.values())
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


def test_what_the_main_thread_shares_imports_only_its_like() -> None:
    known = {each for other in MAIN_THREAD for each in (dotted(other), *named_in(other))}
    known |= {"collections", "collections.namedtuple", "math"}
    for module in MAIN_THREAD:
        assert not imported(shared(module)) - known, module


def shared(module: str) -> Path:
    folder = HOME / "shared" / module
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


def dotted(module: str) -> str:
    return f"anga.shared.{module.replace('/', '.')}"


def named_in(module: str) -> set[str]:
    body = ast.parse(shared(module).read_text()).body
    body += [node for each in body if isinstance(each, ast.If) for node in each.orelse]
    names = {node.name for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    for node in body:
        if isinstance(node, ast.Assign):
            names |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return {f"{dotted(module)}.{each}" for each in names}


def code_of(text: str) -> str:
    """A module's code without comments and docstrings, which may give examples."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def games_named(file: Path) -> set[str]:
    """What a file calls games in its code: their ids, however they are capitalised."""
    named = re.compile(rf"\b(?:{'|'.join(games.ids())})\b", re.IGNORECASE)
    text = file.read_text()
    return set(named.findall(code_of(text))) if named.search(text) else set()


def test_no_shared_module_names_a_game() -> None:
    for file in FILES:
        assert room(name(file)) == "games/*" or not games_named(file), file


def test_no_game_names_another() -> None:
    for file in FILES:
        if room(name(file)) == "games/*":
            others = set(games.ids()) - {name(file).split("/")[1]}
            assert not games_named(file) & others, file


def test_the_architecture_test_can_fail(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from anga.service import door\nimport argparse\nGAME = 'bushi'\n"
        "if TYPE_CHECKING:\n    from anga.tools import cli\n"
    )
    assert inner(wrong) == {"service/door", "tools/cli"}
    assert outer(wrong) == {"argparse"}
    assert height("service/door") > height("contract/game") > height("shared/scene")
    assert games_named(wrong) == {"bushi"}
