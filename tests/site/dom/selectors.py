"""Which elements fit a selector, of the kinds that the page's modules ask for."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tests.site.dom.elements import Element

    # Tests with what each looks for; CHILD has none.
    Compound = list[tuple[Callable[[Element, Any, Any], bool], Any]]

CHILD: "Compound" = []
NAME = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_*"
_PARSED: "dict[str, list[list[Compound]]]" = {}


def fits(element: "Element", selector: str, scope: "Any" = None) -> bool:
    """Whether an element fits one of the selectors between commas."""
    parsed = _PARSED.get(selector)
    if parsed is None:
        parsed = _PARSED[selector] = [_steps(each) for each in _split(selector, ",")]
    for steps in parsed:  # noqa: SIM110 - all elements of a page are asked, and `any` is slower
        if _fits(element, steps, len(steps) - 1, scope):
            return True
    return False


def _fits(element: "Element", steps: "list[Compound]", last: int, scope: "Any") -> bool:
    """Whether it fits the last step, and what it is in those before."""
    for test, what in steps[last]:
        if not test(element, what, scope):
            return False
    if not last:
        return True
    above = element.parentElement
    if steps[last - 1] is CHILD:
        return above is not None and _fits(above, steps, last - 2, scope)
    while above is not None:
        if _fits(above, steps, last - 1, scope):
            return True
        above = above.parentElement
    return False


# From text to tests


def _steps(selector: str) -> "list[Compound]":
    """`a > b c` as what stands together, with CHILD for `>`."""
    steps = [step for step in _split(selector.strip(), " ") if step]
    return [CHILD if step == ">" else _compound(step) for step in steps]


def _split(text: str, at: str) -> "list[str]":
    """The parts between a sign; what is in brackets stays together."""
    parts, depth = [""], 0
    for char in text:
        if char in "[(":
            depth += 1
        elif char in "])":
            depth -= 1
        if char == at and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return parts


def _compound(text: str) -> "Compound":
    """The tests of all that stands together: `li.row[role=option]:not([hidden])`."""
    tests: Compound = []
    at = 0
    while at < len(text):
        sign, end = text[at], at + 1
        if sign == "[":
            end = text.index("]", at) + 1
            tests.append((_has, _attribute(text[at + 1 : end - 1])))
        elif sign in "#.":
            end = _name(text, end)
            key, how = ("id", "") if sign == "#" else ("class", "~")
            tests.append((_has, (key, how, text[at + 1 : end])))
        elif sign == ":":
            end = _name(text, end)
            name, inside = text[at + 1 : end], ""
            if text[end : end + 1] == "(":
                close = text.rindex(")") if name == "not" else text.index(")", end)
                inside, end = text[end + 1 : close], close + 1
            tests.append((_state, (name, inside)))
        else:
            end = _name(text, at)
            assert end > at, text
            if text[at:end] != "*":
                tests.append((_is, text[at:end]))
        at = end
    return tests


def _name(text: str, at: int) -> int:
    while at < len(text) and text[at] in NAME:
        at += 1
    return at


def _attribute(test: str) -> "tuple[str, str, str | None]":
    """Its name, how it is compared, and with what; None if it need only be there."""
    key, equals, value = test.partition("=")
    how = key[-1] if key[-1] in "^~" else ""
    return key.rstrip("^~"), how, value.strip("\"'") if equals else None


# The tests


def _is(element: "Element", tag: str, _scope: "Any") -> bool:
    return element.tag == tag


def _has(element: "Element", test: "tuple[str, str, str | None]", _scope: "Any") -> bool:
    """Whether an attribute is there, is, begins with, or lists a value."""
    key, how, value = test
    found = element.attributes.get(key)
    if found is None or value is None:
        return found is not None
    if how == "^":
        return found.startswith(value)
    return value in found.split() if how == "~" else found == value


def _state(element: "Element", asked: "tuple[str, str]", scope: "Any") -> bool:
    name, inside = asked
    document = element.document
    if name == "not":
        return not fits(element, inside, scope)
    if name == "scope":
        return element is scope
    if name == "disabled":
        return bool(element.disabled)
    if name == "checked":
        return element.checked
    if name == "hover":
        return False
    if name in ("focus", "focus-visible"):
        return document.activeElement is element and (name == "focus" or document.by_keyboard)
    siblings = element.parentElement.elements if element.parentElement else [element]
    if name == "nth-child":
        return siblings.index(element) + 1 == int(inside)
    assert name in ("first-child", "last-child"), name
    return element is siblings[0 if name == "first-child" else -1]
