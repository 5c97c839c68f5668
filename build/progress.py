"""Progress on the terminal: a line for each step, with its seconds."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def step(label: str) -> Iterator[None]:
    """Print the name of a step; when it is done, print how long it took."""
    if sys.stdout.isatty():
        print(f"         {label} …", end="\r", flush=True)
    started = time.perf_counter()
    yield
    say(f"{time.perf_counter() - started:6.1f} s {label}  ")


def say(text: str) -> None:
    """Print a line that is no step."""
    print(text, flush=True)
