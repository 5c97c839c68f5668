"""Test the built engine: prove.py FOLDER WORKER MODULE….

Opens the packs in FOLDER as the worker's program does, imports every module, asks for every game's
Scene, opens its book, and formats a traceback, which loads modules late. An ImportError here means
that the trimmed library lacks something.
"""

import importlib
import os
import sys
import traceback
from pathlib import Path

FOLDER, WORKER, *MODULES = sys.argv[1:]
os.chdir(FOLDER)
begun: dict[str, object] = {}
exec(Path(WORKER).read_text(), begun)
if begun["failure"]:
    raise ImportError(begun["failure"])
for name in MODULES:
    importlib.import_module(name)

from anga import games
from anga.service import door

for game in games.ids():
    door.answer({"cmd": "scene", "game": game})
    door.answer({"cmd": "best", "game": game, "nodes": 10})
    len(games.get(game).thinking.book)
try:
    games.get("no such game")
except ValueError:
    traceback.format_exc()
