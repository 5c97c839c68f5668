"""Making and finding elements of the page."""


def find(selector, within=None):
    """The first element that fits, or None."""
    from pyscript import document

    return (within or document).querySelector(selector)


def every(selector, within=None):
    """All elements that fit, as a list."""
    from pyscript import document

    found = (within or document).querySelectorAll(selector)
    return [found.item(index) for index in range(found.length)]


def make(tag, text=None, parts=(), click=None, **attributes):
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


def fill(element, parts):
    """Replace what is in an element."""
    element.textContent = ""
    for part in parts:
        element.append(part)


def listen(element, event, function):
    """Call `function(event)` whenever the event happens."""
    from pyscript.ffi import create_proxy

    element.addEventListener(event, create_proxy(function))


def show(element, visible):
    """Show or hide an element."""
    element.hidden = not visible
