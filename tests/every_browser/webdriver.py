"""A browser behind a driver that is asked over HTTP: WebKit's own small browser, and Safari."""

import json
import os
import socket
import subprocess
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from build.setup.others import WebKit
from tests.every_browser.driver import SIZE, Driver, DriverError, press

START = 60.0  # seconds that a session has to open
TRIES = 3
ANSWER = 90.0  # seconds that a command may take

# A virtual machine has no graphics of its own, and a container none of its own sandboxes.
PLAIN = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
}


class Behind(Driver):
    """WebKit on a screen that nobody sees, or Safari."""

    def __init__(self, webkit: WebKit) -> None:
        self.webkit = webkit
        self.processes: list[subprocess.Popen[bytes]] = []
        for number in range(TRIES):
            try:
                self._start()
            except (OSError, DriverError):
                self.close()
                if number + 1 == TRIES:
                    raise
            else:
                break
        self._ask("POST", "/window/rect", SIZE)

    def go(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def reload(self) -> None:
        self._ask("POST", "/refresh", {})

    def run(self, script: str, *arguments: object) -> Any:
        return self._ask("POST", "/execute/sync", {"script": script, "args": arguments})

    def enter(self, frame: dict[str, str] | None) -> None:
        self._ask("POST", "/frame", {"id": frame})

    def point(self, x: float, y: float) -> None:
        self._ask("POST", "/actions", {"actions": press(x, y)})

    def close(self) -> None:
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.processes = []

    def _click_element(self, ident: str) -> None:
        self._ask("POST", f"/element/{ident}/click", {})

    def _start(self) -> None:
        """Open a session of a new browser. Raises OSError, DriverError."""
        port = _free_port()
        env = {**os.environ, **PLAIN}
        if self.webkit.screen:
            env["DISPLAY"] = self._screen()
        self._run([self.webkit.driver, f"--port={port}"], env)
        self.address = f"http://127.0.0.1:{port}"
        told = {"binary": self.webkit.browser, "args": ["--automation"]}
        wanted = {"webkitgtk:browserOptions": told} if self.webkit.browser else {}
        opened = self._wait_for({"capabilities": {"alwaysMatch": wanted}})
        self.address += f"/session/{opened['sessionId']}"

    def _wait_for(self, wanted: dict[str, object]) -> Any:
        """Ask for a session until the driver is there."""
        end = time.monotonic() + START
        while True:
            try:
                return self._ask("POST", "/session", wanted, START)
            except URLError as problem:
                if not isinstance(problem.reason, ConnectionError) or time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def _screen(self) -> str:
        """The name of a new screen."""
        out, given = os.pipe()
        size = ["-screen", "0", f"{SIZE['width']}x{SIZE['height']}x24"]
        command = [self.webkit.screen, "-displayfd", str(given), *size, "-nolisten", "tcp"]
        self._run(command, dict(os.environ), (given,))
        os.close(given)
        with os.fdopen(out) as told:
            return f":{told.readline().strip()}"

    def _run(self, command: list[str], env: dict[str, str], keep: tuple[int, ...] = ()) -> None:
        quiet = subprocess.DEVNULL
        self.processes.append(
            subprocess.Popen(command, env=env, stdout=quiet, stderr=quiet, pass_fds=keep)
        )

    def _ask(self, method: str, path: str, body: object, patience: float = ANSWER) -> Any:
        headers = {"Content-Type": "application/json"}
        data = json.dumps(body).encode() if body is not None else None
        request = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=patience) as answer:
                return json.load(answer)["value"]
        except HTTPError as problem:
            raise DriverError.of(path, json.load(problem)["value"]) from None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
