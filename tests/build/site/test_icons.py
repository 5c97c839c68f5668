"""The icons are pictures of the size they claim, and need no font."""

import struct
from pathlib import Path

import pytest

from build.site import icons


@pytest.mark.parametrize(("name", "_source", "size"), icons.PICTURES)
def test_sizes(dist: Path, name: str, _source: Path, size: int) -> None:
    content = (dist / "icons" / name).read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (size, size)


def test_the_favicon_is_drawn_with_paths_only(dist: Path) -> None:
    text = (dist / "icons" / "favicon.svg").read_text(encoding="utf-8")
    assert "<path" in text
    assert "<text" not in text
