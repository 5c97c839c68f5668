"""Work that goes on beside other work."""

import asyncio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Coroutine


BREATH = 0.001  # seconds: without any, MicroPython goes on before the browser may paint


async def yield_to_browser() -> None:
    """Let the browser paint, and answer people, before long work goes on."""
    await asyncio.sleep(BREATH)


class Tasks:
    """The browser's own loop of events."""

    def start(self, work: "Coroutine[object, None, None]") -> "Awaitable[None]":
        """Begin some work now; it can be waited for."""
        return asyncio.create_task(work)

    async def pause(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def signal(self) -> "asyncio.Event":
        """Something that can be waited for until it is set."""
        return asyncio.Event()
