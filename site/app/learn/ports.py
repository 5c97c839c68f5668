"""The interfaces that diagrams and steps need, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence
    from typing import Any, Protocol

    from anga.shared.answers import Request
    from anga.shared.scene import Change, Explanation, Scene

    class StepScreen(Protocol):
        """The screen of a step; it shows the desk on request."""

        @property
        def calm(self) -> bool:
            """Whether everything is to be seen at once."""

        async def play(self, changes: Sequence[Change], scene: Scene) -> None:
            """Animate changes to their end."""

        def offer(self) -> None:
            """Show the possible touches and those made."""

        def say(self, tone: str, strong: str, text: str = "") -> None:
            """Show the response to a touch."""

        def add(self, text: str, first: bool = False) -> None:
            """Show one more sentence beside what was said last, perhaps before it."""

        def refuse(self, cells: Sequence[str]) -> None:
            """Mark the cells that a refusal is about."""

        def hint(self) -> None:
            """Show the first touch of a right answer, or more."""

        def point(self) -> None:
            """Show the touches of a hint, and the reasons for them."""

        def explain(self, explanation: Explanation | None) -> None:
            """Show a preview of the touches, or hide it."""

        def show_passed(self) -> None:
            """Show that the step was passed."""

    class Asked(Protocol):
        """The engine, which may not be up yet."""

        @property
        def ready(self) -> bool:
            """Whether the engine is up."""

        async def ask(self, request: Request) -> Any:
            """The answer to a request. Raises EngineFailure."""

    class Helper(Asked, Protocol):
        """The engine, also for long searches; time, and a setting."""

        def has_letters(self) -> bool:
            """Whether single letters are keyboard shortcuts."""

        async def think(self, request: Request) -> Any:
            """The answer to a request that may take long. Raises EngineFailure."""

        def soon(self, work: Coroutine[object, None, None]) -> None:
            """Start a background task; errors are shown."""

        async def pause(self, seconds: float) -> None:
            """Wait for some seconds."""
