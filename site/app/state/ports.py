"""What a session asks of the world around it, as shapes for type checkers only.

A browser's own things are in `browser`, the page's in `play`; tests bring theirs, driven by hand.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence
    from typing import Any, Protocol, TypeAlias

    from anga.shared.answers import Request
    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link

    Action: TypeAlias = tuple[str, Callable[[], None]]  # a button: slug of its text, what it does

    class Offer(Protocol):
        """What can be touched: what goes on, what has been, what a rule forbids, what replaces."""

        @property
        def open(self) -> list[str]:
            """Touches that go on."""

        @property
        def forbidden(self) -> list[str]:
            """Touches that are shown although a rule forbids them."""

        @property
        def fresh(self) -> list[str]:
            """Touches that may take the place of an option chosen before."""

        touches: list[str]

    class EnginePort(Protocol):
        """The door to the engine."""

        ready: bool
        late: Callable[[int, int], None] | None
        lost: Callable[[], None] | None
        hung: Callable[[bool], None] | None

        def renew(self) -> None:
            """Give up on a worker that says nothing."""

        async def start(self) -> None:
            """Wait until it is up. Raises EngineFailure."""

        async def ask(self, request: Request) -> Any:
            """The answer to a request."""

        async def think(self, request: Request) -> Any:
            """The answer to a request that may take long."""

        async def heard(self) -> Any:
            """The best answer so far of the thought under way, None if there is none yet."""

        def cancel(self) -> None:
            """Let the thought under way end soon."""

    class AddressPort(Protocol):
        """Where the game is written down for the browser."""

        def push(self, link: Link) -> None:
            """A person's turn."""

        def replace(self, link: Link) -> None:
            """Anything else."""

        def read(self) -> tuple[Link | None, LinkError | None]:
            """The link there and what is wrong with it."""

        def is_written_here(self) -> bool:
            """Whether the game there was written down here, and not brought from elsewhere."""

        def reload(self) -> None:
            """Start the page again."""

        def whole(self, link: Link) -> str:
            """The whole address of a link."""

        async def copy(self, text: str) -> bool:
            """Put a text where it can be pasted from; returns whether the browser let us."""

        def save(self, name: str, text: str) -> None:
            """Save a text as a file of that name."""

    class Storage(Protocol):
        """A few values on the device."""

        def get(self, key: str, default: object = None) -> Any:
            """The value kept, or `default`."""

        def text(self, key: str) -> str | None:
            """What is kept as it stands there, None if nothing is."""

        def put(self, key: str, value: object) -> bool:
            """Keep a value; returns whether it is kept."""

        def drop(self, key: str) -> None:
            """Forget a value."""

        def keys(self, beginning: str) -> list[str]:
            """The keys that begin so."""

        def letters(self) -> str:
            """Eight letters at random."""

        def now(self) -> int:
            """The time, in milliseconds."""

    class Signal(Protocol):
        """What somebody waits for and somebody else sets."""

        def set(self) -> None:
            """Let whoever waits go on."""

        async def wait(self) -> object:
            """Wait until it is set."""

    class TasksPort(Protocol):
        """Work that goes on beside other work."""

        def start(self, work: Coroutine[object, None, None]) -> Awaitable[None]:
            """Begin some work now; it can be waited for."""

        async def pause(self, seconds: float) -> None:
            """Wait."""

        def signal(self) -> Signal:
            """Something that can be waited for until it is set."""

    class Refreshes(Protocol):
        """What brings a screen up to date with the game on the table."""

        async def refresh(self, play: bool = False) -> None:
            """Show the game; with `play` the last move is seen to happen."""

    class SessionScreen(Protocol):
        """Whatever shows a session; it reads the table when it is told to."""

        def show_ready(self, up: bool) -> None:
            """Show whether the engine is up."""

        async def show(self, play: bool) -> None:
            """Show everything; with `play` the last move is seen to happen, to its end."""

        def show_touches(self) -> None:
            """Show what can be touched now, and what has been."""

        def show_status(self) -> None:
            """Show whose turn it is, or what is being waited for."""

        def show_explanation(self) -> None:
            """Show what touches would come to."""

        def show_setup(self) -> None:
            """Show the position that is edited, or no longer that there is one."""

        def refuse(self, text: str, cells: list[str], slug: str | None) -> None:
            """Say which rule forbids what was touched, and show where; `slug` names the reason."""

        def reply(self, text: str) -> None:
            """Say why a touch did nothing."""

        def notice(
            self,
            kind: str,
            say: Callable[[], str],
            actions: Sequence[Action] = (),
            brief: bool = False,
        ) -> None:
            """Say something beside the game, in place of what was said of that kind."""

        def drop(self, kind: str) -> None:
            """Say it no longer."""
