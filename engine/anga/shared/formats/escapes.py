"""Percent-escapes of texts in a URL fragment, where `+` is a plus sign.

And numbers, as links spell them. Runs on both Pythons.
"""

from anga.shared.errors import LinkError

SAFE = "-_.~!$'()*+,;:@/?="  # stand unescaped in a fragment, besides letters and digits
DIGITS = "0123456789"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
UNESCAPED = LETTERS + LETTERS.upper() + DIGITS + SAFE
HEXADECIMAL = DIGITS + "abcdefABCDEF"
LAST = 0x10FFFF  # the last code point
UNKNOWN = "\ufffd"  # what stands for half of a surrogate pair, which is no character


def escape(value: str) -> str:
    """A text with everything escaped that a fragment cannot hold."""
    if not value.strip(UNESCAPED):  # nothing else is in it, which is seen at once
        return value
    return "".join([c if c in UNESCAPED else _escape(c) for c in value])


def _escape(character: str) -> str:
    known = UNKNOWN if _is_surrogate(character) else character
    return "".join(["%%%02X" % byte for byte in known.encode("utf-8")])


def _is_surrogate(character: str) -> bool:
    return 0xD800 <= ord(character) <= 0xDFFF


def unescape(value: str) -> str:
    """The text of an escaped text. Raises LinkError."""
    try:
        first, *others = value.split("%")
        parts = [first.encode("utf-8")]
        for other in others:
            parts.append(_byte(other[:2]))
            parts.append(other[2:].encode("utf-8"))
        data = b"".join(parts)
        text = data.decode("utf-8")
    except ValueError:
        raise _broken(value)
    if not _is_strict(text, data):
        raise _broken(value)
    return text


def is_digits(text: str, longest: int) -> bool:
    """Whether a text consists of digits alone, at least one and at most a number of them."""
    return 0 < len(text) <= longest and all(character in DIGITS for character in text)


def is_number(text: str, least: int, most: int) -> bool:
    """Whether a text is a number in canonical spelling, within bounds."""
    if not is_digits(text, len(str(most))):
        return False
    return (text == "0" or text[0] != "0") and least <= int(text) <= most


def _byte(digits: str) -> bytes:
    if len(digits) != 2 or not all(digit in HEXADECIMAL for digit in digits):
        raise ValueError(digits)
    return bytes([int(digits, 16)])


def _is_strict(text: str, data: bytes) -> bool:
    """Whether bytes are valid UTF-8 in its only spelling; MicroPython accepts others too."""
    if len(text) == len(data):  # a byte for each character: all are ASCII
        return True
    if any(_is_surrogate(character) or ord(character) > LAST for character in text):
        return False
    return "".join([chr(ord(character)) for character in text]).encode("utf-8") == data


def _broken(value: str) -> LinkError:
    return LinkError("the link has a broken percent-escape: " + value, value)
