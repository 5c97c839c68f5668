"""Mistakes that tools can see: lint, formatting, types."""

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
    """Run all checks and print what they find; 0 if nothing."""
    failed = 0
    for name in CHECKS:
        with step(name):
            found = findings(name)
        if found:
            print(found)
            failed = 1
    return failed


def findings(name: str) -> str:
    """What one check has to say; empty if all is well."""
    done = finished([sys.executable, "-m", *CHECKS[name]])
    return f"{done.stdout}{done.stderr}".strip() if done.returncode else ""
