"""How long a test waits for what does not come."""

import time
from collections.abc import Iterator

import pytest

PATIENCE = 90_000  # milliseconds that a busy machine may take until a state has come
BREATH = 0.02  # seconds between two looks, which leave the machine to what is waited for


def looking_for(what: str) -> Iterator[None]:
    """Look again and again, and fail when that has gone on for too long.

    >>> for _ in looking_for("the answer"):
    ...     if answered():
    ...         break
    """
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        yield
        time.sleep(BREATH)
    pytest.fail(f"{what} did not come within {PATIENCE / 1000:.0f} s")
