"""The dialog that lists the keys; it is made when it is opened."""

from browser.dom import find, find_or_none, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from browser.types import Element
    from words import Words

BETWEEN = " +–"  # signs between two keys
WALKING = (
    ("↑ ↓ ← →", "key-walk"),
    ("Enter", "key-enter"),
    ("Esc", "key-escape"),
    ("N Shift+N", "key-next"),
    ("M", "key-all"),
)
PLAYING = (("1–9", "key-numbers"), ("← →", "key-steps"))
LETTERS = (
    ("U", "undo"),
    ("R", "roll"),
    ("H", "hint"),
    ("F", "turn-board"),
    ("T", "key-clock"),
    ("?", "keys"),
)


def tell_keys(words: "Words", letters: "Container[str]", plays: bool = True) -> None:
    """Open the dialog; of the single letters it lists those in `letters`.

    `plays` is whether options have numbers, and a game's moves are stepped through.
    """
    before = find_or_none("#keys")
    if before:
        before.remove()  # it may be in another language
    single = [row for row in LETTERS if row[0].lower() in letters]
    known = list(WALKING + (PLAYING if plays else ())) + single
    rows = [
        make("div", parts=[make("dt", parts=_caps(keys)), make("dd", words(slug))])
        for keys, slug in known
    ]
    close = make("button", words("share-close"), type="submit", _class="strong")
    heading = make("h2", words("keys"), tabindex="-1", autofocus="")  # else the end has the focus
    where = make("p", words("keys-where"), _class="quiet")
    parts = [heading, make("dl", parts=rows), where]
    parts.append(make("div", parts=[close], _class="actions"))
    dialog = make("dialog", id="keys", _class="keys", aria_label=words("keys"))
    dialog.append(make("form", parts=parts, method="dialog"))
    find("body").append(dialog)
    dialog.showModal()


def _caps(keys: str) -> "list[Element | str]":
    """The keys in a text as `kbd` elements, with the signs between them."""
    parts: "list[Element | str]" = []
    key = ""
    for letter in keys + " ":
        if letter in BETWEEN:
            parts += [make("kbd", key), letter]
            key = ""
        else:
            key += letter
    return parts[:-1]
