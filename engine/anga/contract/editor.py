"""Setups: positions put together by hand, before it is known whether they are positions.

    Setup     what a person has placed: anything that the vocabulary can say
    Editor    a game's side of it: what may be placed, and the way from a setup to a position
    Validation    a setup as it stands, with its position string or with everything that is wrong

A cell holds a *token* of the palette; a *field* is what a position says beside the board.
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
    """Something that keeps a setup from being a position, as a phrase of the game, and where."""

    reason: Phrase
    cells: tuple[str, ...] = ()


class Validation(NamedTuple):
    """A setup's position string, or None and all its problems, and then what is there to be shown.

    A position shows itself.
    """

    position: str | None
    problems: Sequence[SetupProblem] = ()
    pieces: Sequence[Piece] = ()
    solids: Sequence[Solid] = ()
    hands: Sequence[Hand] = ()


class Editor(ABC, Generic[P]):
    """What a game knows of setups; all of it depends on the rules (a canonical rules string)."""

    @abstractmethod
    def palette(self, rules: str) -> list[Option]:
        """What may be put on a cell: options whose ids are the tokens, a group to each side."""

    @abstractmethod
    def fields(self, rules: str) -> list[SetupField]:
        """What else is to be said."""

    def looks(self, rules: str, view: Mapping[str, str]) -> dict[str, Drawing]:
        """Drawings that the palette needs, in a view, and the game's Scenes may not have."""
        return {}

    def hidden_tokens(self, rules: str) -> Collection[str]:
        """Tokens that a position may have although nobody places them."""
        return ()

    @abstractmethod
    def setup(self, position: P) -> SetupData:
        """A position taken apart."""

    @abstractmethod
    def validate(self, setup: SetupData, rules: str) -> Validation:
        """What a setup of known cells, tokens and values comes to."""


AnyEditor = Editor[Any]


def named_values(slug: str, tokens: Iterable[str]) -> list[FieldValue]:
    """Values whose names are `<slug>:<token>` among the game's words."""
    return [{"token": token, "name": f"{slug}:{token}"} for token in tokens]


def standing(setup: SetupData, token: str) -> tuple[str, ...]:
    """The cells on which a token stands, in alphabetical order."""
    return tuple(sorted(cell for cell, placed in setup["cells"].items() if placed == token))
