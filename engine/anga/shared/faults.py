"""Where a text breaks off from being JSON or a record: the first place, and what is wrong there.

Places are counted as people count them in an editor: lines and columns from 1. Runs on both
Pythons, neither of which tells the same place by itself.
"""

DEEPEST = 40  # values within values, brackets within brackets
LONGEST = 500_000  # characters that are looked through
SPACES = b" \t\r\n"
CLOSING = {b"{": b"}", b"[": b"]"}
LITERALS = (b"true", b"false", b"null")
NUMBER = b"+-.0123456789eE"


class Fault:
    """What is wrong in a text: a slug, the line and the column, and what stands there."""

    def __init__(self, slug: str, data: bytes, at: int) -> None:
        self.slug = slug
        lines = data[:at].decode("utf-8").split("\n")
        self.line, self.column = len(lines), len(lines[-1]) + 1
        self.text = data[at:].decode("utf-8")[:20].split("\n")[0]


class Broken(Exception):
    """A value that JSON does not allow, and where."""


def fault_of_json(text: str) -> "Fault | None":
    """The first place at which a text is no JSON, or None if it is."""
    data = text[:LONGEST].encode("utf-8")
    try:
        at = _blank(data, _value(data, _blank(data, 0), 0))
    except Broken as broken:
        slug, at = broken.args
        return Fault(slug, data, at)
    return None if at == len(data) else Fault("json-after", data, at)


def _blank(data: bytes, at: int) -> int:
    """Where something stands again."""
    while at < len(data) and data[at : at + 1] in SPACES:
        at += 1
    return at


def _value(data: bytes, at: int, deep: int) -> int:
    """Where a value ends that begins here. Raises Broken, as do those below."""
    sign = data[at : at + 1]
    if not sign:
        raise Broken("json-end", at)
    if deep > DEEPEST:
        raise Broken("json-deep", at)
    if sign in CLOSING:
        return _group(data, at, deep)
    if sign == b'"':
        return _string(data, at)
    for literal in LITERALS:
        if data[at : at + len(literal)] == literal:
            return at + len(literal)
    end = at
    while end < len(data) and data[end : end + 1] in NUMBER:
        end += 1
    try:
        float(data[at:end])
    except ValueError:
        raise Broken("json-value", at)
    return end


def _group(data: bytes, at: int, deep: int) -> int:
    """Where an object or a list ends."""
    named, closing = data[at : at + 1] == b"{", CLOSING[data[at : at + 1]]
    at = _blank(data, at + 1)
    if data[at : at + 1] == closing:
        return at + 1
    while True:
        if named:
            at = _blank(data, _string(data, at))
            at = _blank(data, _expected(data, at, b":", "json-colon"))
        at = _blank(data, _value(data, at, deep + 1))
        if data[at : at + 1] == closing:
            return at + 1
        at = _blank(data, _expected(data, at, b",", "json-comma"))


def _expected(data: bytes, at: int, sign: bytes, slug: str) -> int:
    if data[at : at + 1] != sign:
        raise Broken(slug if at < len(data) else "json-end", at)
    return at + 1


def _string(data: bytes, at: int) -> int:
    """Where a text in quotes ends."""
    if data[at : at + 1] != b'"':
        raise Broken("json-name" if at < len(data) else "json-end", at)
    end = data.find(b'"', at + 1)
    while end > 0 and _escapes(data, end) % 2:
        end = data.find(b'"', end + 1)
    if end < 0 or data.find(b"\n", at, end) >= 0:
        raise Broken("json-quote", at)
    return end + 1


def _escapes(data: bytes, at: int) -> int:
    """How many backslashes stand before a place."""
    start = at
    while data[start - 1 : start] == b"\\":
        start -= 1
    return at - start


def fault_of_record(text: str) -> "Fault | None":
    """The first place at which brackets or braces of a record lack their fellows, or None.

    A bracket needs a move before it; after `_` there are no more moves but in brackets; a line
    `game:` begins another game.
    """
    data = text[:LONGEST].encode("utf-8")
    opened: "list[int]" = []
    at, moved, ended, start = 0, False, False, True  # `start`: a line begins here
    while at < len(data):
        sign = data[at : at + 1]
        if start and data[at : at + 5] == b"game:":
            if opened:
                break
            at, moved, ended, start = _headers(data, at), False, False, True
            continue
        start = sign == b"\n"
        if sign == b"{":
            end = data.find(b"}", at)
            if end < 0:
                return Fault("brace", data, at)
            at = end
        elif sign not in SPACES:
            slug = _misplaced(sign, len(opened), moved, ended)
            if slug:
                return Fault(slug, data, at)
            if sign == b"(":
                opened.append(at)
            elif sign == b")":
                opened.pop()
            else:
                end = _word(data, at)
                ended = ended or (not opened and data[at:end] == b"_")
                at, moved = end - 1, True
        at += 1
    return Fault("bracket", data, opened[-1]) if opened else None


def _misplaced(sign: bytes, deep: int, moved: bool, ended: bool) -> str:
    """What is wrong with a bracket or a move within so many brackets, "" if nothing is."""
    if sign == b"(":
        return "bracket-early" if not moved else "bracket-deep" if deep == DEEPEST else ""
    if sign == b")":
        return "" if deep else "bracket-shut"
    return "move-late" if ended and not deep else ""


def _word(data: bytes, at: int) -> int:
    """Where a word ends."""
    while at < len(data) and data[at : at + 1] not in SPACES + b"(){":
        at += 1
    return at


def _headers(data: bytes, at: int) -> int:
    """Where the moves begin below a game's headers."""
    while at < len(data):
        end = data.find(b"\n", at)
        end = len(data) if end < 0 else end
        blank = not data[at:end].strip()
        at = min(end + 1, len(data))
        if blank:
            break
    return at
