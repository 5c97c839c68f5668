"""A change is noticed once, and brings a new site."""

import os
from pathlib import Path

import pytest

from build import serve
from build.watch import Watch


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    for name in ("a.py", "deep/b.css"):
        (tmp_path / name).write_text("before")
    return tmp_path


def test_nothing_saved_is_no_change(folder: Path) -> None:
    assert Watch([folder]).changed() == []


def test_what_is_saved_added_or_removed_is_told_once(folder: Path) -> None:
    watch = Watch([folder])
    os.utime(folder / "a.py", ns=(1, 1))
    (folder / "deep" / "b.css").unlink()
    (folder / "c.html").write_text("new")
    assert watch.changed() == [folder / "a.py", folder / "c.html", folder / "deep" / "b.css"]
    assert watch.changed() == []


def test_the_server_rebuilds_after_a_change_only(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[list[str]] = []
    monkeypatch.setattr("subprocess.run", lambda command, **_: built.append(command))
    watch = Watch([folder])
    serve.keep_up(watch)
    assert not built
    os.utime(folder / "a.py", ns=(1, 1))
    serve.keep_up(watch)
    assert [command[-1] for command in built] == ["dist"]
