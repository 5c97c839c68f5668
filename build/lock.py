"""A lock file for processes, on every system."""

import sys
import time
from typing import IO

if sys.platform == "win32":
    import msvcrt

    OFTEN = 0.1  # seconds between two tries

    def hold(file: IO[str]) -> None:
        """Wait until nobody else holds the file, and hold it until it is closed."""
        while True:
            try:
                return msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                time.sleep(OFTEN)

else:
    import fcntl

    def hold(file: IO[str]) -> None:
        """Wait until nobody else holds the file, and hold it until it is closed."""
        fcntl.flock(file, fcntl.LOCK_EX)
