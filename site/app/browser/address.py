"""The page's address and the browser's history.

A person's move makes a new history entry; computers' moves, steps through the game and undo replace
it. Browsers keep about fifty entries, so after forty moves all replace it.
"""

from anga.shared.formats.fragment import format_link, parse_link_far

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from browser.types import Window

MOST_ENTRIES = 40


class Address:
    """The fragment of this page, kept in step with the current game."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.follow(self.reload)  # before the game is there, which may be another one by now

    def follow(self, changed: "Callable[[], None]") -> None:
        """Call `changed` whenever the browser goes to another entry of its history."""
        from jsffi import create_proxy

        self.window.onpopstate = create_proxy(lambda event: changed())

    def read(self) -> "tuple[Link | None, LinkError | None]":
        """The link in the address, and the error in it; None for both if there is no fragment."""
        fragment = str(self.window.platform.fragment())
        return parse_link_far(fragment) if len(fragment) > 1 else (None, None)

    def settle(self, game: str) -> None:
        """Change to the address of a game's own page; the fragment stays."""
        page = game + ".html"
        here = str(self.window.location.href).split("#")[0]
        if here.rpartition("/")[2] != page:
            self.window.platform.settle(page)

    def push(self, link: "Link") -> None:
        """Put a link into a new history entry, for a person's move."""
        turns = self._turns()
        if turns < MOST_ENTRIES:
            self._go(link, lambda fragment: self.window.platform.push(turns + 1, fragment))
        else:
            self.replace(link)

    def replace(self, link: "Link") -> None:
        """Put a link into the current history entry."""
        self._go(link, lambda fragment: self.window.platform.replace(self._turns(), fragment))

    def whole(self, link: "Link") -> str:
        """The full address of a link that shows the last ply, for copying."""
        return str(self.window.location.href).split("#")[0] + "#" + format_link(link)

    def reload(self) -> None:
        """Reload the page."""
        self.window.location.reload()

    async def copy(self, text: str) -> bool:
        """Copy a text to the clipboard; returns whether the browser allowed it."""
        return bool(await self.window.platform.copy(text))

    def save(self, name: str, text: str) -> None:
        """Save a text as a file of that name."""
        self.window.platform.save(name, text, "text/plain")

    def is_written_here(self) -> bool:
        """Whether this page wrote the history entry; a pasted or followed address was not."""
        return isinstance(self.window.platform.state(), int)

    def _turns(self) -> int:
        """The number of a person's moves before this entry, which survives a reload."""
        state = self.window.platform.state()
        return state if isinstance(state, int) else 0

    def _go(self, link: "Link", there: "Callable[[str], None]") -> None:
        fragment = "#" + format_link(link)
        if str(self.window.platform.fragment()) != fragment:
            there(fragment)
