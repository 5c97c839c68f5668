"""What the computer has found so far is shown while it thinks."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from session.ports import Engine, Screen, Tasks
    from session.table import Table

EAR = 0.5  # seconds between two looks


async def overhear(
    table: "Table",
    engine: "Engine",
    screen: "Screen",
    tasks: "Tasks",
    goes_on: "Callable[[], bool]",
) -> None:
    """Look at what a thought has found, as long as it goes on."""
    while True:
        await tasks.pause(EAR)
        if not goes_on():
            return
        found = await engine.heard()
        if found and goes_on():
            table.thought = found
            screen.show_status()
