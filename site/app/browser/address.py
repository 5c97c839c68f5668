"""The page's address and the browser's history.

A person's move makes a new history entry; computers' moves, steps through the game and undo replace
it. Browsers keep about fifty entries, so after forty moves all replace it. A game that is tried
within another one has one entry, so that Back returns to the other, and so has a study of a game.
An entry's state is the number of moves before it, and for a tried game a text: that number, and
what is to be known of the game.
"""

import json

from anga.shared.formats.fragment import format_link, parse_pasted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from browser.types import Window

    Tried: TypeAlias = dict[str, Any]  # of a game tried within another: see `session.games`

MOST_ENTRIES = 40
STUDY: "Tried" = {"study": True}


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
        return parse_pasted(fragment) if len(fragment) > 1 else (None, None)

    def settle(self, game: str) -> None:
        """Change to the address of a game's own page; the fragment stays."""
        page = game + ".html"
        here = str(self.window.location.href).split("#")[0]
        if here.rpartition("/")[2] != page:
            self.window.platform.settle(page)

    def push(self, link: "Link") -> None:
        """Put a link into a new history entry, for a person's move."""
        if self.tried is None:
            self.begin(link)
        else:
            self.replace(link)

    def begin(self, link: "Link") -> None:
        """Put another game into a new history entry."""
        turns, changed = self._turns, self._spelt(link) != str(self.window.platform.fragment())
        if changed and turns < MOST_ENTRIES:
            self.window.platform.push(turns + 1, self._spelt(link))
        elif changed or self.tried is not None:
            self.window.platform.replace(turns, self._spelt(link))

    def try_out(self, link: "Link", tried: "Tried") -> None:
        """Put a game that is tried within another one into a history entry of its own."""
        self.window.platform.push(json.dumps([self._turns + 1, tried]), self._spelt(link))

    def study(self, link: "Link") -> None:
        """Put a study of the game into a history entry of its own."""
        self.try_out(link, STUDY)

    def end_study(self) -> None:
        """Go back to the entry of the game that was studied, if the study has one."""
        if self.is_study:
            self.window.platform.back()

    def end_trial(self) -> None:
        """Go back to the game within which this one is tried, if it is."""
        if self.tried is not None:
            self.window.platform.back()

    def replace(self, link: "Link") -> None:
        """Put a link into the current history entry."""
        if self._spelt(link) != str(self.window.platform.fragment()):
            state = self.window.platform.state() or 0
            self.window.platform.replace(state, self._spelt(link))

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
        return isinstance(self.window.platform.state(), (int, str))

    @property
    def is_study(self) -> bool:
        """Whether the entry is that of a study of a game."""
        return self._state[1] == STUDY

    @property
    def tried(self) -> "Tried | None":
        """What is to be known of the current game if it is tried within another one, else None."""
        tried = self._state[1]
        return None if tried == STUDY else tried

    @property
    def _turns(self) -> int:
        """The number of a person's moves before this entry."""
        return self._state[0]

    @property
    def _state(self) -> "tuple[int, Tried | None]":
        """What the entry holds beside its link; it survives a reload."""
        state = self.window.platform.state()
        if isinstance(state, str):
            turns, tried = json.loads(state)
            return turns, tried
        return (state if isinstance(state, int) else 0), None

    def _spelt(self, link: "Link") -> str:
        return "#" + format_link(link)
