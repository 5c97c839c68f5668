"""The manifest of the installed app: site/manifest.webmanifest with data from the build."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from build.paths import SITE

SOURCE = SITE / "manifest.webmanifest"
SCREENS = SITE / "screens"  # made by `python3 build screens`
SIZES = {"narrow": (390, 844, 2), "wide": (1280, 800, 1)}  # CSS pixels, and device pixels to each


def manifest(games: list[dict[str, Any]], site: str) -> str:
    """The manifest's text; `site` is the address of the site, if that is known.

    The id is that of apps installed before it had one: the path at which it starts.
    """
    told = json.loads(SOURCE.read_text(encoding="utf-8"))
    path = urlsplit(site).path
    shortcuts = [_shortcut(game) for game in games]
    whole = {
        "id": path or told["id"],
        "shortcuts": shortcuts,
        "screenshots": list(map(_screen, SIZES)),
    }
    return json.dumps({**told, **whole}, ensure_ascii=False, indent=2) + "\n"


def _shortcut(game: dict[str, Any]) -> dict[str, Any]:
    name = game["words"]["name"]
    return {
        "name": name["en"],
        "name_localized": {"ja": name["ja"]},
        "description": game["words"]["about"]["en"],
        "url": f"{game['game']}.html",
        "icons": [{"src": "icons/icon-192.png", "type": "image/png", "sizes": "192x192"}],
    }


def _screen(form: str) -> dict[str, str]:
    width, height, pixels = SIZES[form]
    return {
        "src": f"pictures/{screen(form).name}",
        "type": "image/jpeg",
        "sizes": f"{width * pixels}x{height * pixels}",
        "form_factor": form,
    }


def screen(form: str) -> Path:
    """The file of a screenshot."""
    return SCREENS / f"screen-{form}.jpg"
