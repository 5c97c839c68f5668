"""Describe the wheel in a folder for Pyodide: describe_wheel.py TOOLS FULL_LOCK FOLDER.

Writes FOLDER/pyodide-lock.json and, beside the wheel, one of byte code that the lock file lists.
"""

import sys
from pathlib import Path

TOOLS, FULL_LOCK, FOLDER = sys.argv[1:]
sys.path.insert(0, TOOLS)

from pyodide_build.cli.py_compile import main as py_compile
from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

empty = PyodideLockSpec.from_json(Path(FULL_LOCK))
empty.packages.clear()
lock = add_wheels_to_spec(empty, sorted(Path(FOLDER).glob("*.whl")))
lock.to_json(Path(FOLDER) / "pyodide-lock.json", indent=2)
py_compile.main([FOLDER, "--keep", "--silent"], standalone_mode=False)
