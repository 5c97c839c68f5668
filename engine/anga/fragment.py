"""The URL fragment that holds a whole game, readable by people (design: *Contracts*).

    #g=bushi&r=article&p=Tf_Nb_b&m=t.f.l&n=2

`g` the game, `r` the rules, `p` the start position with `_` for each space, `m` the moves joined by
`.`, `n` the ply that is shown. Parts that are default are left out. `+` is a plus sign.
"""

from anga.errors import LinkError

KEYS = ("g", "r", "p", "m", "n")
SAFE = "-_.~!$'()*+,;:@/?="  # stand unescaped in a fragment, beside letters and digits


class Link:
    """What a fragment says: texts as they stand in it, `position` and `ply` None when left out."""

    def __init__(self, game="", rules="", position=None, moves=(), ply=None):  # type: ignore[no-untyped-def]
        self.game = game
        self.rules = rules
        self.position = position
        self.moves = list(moves)
        self.ply = ply


def text(link):  # type: ignore[no-untyped-def]
    """The fragment of a link, without `#`."""
    parts = [("g", link.game)]
    if link.rules:
        parts.append(("r", link.rules))
    if link.position is not None:
        parts.append(("p", link.position.replace(" ", "_")))
    if link.moves:
        parts.append(("m", ".".join(link.moves)))
    if link.ply is not None and link.ply != len(link.moves):
        parts.append(("n", str(link.ply)))
    return "&".join([key + "=" + _escaped(value) for key, value in parts])


def parse(fragment):  # type: ignore[no-untyped-def]
    """The link that a fragment spells, with or without `#`. Raises LinkError."""
    link, problem = read(fragment)
    if problem:
        raise problem
    return link


def read(fragment):  # type: ignore[no-untyped-def]
    """The link as far as it can be read, and the first LinkError, or None if all is well."""
    values = {}
    problems = []
    for part in fragment.lstrip("#").split("&"):
        key, equals, value = part.partition("=")
        if not equals or key not in KEYS or key in values:
            problems.append(LinkError("the link has a part that it cannot have: " + part, part))
            continue
        try:
            values[key] = _unescaped(value)
        except LinkError as problem:
            problems.append(problem)
    if "g" not in values:
        problems.append(LinkError("the link names no game", fragment))
    link = Link(
        values.get("g", ""),
        values.get("r", ""),
        values["p"].replace("_", " ") if "p" in values else None,
        values["m"].split(".") if values.get("m") else (),
    )
    if "n" in values:
        link.ply = _ply(values["n"], len(link.moves), problems)
    return link, problems[0] if problems else None


def _ply(value, count, problems):  # type: ignore[no-untyped-def]
    if value and all(character in "0123456789" for character in value) and int(value) <= count:
        return int(value)
    problems.append(LinkError("the link shows ply " + value + " of " + str(count), value))
    return None


def _escaped(value):  # type: ignore[no-untyped-def]
    return "".join([_escape(character) for character in value])


def _escape(character):  # type: ignore[no-untyped-def]
    if character in SAFE or ("a" <= character <= "z") or ("A" <= character <= "Z") or ("0" <= character <= "9"):
        return character
    return "".join(["%%%02X" % byte for byte in character.encode("utf-8")])


def _unescaped(value):  # type: ignore[no-untyped-def]
    pieces = value.split("%")
    data = pieces[0].encode("utf-8")
    for piece in pieces[1:]:
        data += _byte(piece[:2], value) + piece[2:].encode("utf-8")
    try:
        return data.decode("utf-8")
    except (UnicodeError, ValueError):
        raise LinkError("the link has a broken percent-escape: " + value, value)


def _byte(digits, value):  # type: ignore[no-untyped-def]
    if len(digits) != 2 or not all(digit in "0123456789abcdefABCDEF" for digit in digits):
        raise LinkError("the link has a broken percent-escape: " + value, value)
    return bytes([int(digits, 16)])
