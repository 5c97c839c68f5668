"""Positions of syntax errors in records and JSON: the first place, and what is wrong there.

Places are counted as people count them in an editor: lines and columns from 1. Runs on both
Pythons, neither of which tells the same place by itself.
"""

DEEPEST = 40  # values within values
LONGEST_NUMBER = 300  # digits
MOST_NAMES = 1000  # of an object; of very many, one Python finds none soon
STEP = 500  # values that are looked through at once
SURROGATES = "surrogatepass"  # halves of pairs stay what they are
SPACES = b" \t\r\n"
CLOSING = {b"{": b"}", b"[": b"]"}
LITERALS = (b"true", b"false", b"null")
NUMBER = b"+-.0123456789eE"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any


class Fault:
    """A syntax error: a slug, line and column from 1, and the text there."""

    def __init__(self, slug: str, data: bytes, at: int) -> None:
        self.slug = slug
        lines = data[:at].decode("utf-8", SURROGATES).split("\n")
        self.line, self.column = len(lines), len(lines[-1]) + 1
        self.text = data[at:].decode("utf-8", SURROGATES)[:20].split("\n")[0]


class Broken(Exception):
    """Raised where JSON is malformed."""


def fault_of_json(text: str) -> "Fault | None":
    """The first syntax error in a JSON text, or None."""
    found: "Fault | None" = last(finding_fault(text))
    return found


def finding_fault(text: str) -> "Generator[None, None, Fault | None]":
    """Search for the first syntax error in short steps; the last one yields it."""
    data = text.encode("utf-8", SURROGATES)
    try:
        at = yield from _end(data)
    except Broken as broken:
        slug, at = broken.args
        return Fault(slug, data, at)
    return None if at == len(data) else Fault("json-after", data, at)


def last(steps: "Generator[None, None, Any]") -> "Any":
    """The last result of a generator."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def _end(data: bytes) -> "Generator[None, None, int]":
    """The position at which a JSON value ends. Raises Broken, as do the functions below."""
    at, count = _blank(data, 0), 0
    opened: "list[bytes]" = []  # the signs of the values that it is in
    names = [0]  # how many values each of them has, and the whole
    while True:
        count += 1
        if count % STEP == 0:
            yield
        names[-1] += 1
        if names[-1] > MOST_NAMES and opened[-1] == b"{":
            raise Broken("json-many", at)
        sign = data[at : at + 1]
        if sign in CLOSING and len(opened) <= DEEPEST:
            at = _blank(data, at + 1)
            if data[at : at + 1] != CLOSING[sign]:
                opened.append(sign)
                names.append(0)
                at = _named(data, at, sign)
                continue
            at += 1
        else:
            at = _single(data, at, len(opened))
        at = _blank(data, at)
        while opened and data[at : at + 1] == CLOSING[opened[-1]]:
            opened.pop()
            names.pop()
            at = _blank(data, at + 1)
        if not opened:
            return at
        at = _named(data, _blank(data, _expected(data, at, b",", "json-comma")), opened[-1])


def _blank(data: bytes, at: int) -> int:
    """The position of the next character that is not a space."""
    while at < len(data) and data[at : at + 1] in SPACES:
        at += 1
    return at


def _single(data: bytes, at: int, deep: int) -> int:
    """The position at which a simple JSON value ends."""
    sign = data[at : at + 1]
    if not sign:
        raise Broken("json-end", at)
    if deep > DEEPEST:
        raise Broken("json-deep", at)
    if sign == b'"':
        return _string(data, at)
    for literal in LITERALS:
        if data[at : at + len(literal)] == literal:
            return at + len(literal)
    end = at
    while end - at <= LONGEST_NUMBER and data[end : end + 1] in NUMBER and end < len(data):
        end += 1
    try:
        if end - at > LONGEST_NUMBER:
            raise ValueError
        float(data[at:end])
    except ValueError:
        raise Broken("json-value", at)
    return end


def _named(data: bytes, at: int, sign: bytes) -> int:
    """The position of a member's value in an object or array, after its name if it has one."""
    if sign == b"[":
        return at
    at = _blank(data, _string(data, at))
    return _blank(data, _expected(data, at, b":", "json-colon"))


def _expected(data: bytes, at: int, sign: bytes, slug: str) -> int:
    if data[at : at + 1] != sign:
        raise Broken(slug if at < len(data) else "json-end", at)
    return at + 1


def _string(data: bytes, at: int) -> int:
    """The position at which a JSON string ends."""
    if data[at : at + 1] != b'"':
        raise Broken("json-name" if at < len(data) else "json-end", at)
    end = data.find(b'"', at + 1)
    while end > 0 and _escapes(data, end) % 2:
        end = data.find(b'"', end + 1)
    if end < 0 or data.find(b"\n", at, end) >= 0:
        raise Broken("json-quote", at)
    return end + 1


def _escapes(data: bytes, at: int) -> int:
    """The number of backslashes before a position."""
    start = at
    while data[start - 1 : start] == b"\\":
        start -= 1
    return at - start
