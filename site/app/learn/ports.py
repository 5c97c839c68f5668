"""What a diagram or a step asks of the world around it, as shapes for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence
    from typing import Any, Protocol

    from anga.shared.answers import Request
    from anga.shared.scene import Change, Explanation, Phrase, Scene

    class StepScreen(Protocol):
        """Whatever shows a step; it reads the desk when it is told to."""

        async def play(self, changes: Sequence[Change], scene: Scene) -> None:
            """Show what changes did, to the end."""

        def offer(self) -> None:
            """Show what can be touched now, and what has been."""

        def say(self, tone: str, strong: str, text: str = "") -> None:
            """Say what came of a touch."""

        def refuse(self, cells: Sequence[str]) -> None:
            """Show where a rule forbids something."""

        def point(self, reasons: Sequence[Phrase]) -> None:
            """Show the touches that a hint says, and what speaks for them."""

        def explain(self, explanation: Explanation | None) -> None:
            """Show what the touches made would come to, or no longer."""

        def show_passed(self) -> None:
            """The step was passed."""

    class Asked(Protocol):
        """The engine, once it is up."""

        @property
        def ready(self) -> bool:
            """Whether an answer comes at once."""

        async def ask(self, request: Request) -> Any:
            """The answer to a request. Raises EngineFailure."""

    class Helper(Asked, Protocol):
        """The engine, also for long thoughts, and time."""

        async def think(self, request: Request) -> Any:
            """The answer to a request that may take long. Raises EngineFailure."""

        def soon(self, work: Coroutine[object, None, None]) -> None:
            """Begin some work beside other work; whatever goes wrong is said."""

        async def pause(self, seconds: float) -> None:
            """Wait."""
