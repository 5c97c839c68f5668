"""Making and finding elements of the page."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any


def find(selector: str, within: "Any" = None) -> "Any":
    """The first element that fits, or None."""
    from pyscript import document

    return (within or document).querySelector(selector)


def every(selector: str, within: "Any" = None) -> "list[Any]":
    """All elements that fit, as a list."""
    from pyscript import document

    found = (within or document).querySelectorAll(selector)
    return [found.item(index) for index in range(found.length)]


def make(
    tag: str,
    text: "str | None" = None,
    parts: "Sequence[Any]" = (),
    click: "Callable[[Any], None] | None" = None,
    **attributes: "str | None",
) -> "Any":
    """A new element. Attribute names may begin with `_` and hold `_` for `-`."""
    from pyscript import document

    element = document.createElement(tag)
    if text is not None:
        element.textContent = text
    for name in attributes:
        if attributes[name] is not None:
            element.setAttribute(name.strip("_").replace("_", "-"), str(attributes[name]))
    for part in parts:
        element.append(part)
    if click:
        listen(element, "click", click)
    return element


def fill(element: "Any", parts: "Sequence[Any]") -> None:
    """Replace what is in an element."""
    element.textContent = ""
    for part in parts:
        element.append(part)


def listen(element: "Any", event: str, function: "Callable[[Any], None]") -> None:
    """Call `function(event)` whenever the event happens."""
    from pyscript.ffi import create_proxy

    element.addEventListener(event, create_proxy(function))


def show(element: "Any", visible: bool) -> None:
    """Show or hide an element."""
    element.hidden = not visible


def labelled(text: str, control: "Any") -> "Any":
    """A control of a form with its label."""
    return make("label", parts=[make("span", text), control], _class="field")
