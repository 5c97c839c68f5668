"""The paths of the project. Everything that the build writes is in CACHE or DIST."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
ENGINE = ROOT / "engine"
SITE = ROOT / "site"
MODULES = ROOT / "node_modules"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
