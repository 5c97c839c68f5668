"""The page for comparison: PyScript as in its handbook, with the same engine.

Everything comes from the same server. The engine is loaded as .py files that the config lists;
Pyodide, MicroPython and PyScript are as their makers ship them.
"""

import json
import shutil
from pathlib import Path

from build.paths import CACHE, ENGINE, MODULES, SITE
from build.site import runtime

PACKAGES = {
    "pyscript": "@pyscript/core/dist",
    "micropython": "@micropython/micropython-webassembly-pyscript",
    "pyodide": "pyodide",
}

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Stock PyScript</title>
<link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script>
</head>
<body>
<script type="mpy" src="app.py" config="app.json"></script>
<script type="py" worker name="engine" src="engine.py" config="engine.json"></script>
</body>
</html>
"""

APP = """\
from pyscript import window, workers

engine = await workers["engine"]
await engine.hello("anga-stock")
window.performance.mark("anga-ready")
"""


def stock() -> Path:
    """The folder of the comparison page."""
    folder = CACHE / "stock"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, package in PACKAGES.items():
        (folder / name).symlink_to(MODULES / package)
    (folder / "engine").symlink_to(ENGINE)
    (folder / "index.html").write_text(PAGE)
    (folder / "app.py").write_text(APP)
    calls = (SITE / "worker" / "calls.py").read_text()
    (folder / "engine.py").write_text(f"{calls}\n__export__ = __all__\n")
    shutil.copyfile(SITE / "worker" / "packs.py", folder / "packs.py")
    files = list(runtime.engine_files())
    _write(folder / "app.json", {"interpreter": "./micropython/micropython.mjs"})
    _write(
        folder / "engine.json",
        {
            "interpreter": "./pyodide/pyodide.mjs",
            "sync_main_only": True,
            "files": {f"./engine/{file}": f"./{file}" for file in files}
            | {"./packs.py": "./packs.py"},
        },
    )
    return folder


def _write(path: Path, config: dict[str, object]) -> None:
    path.write_text(json.dumps(config))
