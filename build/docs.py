"""The API reference: pages about the engine, made by pdoc from names, types and docstrings."""

import shutil
import sys
from pathlib import Path

from build.paths import CACHE
from build.process import run
from build.progress import step

DOCS = CACHE / "docs"
# The package and what a program that uses it meets; not the parts of each game, nor the tools.
PUBLIC = ["anga", r"!anga\.games\..+", r"!anga\.tools.*"]
# Whatever pdoc warns of is a mistake, but for types that it shows as they are written.
IGNORED = ["-W", "ignore:Error parsing type", "-W", "ignore:Cannot determine where"]
STRICT = ["-W", "error", *IGNORED]


def build() -> Path:
    """Make the pages anew and return their folder. Raises Problem with what pdoc finds wrong."""
    with step("API reference"):
        shutil.rmtree(DOCS, ignore_errors=True)
        options = ["--docformat", "google", "--no-show-source", "--output-directory", str(DOCS)]
        run([sys.executable, *STRICT, "-m", "pdoc", *options, *PUBLIC])
    return DOCS
