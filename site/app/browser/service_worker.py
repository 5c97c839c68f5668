"""The service worker: registered when nothing else needs the line, a new version only offered."""

from browser.dom import find, listen, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from words import Words


async def register(window: "Any", words: "Words") -> None:
    """Make the site work without a network from now on; where that is forbidden, do nothing.

    The manifest is named only now: browsers fetch it and its icons at once, which would cost the
    start a tenth of a second.
    """
    find("head").append(make("link", rel="manifest", href="manifest.webmanifest"))
    try:
        container = window.navigator.serviceWorker
        registration = await container.register("sw.js")
    except Exception:
        return
    if not registration:
        return
    if registration.waiting and container.controller:
        _offer(window, words, registration.waiting)
    listen(registration, "updatefound", lambda event: _watch(window, words, registration))


def _watch(window: "Any", words: "Words", registration: "Any") -> None:
    worker = registration.installing

    def changed(event: "Any") -> None:
        if worker.state == "installed" and window.navigator.serviceWorker.controller:
            _offer(window, words, worker)

    listen(worker, "statechange", changed)


def _offer(window: "Any", words: "Words", worker: "Any") -> None:
    """Show a line with a choice; the page is reloaded only after a yes."""

    def accept(event: "Any") -> None:
        from pyscript.ffi import to_js

        listen(
            window.navigator.serviceWorker,
            "controllerchange",
            lambda event: window.location.reload(),
        )
        worker.postMessage(to_js({"type": "accept"}))

    toast = make("div", role="status", _class="toast", parts=[make("p", words("new-version"))])
    yes = make("button", words("take-version"), click=accept, type="button", _class="strong")
    no = make("button", words("later"), click=lambda event: toast.remove(), type="button")
    toast.append(yes)
    toast.append(no)
    find("body").append(toast)
