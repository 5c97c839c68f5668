"""The site's style sheet, from the files of site/style and the colours of every game."""

import re

from anga.shared.colours import BOARDS
from anga.shared.scene import Colours
from build.paths import SITE
from build.site import fonts

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SPACE = re.compile(r"\s*([{};,])\s*|(?<=:)\s+")  # beside punctuation
# Placeholders, for the second files of the fonts of texts and of titles.
TEXTS, TITLES = "unicode-range:U+0}", "unicode-range:U+1}"


def styles(colours: Colours, shown: fonts.Characters | None = None) -> str:
    """The style sheet: every colour as a token, in both schemes, then the files of site/style.

    Comments and spaces are left out, as every page waits for it. `shown` are the characters in the
    fonts.
    """
    light, dark = (_tokens(colours, scheme) for scheme in (0, 1))
    tokens = f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"
    tokens += f'[data-theme="light"] {{ color-scheme: light; {light} }}\n'
    tokens += f'[data-theme="dark"] {{ color-scheme: dark; {dark} }}\n'
    tokens += "".join(_board(name, BOARDS[name]) for name in BOARDS)
    files = sorted((SITE / "style").glob("*.css"))
    text = tokens + shortened("".join(file.read_text(encoding="utf-8") for file in files))
    if not shown:
        return text
    text = text.replace(TEXTS, f"unicode-range:{fonts.ranges(shown.rest)}}}")
    others = fonts.ranges_but(shown.titles)  # a quarter as long as what there is
    return text.replace(TITLES, f"unicode-range:{others}}}")


def shortened(text: str) -> str:
    """A style sheet without comments and spaces, a rule a line."""
    text = SPACE.sub(lambda found: found[1] or "", COMMENT.sub("", text))
    return text.replace(";}", "}").replace("}", "}\n")


def _board(name: str, colours: Colours) -> str:
    """The rules for a board of another material, which follow those they override."""
    light, dark = (_tokens(colours, scheme) for scheme in (0, 1))
    board = f'[data-board="{name}"]'
    night = f'{board}:not([data-theme="light"]) {{ {dark} }}'
    tokens = f"{board} {{ {light} }}\n@media (prefers-color-scheme: dark) {{ {night} }}\n"
    return tokens + f'{board}[data-theme="dark"] {{ {dark} }}\n'


def _tokens(colours: Colours, scheme: int) -> str:
    return " ".join(f"--{token}: {values[scheme]};" for token, values in colours.items())
