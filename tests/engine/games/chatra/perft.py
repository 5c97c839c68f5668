"""The game's own table of leaves: rules, position or None for the start, leaves by depth."""

import tomllib
from importlib.resources import files

DATA = tomllib.loads((files("anga.games.chatra") / "perft.toml").read_text(encoding="utf-8"))

TABLE: list[tuple[str, str | None, list[int]]] = [
    (row["rules"], row.get("position"), row["leaves"]) for row in DATA["table"]
]
