"""What the computer has found so far is shown while it thinks."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Request
    from session.ports import Engine, Screen, Tasks
    from session.table import Table

EAR = 0.5  # seconds between two looks


async def overhear(table: "Table", engine: "Engine", screen: "Screen", tasks: "Tasks") -> None:
    """Look at what the thought that was asked for has found, as long as it goes on."""
    asked = table.asked
    while True:
        await tasks.pause(EAR)
        if not _goes_on(table, asked):
            return
        found = await engine.heard()
        if found and _goes_on(table, asked):
            table.thought = found
            screen.show_status()


def _goes_on(table: "Table", asked: "Request | None") -> bool:
    return table.thinking and table.asked is asked
