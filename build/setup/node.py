"""Node and the npm packages, and Python run by Pyodide and MicroPython under Node."""

import json
import shutil
from base64 import b64encode
from collections.abc import Iterable, Mapping
from pathlib import Path

from build.build_error import BuildError
from build.cache import alone, digest
from build.paths import BUILD, MODULES, ROOT
from build.process import run
from build.progress import step

OLDEST = 20
LOCK = ROOT / "package-lock.json"
STAMP = MODULES / ".made-of"
MICROPYTHON = BUILD / "setup" / "micropython.mjs"
STRINGS = BUILD / "setup" / "qstr.mjs"
HEAP = BUILD / "setup" / "heap.mjs"
NOTHING: Mapping[str, str | bytes] = {}


def ready() -> None:
    """Make sure that Node is new enough and node_modules agrees with the lock file."""
    _check_version()
    recipe = digest([LOCK])
    with alone("npm"):
        if STAMP.exists() and STAMP.read_text() == recipe:
            return
        with step("npm packages"):
            run([_npm(), "ci", "--no-audit", "--no-fund", "--ignore-scripts"])
        STAMP.write_text(recipe)


def inside_pyodide(script: str, *arguments: str, stdlib: Path | None = None) -> str:
    """Run build/inside/<script> in Pyodide and return what it prints.

    The script sees this folder as /project, and `arguments` as its sys.argv[1:], with paths in this
    folder as they are there. With `stdlib`, Pyodide starts from that standard library instead of
    its own.
    """
    library = str(stdlib) if stdlib else ""
    path = BUILD / "inside" / script
    return run(["node", BUILD / "setup" / "pyodide.mjs", library, path, *arguments])


def inside_micropython(
    source: str, files: Mapping[str, str | bytes] = NOTHING, images: Iterable[Path] = ()
) -> str:
    """Run Python source in MicroPython and return its output.

    `files` are beside it, by path. It starts from `images` (see `build.site.bundle`), one laid over
    the other.
    """
    return _micropython([source], files, images=images)


def keep_images(sources: Mapping[Path, str], files: Mapping[str, str | bytes] = NOTHING) -> None:
    """Write images of what Python sources change in MicroPython, by path.

    The first is an image on its own; each other one is to be laid over the first.
    """
    _micropython(list(sources.values()), files, keep=sources)


def _micropython(
    sources: list[str],
    files: Mapping[str, str | bytes],
    *,
    images: Iterable[Path] = (),
    keep: Iterable[Path] = (),
) -> str:
    spelt = {
        path: b64encode(content if isinstance(content, bytes) else content.encode()).decode()
        for path, content in files.items()
    }
    paths = {"images": [str(path) for path in images], "keep": [str(path) for path in keep]}
    return run(["node", MICROPYTHON], json.dumps({"sources": sources, "files": spelt, **paths}))


def _npm() -> str:
    """The path of npm: on Windows it is a script, which is not found by its name alone."""
    return shutil.which("npm") or "npm"


def _check_version() -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise BuildError(f"The build needs Node.js {OLDEST} or newer with npm, and finds none.")
    found = run(["node", "--version"]).strip()
    if int(found.lstrip("v").split(".")[0]) < OLDEST:
        raise BuildError(f"The build needs Node.js {OLDEST} or newer; this is {found}.")
