"""Compile the engine: compile_engine.py FOLDER ENGINE_ZIP FILE…, files as named from the folder.

Files that are no modules are included as they are.
"""

import sys
from pathlib import Path

from bytecode import archive, compiled

FOLDER, TARGET, *FILES = sys.argv[1:]
files = {}
for name in FILES:
    content = (Path(FOLDER) / name).read_bytes()
    if name.endswith(".py"):
        files[f"{name}c"] = compiled(content, f"engine.zip/{name}")
    else:
        files[name] = content
Path(TARGET).write_bytes(archive(files))
