"""The processor time that a run is said to have used."""

import subprocess
import sys

from build.testing.cost import Meter, Process, family, total

BURN = "import time\nwhile time.process_time() < 0.5: pass"


def test_a_family_is_found_through_parents_that_were_known() -> None:
    running = [
        Process(10, 1, "tests", 0, 0),
        Process(12, 11, "browser", 0, 0),
        Process(11, 10, "driver", 0, 0),
        Process(20, 1, "somebody else's", 0, 0),
        Process(30, 1, "orphan", 0, 0),
    ]
    assert set(family(running, {10, 30, 99})) == {10, 11, 12, 30}


def test_a_child_counts_once() -> None:
    waited_for = [Process(1, 0, "tests", 2, 5), Process(2, 1, "browser", 4, 0)]
    assert total(waited_for) == 7
    left_alone = [Process(1, 0, "tests", 2, 0), Process(2, 1, "browser", 4, 0)]
    assert total(left_alone) == 6
    still_running = [Process(1, 0, "tests", 2, 5), Process(2, 1, "browser", 4, 0)]
    assert total(still_running, {1, 2}) == 11
    orphan = [Process(1, 0, "tests", 2, 0), Process(2, 77, "browser", 4, 0)]
    assert total(orphan) == 6


def test_what_others_do_for_us_is_counted() -> None:
    with Meter() as meter:
        subprocess.run([sys.executable, "-c", BURN], check=True)
    assert meter.total >= 0.5
    assert "CPU-minutes" in meter.told
