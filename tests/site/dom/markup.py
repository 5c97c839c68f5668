"""HTML as it comes: its tags and texts, one after another."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Token = tuple[str, str, dict[str, str]]  # what it is, its name or text, its attributes

VOID = ("area", "base", "br", "col", "hr", "img", "input", "link", "meta", "path", "source", "wbr")
RAW = ("script", "style")  # in which nothing is a tag
BLANKS = " \n\t\r"
ENTITIES = {
    "amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": "\xa0", "thinsp": "\u2009",
    "shy": "\xad",
}  # fmt: skip


def tokens(text: str) -> "Iterator[Token]":
    """The tokens of a text: `("start" | "end" | "text", …)`; what has no end gets one at once."""
    at = 0
    while at < len(text):
        start = text.find("<", at)
        start = len(text) if start < 0 else start
        if start > at:
            yield "text", plain(text[at:start]), {}
        if text[start : start + 4] == "<!--":
            at = text.index("-->", start) + 3
        elif text[start : start + 2] in ("<!", "<?"):
            at = text.index(">", start) + 1
        elif text[start : start + 2] == "</":
            at = text.index(">", start) + 1
            yield "end", text[start + 2 : at - 1].strip().lower(), {}
        elif start < len(text):
            name, attributes, at, closed = _tag(text, start + 1)
            yield "start", name, attributes
            if name in RAW:
                end = text.index("</" + name, at)
                yield "text", text[at:end], {}
                at = end
            elif closed or name in VOID:
                yield "end", name, {}
        else:
            at = start


def plain(text: str) -> str:
    """A text without entities."""
    first, *parts = text.split("&")
    for part in parts:
        name, semicolon, rest = part.partition(";")
        if not semicolon:
            first += "&" + part
        elif name[:2] == "#x":
            first += chr(int(name[2:], 16)) + rest
        elif name[:1] == "#":
            first += chr(int(name[1:])) + rest
        else:
            first += ENTITIES[name] + rest
    return first


def _tag(text: str, at: int) -> "tuple[str, dict[str, str], int, bool]":
    """A tag's name and attributes, where it ends, and whether it ends its element."""
    name, at = _until(text, at, BLANKS + "/>")
    attributes: dict[str, str] = {}
    closed = False
    while text[at] != ">":
        if text[at] in BLANKS + "/":
            closed = text[at] == "/"
            at += 1
            continue
        key, at = _until(text, at, BLANKS + "=/>")
        value = ""
        if text[at] == "=":
            quote = text[at + 1]
            if quote in "\"'":
                value, at = _until(text, at + 2, quote)
                at += 1
            else:
                value, at = _until(text, at + 1, BLANKS + ">")
        attributes[key.lower()] = plain(value)
    return name.lower(), attributes, at + 1, closed


def _until(text: str, at: int, ends: str) -> "tuple[str, int]":
    end = at
    while text[end] not in ends:
        end += 1
    return text[at:end], end
