"""The two Pythons of the site and what they run: dist/vendor and the engine's packs.

PyScript comes without its plugins, Pyodide with a standard library that it has compiled itself
and that holds only what the engine imports. The engine is byte code: `engine.pack` is its core,
with the worker's program and all that it imports, and `engine-<game>.pack` has what only that game
needs. `programs.pack` is for the page on which readers run programs of their own.
"""

import json
import re
import shutil
import tempfile
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from anga import games
from anga.kit.books import FILE as BOOK
from build.cache import cached, digest, files_below
from build.imports import imported, reached
from build.paths import BUILD, ENGINE, MODULES, SITE
from build.setup import node
from build.site import licences, squeezing

PYODIDE, MICROPYTHON = "pyodide", "@micropython/micropython-webassembly-pyscript"  # npm's names
PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
MICROPYTHON_FILES = ["micropython.mjs", "micropython.wasm"]
# What dialogs load when somebody wants it: packages, and which of their files are shipped.
QR_CODES, FILMS = "lean-qr", "gifenc"
ON_DEMAND = {QR_CODES: ("", ["index.mjs"]), FILMS: ("dist/", ["gifenc.esm.js"])}
PYSCRIPT = re.compile(r"(core|error)(-\w+)?\.js")
SCRIPTS, MAP = {".js", ".mjs"}, re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")  # maps stay here
NOT_IN_LIBRARY = {"anga", "calls", "packs", "polyscript", "programs"}
CORE = "engine"
PROGRAMS = "programs"  # the pack, and its module, with which readers run their own

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
    """A folder with the packs, which were tested with the result of `vendor`."""
    names = [f"{name} {path}" for name, files in packs().items() for path in files]
    files = [*engine_files().values(), *files_below(SITE / "worker")]
    return cached("engine", [*_recipe(), _library(), *names, *files], make_engine)


def make_engine(folder: Path) -> None:
    """Fill a folder as `engine` describes."""
    known = packs()
    with tempfile.TemporaryDirectory(dir=folder) as sources:
        for pack, files in known.items():
            for name, path in files.items():
                place = Path(sources) / pack / name
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
        mark = digest([*_recipe(), *known[CORE].values()])
        node.inside_pyodide("compile_engine.py", sources, str(folder), mark)
    for made in folder.glob("*.pack"):
        squeezing.squeeze(made)
    modules = [
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in engine_files()
        if name.endswith(".py")
    ]
    worker = SITE / "worker" / "begin.py"
    node.inside_pyodide("prove.py", str(folder), str(worker), *modules, stdlib=_library())


def packs() -> dict[str, dict[str, Path]]:
    """The files of each pack, by the pack's name and then by their paths in it."""
    worker = files_below(SITE / "worker")
    own = {path.name: path for path in worker if path.name != "begin.py"}
    programs = {f"{PROGRAMS}.py": own.pop(f"{PROGRAMS}.py")}
    core = own | _inner(worker)
    return {CORE: dict(sorted(core.items())), PROGRAMS: programs} | {
        part(game): {name: path for name, path in _of_game(game).items() if name not in core}
        for game in games.ids()
    }


def part(game: str) -> str:
    """The name of a game's pack."""
    return f"{CORE}-{game}"


def engine_files() -> dict[str, Path]:
    """All files of the engine that run in the browser, by path."""
    found = {name: path for files in packs().values() for name, path in files.items()}
    return {name: path for name, path in sorted(found.items()) if name.startswith("anga/")}


def _of_game(game: str) -> dict[str, Path]:
    """The modules that a game has or needs, and its book."""
    folder = Path(str(resources.files(f"{games.__name__}.{game}")))
    modules, book = files_below(folder, "*.py"), files_below(folder, BOOK)
    own = {
        f"anga/games/{game}/{path.relative_to(folder).as_posix()}": path for path in modules + book
    }
    return dict(sorted({**_inner(modules), **own}.items()))


def _inner(starts: list[Path]) -> dict[str, Path]:
    """The engine's modules that some files import, by path."""
    found = (path for path in reached(starts, ENGINE) if path.is_relative_to(ENGINE))
    return {path.relative_to(ENGINE).as_posix(): path for path in found}


def pyscript() -> list[str]:
    """The names of the PyScript files that the site ships, which change with its version."""
    names = (path.name for path in (MODULES / "@pyscript/core/dist").iterdir())
    return sorted(filter(PYSCRIPT.fullmatch, names))


def _library() -> Path:
    return vendor() / home(PYODIDE) / "python_stdlib.zip"


def _library_modules() -> list[str]:
    names: set[str] = set()
    for path in [*engine_files().values(), *files_below(SITE / "worker")]:
        names |= imported(path) if path.suffix == ".py" else set()
    return sorted(name for name in names if name.split(".")[0] not in NOT_IN_LIBRARY)


def _recipe() -> list[Path | str]:
    texts = [Path(licences.__file__), Path(squeezing.__file__), *files_below(licences.TEXTS)]
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
