"""A few values on the device, in a browser that may refuse to keep any."""

from browser.storage import Device


class Window:
    """A browser's window as far as a device sees it."""

    def __init__(self, lenient: bool = True) -> None:
        self.careful = self
        self.texts: dict[str, str] = {}
        self.lenient = lenient

    def read(self, key: str) -> "str | None":
        return self.texts.get(key)

    def write(self, key: str, text: str) -> bool:
        if self.lenient:
            self.texts[key] = text
        return self.lenient

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)


def test_what_is_put_is_got() -> None:
    window = Window()
    assert Device(window).put("seats", {"b": "person", "w": 2})
    assert Device(window).get("seats") == {"b": "person", "w": 2}
    assert list(window.texts) == ["anga:seats"]


def test_what_is_not_there_is_the_default() -> None:
    assert Device(Window()).get("seats") is None
    assert Device(Window()).get("seats", 7) == 7


def test_what_cannot_be_read_is_the_default() -> None:
    window = Window()
    window.texts["anga:seats"] = "{"
    assert Device(window).get("seats", 7) == 7


def test_what_is_dropped_is_gone() -> None:
    device = Device(Window())
    device.put("seats", 1)
    device.drop("seats")
    device.drop("seats")
    assert device.get("seats") is None


def test_a_browser_that_keeps_nothing_says_so() -> None:
    device = Device(Window(lenient=False))
    assert not device.put("seats", 1)
    assert device.get("seats") is None
