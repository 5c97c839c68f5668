"""Errors in input from people and programs.

    AngaError (ValueError)
    ├── RequestError      a request that makes no sense: not JSON, wrong type, unknown key
    │   └── LinkError     a URL fragment that cannot be read
    ├── GameError         no such game
    ├── RulesError        a rules string that names no rules
    ├── PositionError     a position string that is malformed or does not fit the rules
    ├── MoveError         a malformed move token
    ├── OverError         a move in a game that has ended
    └── IllegalMove       a well-formed move that a rule forbids

This module and `fragment` are shared with the page's main thread, so they keep to the dialect
that MicroPython understands.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from anga.shared.scene import Phrase

LONGEST_QUOTE = 60  # characters


def quote(text: str) -> str:
    """A text for quoting in a sentence: only its beginning if it is long."""
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


class AngaError(ValueError):
    """The base of all errors about input.

    `message` is an English sentence that quotes no more than the beginning of a long text, `text`
    the whole offending text or None, `ply` the index from 0 of the offending move in its record or
    None, `reason` the phrase (see `scene`) that names the broken rule in the game's own words or
    None, `cells` the cells that the reason is about.
    """

    kind = "request"

    def __init__(
        self,
        message: str,
        text: "str | None" = None,
        reason: "Phrase | None" = None,
        cells: "Iterable[str]" = (),
    ) -> None:
        if text is not None and LONGEST_QUOTE < len(text) < len(message):
            message = message.replace(repr(text), repr(quote(text))).replace(text, quote(text))
        super().__init__(message)
        self.message = message
        self.text = text
        self.reason = reason
        self.cells = list(cells)
        self.ply: int | None = None


class RequestError(AngaError):
    """A request that makes no sense."""


class LinkError(RequestError):
    """A URL fragment that cannot be read."""


class GameError(AngaError):
    """No such game."""

    kind = "game"


class RulesError(AngaError):
    """A rules string that names no rules of the game."""

    kind = "rules"


class PositionError(AngaError):
    """A position string that is malformed or does not fit the rules."""

    kind = "position"


class MoveError(AngaError):
    """A malformed move token."""

    kind = "move"


class OverError(AngaError):
    """A move in a game that has ended."""

    kind = "over"


class IllegalMove(AngaError):
    """A well-formed move that a rule forbids; `reason` names the rule."""

    kind = "illegal"
