"""The service worker: registered when the network is idle; a new version is only offered."""

from browser.dom import find, find_or_none, listen, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Event, Window
    from browser.workers import Worker, Workers
    from words import Words


async def register(window: "Window", words: "Words") -> None:
    """Make the site work offline from now on; where that is forbidden, do nothing.

    The manifest is named only now: browsers fetch it and its icons at once, which would cost the
    start a tenth of a second.
    """
    find("head").append(
        make("link", rel="manifest", href=window.platform.root + "manifest.webmanifest")
    )
    registration = await window.platform.register(window.platform.root + "sw.js")
    workers = window.platform.workers()
    if not registration or not workers:
        return
    if workers.controller:  # a browser may have thrown away what it keeps
        window.platform.send(workers.controller, "refill")
    if registration.waiting and workers.controller:
        _offer(window, words, workers, registration.waiting)

    def found(event: "Event") -> None:
        _watch(window, words, workers, registration.installing)

    listen(registration, "updatefound", found)


def heal(window: "Window") -> None:
    """Let the worker fetch damaged files again, if there is one."""
    workers = window.platform.workers()
    if workers and workers.controller:
        window.platform.send(workers.controller, "heal")


def _watch(window: "Window", words: "Words", workers: "Workers", worker: "Worker") -> None:
    def changed(event: "Event") -> None:
        if worker.state == "installed" and workers.controller:
            _offer(window, words, workers, worker)

    listen(worker, "statechange", changed)


def _offer(window: "Window", words: "Words", workers: "Workers", worker: "Worker") -> None:
    """Offer a new version; the page is reloaded only after a yes."""
    old = find_or_none(".toast")
    if old is not None:
        old.remove()

    def reload(event: "Event") -> None:
        window.location.reload()

    def accept(event: "Event") -> None:
        if worker.state in ("activated", "redundant"):  # another tab has accepted before
            window.location.reload()
        listen(workers, "controllerchange", reload)
        window.platform.send(worker, "accept")

    toast = make("div", role="status", _class="toast", parts=[make("p", words("new-version"))])
    yes = make("button", words("take-version"), click=accept, type="button", _class="strong")
    no = make("button", words("later"), click=lambda event: toast.remove(), type="button")
    toast.append(yes)
    toast.append(no)
    find("body").append(toast)
