"""The colours that the style sheet gives an element."""

from anga.shared.palette import Palette


def read(element: object) -> Palette:
    """The palette that the style sheet gives an element."""
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
