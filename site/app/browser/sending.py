"""A text and an address are sent to others."""

import asyncio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Window


def send(window: "Window", text: str, to: str, told: "Callable[[bool], None]") -> None:
    """Open the share sheet with a text and an address, else copy both.

    `told` hears whether they were copied; where there is a share sheet, it hears nothing.
    """
    if window.platform.sends():
        window.platform.send_on("Anga", to, text)
    else:
        asyncio.create_task(_copy(window, text + "\n" + to, told))


async def _copy(window: "Window", text: str, told: "Callable[[bool], None]") -> None:
    told(bool(await window.platform.copy(text)))
