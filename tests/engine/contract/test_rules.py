"""Rules strings: one spelling, whatever the order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga.contract.rules import Rule, canonical, tokens_in_force
from anga.shared.errors import RulesError

RULES = (
    Rule("board", ("9x9", "12x12", "15x15"), default="12x12"),
    Rule("free", ("free",)),
    Rule("edition", ("1994", "1995"), default="1995"),
)
TOKENS = [token for rule in RULES for token in rule.tokens]


@pytest.mark.parametrize(
    ("text", "spelt"),
    [
        ("", ""),
        ("12x12", ""),
        ("12x12,1995", ""),
        ("9x9", "9x9"),
        ("free", "free"),
        ("free,9x9", "9x9,free"),
        ("1994,free,15x15", "15x15,free,1994"),
        ("1995,free", "free"),
    ],
)
def test_defaults_are_left_out_and_the_rest_stands_in_order(text: str, spelt: str) -> None:
    assert canonical(RULES, text) == spelt


def test_each_rule_has_a_token_in_force_or_is_off() -> None:
    assert tokens_in_force(RULES, "") == ["12x12", "", "1995"]
    assert tokens_in_force(RULES, "1994,free") == ["12x12", "free", "1994"]


@pytest.mark.parametrize("text", ["nonsense", "FREE", "free ", " free", "9×9"])
def test_an_unknown_token_is_named(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        canonical(RULES, f"9x9,{text}")
    assert caught.value.text == text
    assert "9x9, 12x12, 15x15, free, 1994, 1995" in caught.value.message


@pytest.mark.parametrize("text", [",", "free,", ",free", "9x9,,free"])
def test_an_empty_token_is_unknown(text: str) -> None:
    with pytest.raises(RulesError):
        canonical(RULES, text)


@pytest.mark.parametrize("text", ["9x9,15x15", "15x15,9x9", "free,free", "9x9,12x12"])
def test_two_of_a_kind_exclude_each_other(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        canonical(RULES, text)
    assert caught.value.text == text


@given(tokens=st.lists(st.sampled_from(TOKENS), max_size=3))
def test_the_one_spelling_is_stable_and_without_order(tokens: list[str]) -> None:
    kinds = [next(rule.id for rule in RULES if token in rule.tokens) for token in tokens]
    if len(set(kinds)) < len(kinds):
        with pytest.raises(RulesError):
            canonical(RULES, ",".join(tokens))
        return
    spelt = canonical(RULES, ",".join(tokens))
    assert canonical(RULES, spelt) == spelt
    assert canonical(RULES, ",".join(reversed(tokens))) == spelt
    assert tokens_in_force(RULES, spelt) == tokens_in_force(RULES, ",".join(tokens))
