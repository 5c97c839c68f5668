"""Running other programs to their end."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from build.build_error import BuildError
from build.paths import ROOT

Command = Sequence[str | Path]


def run(command: Command, text: str = "", env: Mapping[str, str] | None = None) -> str:
    """Run a program with `text` as its input and return its output. Raises BuildError."""
    done = finished(command, text, env)
    if done.returncode:
        told = f"{done.stdout}\n{done.stderr}".strip()
        raise BuildError(f"{told}\nThis failed: {' '.join(map(str, command))}")
    return done.stdout


def finished(
    command: Command, text: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program in the project's folder and return its result."""
    return subprocess.run(
        command, cwd=ROOT, input=text, env=env, capture_output=True, text=True, check=False
    )
