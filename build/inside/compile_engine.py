"""Compile the engine: compile_engine.py FOLDER ENGINE_ZIP FILE…, files as named from the folder."""

import sys
from pathlib import Path

from bytecode import archive, compiled

FOLDER, TARGET, *FILES = sys.argv[1:]
files = {
    f"{name}c": compiled((Path(FOLDER) / name).read_bytes(), f"engine.zip/{name}") for name in FILES
}
Path(TARGET).write_bytes(archive(files))
