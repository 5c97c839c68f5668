r"""Opening books as text, one position a line: the moves that lead to it, then good moves.

>>> read("# made by hand\n| e4 d4\ne4 | e5\n")
{'': ('e4', 'd4'), 'e4': ('e5',)}
>>> print(spelt({"": ("e4", "d4"), "e4": ("e5",)}), end="")
| e4 d4
e4 | e5
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pkgutil import get_data

FILE = "book.txt"


class Book(Mapping[str, tuple[str, ...]]):
    """An opening book, read from a package's `book.txt` on first use."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def _known(self) -> dict[str, tuple[str, ...]]:
        data = get_data(self.package, FILE)
        assert data is not None
        return read(data.decode())

    def __getitem__(self, before: str) -> tuple[str, ...]:
        return self._known[before]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


def read(text: str) -> dict[str, tuple[str, ...]]:
    """The book of a text: good moves by the moves before them; lines with # are comments."""
    lines = (line.split("|") for line in text.splitlines() if not line.startswith("#"))
    return {before.strip(): tuple(good.split()) for before, good in lines}


def spelt(book: Mapping[str, tuple[str, ...]]) -> str:
    """The text of a book, as `read` takes it."""
    return "".join([f"{before} | {' '.join(good)}\n".lstrip() for before, good in book.items()])
