"""A line on which a file does not arrive before it is let through."""

from playwright.sync_api import BrowserContext, Route


class Line:
    """Holds back what a context asks for by a glob, until it is let through.

    Later requests go on being routed: what is on its way while routing ends, a browser may hold
    for ever.
    """

    def __init__(self, context: BrowserContext, what: str) -> None:
        self._held: list[Route] = []
        self._is_open = False
        context.route(what, self._hold)

    def _hold(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._held.append(route)

    def let_through(self) -> None:
        """Let through what was held back, and all that follows."""
        self._is_open = True
        for route in self._held:
            route.continue_()
