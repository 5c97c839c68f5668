"""A pytest plugin that writes down the fixtures of the chosen tests."""

import os
import sys
import tempfile
from pathlib import Path

import pytest

from build.process import finished

ANSWER = "ANGA_FIXTURES"  # where the plugin writes


def fixtures(arguments: list[str]) -> set[str]:
    """The names of all fixtures of the tests that these arguments of pytest choose."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "fixtures"
        collect = ["--collect-only", "--quiet", "--numprocesses=0", "-p", __name__]
        command = [sys.executable, "-m", "pytest", *arguments, *collect]
        finished(command, env={**os.environ, ANSWER: str(answer)})
        return set(answer.read_text().split()) if answer.exists() else set()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write the names of the fixtures to the file that the caller reads."""
    if ANSWER in os.environ:
        names = {name for item in session.items for name in getattr(item, "fixturenames", ())}
        Path(os.environ[ANSWER]).write_text("\n".join(sorted(names)))
