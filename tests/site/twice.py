"""How much of a test that runs in two Pythons is done in each: one of them is far slower."""

import sys

IN_MICROPYTHON = sys.implementation.name == "micropython"


def times(full: int, less: int) -> int:
    """The one number in CPython, the other in MicroPython."""
    return less if IN_MICROPYTHON else full
