"""Elements and the document they are in, with their events and what they do by themselves."""

from tests.site.dom.canvas import Context
from tests.site.dom.markup import tokens
from tests.site.dom.selectors import fits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    Listener = Callable[["Event"], None]

FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]"
FOLLOWING, PRECEDING = 4, 2
FRAGMENT = "#fragment"  # elements that are not in the page yet


class Event:
    """Something that happens."""

    def __init__(self, kind: str, **about: "Any") -> None:
        self.type = kind
        self.target: Any = None
        self.prevented = self.stopped = False
        self.altKey = self.ctrlKey = self.metaKey = self.shiftKey = False
        self.key, self.submitter, self.relatedTarget = "", None, None
        for name in about:
            setattr(self, name, about[name])

    def preventDefault(self) -> None:
        self.prevented = True

    def stopPropagation(self) -> None:
        self.stopped = True


class Listening:
    """What events happen to."""

    def __init__(self) -> None:
        self.listeners: dict[tuple[str, bool], list[Any]] = {}

    def addEventListener(self, name: str, heard: "Any", how: object = None) -> None:
        self.listeners.setdefault((name, how is True), []).append(heard)

    def hear(self, event: Event, first: bool = False) -> None:
        """What is listened to on an event's way to its target comes `first`."""
        for heard in list(self.listeners.get((event.type, first), [])):
            heard(event)


class Found:
    """A list of the browser's."""

    def __init__(self, parts: "list[Any]") -> None:
        self.parts, self.length = parts, len(parts)

    def item(self, number: int) -> "Any":
        return self.parts[number]

    def __getitem__(self, number: int) -> "Any":
        return self.parts[number]


class Style:
    """An element's own style: whatever was set."""

    def __init__(self) -> None:
        self.properties: dict[str, str] = {}
        self.cssText = ""

    def setProperty(self, name: str, value: str) -> None:
        self.properties[name] = value

    def removeProperty(self, name: str) -> None:
        self.properties.pop(name, None)


class Data:
    """An element's `data-…`, None where it has none."""

    def __init__(self, element: "Element") -> None:
        self.element = element

    def __getattr__(self, name: str) -> "str | None":
        return self.element.getAttribute("data-" + name)


class Box:
    """Where an element is."""

    def __init__(self, left: float, top: float, width: float, height: float) -> None:
        self.left, self.top, self.width, self.height = left, top, width, height
        self.right, self.bottom = left + width, top + height


class Element(Listening):
    """An element: `children` are elements and texts, `box` is where it is, if a test says so."""

    def __init__(self, document: "Document", tag: str) -> None:
        super().__init__()
        self.document, self.tag = document, tag
        self.attributes: dict[str, str] = {}
        self.children: list[Element | str] = []
        self.parentElement: Element | None = None
        self.style, self.dataset, self.box = Style(), Data(self), Box(0, 0, 0, 0)
        self.scrollLeft = self.scrollTop = 0.0
        self.written: str | None = None  # the value that somebody gave it
        self.ticked: bool | None = None
        self.returnValue = ""
        self.captured: list[int] = []
        self.context: Context | None = None
        self.width = self.height = 0  # of a canvas
        self.in_sight = 0  # how often it was brought there
        self.scrollHeight = 0.0

    # The tree

    @property
    def elements(self) -> "list[Element]":
        return [child for child in self.children if not isinstance(child, str)]

    def everything(self) -> "Iterator[Element]":
        """All elements in it, in order."""
        waiting = self.children[::-1]
        while waiting:
            child = waiting.pop()
            if not isinstance(child, str):
                yield child
                waiting += child.children[::-1]

    @property
    def isConnected(self) -> bool:
        above: Element | None = self
        while above is not None and above is not self.document.documentElement:
            above = above.parentElement
        return above is not None

    @property
    def textContent(self) -> str:
        return "".join(
            [child if isinstance(child, str) else child.textContent for child in self.children]
        )

    @textContent.setter
    def textContent(self, text: str) -> None:
        for child in self.elements:
            child.parentElement = None
        self.children = [str(text)] if text else []
        self.document.altered(self)

    def _set_inner(self, text: str) -> None:
        self.textContent = ""
        build(self, text)
        self.document.altered(self)

    innerHTML = property(None, _set_inner)

    def append(self, part: "Element | str") -> None:
        self._insert(len(self.children), part)

    def prepend(self, part: "Element | str") -> None:
        self._insert(0, part)

    def _insert(self, place: int, part: "Element | str") -> None:
        if isinstance(part, Element):
            if part.tag == FRAGMENT:
                for child in list(part.children):
                    self.append(child)
                return
            if part.parentElement is self:
                place -= self.children.index(part) < place
            part.remove()
            part.parentElement = self
        self.children.insert(place, part)
        self.document.altered(self)

    def remove(self) -> None:
        above = self.parentElement
        if above is not None:
            above.children = [child for child in above.children if child is not self]
            self.parentElement = None
            self.document.altered(above)

    def isSameNode(self, other: object) -> bool:
        return self is other

    def compareDocumentPosition(self, other: "Element") -> int:
        if other is self:
            return 0
        for element in self.document.documentElement.everything():
            if element is self:
                return FOLLOWING
            if element is other:
                return PRECEDING
        return 1

    # Selectors

    def querySelector(self, selector: str) -> "Element | None":
        for element in self.everything():
            if fits(element, selector, self):
                return element
        return None

    def querySelectorAll(self, selector: str) -> Found:
        return Found([each for each in self.everything() if fits(each, selector, self)])

    def matches(self, selector: str) -> bool:
        return fits(self, selector)

    def closest(self, selector: str) -> "Element | None":
        above: Element | None = self
        while above is not None and not fits(above, selector):
            above = above.parentElement
        return above

    # Attributes

    def getAttribute(self, name: str) -> "str | None":
        return self.attributes.get(name)

    def hasAttribute(self, name: str) -> bool:
        return name in self.attributes

    def setAttribute(self, name: str, value: str) -> None:
        self.attributes[name] = str(value)
        self.document.altered(self)

    def removeAttribute(self, name: str) -> None:
        self.attributes.pop(name, None)
        self.document.altered(self)

    def _flag(self, name: str, on: object) -> None:
        if on:
            self.setAttribute(name, "")
        else:
            self.removeAttribute(name)

    hidden = property(
        lambda self: "hidden" in self.attributes, lambda self, on: self._flag("hidden", on)
    )
    disabled = property(
        lambda self: "disabled" in self.attributes, lambda self, on: self._flag("disabled", on)
    )
    open = property(lambda self: "open" in self.attributes, lambda self, on: self._flag("open", on))

    @property
    def checked(self) -> bool:
        return "checked" in self.attributes if self.ticked is None else self.ticked

    @checked.setter
    def checked(self, on: bool) -> None:
        self.ticked = bool(on)
        if on and self.attributes.get("type") == "radio":
            for other in self.document.querySelectorAll("input[type=radio]").parts:
                if other is not self and other.getAttribute("name") == self.attributes.get("name"):
                    other.ticked = False

    @property
    def value(self) -> str:
        if self.tag == "select":
            options: list[Element] = self.querySelectorAll("option").parts
            chosen = [option for option in options if option.hasAttribute("selected")]
            return (chosen[-1:] + options[:1])[0].value if options else ""
        if self.tag == "option":
            return self.attributes.get("value", self.textContent)
        if self.written is not None:
            return self.written
        return self.textContent if self.tag == "textarea" else self.attributes.get("value", "")

    @value.setter
    def value(self, text: str) -> None:
        self.written = str(text)
        for option in self.querySelectorAll("option").parts if self.tag == "select" else []:
            option.attributes.pop("selected", None)
            if option.value == str(text):
                option.attributes["selected"] = ""

    # Where it is

    clientWidth = offsetWidth = scrollWidth = property(lambda self: self.box.width)
    clientHeight = offsetHeight = property(lambda self: self.box.height)
    offsetLeft = property(lambda self: self.box.left)
    offsetTop = property(lambda self: self.box.top)

    def getBoundingClientRect(self) -> Box:
        return self.box

    def getClientRects(self) -> Found:
        return Found([self.box] if self.isConnected and self.seen else [])

    @property
    def seen(self) -> bool:
        """Whether neither it nor what it is in is hidden, or closed."""
        if self.hidden or (self.tag == "dialog" and not self.open):
            return False
        above = self.parentElement
        closed = above is not None and above.tag == "details" and not above.open
        return not (closed and self.tag != "summary") and (above is None or above.seen)

    def scrollIntoView(self, _how: object = None) -> None:
        self.in_sight += 1

    def setPointerCapture(self, pointer: int) -> None:
        self.captured.append(pointer)

    def getContext(self, _kind: str) -> Context:
        self.context = self.context or Context(self)
        return self.context

    # Events

    @property
    def around(self) -> "list[Element]":
        """What it is in, the nearest first."""
        above = self.parentElement
        return [above] + above.around if above is not None else []

    def dispatch(self, event: Event) -> Event:
        """Let something happen to it and to what it is in."""
        event.target = self
        for above in reversed(self.around):
            above.hear(event, first=True)
        here: Any = self
        while here is not None and not event.stopped:
            above = here.parentElement
            here.hear(event)
            here = above
        if not event.stopped:
            self.document.hear(event)
        return event

    def focus(self, _how: object = None) -> None:
        document = self.document
        able = self.seen and self.isConnected and not self.disabled
        if document.activeElement is self or not able or not self.matches(FOCUSABLE):
            return
        before, document.activeElement = document.activeElement, self
        if before is not None and before.isConnected and before is not document.body:
            before.dispatch(Event("focusout"))
        self.dispatch(Event("focusin"))

    def click(self) -> None:
        """Somebody presses it, in whatever way."""
        if self.disabled or not self.seen:
            raise AssertionError("nobody can press this: " + str(self.attributes))
        if self.dispatch(Event("click")).prevented:
            return
        if self.tag == "input" and self.attributes.get("type") in ("checkbox", "radio"):
            self.checked = not self.checked or self.attributes.get("type") == "radio"
            self.dispatch(Event("input"))
            self.dispatch(Event("change"))
        elif self.tag == "summary" and self.parentElement is not None:
            self.parentElement.open = not self.parentElement.open
            self.parentElement.hear(Event("toggle", target=self.parentElement))
        elif self.tag == "button" and self.attributes.get("type", "submit") == "submit":
            self._submit()
        elif self.tag == "a":
            self.document.follow(self.attributes["href"])

    def _submit(self) -> None:
        form = self.closest("form")
        if form is None or form.dispatch(Event("submit", submitter=self)).prevented:
            return
        dialog = form.closest("dialog")
        if dialog is not None and form.attributes.get("method") == "dialog":
            dialog.close(self.value)

    def type(self, text: str) -> None:
        """Somebody writes, or chooses, in its place."""
        assert self.seen
        assert not self.disabled
        self.value = text
        self.dispatch(Event("input"))
        self.dispatch(Event("change"))

    # Dialogs

    def showModal(self) -> None:
        assert self.tag == "dialog"
        self.open = True
        for inside in self.querySelectorAll(FOCUSABLE).parts:
            if inside.seen and not inside.disabled:
                inside.focus()
                return

    def close(self, value: "str | None" = None) -> None:
        if self.open:
            self.open = False
            if value is not None:
                self.returnValue = value
            if self.document.activeElement and self.document.activeElement.closest("dialog"):
                self.document.activeElement = self.document.body
            self.document.soon(lambda: self.hear(Event("close", target=self)))


class Range:
    """Some elements beside each other, from one to another."""

    def __init__(self, document: "Document") -> None:
        self.document = document
        self.first: Element | None = None
        self.last: Element | None = None

    def createContextualFragment(self, text: str) -> Element:
        fragment = Element(self.document, FRAGMENT)
        build(fragment, text)
        return fragment

    def setStartBefore(self, element: Element) -> None:
        self.first = element

    def setEndAfter(self, element: Element) -> None:
        self.last = element

    def deleteContents(self) -> None:
        assert self.first
        assert self.last
        beside = self.first.parentElement
        assert beside is not None
        children = beside.children
        for child in children[children.index(self.first) : children.index(self.last) + 1]:
            if isinstance(child, Element):
                child.remove()
            else:
                children.remove(child)


class Document(Listening):
    """A document made from a text of HTML, or an empty one.

    `soon` does what the browser would do a moment later; `altered` is told what has changed, and
    `follow` the address of a link that somebody follows.
    """

    def __init__(self, text: str = "<html><head></head><body></body></html>") -> None:
        super().__init__()
        self.by_keyboard = False  # what people used last
        self.hidden = False
        self.activeElement: Element | None = None
        self.altered: Callable[[Element], None] = lambda element: None
        self.follow: Callable[[str], None] = lambda address: None
        self.soon: Callable[[Callable[[], None]], None] = lambda work: work()
        root = Element(self, "")
        self.documentElement = root
        build(root, text)
        self.documentElement = root.elements[0]
        self.documentElement.parentElement = None
        self.body: Any = self.documentElement.querySelector("body")
        self.activeElement = self.body

    def createElement(self, tag: str) -> Element:
        return Element(self, tag)

    def createRange(self) -> Range:
        return Range(self)

    def querySelector(self, selector: str) -> "Element | None":
        root = self.documentElement
        return root if fits(root, selector, root) else root.querySelector(selector)

    def querySelectorAll(self, selector: str) -> Found:
        root = self.documentElement
        inside = [each for each in root.everything() if fits(each, selector, root)]
        return Found([root] * fits(root, selector, root) + inside)

    def getElementById(self, name: str) -> "Element | None":
        for element in self.documentElement.everything():
            if element.attributes.get("id") == name:
                return element
        return None

    @property
    def title(self) -> str:
        found = self.querySelector("title")
        return found.textContent if found else ""

    @title.setter
    def title(self, text: str) -> None:
        found = self.querySelector("title")
        assert found
        found.textContent = text

    def press(self, key: str, **held: bool) -> Event:
        """Somebody presses a key where the focus is."""
        self.by_keyboard = True
        at = self.activeElement
        assert at
        event = at.dispatch(Event("keydown", key=key, **held))
        pressed = at.tag in ("button", "a", "summary") and key in ("Enter", " ")
        if pressed and not event.prevented and at.isConnected:
            at.click()
        dialog = at.closest("dialog")
        if key == "Escape" and dialog and not event.prevented:
            dialog.close()
        return event


def build(into: Element, text: str) -> None:
    """Put what a text of HTML says into an element."""
    at = into
    for kind, name, attributes in tokens(text):
        if kind == "text":
            at.children.append(name)
        elif kind == "start":
            element = Element(into.document, name)
            element.attributes, element.parentElement = attributes, at
            at.children.append(element)
            at = element
        else:
            assert at.tag == name, "</" + name + "> ends <" + at.tag + ">"
            assert at.parentElement is not None
            at = at.parentElement
    assert at is into, "<" + at.tag + "> has no end"
