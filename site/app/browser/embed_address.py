"""A board in somebody's page: what the frame's address asks for, and what the frame tells.

The fragment is that of any link, and beside it, in whole words: `lang=ja` the language, `start=now`
or `visible` when the engine is woken (else when somebody touches the frame), `tap=x,y,width` where
the picture was touched that stood here before, `theme=dark` or `light` if it is not to be that of
the page around, `controls=none` for the board alone, `controls=replay` for the list of moves too,
`play` to show the moves one after another.
"""

import json

from anga.shared.formats.fragment import parse_link_far

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from browser.embed_host import FramedWindow
    from browser.types import Window

OPTIONS = ("lang", "theme", "start", "tap", "controls", "play")
LANGUAGES = ("en", "ja")


def options(fragment: str) -> "tuple[str, dict[str, str]]":
    """The link in a frame's fragment, and what is asked of the frame.

    What follows another `#` is not ours: WordPress adds a secret there.
    """
    parts, asked = [], {}
    for part in fragment.lstrip("#").partition("#")[0].split("&"):
        key, _, value = part.partition("=")
        if key in OPTIONS:
            asked[key] = value
        else:
            parts.append(part)
    return "&".join(parts), asked


def parse_tap(text: str) -> "tuple[float, float, float] | None":
    """Where a picture was touched, and how wide it is in that measure; None for nonsense."""
    try:
        x, y, width = [float(number) for number in text.split(",")]
    except ValueError:
        return None
    return (x, y, width) if 0 < width < 10000 and 0 <= x <= width and 0 <= y < 10000 else None


class EmbedAddress:
    """Where a frame's game comes from, and whom it tells of it; nothing is written down."""

    def __init__(self, window: "FramedWindow") -> None:
        self.window = window
        text, self.asked = options(str(window.platform.fragment()))
        self.link: "Link | None" = None
        self.problem: "LinkError | None" = None
        if text:
            self.link, self.problem = parse_link_far(text)
        self.told = ""

    def read(self) -> "tuple[Link | None, LinkError | None]":
        """The link there and what is wrong with it."""
        return self.link, self.problem

    def push(self, link: "Link") -> None:
        """A person's turn."""
        self.replace(link)

    def replace(self, link: "Link") -> None:
        """The game is another one now: the page around is told, if its moves are others."""
        moves = " ".join(link.moves)
        if moves != self.told:
            self.told = moves
            self.tell("move", moves=moves, count=len(link.moves))

    def tell(self, type_: str, **more: "object") -> None:
        """Say something to the page around."""
        message: "dict[str, object]" = {"type": type_}
        message.update(more)
        self.window.frame.tell(json.dumps(message))

    def hear(self, heard: "Callable[[str, str], None]") -> None:
        """Listen to it."""
        from jsffi import create_proxy

        self.window.frame.hear(create_proxy(heard))

    def touched(self, begin: "Callable[[], None]") -> None:
        """Call once, as soon as somebody touches the frame."""
        from jsffi import create_proxy

        self.window.frame.touched(create_proxy(begin))

    def is_written_here(self) -> bool:
        """Whatever comes from the page around leaves the seats as they are."""
        return True

    def reload(self) -> None:
        """Start the frame again."""
        self.window.location.reload()

    def whole(self, link: "Link") -> str:
        """The address of the game's own page."""
        from anga.shared.formats.fragment import format_link

        here = str(self.window.location.href).split("#")[0]
        return here.rpartition("/")[0] + "/" + link.game + ".html#" + format_link(link)

    async def copy(self, text: str) -> bool:
        """Put a text where it can be pasted from; returns whether the browser let us."""
        return bool(await self.window.platform.copy(text))

    def save(self, name: str, text: str) -> None:
        """Save a text as a file of that name."""
        self.window.platform.save(name, text, "text/plain")


class NullStorage:
    """In the place of a device that keeps something: all is forgotten with the frame."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.values: "dict[str, str]" = {}

    def of_tab(self) -> "NullStorage":
        """What only this tab keeps."""
        return NullStorage(self.window)

    def get(self, key: str, default: "object" = None) -> "Any":
        """The value kept, or `default`."""
        return json.loads(self.values[key]) if key in self.values else default

    def text(self, key: str) -> "str | None":
        """The value kept, as a text."""
        return self.values.get(key)

    def put(self, key: str, value: "object") -> bool:
        """Keep a value as long as the frame is there."""
        self.values[key] = json.dumps(value)
        return True

    def drop(self, key: str) -> None:
        """Forget a value."""
        self.values.pop(key, None)

    def keys(self, beginning: str) -> "list[str]":
        """The keys that begin so."""
        return [key for key in self.values if key.startswith(beginning)]

    def letters(self) -> str:
        """Eight letters that were never used for a key."""
        return str(self.window.platform.letters())

    def now(self) -> int:
        """The time, in milliseconds."""
        return int(str(self.window.platform.now()))
