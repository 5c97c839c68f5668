# ruff: noqa: N802 (names that the browser gave)
"""The parts of the browser's service worker API that the page uses, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Source(Protocol):
        """A source of events."""

        def addEventListener(self, event: str, function: object, how: object = None) -> None:
            """Call a function at each event of a kind."""

    class Worker(Source, Protocol):
        """A service worker."""

        state: str

    class Registration(Source, Protocol):
        """The registration of a script for this site, with its pending workers."""

        installing: Worker
        waiting: Worker | None

    class Workers(Source, Protocol):
        """All service workers of this site."""

        controller: Worker | None
