"""What Chromium is started with."""

import re
from pathlib import Path

import playwright

from build.setup.chromium import FEATURES_OFF

DRIVER = Path(playwright.__file__).parent / "driver" / "package" / "lib" / "coreBundle.js"


def test_all_that_playwright_turns_off_stays_off() -> None:
    source = DRIVER.read_text("utf-8")
    listed = re.search(r"disabledFeatures = \[(.*?)\]\.filter", source, re.DOTALL)
    assert listed
    named = re.findall(r'^\s*"(\w+)"', listed[1], re.MULTILINE)
    assert len(named) > 10
    assert set(named) <= {*FEATURES_OFF}
