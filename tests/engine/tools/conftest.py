"""What the tests of the command line share."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Commands that Ctrl-C ends, also where the tests themselves run in the background.

    A shell starts what runs in the background with the signal ignored, and commands inherit that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
