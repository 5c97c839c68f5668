"""The interfaces that a session needs from its surroundings, for type checkers only.

`browser` and `play` implement them for the page; tests bring their own.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence
    from typing import Any, Protocol, TypeAlias

    from anga.shared.answers import Request
    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from browser.address import Tried
    from browser.engine import EngineListener

    Action: TypeAlias = tuple[str, Callable[[], None]]  # a button: slug of its text, what it does
    # A notice's button may do no more than put the notice away.
    Reply: TypeAlias = tuple[str, Callable[[], None] | None]

    class Offer(Protocol):
        """Touch targets by state: possible next, passed over, forbidden, touched, replacing one."""

        @property
        def open(self) -> list[str]:
            """Touches that extend the selection."""

        @property
        def passed(self) -> list[str]:
            """Options that are out of the choice for now; they keep their places."""

        @property
        def forbidden(self) -> list[str]:
            """Touches that are shown although a rule forbids them."""

        @property
        def fresh(self) -> list[str]:
            """Touches that may replace an option chosen before."""

        touches: list[str]

    class EnginePort(Protocol):
        """The connection to the engine."""

        ready: bool

        def renew(self) -> None:
            """Replace a worker that does not answer."""

        async def start(self, game: str, listener: EngineListener) -> None:
            """Wait until it runs for a game; `listener` gets its events. Raises EngineFailure."""

        async def ask(self, request: Request) -> Any:
            """The answer to a request."""

        async def think(self, request: Request) -> Any:
            """The answer to a request that may take long."""

        async def heard(self) -> Any:
            """The best answer so far of the current search, None if there is none yet."""

        def cancel(self) -> None:
            """Ask the current search to end soon."""

    class AddressPort(Protocol):
        """The page's address, which spells the game."""

        @property
        def tried(self) -> Tried | None:
            """What is to be known of a game that is tried within another one, else None."""

        @property
        def is_study(self) -> bool:
            """Whether the entry is that of a study of a game."""

        def begin(self, link: Link) -> None:
            """Put another game into a new history entry."""

        def try_out(self, link: Link, tried: Tried) -> None:
            """Put a game tried within another one into a new entry, in which its moves stay."""

        def study(self, link: Link) -> None:
            """Put a study of the game into an entry of its own."""

        def end_study(self) -> None:
            """Go back to the entry of the game that was studied."""

        def end_trial(self) -> None:
            """Go back to the game within which this one is tried, if it is."""

        def push(self, link: Link) -> None:
            """Put a link into a new history entry, for a person's move."""

        def replace(self, link: Link) -> None:
            """Put a link into the current history entry."""

        def read(self) -> tuple[Link | None, LinkError | None]:
            """The link in the address, and the error in it, if any."""

        def is_written_here(self) -> bool:
            """Whether this page wrote the address; else the game was brought from elsewhere."""

        def reload(self) -> None:
            """Reload the page."""

        def whole(self, link: Link) -> str:
            """The full address of a link."""

        async def copy(self, text: str) -> bool:
            """Copy a text to the clipboard; returns whether the browser allowed it."""

        def save(self, name: str, text: str) -> None:
            """Save a text as a file with that name."""

    class Storage(Protocol):
        """A key-value store on the device."""

        def get(self, key: str, default: object = None) -> Any:
            """The value kept, or `default`."""

        def text(self, key: str) -> str | None:
            """The text kept under a key, None if there is none."""

        def put(self, key: str, value: object) -> bool:
            """Keep a value; returns whether that succeeded."""

        def drop(self, key: str) -> None:
            """Forget a value."""

        def keys(self, beginning: str) -> list[str]:
            """The keys with a prefix."""

        def letters(self) -> str:
            """Eight random letters."""

        def now(self) -> int:
            """The time, in milliseconds."""

    class Signal(Protocol):
        """A signal that can be awaited and set."""

        def set(self) -> None:
            """Wake those that wait."""

        async def wait(self) -> object:
            """Wait until it is set."""

    class TasksPort(Protocol):
        """Concurrent tasks."""

        def start(self, work: Coroutine[object, None, None]) -> Awaitable[None]:
            """Start a task, which can be awaited."""

        async def pause(self, seconds: float) -> None:
            """Wait for some seconds."""

        def signal(self) -> Signal:
            """A new signal."""

    class Refreshes(Protocol):
        """Something that can bring the screen up to date."""

        async def refresh(self, play: bool = False) -> None:
            """Show the game; with `play` its last move is animated."""

    class SessionScreen(Protocol):
        """The screen of a session; it shows the table on request."""

        def show_ready(self, up: bool) -> None:
            """Show whether the engine is up."""

        async def show(self, play: bool) -> None:
            """Show everything; with `play` the last move is animated to its end."""

        def show_touches(self) -> None:
            """Show the possible touches and those made."""

        def show_found(self) -> None:
            """Show what the engine has found meanwhile."""

        def show_status(self) -> None:
            """Show whose turn it is, or what the page waits for."""

        def show_explanation(self) -> None:
            """Show the preview of touches."""

        def show_setup(self) -> None:
            """Show the position being edited, or hide it."""

        def refuse(self, text: str, cells: list[str], slug: str | None) -> None:
            """Show which rule forbids a touch, and where; `slug` names the reason."""

        def draw(self) -> None:
            """Show on the board alone what is drawn over it."""

        def say(self, text: str) -> None:
            """Say something to those who do not see the board."""

        def reply(self, text: str) -> None:
            """Say why a touch had no effect."""

        def notice(
            self,
            kind: str,
            say: Callable[[], str],
            actions: Sequence[Reply] = (),
            brief: bool = False,
        ) -> None:
            """Show a notice beside the game, in place of the previous one of that kind."""

        def drop(self, kind: str) -> None:
            """Remove the notice of that kind."""
