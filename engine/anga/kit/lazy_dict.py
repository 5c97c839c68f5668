"""Tables whose entries are worked out when they are first asked for.

>>> squares = Lazy(lambda number: number * number)
>>> squares[12]
144
"""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LazyDict(dict[K, V]):
    """A dict that makes what it has not yet; looking up what it has costs no more than a dict."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        made = self[key] = self.make(key)
        return made
