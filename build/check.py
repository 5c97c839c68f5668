"""Static checks: lint, formatting, types."""

import sys

from build.paths import CACHE
from build.process import finished
from build.progress import step

CHECKS = {
    "lint": ["ruff", "check", "--quiet", "--output-format=concise"],
    "format": ["ruff", "format", "--check", "--quiet"],
    "types": ["mypy", "--no-error-summary", "--cache-dir", str(CACHE / "mypy")],
}


def run() -> int:
    """Run all checks and print their findings; returns 0 if there are none."""
    failed = 0
    for name in CHECKS:
        with step(name):
            found = findings(name)
        if found:
            print(found)
            failed = 1
    return failed


def findings(name: str) -> str:
    """The findings of a check, empty if there are none."""
    done = finished([sys.executable, "-m", *CHECKS[name]])
    return f"{done.stdout}{done.stderr}".strip() if done.returncode else ""
