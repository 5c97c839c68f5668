"""A checkbox that switches something on and off."""

from browser.dom import listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Element


class Switch:
    """Tells `changed` of each change, from `on` at first."""

    def __init__(self, checkbox: "Element", on: bool, changed: "Callable[[bool], None]") -> None:
        checkbox.checked = on
        listen(checkbox, "change", lambda event: changed(bool(checkbox.checked)))
