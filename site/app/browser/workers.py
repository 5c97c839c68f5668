# ruff: noqa: N802 (names that the browser gave)
"""The browser's service workers as far as the page uses them, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Source(Protocol):
        """Where events happen."""

        def addEventListener(self, event: str, function: object, how: object = None) -> None:
            """Call a function whenever the event happens."""

    class Worker(Source, Protocol):
        """A service worker."""

        state: str

    class Registration(Source, Protocol):
        """A script for this site, and its workers on their way."""

        installing: Worker
        waiting: Worker | None

    class Workers(Source, Protocol):
        """All of this site."""

        controller: Worker | None
