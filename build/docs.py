"""The API reference of the engine, made by pdoc from names, types and docstrings."""

import shutil
import sys
from pathlib import Path

from build.paths import CACHE
from build.process import run
from build.progress import step

DOCS = CACHE / "docs"
# The package and what a program that uses it meets; not the parts of each game, nor the tools.
ROOMS = ("contract", "record", "search", "kit", "guide", "service", "shared", "svg")
PUBLIC = ["anga", r"!anga\.games\..+", *(f"anga.{room}" for room in ROOMS)]
# pdoc looks into modules, where `anga` has its names only once they have been asked for.
START = """
import runpy, anga
vars(anga).update((name, getattr(anga, name)) for name in anga.__all__)
runpy.run_module("pdoc", run_name="__main__", alter_sys=True)
"""
# Whatever pdoc warns of is a mistake, but for types that it shows as they are written.
IGNORED = ["-W", "ignore:Error parsing type", "-W", "ignore:Cannot determine where"]
STRICT = ["-W", "error", *IGNORED]


def build() -> Path:
    """Make the pages and return their folder. Raises BuildError with what pdoc finds wrong."""
    with step("API reference"):
        shutil.rmtree(DOCS, ignore_errors=True)
        options = ["--docformat", "google", "--no-show-source", "--output-directory", str(DOCS)]
        run([sys.executable, *STRICT, "-c", START, *options, *PUBLIC])
    return DOCS
