"""A dict whose values are computed at first access.

>>> squares = LazyDict(lambda number: number * number)
>>> squares[12]
144
"""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LazyDict(dict[K, V]):
    """A dict that computes missing values; access to present ones costs no more than in a dict."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        made = self[key] = self.make(key)
        return made
