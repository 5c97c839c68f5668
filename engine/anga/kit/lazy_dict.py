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
    """A dict that computes missing values; access to present ones costs no more than in a dict.

    With `most` it forgets all when there would be more. Numbers kept by numbers are nothing that
    the garbage collector has to look at, unlike what `lru_cache` keeps.
    """

    def __init__(self, make: Callable[[K], V], most: int | None = None) -> None:
        super().__init__()
        self.make, self.most = make, most

    def __missing__(self, key: K) -> V:
        if self.most is not None and len(self) >= self.most:
            self.clear()
        made = self[key] = self.make(key)
        return made
