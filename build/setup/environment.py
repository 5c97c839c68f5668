"""The build's virtual environment: made when missing, and again when its recipe changes."""

import os
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

from build.build_error import BuildError
from build.cache import alone, digest
from build.paths import CACHE, ENGINE, ROOT
from build.process import run
from build.progress import say, step
from build.setup import node

HOME = CACHE / f"python-{sys.version_info.major}.{sys.version_info.minor}"
WINDOWS = os.name == "nt"
PYTHON = HOME / ("Scripts/python.exe" if WINDOWS else "bin/python")
STAMP = HOME / "made-of"


def enter(arguments: list[str]) -> None:
    """Restart the command inside the environment; returns only there."""
    if Path(sys.prefix).resolve() == HOME.resolve():
        return
    with alone():
        if not _ready():
            _make()
    _go_on([str(PYTHON), str(ROOT / "build"), *arguments])


def _go_on(command: list[str]) -> NoReturn:
    """Replace this process by another command, with UTF-8 for texts on every system."""
    env = {**os.environ, "PYTHONUTF8": "1"}
    if WINDOWS:  # has nothing that takes a process's place
        sys.exit(subprocess.run(command, env=env, check=False).returncode)
    os.execve(command[0], command, env)


def pinned(group: str) -> list[str]:
    """The requirements of one dependency group of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["dependency-groups"][group])


def install(*arguments: str) -> None:
    """Run pip of the environment, quietly unless it fails.

    Most of what it installs is never imported, so Python compiles a module when one is.
    """
    quietly = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    run([PYTHON, "-m", "pip", "install", *quietly, *arguments])


def _ready() -> bool:
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text() == _recipe()


def _recipe() -> str:
    return digest([sys.version, sys.base_prefix, str(ROOT), *pinned("dev"), *pinned("alone")])


def _make() -> None:
    say("Setting up in .cache (once; a minute or two)")
    with step("virtual environment"):
        _make_venv()
    with ThreadPoolExecutor(1) as beside, step("Python packages"):
        beside.submit(node.ready)  # if that fails, who needs Node hears of it
        install(*pinned("dev"))
        for requirement in pinned("alone"):
            _try(requirement)
    (_packages() / "anga.pth").write_text(f"{ENGINE}\n")
    STAMP.write_text(_recipe())


def _try(requirement: str) -> None:
    """Install a package alone, if there is a wheel of it for this system."""
    try:
        install("--no-deps", "--only-binary", ":all:", requirement)
    except BuildError:
        say(f"         No wheel of {requirement} here: its tests will be skipped.")


def _packages() -> Path:
    """The folder of the environment's packages."""
    places = sysconfig.get_paths("venv", {"base": str(HOME), "platbase": str(HOME)})
    return Path(places["purelib"])


def _make_venv() -> None:
    try:
        run([sys.executable, "-m", "venv", HOME])
    except BuildError as problem:
        if "ensurepip" in str(problem):  # what Debian's Python says without that package
            raise BuildError("Python's venv is incomplete here: install python3-venv.") from None
        raise
