"""One build at a time."""

import subprocess
import sys
from pathlib import Path

from build.lock import hold
from build.paths import ROOT

OTHER = """
import sys
from pathlib import Path
from build.lock import hold
with open(sys.argv[1], "w") as lock:
    print("asks", flush=True)
    hold(lock)
    print(Path(sys.argv[2]).read_text())
"""


def test_who_comes_second_waits_until_the_first_has_done(tmp_path: Path) -> None:
    lock, work = tmp_path / "lock", tmp_path / "work"
    work.write_text("under way")
    command = [sys.executable, "-c", OTHER, str(lock), str(work)]
    with lock.open("w") as mine:
        hold(mine)
        other = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert other.stdout
        assert other.stdout.readline() == "asks\n"
        work.write_text("done")
    assert other.communicate()[0] == "done\n"
