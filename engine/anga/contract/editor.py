"""Setups: positions put together by hand, before it is known whether they are positions.

    Setup     what a person has placed: anything that the vocabulary can say
    Editor    a game's side of it: what may be placed, and the way from a setup to a position
    Validation    a setup as it stands, with its position string or with everything that is wrong

A cell holds a *token* of the palette; a *field* is what a position says besides the board.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from anga.shared.answers import FieldValue, SetupData, SetupField
from anga.shared.scene import Drawing, Hand, Option, Phrase, Piece, Solid

__all__ = [
    "AnyEditor", "Editor", "FieldValue", "SetupData", "SetupField", "SetupProblem", "Validation",
    "named_values", "standing",
]  # fmt: skip

P = TypeVar("P")


class SetupProblem(NamedTuple):
    """What keeps a setup from being a position: a phrase of the game, and the cells it is about."""

    reason: Phrase
    cells: tuple[str, ...] = ()


class Validation(NamedTuple):
    """The checked setup: its position string, or None and all problems, and what to show.

    A position shows itself.
    """

    position: str | None
    problems: Sequence[SetupProblem] = ()
    pieces: Sequence[Piece] = ()
    solids: Sequence[Solid] = ()
    hands: Sequence[Hand] = ()


class Editor(ABC, Generic[P]):
    """A game's side of the editor; every method takes the rules as a canonical rules string."""

    @abstractmethod
    def palette(self, rules: str) -> list[Option]:
        """The pieces that can be put on a cell, as options grouped by side; ids are tokens."""

    @abstractmethod
    def fields(self, rules: str) -> list[SetupField]:
        """The fields of a position besides the board: the seat to move, counts, flags."""

    def looks(self, rules: str, view: Mapping[str, str]) -> dict[str, Drawing]:
        """Extra drawings that the palette needs in a view and the game's Scenes may lack."""
        return {}

    def hidden_tokens(self, rules: str) -> Collection[str]:
        """Tokens that a position may hold although the palette does not offer them."""
        return ()

    @abstractmethod
    def setup(self, position: P) -> SetupData:
        """The setup of a position: its cells and fields."""

    @abstractmethod
    def validate(self, setup: SetupData, rules: str) -> Validation:
        """The result of checking a setup, all of whose cells, tokens and values are known."""


AnyEditor = Editor[Any]


def named_values(slug: str, tokens: Iterable[str]) -> list[FieldValue]:
    """Field values whose names are `<slug>:<token>` among the game's words."""
    return [{"token": token, "name": f"{slug}:{token}"} for token in tokens]


def standing(setup: SetupData, token: str) -> tuple[str, ...]:
    """The cells on which a token stands, in alphabetical order."""
    return tuple(sorted(cell for cell, placed in setup["cells"].items() if placed == token))
