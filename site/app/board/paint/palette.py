"""The colours of an element, from the style sheet."""

from anga.shared.palette import Palette


def read(element: object) -> Palette:
    """The palette of an element, from the style sheet."""
    import js as window

    style = window.getComputedStyle(element)
    probe = window.document.createElement("canvas").getContext("2d")

    def seek(token: str) -> str:
        value = style.getPropertyValue("--" + token).strip()
        if not value:
            return ""
        probe.fillStyle = value
        return str(probe.fillStyle)

    return Palette(None, seek)
