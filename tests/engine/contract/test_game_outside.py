"""A game outside of Anga passes what every game passes."""

import os
import subprocess
import sys

from build.paths import ROOT

GAMES = ROOT / "tests" / "games"
FOLDERS = ("contract", "guide", "golden", "service")


def test_it_passes_the_tests_of_every_game() -> None:
    done = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "mori",
            *(f"tests/engine/{folder}" for folder in FOLDERS),
        ],
        cwd=ROOT,
        env={**os.environ, "ANGA_GAMES": str(GAMES), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
