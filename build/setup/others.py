"""Firefox, for the story that every browser plays; None where it cannot be had."""

import shutil
from pathlib import Path

from build.setup import debian

FIREFOX = ("firefox-esr", "firefox")
MAC_FIREFOX = Path("/Applications/Firefox.app/Contents/MacOS/firefox")


def firefox() -> str | None:
    """The path of a Firefox, installed now if there is none."""
    found = _firefox()
    if not found:
        debian.install("Firefox", "firefox-esr")
    return found or _firefox()


def _firefox() -> str | None:
    on_path = (shutil.which(name) for name in FIREFOX)
    return next(filter(None, on_path), str(MAC_FIREFOX) if MAC_FIREFOX.exists() else None)
