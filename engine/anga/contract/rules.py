"""Rules strings, tokens joined by commas, defaults left out; and the starts of handicap games."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from anga.shared.errors import RulesError

GROUPS = ("usual", "handicap", "others", "untried")
"""For everybody, for unequal players, for those who know the game, never played."""


class Rule(NamedTuple):
    """Tokens of a rules string that exclude each other; an on/off option has one token, no default.

    `group` says who is offered it, one of `GROUPS`; `untried` are those of its tokens that nobody
    has played, although the rest of it belongs to another group.
    """

    id: str
    tokens: tuple[str, ...]
    default: str = ""
    group: str = "usual"
    untried: tuple[str, ...] = ()


class Handicap(NamedTuple):
    """A start that makes a game easier for one `seat`; `handicap:<id>` in the words says how.

    As anywhere, it is told by rules and a position, None for the usual start under these rules.
    """

    id: str
    seat: str
    rules: str = ""
    position: str | None = None


def canonical(rules: Sequence[Rule], text: str) -> str:
    """The canonical spelling of a rules string: tokens in the rulebook's order, without defaults.

    Raises RulesError for an unknown token and for two of one kind.
    """
    chosen = tokens_in_force(rules, text)
    return ",".join(
        token for rule, token in zip(rules, chosen, strict=True) if token != rule.default
    )


def tokens_in_force(rules: Sequence[Rule], text: str) -> list[str]:
    """The token in force for each rule, `""` for an option that is off. Raises RulesError."""
    given = text.split(",") if text else []
    known = [token for rule in rules for token in rule.tokens]
    for token in given:
        if token not in known:
            raise RulesError(f"no rule {token!r}; there is {_listed(known) or 'none'}", token)
    return [_choice(rule, [token for token in given if token in rule.tokens]) for rule in rules]


def _choice(rule: Rule, given: list[str]) -> str:
    if len(given) > 1:
        both = ",".join(given)
        raise RulesError(f"{both!r} chooses the {rule.id} more than once", both)
    return given[0] if given else rule.default


def _listed(tokens: Iterable[str]) -> str:
    return ", ".join(tokens)
