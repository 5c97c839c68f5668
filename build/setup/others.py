"""Firefox and WebKit for the story that runs in every browser; None where not available."""

import shutil
from pathlib import Path
from typing import NamedTuple

from build.setup import debian

FIREFOX = ("firefox-esr", "firefox")
MAC_FIREFOX = Path("/Applications/Firefox.app/Contents/MacOS/firefox")
MINI_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"  # below /usr
SAFARI = "safaridriver"


class WebKit(NamedTuple):
    """The driver of WebKit, the browser, and the display; both of these are "" for Safari."""

    driver: str
    browser: str = ""
    screen: str = ""


def firefox() -> str | None:
    """The path of a Firefox, installed now if there is none."""
    found = _firefox()
    if not found:
        debian.install("Firefox", "firefox-esr")
    return found or _firefox()


def webkit() -> WebKit | None:
    """Safari on a Mac, else WebKit's own small browser, installed now if there is none."""
    found = _webkit()
    if not found:
        debian.install("WebKit", "webkit2gtk-driver xvfb")
    return found or _webkit()


def _firefox() -> str | None:
    on_path = (shutil.which(name) for name in FIREFOX)
    return next(filter(None, on_path), str(MAC_FIREFOX) if MAC_FIREFOX.exists() else None)


def _webkit() -> WebKit | None:
    safari = shutil.which(SAFARI)
    if safari:
        return WebKit(safari)
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = sorted(Path("/usr").glob(MINI_BROWSERS))
    return WebKit(driver, str(browsers[-1]), screen) if driver and screen and browsers else None
