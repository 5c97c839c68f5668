"""A Chromium for the tests: an installed one, else Playwright's, else Debian's.

The headless shell is preferred: it takes a quarter less processor time a page.
"""

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from build.build_error import BuildError
from build.process import finished
from build.progress import step
from build.setup import debian

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser",
    "google-chrome", "google-chrome-stable", "chrome",
)  # fmt: skip
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

# What Playwright turns off, whose list this one replaces, and the menus of an address bar that
# nobody sees: a process for each context, which takes a quarter of a page's processor time.
FEATURES_OFF = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "msForceBrowserSignIn",
    "msEdgeUpdateLaunchServicesPreferredVersion",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
]

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES_OFF)}",
]


def executable() -> str:
    """The path of a Chromium or Chrome, installed now if there is none."""
    found = _here() or _downloaded()
    if found:
        return found
    for install in (_download, lambda: debian.install("Chromium", *PACKAGES)):
        install()
        found = _here() or _downloaded()
        if found:
            return found
    raise BuildError("The browser tests need Chromium or Chrome: please install one.")


def launch(playwright: "Playwright") -> "Browser":
    """Start Chromium."""
    return playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)


def _here() -> str | None:
    on_path = (shutil.which(name) for name in NAMES)
    return next(filter(None, on_path), str(MAC) if MAC.exists() else None)


def _downloaded() -> str | None:
    """Playwright's downloads, looked up in another process: its event loop stays there."""
    ask = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    path = finished([sys.executable, "-c", ask]).stdout.strip()
    return path if path and Path(path).exists() else None


def _download() -> None:
    with step("Chromium, Playwright's download"):
        debian.tried([sys.executable, "-m", "playwright", "install", "chromium"])
