"""A checkbox for an option."""

from browser.dom import listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Element


class Switch:
    """Calls `changed` at each change; `on` is the initial state."""

    def __init__(self, checkbox: "Element", on: bool, changed: "Callable[[bool], None]") -> None:
        checkbox.checked = on
        listen(checkbox, "change", lambda event: changed(bool(checkbox.checked)))
