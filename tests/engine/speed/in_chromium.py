"""A checkout's engine in a worker of Chromium, for `compare --chromium`."""

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from build.paths import MODULES
from build.serve import Server
from tests.engine.speed.answers import Answer, Question

PAGE = """\
<!doctype html>
<title>An engine</title>
<script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
const heard = () => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = reject;
});
globalThis.begun = heard();
globalThis.ask = question => {
  worker.postMessage(question);
  return heard();
};
</script>
"""
WORKER = """\
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
for (const [file, folder] of [["engine.zip", "engine"], ["answers.zip", "."]]) {
  const archive = await (await fetch(file)).arrayBuffer();
  python.unpackArchive(archive, "zip", { extractDir: folder });
}
python.runPython("import sys, json; sys.path[:0] = ['engine', '.']; from answers import answer");
const answer = python.runPython("lambda question: json.dumps(answer(json.loads(question)))");
onmessage = ({ data }) => postMessage(answer(data));
postMessage("");
"""


class ChromiumEngine:
    """The engine of a checkout, in a page of its own. Its seconds are those that pass."""

    def __init__(self, browser: Browser, checkout: Path) -> None:
        self._folder = TemporaryDirectory()
        folder = Path(self._folder.name)
        answers = folder / "answers"
        answers.mkdir()
        shutil.copy(Path(__file__).with_name("answers.py"), answers)
        shutil.make_archive(str(folder / "answers"), "zip", answers)
        shutil.make_archive(str(folder / "engine"), "zip", checkout / "engine")
        (folder / "pyodide").symlink_to(MODULES / "pyodide")
        (folder / "index.html").write_text(PAGE)
        (folder / "worker.mjs").write_text(WORKER)
        self._server = Server(folder)
        self._server.start()
        self._page = browser.new_page()
        self._page.goto(self._server.url)
        self._page.evaluate("begun")

    def ask(self, question: Question) -> Answer:
        """The answer to a question."""
        text = self._page.evaluate("question => ask(question)", json.dumps(question))
        return Answer(*json.loads(text))

    def close(self) -> None:
        """Close the page and what served it."""
        self._page.close()
        self._server.stop()
        self._folder.cleanup()
