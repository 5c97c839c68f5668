"""Other programs, run to their end."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from build.build_error import BuildError
from build.paths import ROOT

Command = Sequence[str | Path]


def run(command: Command, text: str = "", env: Mapping[str, str] | None = None) -> str:
    """Give a program `text` to read and return what it prints. Raises Problem when it fails."""
    done = finished(command, text, env)
    if done.returncode:
        told = f"{done.stdout}\n{done.stderr}".strip()
        raise BuildError(f"{told}\nThis failed: {' '.join(map(str, command))}")
    return done.stdout


def finished(
    command: Command, text: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program and say how it went; it runs in the project's folder."""
    return subprocess.run(
        command, cwd=ROOT, input=text, env=env, capture_output=True, text=True, check=False
    )
