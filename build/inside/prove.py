"""Test the built engine: prove.py ENGINE_ZIP MODULE….

Imports every module of the engine, asks for every game's Scene, opens its book, and formats a
traceback, which loads modules late. An ImportError here means that the trimmed library lacks
something.
"""

import importlib
import sys
import traceback

ENGINE, *MODULES = sys.argv[1:]
sys.path.insert(0, ENGINE)
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
