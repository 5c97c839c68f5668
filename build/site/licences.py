"""The licences of third-party files, shipped in dist/vendor."""

import json
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from build.paths import BUILD, MODULES

TEXTS = BUILD / "site" / "licences"
OVERVIEW, PYTHON = TEXTS / "vendor.txt", TEXTS / "python.txt"
PYSCRIPT = "@pyscript/core"


def fill(folder: Path, pyodide: str, micropython: str, others: Iterable[str]) -> None:
    """Write the licences into vendor/; all but `folder` are the names of folders in it."""
    overview = OVERVIEW.read_text(encoding="utf-8")
    named = overview.format(pyodide=f"{pyodide}/", micropython=f"{micropython}/")
    (folder / "LICENSES.txt").write_text(named, encoding="utf-8")
    shutil.copyfile(MODULES / PYSCRIPT / "LICENSE", folder / "pyscript" / "LICENSE")
    (folder / "pyscript" / "LICENSE-packages.txt").write_text(_packages(), encoding="utf-8")
    for package in others:
        text = next((MODULES / package).glob("LICENSE*"))
        shutil.copyfile(text, folder / package / "LICENSE")
    shutil.copyfile(PYTHON, folder / pyodide / "LICENSE-python.txt")


def bundled() -> list[str]:
    """The npm packages bundled in PyScript's files, by name."""
    found: set[str] = set()
    waiting = list(_about(PYSCRIPT)["dependencies"])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _about(name).get("dependencies", {})
    return sorted(found)


def _packages() -> str:
    return f"\n\n{'-' * 72}\n\n".join("\n".join(_told(name)) for name in bundled()) + "\n"


def _told(name: str) -> Iterator[str]:
    about = _about(name)
    yield f"{name} {about['version']}, {about['license']}, by {_author(about)}"
    for path in sorted((MODULES / name).glob("LICEN[CS]E*")):
        yield f"\n{path.read_text(encoding='utf-8').strip()}"


def _author(about: dict[str, Any]) -> str:
    author = about.get("author", "its contributors")
    return str(author["name"] if isinstance(author, dict) else author)


def _about(name: str) -> dict[str, Any]:
    about: dict[str, Any] = json.loads((MODULES / name / "package.json").read_text())
    return about
