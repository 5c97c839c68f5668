"""A QR code of a link, for the camera of another device."""

from browser.dom import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element
    from words import Words

LONGEST = 1500  # characters; what is longer, cameras cannot read from a screen
QUIET = 4  # squares of light around a code, without which it is not seen


class QrCode:
    """The place of a code: that of a link, or a sentence why there is none."""

    def __init__(self, place: "Element", words: "Words") -> None:
        self.place, self.words = place, words
        self.link = ""

    def clear(self) -> None:
        """Remove the code."""
        self.link = ""

    async def show(self, link: str) -> None:
        """Show the code of a link; its script is loaded on demand."""
        self.link = link
        if len(link) > LONGEST:
            self._say("code-long")
            return
        import js as window

        codes = await window.platform.codes()
        drawn = str(await codes.drawn(link)) if codes else ""
        if link != self.link:
            return  # another one was asked for meanwhile
        if drawn:
            self.place.innerHTML = svg(drawn, self.words("code-told"))
        else:
            self._say("code-missing")

    def _say(self, slug: str) -> None:
        self.place.textContent = ""
        self.place.append(make("p", self.words(slug), _class="soft"))


def svg(drawn: str, told: str) -> str:
    """The SVG of a code from its size and path: dark on light in every scheme."""
    size, _, path = drawn.partition(" ")
    whole = str(int(size) + 2 * QUIET)
    edge = str(-QUIET)
    box = edge + " " + edge + " " + whole + " " + whole
    ground = '<rect x="%s" y="%s" width="%s" height="%s" fill="#fff"/>' % (edge, edge, whole, whole)
    return (
        '<svg class="code" role="img" aria-label="%s" viewBox="%s" shape-rendering="crispEdges">'
        '%s<path d="%s" fill="#000"/></svg>' % (told, box, ground, path)
    )
