"""python3 build test: set up what the chosen tests need, and run them."""

import atexit
import os
import shutil
import subprocess
import sys
from collections.abc import Callable

import pytest

from build.paths import CACHE, ROOT
from build.progress import say
from build.setup import chromium, node, others
from build.site import dist
from build.testing import needs

PICTURES = CACHE / "failures"
BUILT = "ANGA_DIST_IS_BUILT"  # says to the tests that dist/ is as it should be

# Browsers mostly wait, so there are twice as many workers as processors; one that has nothing left
# to do takes from another's heap.
WORKERS = 2 * (os.cpu_count() or 1)
IN_PARALLEL = [f"--numprocesses={WORKERS}", "--dist=worksteal"]
# The waits of the tests have limits of their own; this one is for a wait that has none.
SECONDS, THOROUGH_SECONDS = 600, 3600

# The browsers that tests ask for, by their fixtures, and what finds or fetches each.
BROWSERS: dict[str, Callable[[], object]] = {
    "chromium_path": chromium.executable,
    "firefox_path": others.firefox,
    "webkit": others.webkit,
}
EVERYTHING = {"dist", *BROWSERS}
QUICK = "--quick"  # only the tests that ask for none of these


def run(arguments: list[str]) -> int:
    """Run the tests chosen by pytest's arguments, all if there are none; 0 if all pass."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each worker compiles all modules anew
    os.environ["PYTHONPYCACHEPREFIX"] = str(CACHE / "bytecode")
    _prepare(arguments)
    shutil.rmtree(PICTURES, ignore_errors=True)
    limit = THOROUGH_SECONDS if "--thorough" in arguments else SECONDS
    options = [f"--timeout={limit}", f"--output={PICTURES}"]
    failed = int(pytest.main([*IN_PARALLEL, *options, *arguments]))
    if PICTURES.exists():
        say(f"What failed tests saw last is in {PICTURES}")
    return failed


def _prepare(arguments: list[str]) -> None:
    """Build the site and find browsers in advance, if a test asks for them.

    Where all tests run, most need no site: it is built beside them. Collecting them once for all
    leaves them compiled, so that not every worker has to.
    """
    if QUICK in arguments:
        return
    if not arguments:
        _build_meanwhile()
    asked = needs.fixtures(arguments)
    if arguments and "dist" in asked:
        dist.build()
        os.environ[BUILT] = "yes"
    for name, find in BROWSERS.items():
        if name in asked:
            find()


def _build_meanwhile() -> None:
    """Begin to build the site in another process; tests that ask for it wait until it is there."""
    node.ready()
    building = subprocess.Popen([sys.executable, ROOT / "build", "dist"])
    atexit.register(building.wait)  # also where the tests end before it does
