"""Keeps the keyboard focus on the page when its element is removed, disabled or rebuilt.

A rebuilt element gets the focus back. For a removed one another control near it takes the focus,
else the board, else the status; if the same control, or an option, comes back before anything else
was focused, the focus returns to it.
"""

from browser.dom import bring, every, find, find_or_none, focusable, listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element, Event, Window

CONTROLS = "button, a[href], input, select, summary, [tabindex]"
BOXES = ".options, #status, #notices, .bar, .steps, #more, .seats, #review-points, figure"
OPTIONS = ".options"
NAMES = ("id", "name", "data-touch")  # by which a control is known again
FOLLOWING = 4  # how the browser says that an element comes after another one
WATCHED = ["hidden", "disabled", "open", "data-editing"]


class Focus:
    """Watches the focus as long as the page lives."""

    def __init__(self, window: "Window") -> None:
        from jsffi import create_proxy, to_js

        self.document = window.document
        self.to_js = to_js
        self.last: "Element | None" = None  # what has, or had, the focus
        self.box: "Element | None" = None  # in which it stands
        self.name = ""
        self.rest: "Element | None" = None  # what has it instead
        listen(self.document, "focusin", self._on_focus)
        listen(self.document, "pointerdown", self._on_pointer)
        listen(self.document, "keydown", self._on_action)
        watch = window.MutationObserver.new(create_proxy(self._on_mutation))
        what = {"childList": True, "subtree": True, "attributeFilter": WATCHED}
        watch.observe(self.document.body, to_js(what))

    def _on_focus(self, event: "Event") -> None:
        if not self.rest or not event.target.isSameNode(self.rest):
            self._keep(event.target)

    def _on_action(self, event: "Event") -> None:
        """Accept the temporary focus, since somebody acts there."""
        if self.rest:
            self._keep(self.rest)

    def _keep(self, element: "Element") -> None:
        self.last, self.rest = element, None
        self.box = element.closest(BOXES)
        self.name = name_of(element)

    def _on_pointer(self, event: "Event") -> None:
        """Drop the focus to be restored, since somebody points elsewhere."""
        self.last = self.rest = None

    def _on_mutation(self, records: object, observer: object) -> None:
        if self.rest:
            back = self._again()
            if not self.rest.matches(":focus"):
                self.rest = None
            elif back:
                self._give(back)
        elif self.last and not usable(self.last) and self._nowhere():
            back = self._again()
            if not back:
                back = self.rest = self._beside() or self._place()
            self._give(back)

    def _nowhere(self) -> bool:
        """Whether nothing has the focus, or an element about to lose it."""
        has = self.document.activeElement
        return has is None or bool(has.matches("body, dialog")) or not usable(has)

    def _again(self) -> "Element | None":
        """The same control, rebuilt or back; any option, if this one is not among them."""
        back = None
        if self.box and self.box.isConnected:
            back = usable_in(self.box, self.name)
            if not back and self.box.matches(OPTIONS):
                back = usable_in(self.box, "button")
        if not back and not self.name.startswith("[data-touch"):
            back = usable_in(find("body"), self.name)
        return back

    def _beside(self) -> "Element | None":
        """Another control in the same box: the next one, or the one before."""
        if not self.box or not self.box.isConnected or self.box.matches("figure"):
            return None
        found = [control for control in every(CONTROLS, self.box) if usable(control)]
        for control in found:
            if self.last and self.last.compareDocumentPosition(control) == FOLLOWING:
                return control
        return found[-1] if found else None

    def _place(self) -> "Element":
        """Where the focus waits: at the status for options, else on the board."""
        figure = self.box.closest("figure") if self.box else None
        status, board = find_or_none("#status"), find_or_none('[role=grid] [tabindex="0"]', figure)
        if status and (not board or (self.box and self.box.matches(OPTIONS))):
            return focusable(status)
        return board or find("main")

    def _give(self, element: "Element") -> None:
        """Focus an element without a jump of the page, but visibly for keyboard users."""
        element.focus(self.to_js({"preventScroll": True}))
        if element.matches(":focus-visible"):
            bring(element)


def name_of(element: "Element") -> str:
    """A selector that finds a control when it is rebuilt; empty if it has no name."""
    for name in NAMES:
        value = element.getAttribute(name)
        if value:
            return '[%s="%s"]' % (name, value)
    return ""


def usable(element: "Element") -> bool:
    """Whether an element is present, visible and enabled."""
    shown = element.isConnected and element.getClientRects().length > 0
    return bool(shown and not element.matches(":disabled"))


def usable_in(box: "Element", selector: str) -> "Element | None":
    """The first usable element, or None."""
    for element in every(selector, box) if selector else []:
        if usable(element):
            return element
    return None
