"""Which elements fit a selector, of the kinds that the page's modules ask for."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tests.site.dom.elements import Element

NAME = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_*"


def fits(element: "Element", selector: str, scope: "Any" = None) -> bool:
    """Whether an element fits one of the selectors between commas."""
    return any([_fits(element, _steps(each.strip()), scope) for each in _split(selector, ",")])


def _fits(element: "Element", steps: "list[str]", scope: "Any") -> bool:
    """Whether it fits the last step, and what it is in those before."""
    *before, last = steps
    if not _compound(element, last, scope):
        return False
    if not before:
        return True
    if before[-1] == ">":
        above = element.parentElement
        return above is not None and _fits(above, before[:-1], scope)
    above = element.parentElement
    while above is not None:
        if _fits(above, before, scope):
            return True
        above = above.parentElement
    return False


def _steps(selector: str) -> "list[str]":
    """`a > b c` as `["a", ">", "b", "c"]`; what is in brackets stays together."""
    return [step for step in _split(selector, " ") if step]


def _split(text: str, at: str) -> "list[str]":
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


def _compound(element: "Element", text: str, scope: "Any") -> bool:
    """Whether an element fits all that stands together: `li.row[role=option]:not([hidden])`."""
    at = 0
    while at < len(text):
        sign, end = text[at], at + 1
        if sign == "[":
            end = text.index("]", at) + 1
            fit = _has(element, text[at + 1 : end - 1])
        elif sign in "#.":
            end = _name(text, end)
            fit = _has(element, ("id=" if sign == "#" else "class~=") + text[at + 1 : end])
        elif sign == ":":
            end = _name(text, end)
            name, inside = text[at + 1 : end], ""
            if text[end : end + 1] == "(":
                close = text.rindex(")") if name == "not" else text.index(")", end)
                inside, end = text[end + 1 : close], close + 1
            fit = _state(element, name, inside, scope)
        else:
            end = _name(text, at)
            assert end > at, text
            fit = text[at:end] in ("*", element.tag)
        if not fit:
            return False
        at = end
    return True


def _name(text: str, at: int) -> int:
    while at < len(text) and text[at] in NAME:
        at += 1
    return at


def _has(element: "Element", test: str) -> bool:
    """Whether an attribute is there, is, begins with, or lists a value."""
    key, equals, value = test.partition("=")
    value = value.strip("\"'")
    found = element.getAttribute(key.rstrip("^~"))
    if found is None or not equals:
        return found is not None
    if key.endswith("^"):
        return found.startswith(value)
    return value in found.split() if key.endswith("~") else found == value


def _state(element: "Element", name: str, inside: str, scope: "Any") -> bool:
    document = element.document
    if name == "not":
        return not fits(element, inside, scope)
    if name == "scope":
        return element is scope
    if name == "disabled":
        return bool(element.disabled)
    if name == "checked":
        return element.checked
    if name in ("focus", "focus-visible"):
        return document.activeElement is element and (name == "focus" or document.by_keyboard)
    siblings = element.parentElement.elements if element.parentElement else [element]
    if name == "nth-child":
        return siblings.index(element) + 1 == int(inside)
    assert name in ("first-child", "last-child"), name
    return element is siblings[0 if name == "first-child" else -1]
