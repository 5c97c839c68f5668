"""What the computer has found so far is heard while it thinks."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from session.ports import Engine, Tasks

EAR = 0.5  # seconds between two looks


async def overhear(
    engine: "Engine", tasks: "Tasks", goes_on: "Callable[[], bool]", take: "Callable[[Any], None]"
) -> None:
    """Take what the thought under way has found, again and again, as long as it goes on."""
    while True:
        await tasks.pause(EAR)
        if not goes_on():
            return
        found = await engine.heard()
        if found and goes_on():
            take(found)
