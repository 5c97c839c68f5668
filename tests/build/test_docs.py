"""The API reference is made without a warning, and tells of what programs use."""

import pytest

from build import docs


@pytest.mark.thorough
def test_the_reference_is_made_and_holds_the_contract() -> None:
    folder = docs.build()
    assert (folder / "index.html").is_file()
    assert "parse_move" in (folder / "anga" / "contract" / "game.html").read_text(encoding="utf-8")
    assert not list(folder.glob("anga/games/*/*"))
