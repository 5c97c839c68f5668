"""The addresses of problems, and how they are sent to others."""

import asyncio

from browser.dom import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Window


def address(window: "Window", game: str, ident: str) -> str:
    """The full address of a problem for others.

    It is that of its own page, if the site was built with such pages.
    """
    own = find("#result").hasAttribute("data-singles")
    page = "problems/%s/%s.html" if own else "problems-%s.html#q=%s"
    return str(window.platform.whole(page % (game, ident)))


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
