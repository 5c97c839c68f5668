"""Concurrent tasks."""

import asyncio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Coroutine


BREATH = 0.001  # seconds: without any, MicroPython goes on before the browser may paint
BRIEFLY = 4  # seconds
LETTER = 0.1  # seconds in which a letter is read by those who read slowly


async def yield_to_browser() -> None:
    """Let the browser paint and handle events before long work goes on."""
    await asyncio.sleep(BREATH)


def reading_time(text: str) -> float:
    """The seconds in which a text that has just appeared can have been read."""
    return BRIEFLY + LETTER * len(text)


class Tasks:
    """The browser's event loop."""

    def start(self, work: "Coroutine[object, None, None]") -> "Awaitable[None]":
        """Start a task, which can be awaited."""
        return asyncio.create_task(work)

    async def pause(self, seconds: float) -> None:
        """Wait for some seconds."""
        await asyncio.sleep(seconds)

    def signal(self) -> "asyncio.Event":
        """A new signal, which can be awaited until it is set."""
        return asyncio.Event()
