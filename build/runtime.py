"""The two Pythons of the site and what they run: dist/vendor and dist/engine.zip.

PyScript comes without its plugins, Pyodide with a standard library that it has compiled itself
and that holds only what the engine and PyScript import; the engine is a zip of byte code. Why each
of these: CONTRIBUTING.md, "How the site starts".
"""

import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import node
from cache import cached, files_below
from imports import imported
from paths import BUILD, ENGINE, MODULES, SITE

PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
MICROPYTHON = ["micropython.mjs", "micropython.wasm"]
PYSCRIPT = re.compile(r"(core|error)(-\w+)?\.js")
PYSCRIPT_IMPORTS = {"base64", "html", "inspect"}  # what its own package inside Pyodide asks for

COMMAND_LINE_ONLY = {f"anga/{name}.py" for name in ("__main__", "arena", "cli", "guide")}
INSIDE = [BUILD / "pyodide.mjs", *files_below(BUILD / "inside")]


def vendor() -> Path:
    """A folder with micropython/, pyodide/ and pyscript/ as the site ships them."""
    names = sorted(imported([*_engine_sources(), *files_below(SITE / "worker")]) | PYSCRIPT_IMPORTS)
    outside = [name for name in names if name.split(".")[0] not in {"anga", "polyscript", "js"}]

    def make(folder: Path) -> None:
        _copy("@pyscript/core/dist", filter(PYSCRIPT.fullmatch, _listed()), folder / "pyscript")
        _copy("@micropython/micropython-webassembly-pyscript", MICROPYTHON, folder / "micropython")
        pyodide = folder / "pyodide"
        _copy("pyodide", PYODIDE, pyodide)
        (pyodide / "pyodide-lock.json").write_text(_lock_without_packages())
        library = MODULES / "pyodide" / "python_stdlib.zip"
        node.inside_pyodide(
            "stdlib.py", str(library), str(pyodide / "python_stdlib.zip"), *outside
        )

    return cached("runtime", [*_recipe(), *outside], make)


def engine() -> Path:
    """A folder with engine.zip, which has been started once from what `vendor` made."""
    library = vendor() / "pyodide" / "python_stdlib.zip"
    files = [str(path.relative_to(ENGINE)) for path in engine_files()]
    modules = [
        file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for file in files
        if file.endswith(".py")
    ]

    def make(folder: Path) -> None:
        archive = folder / "engine.zip"
        node.inside_pyodide("engine.py", str(ENGINE), str(archive), *files)
        node.inside_pyodide("proof.py", str(archive), *modules, stdlib=library)

    return cached("engine", [*_recipe(), library, *engine_files()], make)


def engine_files() -> list[Path]:
    """The files of the engine that run in the browser."""
    return [path for path in files_below(ENGINE / "anga") if _runs_in_browser(path)]


def core() -> str:
    """The name of PyScript's main file, which changes with its version."""
    return next(name for name in _listed() if re.fullmatch(r"core-\w+\.js", name))


def _runs_in_browser(path: Path) -> bool:
    return str(path.relative_to(ENGINE)) not in COMMAND_LINE_ONLY and "guide" not in path.parts


def _engine_sources() -> list[Path]:
    return [path for path in engine_files() if path.suffix == ".py"]


def _recipe() -> list[Path | str]:
    return [node.LOCK, Path(__file__), *INSIDE]


def _lock_without_packages() -> str:
    """Pyodide's own lock file with its `info` only: nothing else of it is read here."""
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text())
    return json.dumps({**lock, "packages": {}})


def _listed() -> list[str]:
    return sorted(path.name for path in (MODULES / "@pyscript/core/dist").iterdir())


def _copy(package: str, names: Iterable[str], target: Path) -> None:
    target.mkdir()
    for name in names:
        shutil.copyfile(MODULES / package / name, target / name)
