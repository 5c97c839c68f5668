"""Firefox, which understands WebDriver's commands over a socket of its own, without a driver.

A message is a JSON list behind its length and a colon: [0, number, command, parameters] goes in,
[1, number, error, result] comes out.
"""

import json
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.every_browser.driver import SIZE, Driver, DriverError, press

START = 60.0  # seconds that a browser has to start
ANSWER = 90.0  # seconds that a command may take
SETTINGS = {
    "marionette.port": 0,  # any that is free
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "intl.accept_languages": "en",
}


class Firefox(Driver):
    """A Firefox without a window, in a fresh profile."""

    def __init__(self, executable: str) -> None:
        self.profile = Path(tempfile.mkdtemp())
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in SETTINGS.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        command = [executable, "--headless", "--no-remote", "--marionette"]
        self.process = subprocess.Popen(
            [*command, "--profile", str(self.profile)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.socket = socket.create_connection(("127.0.0.1", self._port()), ANSWER)
        self.file = self.socket.makefile("rb")
        self.number = 0
        self._read()  # what Firefox says first
        self._ask("WebDriver:NewSession", capabilities={})
        self._ask("WebDriver:SetWindowRect", **SIZE)

    def go(self, address: str) -> None:
        self._ask("WebDriver:Navigate", url=address)

    def reload(self) -> None:
        """As the page would: a driver's own reload goes past the service worker here."""
        self.run("window.before = true; location.reload()")
        self.wait("return !window.before && document.readyState === 'complete'")

    def run(self, script: str, *arguments: object) -> Any:
        return self._ask("WebDriver:ExecuteScript", script=script, args=arguments)["value"]

    def enter(self, frame: dict[str, str] | None) -> None:
        told = {"element": next(iter(frame.values()))} if frame else {"id": None}
        self._ask("WebDriver:SwitchToFrame", **told)

    def point(self, x: float, y: float) -> None:
        self._ask("WebDriver:PerformActions", actions=press(x, y))

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.file.close()
        self.socket.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def _click_element(self, ident: str) -> None:
        self._ask("WebDriver:ElementClick", id=ident)

    def _port(self) -> int:
        """The number that Firefox writes down once it listens."""
        end = time.monotonic() + START
        file = self.profile / "MarionetteActivePort"
        while time.monotonic() < end:
            if file.exists() and file.read_text().strip():
                return int(file.read_text())
            time.sleep(0.05)
        self.process.kill()
        raise DriverError("Firefox did not start")

    def _ask(self, command: str, **parameters: object) -> Any:
        self.number += 1
        text = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, number, error, result = self._read()
        assert number == self.number
        if error:
            raise DriverError.of(command, error)
        return result

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            letter = self.file.read(1)
            if not letter:
                raise DriverError("Firefox has gone")
            length += letter
        return json.loads(self.file.read(int(length[:-1])))
