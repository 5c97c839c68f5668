"""The page's fonts on a canvas; they arrive after the first drawing."""

from board.paint.put import font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Looks

_asked: "set[str]" = set()


def load(looks: "Looks", texts: "list[str]", arrived: "Callable[[], None]") -> None:
    """Fetch the fonts of drawings and texts; call `arrived` when there are new ones."""
    from js import document
    from jsffi import create_proxy

    used = glyphs(looks)
    used["text"] = used.get("text", "") + "".join(texts)
    for name, text in used.items():
        wanted = "".join(sorted(char for char in set(text) if name + char not in _asked))
        if wanted:
            _asked.update(name + char for char in wanted)
            size = font(name, 16)
            if not document.fonts.check(size, wanted):
                document.fonts.load(size, wanted).then(create_proxy(lambda _faces: arrived()))


def glyphs(looks: "Looks") -> "dict[str, str]":
    """All characters that drawings use, by font."""
    used: "dict[str, str]" = {}
    for drawing in looks.values():
        for stroke in drawing:
            if "glyph" in stroke:
                name = stroke.get("font", "mincho")
                used[name] = used.get(name, "") + stroke["glyph"]
    return used
