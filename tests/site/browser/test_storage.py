"""A few values on the device, in a browser that may refuse to keep any."""

from browser.storage import Device

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Window:
    """A browser's window as far as a device sees it."""

    def __init__(self, lenient: bool = True) -> None:
        self.platform = self
        self.texts: dict[str, str] = {}
        self.lenient = lenient

    def read(self, key: str, tab: bool = False) -> "str | None":
        return self.texts.get(_name(key, tab))

    def write(self, key: str, text: str, tab: bool = False) -> bool:
        if self.lenient:
            self.texts[_name(key, tab)] = text
        return self.lenient

    def remove(self, key: str, tab: bool = False) -> None:
        self.texts.pop(_name(key, tab), None)

    def keys(self) -> str:
        return "\n".join(sorted(self.texts))


def _name(key: str, tab: bool) -> str:
    return ("tab " if tab else "") + key


def device(window: "Window | None" = None) -> Device:
    about: Any = window or Window()
    return Device(about)


def test_what_is_put_is_got() -> None:
    window = Window()
    assert device(window).put("seats", {"b": "person", "w": 2})
    assert device(window).get("seats") == {"b": "person", "w": 2}
    assert list(window.texts) == ["anga:seats"]


def test_what_is_not_there_is_the_default() -> None:
    assert device(Window()).get("seats") is None
    assert device(Window()).get("seats", 7) == 7


def test_what_cannot_be_read_is_the_default() -> None:
    window = Window()
    window.texts["anga:seats"] = "{"
    assert device(window).get("seats", 7) == 7


def test_what_is_dropped_is_gone() -> None:
    kept = device()
    kept.put("seats", 1)
    kept.drop("seats")
    kept.drop("seats")
    assert kept.get("seats") is None


def test_a_browser_that_keeps_nothing_says_so() -> None:
    kept = device(Window(lenient=False))
    assert not kept.put("seats", 1)
    assert kept.get("seats") is None


def test_keys_are_known_by_their_beginning() -> None:
    window = Window()
    window.texts["elsewhere"] = window.texts["saved:x"] = "1"
    kept = device(window)
    for key in ("saved:a", "saved:b", "view:a"):
        kept.put(key, 1)
    assert kept.keys("saved:") == ["saved:a", "saved:b"]


def test_a_tab_keeps_things_of_its_own() -> None:
    kept = device()
    kept.put("saved", 1)
    kept.of_tab().put("saved", 2)
    assert (kept.get("saved"), kept.of_tab().get("saved")) == (1, 2)
