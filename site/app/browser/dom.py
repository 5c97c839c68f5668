"""Creating and finding elements of the page."""

from anga.shared.phrases import line_parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from browser.types import DomNode, Element, Event, Window
    from browser.workers import Source


def find(selector: str, within: "DomNode | None" = None) -> "Element":
    """The first element that matches a selector; there must be one."""
    found: "Element" = find_or_none(selector, within)  # type: ignore[assignment]
    return found


def find_or_none(selector: str, within: "DomNode | None" = None) -> "Element | None":
    """The first element that matches a selector, or None."""
    from js import document

    found: "Element | None" = (within or document).querySelector(selector)
    return found


def every(selector: str, within: "DomNode | None" = None) -> "list[Element]":
    """All elements that match a selector, as a list."""
    from js import document

    found = (within or document).querySelectorAll(selector)
    return [found.item(index) for index in range(found.length)]


def make(
    tag: str,
    text: "str | None" = None,
    parts: "Sequence[Element | str]" = (),
    click: "Callable[[Event], None] | None" = None,
    **attributes: "str | None",
) -> "Element":
    """A new element. Attribute names may begin with `_` and hold `_` for `-`."""
    from js import document

    element: "Element" = document.createElement(tag)
    if text is not None:
        element.textContent = text
    for name in attributes:
        value = attributes[name]
        if value is not None:
            element.setAttribute(name.strip("_").replace("_", "-"), str(value))
    for part in parts:
        element.append(part)
    if click:
        listen(element, "click", click)
    return element


def unbroken(texts: "Sequence[str]") -> "list[Element | str]":
    """Texts that each stay on one line where they fit; a single one needs no element."""
    if len(texts) == 1:
        return [texts[0]]
    return [make("span", text, _class="unbroken") for text in texts]


def phrased(text: str, before: str = "") -> "list[Element | str]":
    """A text in which lines of Japanese end between phrases; `before` is the letter before it."""
    parts: "list[Element | str]" = []
    for phrase in line_parts(before + text):
        parts += [make("wbr"), phrase] if parts else [phrase[len(before) :]]
    return parts


def fill(element: "Element", parts: "Sequence[Element | str]") -> None:
    """Replace the contents of an element."""
    element.textContent = ""
    for part in parts:
        element.append(part)


def listen(element: "Source", event: str, function: "Callable[[Event], None]") -> None:
    """Call `function(event)` whenever the event happens."""
    from jsffi import create_proxy

    element.addEventListener(event, create_proxy(function))


def show(element: "Element", visible: bool) -> None:
    """Show or hide an element."""
    element.hidden = not visible


def mark_current(name: str, within: "Element") -> "Element | None":
    """Mark the element of that name alone as the current step; returns it, if there is one."""
    for old in every("[aria-current]", within):
        old.removeAttribute("aria-current")
    current = find_or_none('[name="%s"]' % name, within)
    if current:
        current.setAttribute("aria-current", "step")
    return current


def mark(name: str) -> None:
    """Set a performance mark for measurements."""
    import js as window

    window.performance.mark(name)


def mark_shown(window: "Window") -> None:
    """Mark that the board is drawn, so that the start needs no more supervision."""
    mark("anga-board")
    window.document.documentElement.setAttribute("data-shown", "")


def with_label(text: str, control: "Element") -> "Element":
    """A form control with its label."""
    return make("label", parts=[make("span", text), control], _class="field")


def escape_html(text: str) -> str:
    """A text escaped for HTML."""
    for plain, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        if plain in text:
            text = text.replace(plain, entity)
    return text


def scrolled() -> float:
    """How far the page is scrolled."""
    import js as window

    return float(window.scrollY)


def scroll(top: float) -> None:
    """Scroll the page as far as that."""
    import js as window

    window.scrollTo(0, top)


def focusable(card: "Element") -> "Element":
    """A card that is no control, once it can have the focus."""
    card.setAttribute("tabindex", "-1")
    return card


def focus_card(card: "Element") -> None:
    """Give a card the focus without a jump of the page."""
    from jsffi import to_js

    focusable(card).focus(to_js({"preventScroll": True}))


def bring(element: "Element") -> None:
    """Scroll as little as possible to make an element visible."""
    from jsffi import to_js

    element.scrollIntoView(to_js({"block": "nearest"}))
