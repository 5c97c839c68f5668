"""A line on which a file does not arrive before it is let through."""

from playwright.sync_api import BrowserContext, Route


class Gate:
    """Holds back what a context asks for by a glob, until it is opened.

    Later requests go on being routed: what is on its way while routing ends, a browser may hold
    for ever.
    """

    def __init__(self, context: BrowserContext, pattern: str) -> None:
        self._waiting: list[Route] = []
        self._is_open = False
        context.route(pattern, self._arrived)

    def _arrived(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._waiting.append(route)

    def open(self) -> None:
        """Let all requests through, those that wait and all that follow."""
        self._is_open = True
        for route in self._waiting:
            route.continue_()
