"""What a release says of itself is the same everywhere."""

import re

import anga
from build.paths import ROOT


def test_every_file_names_one_version() -> None:
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited
    assert cited[1] == anga.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", anga.__version__)
