"""The wheel is a package like any other, and its lock file is true."""

import hashlib
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from build.site import wheel


def the_wheel(dist: Path) -> Path:
    return next((dist / "wheel").glob("*-py3-none-any.whl"))


def test_the_wheel_runs_where_it_is_unpacked(dist: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(the_wheel(dist)) as archive:
        archive.extractall(tmp_path)
    command = [sys.executable, "-I", "-c", RUN, str(tmp_path), "games"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "bushi" in done.stdout.split()


RUN = "import sys; sys.path.insert(0, sys.argv.pop(1)); from anga.tools import cli; cli.main()"


def test_the_wheel_names_its_command_and_needs_nothing(dist: Path) -> None:
    with zipfile.ZipFile(the_wheel(dist)) as archive:
        about = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        entries = about.replace("METADATA", "entry_points.txt")
        assert "anga = anga.tools.cli:main" in archive.read(entries).decode()
        needed = re.findall("^Requires-Dist: .*", archive.read(about).decode(), re.MULTILINE)
        assert all("extra ==" in one for one in needed)


def test_the_lock_file_lists_the_wheel_of_byte_code_alone(dist: Path) -> None:
    lock = json.loads((dist / "wheel" / "pyodide-lock.json").read_text())
    assert list(lock["packages"]) == ["anga"]
    entry = lock["packages"]["anga"]
    file = dist / "wheel" / entry["file_name"]
    assert hashlib.sha256(file.read_bytes()).hexdigest() == entry["sha256"]
    assert entry["depends"] == []
    with zipfile.ZipFile(file) as archive:
        assert not any(name.endswith(".py") for name in archive.namelist())


@pytest.mark.thorough
def test_two_builds_give_the_same_bytes(dist: Path, scratch: Path) -> None:
    wheel.make(scratch)
    for path in scratch.iterdir():
        assert path.read_bytes() == (dist / "wheel" / path.name).read_bytes(), path.name
