"""Compile the engine: engine.py FOLDER ENGINE_ZIP FILE…, the files named from the folder."""

import sys
from pathlib import Path

from bytecode import archive, compiled

FOLDER, TARGET, *FILES = sys.argv[1:]
contents = {file: (Path(FOLDER) / file).read_bytes() for file in FILES}
files = {
    f"{file}c" if file.endswith(".py") else file: (
        compiled(content, f"engine.zip/{file}") if file.endswith(".py") else content
    )
    for file, content in contents.items()
}
Path(TARGET).write_bytes(archive(files))
