"""The time of each step until an engine is up.

A page of its own starts bare Pyodide with the same files in a worker, and records each step.
"""

import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from build.bench.startup import HEADERS, STAY, WARM_UP
from build.paths import CACHE
from build.progress import step
from build.serve import Server
from build.setup import chromium
from build.site import runtime

VISITS = ("first", "later")
GAME = "bushi"
REQUEST = {"cmd": "scene", "game": GAME, "record": []}
SHARES = {
    "script": "the worker, Pyodide's JavaScript",
    "compiled": "WebAssembly: fetched, compiled, instantiated",
    "python": "Python's own start, its standard library",
    "engine": "the engine's packs and door: fetched, put in place",
    "imported": "the engine imported",
    "scene": "the first Scene",
}

PAGE = """\
<!doctype html>
<meta charset="utf-8">
<title>Shares</title>
<link rel="icon" href="data:,">
<script src="shares.js"></script>
"""
SCRIPT = """\
const begun = performance.timeOrigin + performance.now();
new Worker("worker.mjs", { type: "module" }).onmessage = ({ data }) => {
  let last = begun;
  globalThis.shares = data.map(([name, time]) => [name, time - last, last = time]);
};
"""
WORKER = """\
const told = [], mark = name => { told.push([name, performance.timeOrigin + performance.now()]); };
const instantiate = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...all) => {
  mark("script");
  try { return await instantiate(...all); } finally { mark("compiled"); }
};
const { loadPyodide } = await import("./%(pyodide)s");
const python = await loadPyodide();
mark("python");
const [packs, door] = await Promise.all(
  [Promise.all(%(packs)s.map(async name => [name, await (await fetch(name)).arrayBuffer()])),
    fetch("engine.py").then(it => it.text())]);
for (const [name, content] of packs) python.FS.writeFile(name, new Uint8Array(content));
mark("engine");
await python.runPythonAsync(door);
mark("imported");
python.globals.get("ask")(%(request)s);
mark("scene");
postMessage(told);
"""
TOLD = """
async () => {
  while (!globalThis.shares) {
    if (performance.now() > 60000) throw new Error("no engine within a minute");
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return shares;
}
"""

Shares = dict[str, dict[str, list[float]]]
"""Milliseconds, by visit and share."""


def measure(site: Path, rounds: int) -> Shares:
    """Three visits a round, each round in a fresh profile; the second only warms the caches."""
    found: Shares = {visit: {share: [] for share in SHARES} for visit in VISITS}
    folder = _folder(site)
    with sync_playwright() as playwright, Server(folder, headers=HEADERS) as server:
        for number in range(rounds):
            with (
                step(f"shares of a start, round {number + 1} of {rounds}"),
                tempfile.TemporaryDirectory() as profile,
            ):
                context = playwright.chromium.launch_persistent_context(
                    profile, executable_path=chromium.executable(), args=chromium.ARGUMENTS
                )
                page = context.new_page()
                page.wait_for_timeout(WARM_UP)
                for visit in (VISITS[0], None, VISITS[1]):
                    for share, time in _visit(page, server.url):
                        if visit:
                            found[visit][share].append(time)
                context.close()
    return found


def _folder(site: Path) -> Path:
    """The site's files, and a page that starts only the engine."""
    folder = CACHE / "shares"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    packs = [f"{name}.pack" for name in (runtime.CORE, runtime.part(GAME))]
    for name in ("vendor", "engine.py", *packs):
        (folder / name).symlink_to((site / name).resolve())
    pyodide = f"vendor/{runtime.home(runtime.PYODIDE)}/pyodide.mjs"
    request = json.dumps(json.dumps(REQUEST))
    (folder / "index.html").write_text(PAGE)
    (folder / "shares.js").write_text(SCRIPT)
    given = {"pyodide": pyodide, "request": request, "packs": json.dumps(packs)}
    (folder / "worker.mjs").write_text(WORKER % given)
    return folder


def _visit(page: Page, address: str) -> list[tuple[str, float]]:
    page.goto(address, wait_until="commit")
    found = [(name, time) for name, time, _ in page.evaluate(TOLD)]
    page.wait_for_timeout(STAY)
    page.goto("about:blank")
    return found
