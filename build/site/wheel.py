"""The engine as a wheel, and a Pyodide lock file that lists it alone: dist/wheel.

hatchling builds the wheel. Inside the build's Pyodide, pyodide-lock writes the lock file, and
pyodide-build's py-compile adds a wheel of byte code, which the lock file then lists: it loads
faster, and a lock file fits one version of Pyodide only anyway.
"""

import os
import sys
from pathlib import Path

from build.cache import cached, files_below
from build.paths import ENGINE, MODULES, ROOT
from build.process import Command, run
from build.setup import environment, node
from build.site.runtime import INSIDE

EPOCH = "315532800"  # 1980, where the time of zip files begins


def wheel() -> Path:
    """A folder with the wheels and pyodide-lock.json."""
    return cached("wheel", [node.LOCK, Path(__file__), *INSIDE, *_sources()], make)


def make(folder: Path) -> None:
    """Fill a folder with the wheels and pyodide-lock.json."""
    _build(folder)
    lock = MODULES / "pyodide" / "pyodide-lock.json"
    node.inside_pyodide("describe_wheel.py", str(_tools()), str(lock), str(folder))


def _sources() -> list[Path]:
    about = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")]
    return [*about, *files_below(ENGINE / "anga")]


def _build(folder: Path) -> None:
    command: Command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    run(command, env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH})


def _tools() -> Path:
    """A folder with pyodide-lock and pyodide-build, for the Python inside Pyodide."""
    requirements = environment.pinned("pyodide")

    def fill(folder: Path) -> None:
        environment.install(
            "--target", str(folder), "--ignore-requires-python", "--python-version", "3.14",
            "--implementation", "py", "--only-binary=:all:", *requirements,
        )  # fmt: skip

    return cached("pyodide tools", [Path(__file__), *requirements], fill)
