"""What the engine knows before anyone plays: each game's opening and its guide."""

import json
from pathlib import Path
from typing import Any

from build.cache import cached, files_below
from build.paths import ENGINE


def openings() -> Path:
    """A folder with <id>.json and guide-<id>.json, the guide's boards, of each game."""

    def make(folder: Path) -> None:
        from anga import games, guide, openings

        for game in games.ids():
            _write(folder / f"{game}.json", openings.opening(game))
            _write(folder / f"guide-{game}.json", guide.boards(game))

    return cached("openings", [Path(__file__), *files_below(ENGINE / "anga")], make)


def guides() -> dict[str, Any]:
    """The words of each game's guide, for the pages."""
    from anga import games, guide

    return {game: guide.pages(game) for game in games.ids()}


def _write(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
