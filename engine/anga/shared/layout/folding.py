"""Wrapping of texts to a width. Runs on both Pythons."""

IDEOGRAPHS = "\u2e80"  # from here on a line may end after any character
CLOSING = "、。，．）」』】！？…ー"  # that no line begins with
LONGEST = 14  # letters that are kept together
LETTER = 0.58  # of a text's height: how wide a letter is at the most, where an ideograph is square

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def wrap_text(text: str, wide: "Callable[[str], float]", room: float, most: int) -> "list[str]":
    """A text wrapped to at most a number of lines, and cut after that.

    `wide` measures its parts.
    """
    made, across = [""], 0.0
    for piece in pieces(text):
        width = wide(piece)
        if made[-1] and across + width > room:
            if len(made) == most:
                made[-1] = made[-1].rstrip()[:-1] + "…"
                break
            made.append("")
            across = 0.0
        if made[-1] or piece != " ":
            made[-1] += piece
            across += width
    return [line.rstrip() for line in made if line.strip()]


def wide(text: str, size: float) -> float:
    """The approximate width of a text of a height."""
    return size * sum([1.0 if letter >= IDEOGRAPHS else LETTER for letter in text])


def pieces(text: str) -> "list[str]":
    """The unbreakable parts of a text: a word or as much of it as fits, an ideograph, a space."""
    found: "list[str]" = []
    for letter in " ".join(text.split()):
        before = found[-1] if found else " "
        word = letter != " " and letter < IDEOGRAPHS and before != " " and before[-1] < IDEOGRAPHS
        closes = letter in CLOSING and before != " "
        if closes or (word and len(before) < LONGEST):
            found[-1] = before + letter
        else:
            found.append(letter)
    return found
