"""Compile the engine: compile_engine.py FOLDER TARGET MARK, a pack for each folder in FOLDER.

MARK says which core a pack belongs to. Files that are no modules are included as they are.
"""

import sys
from pathlib import Path

from bytecode import pack, run_by
from lean import lean

FOLDER, TARGET, MARK = sys.argv[1:]
for folder in sorted(Path(FOLDER).iterdir()):
    files = {"core": MARK.encode()}
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name, content = path.relative_to(folder).as_posix(), path.read_bytes()
        files[name] = run_by(lean(content, name), name) if path.suffix == ".py" else content
    (Path(TARGET) / f"{folder.name}.pack").write_bytes(pack(files))
