"""The engine stays code that mypyc can compile: two modules of it, which choose as before."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.speed.compare import HERE, compared, questions

MODULES = ("anga/games/chatra/rules/functions.py", "anga/search/ordering.py")
QUICKLY = {"MYPYC_OPT_LEVEL": "0", "MYPYC_DEBUG_LEVEL": "0"}


def compiled(checkout: Path) -> None:
    """Compile the modules of a checkout, each beside its source."""
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *MODULES],
        cwd=checkout / "engine",
        env={**os.environ, **QUICKLY},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.thorough
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_modules_can_be_compiled_and_choose_the_same(tmp_path: Path) -> None:
    pytest.importorskip("setuptools", reason="mypyc builds with setuptools")
    shutil.copytree(HERE / "engine" / "anga", tmp_path / "engine" / "anga")
    compiled(tmp_path)
    for module in MODULES:
        path = tmp_path / "engine" / module
        assert list(path.parent.glob(f"{path.stem}.*.so"))
    assert compared(questions("chatra", 3, 200, seed=1), tmp_path).different == 0
