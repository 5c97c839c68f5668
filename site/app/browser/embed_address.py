"""An embedded board: the options in the frame's address, and messages to the host page.

The fragment is that of any link, with further options in whole words: `lang=ja` the language,
`start=now` or `visible` when the engine is started (else at the first touch of the frame),
`tap=x,y,width` where the placeholder picture was touched, `theme=dark` or `light` if it is not to
be that of the host page, `controls=none` for the board alone, `controls=replay` for the list of
moves too, `play` to replay the moves.
"""

import json

from anga.shared.formats.fragment import parse_link_far

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from browser.address import Tried
    from browser.embed_host import FramedWindow
    from browser.types import Window

OPTIONS = ("lang", "theme", "start", "tap", "controls", "play")
LANGUAGES = ("en", "ja")


def options(fragment: str) -> "tuple[str, dict[str, str]]":
    """The link in a frame's fragment, and the options.

    Anything after another `#` is ignored, and so is `#?…`: WordPress adds a secret there. An `&`
    may be written as in HTML, from which people copy addresses.
    """
    parts, asked = [], {}
    text = fragment.partition("#?")[0].lstrip("#").partition("#")[0]
    for part in text.replace("&amp;", "&").split("&"):
        key, _, value = part.partition("=")
        if key in OPTIONS:
            asked[key] = value
        else:
            parts.append(part)
    return "&".join(parts), asked


def parse_tap(text: str) -> "tuple[float, float, float] | None":
    """The first tap on the placeholder picture, as x, y and width; None if invalid."""
    try:
        x, y, width = [float(number) for number in text.split(",")]
    except ValueError:
        return None
    return (x, y, width) if 0 < width < 10000 and 0 <= x <= width and 0 <= y < 10000 else None


class EmbedAddress:
    """The source of a frame's game, and the recipient of its messages; it keeps nothing."""

    def __init__(self, window: "FramedWindow") -> None:
        self.window = window
        text, self.asked = options(str(window.platform.fragment()))
        self.link: "Link | None" = None
        self.problem: "LinkError | None" = None
        if text:
            self.link, self.problem = parse_link_far(text)
        self.told = " ".join(self.link.moves) if self.link else ""  # the moves known outside

    def read(self) -> "tuple[Link | None, LinkError | None]":
        """The link in the address, and the error in it, if any."""
        return self.link, self.problem

    def push(self, link: "Link") -> None:
        """Report a person's move to the host page."""
        self.replace(link)

    @property
    def tried(self) -> None:
        """Always None: a frame has no entries of its own."""
        return None

    def begin(self, link: "Link") -> None:
        """Report another game to the host page."""
        self.replace(link)

    def try_out(self, link: "Link", _tried: "Tried") -> None:
        """Report a game tried within another one to the host page."""
        self.replace(link)

    def study(self, link: "Link") -> None:
        """Report a study of the game to the host page."""
        self.replace(link)

    @property
    def is_study(self) -> bool:
        """Always False."""
        return False

    def end_trial(self) -> None:
        """Nothing: no game is tried in a frame."""

    def end_study(self) -> None:
        """Nothing: a frame has no history of its own."""

    def replace(self, link: "Link") -> None:
        """Report the game to the host page, if its moves have changed."""
        moves = " ".join(link.moves)
        if moves != self.told:
            self.told = moves
            self.tell("move", moves=moves, count=len(link.moves))

    def tell(self, type_: str, **more: "object") -> None:
        """Send a message to the host page."""
        message: "dict[str, object]" = {"type": type_}
        message.update(more)
        self.window.frame.tell(json.dumps(message))

    def hear(self, heard: "Callable[[str, str], None]") -> None:
        """Listen to messages of the host page."""
        from jsffi import create_proxy

        self.window.frame.hear(create_proxy(heard))

    def touched(self, begin: "Callable[[], None]") -> None:
        """Call a function once, at the first touch of the frame."""
        from jsffi import create_proxy

        self.window.frame.touched(create_proxy(begin))

    def is_written_here(self) -> bool:
        """Always True: moves set by the host page never change who plays."""
        return True

    def reload(self) -> None:
        """Reload the frame."""
        self.window.location.reload()

    def whole(self, link: "Link") -> str:
        """The address of the game's own page."""
        from anga.shared.formats.fragment import format_link

        here = str(self.window.location.href).split("#")[0]
        return here.rpartition("/")[0] + "/" + link.game + ".html#" + format_link(link)

    async def copy(self, text: str) -> bool:
        """Copy a text to the clipboard; returns whether the browser allowed it."""
        return bool(await self.window.platform.copy(text))

    def save(self, name: str, text: str) -> None:
        """Save a text as a file of that name."""
        self.window.platform.save(name, text, "text/plain")


class NullStorage:
    """Storage for frames: everything is forgotten with the frame."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.values: "dict[str, str]" = {}

    def of_tab(self) -> "NullStorage":
        """The storage of this tab alone."""
        return NullStorage(self.window)

    def get(self, key: str, default: "object" = None) -> "Any":
        """The value kept, or `default`."""
        return json.loads(self.values[key]) if key in self.values else default

    def text(self, key: str) -> "str | None":
        """The value kept, as a text."""
        return self.values.get(key)

    def put(self, key: str, value: "object") -> bool:
        """Keep a value as long as the frame exists."""
        self.values[key] = json.dumps(value)
        return True

    def drop(self, key: str) -> None:
        """Forget a value."""
        self.values.pop(key, None)

    def keys(self, beginning: str) -> "list[str]":
        """The keys with a prefix."""
        return [key for key in self.values if key.startswith(beginning)]

    def letters(self) -> str:
        """Eight random letters."""
        return str(self.window.platform.letters())

    def now(self) -> int:
        """The time, in milliseconds."""
        return int(str(self.window.platform.now()))
