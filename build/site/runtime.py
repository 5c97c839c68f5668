"""The two Pythons of the site and what they run: dist/vendor and dist/engine.zip.

PyScript comes without its plugins, Pyodide with a standard library that it has compiled itself
and that holds only what the engine imports; the engine is a zip of byte code that holds only what
the worker imports, and every game with its book.
"""

import json
import re
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from anga import games
from anga.kit.books import FILE as BOOK
from build.cache import cached, files_below
from build.imports import imported, reached
from build.paths import BUILD, ENGINE, MODULES, SITE
from build.setup import node
from build.site import licences

PYODIDE, MICROPYTHON = "pyodide", "@micropython/micropython-webassembly-pyscript"  # npm's names
PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
MICROPYTHON_FILES = ["micropython.mjs", "micropython.wasm"]
# What dialogs load when somebody wants it: packages, and which of their files are shipped.
QR_CODES, FILMS = "lean-qr", "gifenc"
ON_DEMAND = {QR_CODES: ("", ["index.mjs"]), FILMS: ("dist/", ["gifenc.esm.js"])}
PYSCRIPT = re.compile(r"(core|error)(-\w+)?\.js")
SCRIPTS, MAP = {".js", ".mjs"}, re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")  # maps stay here
NOT_IN_LIBRARY = {"anga", "polyscript"}

INSIDE = [BUILD / "setup" / "pyodide.mjs", *files_below(BUILD / "inside")]


def home(package: str) -> str:
    """The folder of a Python inside vendor/.

    Its name contains the version, so that a cached file is never out of date: the service worker
    relies on that for WebAssembly.
    """
    version = json.loads((MODULES / package / "package.json").read_text())["version"]
    return f"{package.rpartition('/')[2].partition('-')[0]}-{version}"


def vendor() -> Path:
    """A folder with both Pythons, each in its `home`, and the scripts that the site ships."""
    return cached("runtime", [*_recipe(), *_library_modules()], make_vendor)


def make_vendor(folder: Path) -> None:
    """Fill a folder as `vendor` describes."""
    _copy("@pyscript/core/dist", pyscript(), folder / "pyscript")
    _copy(MICROPYTHON, MICROPYTHON_FILES, folder / home(MICROPYTHON))
    for package, (inside, names) in ON_DEMAND.items():
        _copy(f"{package}/{inside}", names, folder / package)
    pyodide = folder / home(PYODIDE)
    _copy(PYODIDE, PYODIDE_FILES, pyodide)
    (pyodide / "pyodide-lock.json").write_text(_lock_without_packages())
    archives = (MODULES / PYODIDE / "python_stdlib.zip", pyodide / "python_stdlib.zip")
    node.inside_pyodide("compile_stdlib.py", *map(str, archives), *_library_modules())
    licences.fill(folder, home(PYODIDE), home(MICROPYTHON), ON_DEMAND)


def engine() -> Path:
    """A folder with engine.zip, which was tested with the result of `vendor`."""
    return cached("engine", [*_recipe(), _library(), *engine_files().values()], make_engine)


def make_engine(folder: Path) -> None:
    """Fill a folder as `engine` describes."""
    archive = str(folder / "engine.zip")
    names = list(engine_files())
    modules = [
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in engine_modules()
    ]
    with tempfile.TemporaryDirectory(dir=folder) as sources:
        for name, path in engine_files().items():
            (Path(sources) / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, Path(sources) / name)
        node.inside_pyodide("compile_engine.py", sources, archive, *names)
    node.inside_pyodide("prove.py", archive, *modules, stdlib=_library())


def engine_files() -> dict[str, Path]:
    """The contents of the zip, by their names in it: modules, and the games' books."""
    own = {
        path.relative_to(ENGINE).as_posix(): path
        for path in files_below(ENGINE / "anga" / "games", BOOK)
    }
    return dict(sorted({**engine_modules(), **own, **_further(BOOK)}.items()))


def engine_modules() -> dict[str, Path]:
    """The engine's modules that run in the browser, by their names in the zip."""
    further = _further("*.py")
    own = (ENGINE / "anga" / "games").glob("*/__init__.py")
    found = reached([*files_below(SITE / "worker"), *own, *further.values()], ENGINE)
    inner = {
        path.relative_to(ENGINE).as_posix(): path for path in found if path.is_relative_to(ENGINE)
    }
    return dict(sorted({**inner, **further}.items()))


def _further(pattern: str) -> dict[str, Path]:
    """Files of games in further folders, by their names in the zip."""
    return {
        f"anga/games/{path.relative_to(folder).as_posix()}": path
        for folder in map(Path, games.FURTHER)
        for path in files_below(folder, pattern)
    }


def pyscript() -> list[str]:
    """The names of the PyScript files that the site ships, which change with its version."""
    names = (path.name for path in (MODULES / "@pyscript/core/dist").iterdir())
    return sorted(filter(PYSCRIPT.fullmatch, names))


def _library() -> Path:
    return vendor() / home(PYODIDE) / "python_stdlib.zip"


def _library_modules() -> list[str]:
    names: set[str] = set()
    for path in [*engine_modules().values(), *files_below(SITE / "worker")]:
        names |= imported(path)
    return sorted(name for name in names if name.split(".")[0] not in NOT_IN_LIBRARY)


def _recipe() -> list[Path | str]:
    texts = [Path(licences.__file__), *files_below(licences.TEXTS)]
    return [node.LOCK, Path(__file__), *texts, *INSIDE]


def _lock_without_packages() -> str:
    """Pyodide's own lock file with its `info` only: nothing else of it is read here."""
    lock = json.loads((MODULES / PYODIDE / "pyodide-lock.json").read_text())
    return json.dumps({**lock, "packages": {}})


def _copy(package: str, names: Iterable[str], target: Path) -> None:
    target.mkdir()
    for name in names:
        content = (MODULES / package / name).read_bytes()
        (target / name).write_bytes(
            MAP.sub(b"", content) if Path(name).suffix in SCRIPTS else content
        )
