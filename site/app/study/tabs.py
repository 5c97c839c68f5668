"""The tabs of the record: the moves, and an analysis and a review while they are open."""

from browser.dom import find, focus_card, listen, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element, Event

MOVES, ANALYSIS, REVIEW = "listed", "analysis", "review"  # panels by their ids, in order
ORDER = (MOVES, ANALYSIS, REVIEW)
ALONG = {"ArrowLeft": -1, "ArrowRight": 1}


class Tabs:
    """Panels in one place, of which the chosen one is seen; while one is alone, there is no row."""

    def __init__(self) -> None:
        self.row, self.panel = find("#tabs"), find(".panel")
        self.panels = [MOVES]  # those that are open
        self.chosen = MOVES
        listen(self.row, "click", self._on_click)
        listen(self.row, "keydown", self._on_key)

    def keep(self, panel: str, is_open: bool) -> None:
        """Open a panel and choose it, or close it; one that is so already stays as it is."""
        if is_open == (panel in self.panels):
            return
        kept = [each for each in self.panels if each != panel] + ([panel] if is_open else [])
        self.panels = [each for each in ORDER if each in kept]
        if is_open:
            self.choose(panel)
        else:
            self.choose(MOVES if self.chosen == panel else self.chosen)

    def choose(self, panel: str) -> None:
        """Show one of the open panels."""
        self.chosen = panel
        studies = self.panels[1:]
        show(self.row, bool(studies))
        if studies:
            self.panel.setAttribute("data-study", " ".join(studies))
        else:
            self.panel.removeAttribute("data-study")
        for each in ORDER:
            tab, is_chosen = _tab(each), each == panel
            show(tab, each in self.panels)
            show(find("#" + each), is_chosen)
            tab.setAttribute("aria-selected", "true" if is_chosen else "false")
            tab.setAttribute("tabindex", "0" if is_chosen else "-1")

    def enter(self, panel: str) -> None:
        """Show one of the open panels, and give it the focus, where arrows still step."""
        self.choose(panel)
        focus_card(find("#" + panel))

    def _on_click(self, event: "Event") -> None:
        tab = event.target.closest("[role=tab]")
        if tab:
            self.choose(str(tab.getAttribute("aria-controls")))

    def _on_key(self, event: "Event") -> None:
        """Choose the tab beside, beyond the last the first; or the first or last."""
        panels = self.panels
        if event.key in ALONG:
            place = (panels.index(self.chosen) + ALONG[event.key]) % len(panels)
        elif event.key in ("Home", "End"):
            place = 0 if event.key == "Home" else len(panels) - 1
        else:
            return
        event.preventDefault()
        self.choose(panels[place])
        _tab(self.chosen).focus()


def _tab(panel: str) -> "Element":
    return find("#tab-" + panel)
