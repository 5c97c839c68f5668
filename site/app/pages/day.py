"""The problem of the day on which a page is open."""

from browser import openings
from learn.today import Today

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.storage import Device
    from browser.types import Window


async def load_today(window: "Window", device: "Device") -> "Today | None":
    """Today's problem; None if the list of days does not arrive."""
    try:
        data = await openings.load_json(window, "data/today.json")
    except Exception:
        return None
    return Today(device, data, str(window.platform.today()))
