"""Colours from tokens: by scheme, mixed, transparent, in light and on wood.

Some colours are made of tokens, and have names too:

    rim     what sets a sign off from any square: the lighter of paper and ink
    core    what is seen on a rim: the darker of them
    on      ink@wood: what is drawn on a material, where ink stays ink where wood stays light
    clear   clear@good: rim or core, whichever is clearly seen on a colour
    mix     wood|white|0.7: a colour with a share of another in it
"""

from anga.shared.colours import COLOURS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


RIMS = {"rim": "card", "core": "paper"}  # in the light scheme, and in the dark one
CLEAR = 0.55  # how light a colour is on which dark signs are seen better


class Palette:
    """The current colour of each token. A colour that is no token stands for itself.

    `seek` looks up tokens that are not among `colours`; those it does not know, as without the
    style sheet, are taken from the light scheme, and a game's own are grey.
    """

    def __init__(
        self, colours: "dict[str, str] | None" = None, seek: "Callable[[str], str] | None" = None
    ) -> None:
        self.colours = dict(colours or {})
        self.seek = seek
        self._made: "dict[str, str]" = {}
        self._faded: "dict[tuple[str, float], str]" = {}

    def __call__(self, colour: str) -> str:
        """The colour of a token, or of a colour made of tokens."""
        look = self.colours.get(colour) or self._made.get(colour)
        if look is None:
            if "@" in colour or "|" in colour or colour in ("rim", "core"):
                look = self._made[colour] = self._make(colour)
            else:
                look = self.colours[colour] = self._seek(colour)
        return look

    def _seek(self, token: str) -> str:
        look = self.seek(token) if self.seek else ""
        if look or token.startswith("#") or "(" in token:
            return look or token
        return COLOURS[token if token in COLOURS else "soft"][0]

    def _make(self, colour: str) -> str:
        if "|" in colour:
            one, other, share = colour.split("|")
            return mixed(self(one), self(other), float(share))
        if "@" in colour:
            drawn, material = colour.split("@")
            if drawn == "clear":
                return self("core" if lightness(self(material)) > CLEAR else "rim")
            return self.on(material)(drawn)
        return self("ink" if self.dark == (colour == "rim") else RIMS[colour])

    def but(self, changed: "dict[str, str]") -> "Palette":
        """This palette with some colours changed."""
        colours = dict(self.colours)
        colours.update(changed)
        return Palette(colours, self.seek)

    def faded(self, colour: str, alpha: float) -> str:
        """A colour with a degree of opacity."""
        if alpha >= 1:
            return self(colour)
        look = self._faded.get((colour, alpha))
        if look is None:
            look = "rgba(%d,%d,%d,%.3f)" % (rgb(self(colour)) + (alpha,))
            self._faded[colour, alpha] = look
        return look

    def mixed(self, token: str, other: str, share: float) -> str:
        """A token mixed with a share of another."""
        return mixed(self(token), self(other), share)

    @property
    def dark(self) -> bool:
        """Whether the page is in its dark scheme."""
        return lightness(self("paper")) < lightness(self("ink"))

    def on(self, material: str) -> "Palette":
        """The palette for drawing on a material: ink stays ink where wood stays light."""
        inks = sorted([self("ink"), self("paper")], key=lightness)
        light = lightness(self(material)) > 0.4
        if not light:
            inks.reverse()
        accent = self("accent")
        if light:
            accent = deeper(accent, lightness(accent) - 0.3)
        return self.but({"ink": inks[0], "paper": inks[1], "accent": accent})


def rgb(colour: str) -> "tuple[int, int, int]":
    """The three parts of `#rgb`, `#rrggbb` or `rgb(…)`, each up to 255."""
    if colour.startswith("#"):
        digits = colour[1:]
        if len(digits) < 6:
            digits = "".join(digit + digit for digit in digits)
        return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)
    parts = colour[colour.index("(") + 1 : colour.index(")")].replace(",", " ").split()
    return int(float(parts[0])), int(float(parts[1])), int(float(parts[2]))


def mixed(a: str, b: str, share: float) -> str:
    """Colour `a` mixed with a share of `b`."""
    return "#" + "".join(
        "%02x" % int(p + (q - p) * share + 0.5)
        for p, q in zip(rgb(a), rgb(b))  # noqa: B905
    )


def deeper(colour: str, by: float) -> str:
    """A colour darkened by a share from 0 to 1, with more of its own hue."""
    less = int(max(0.0, by) * 255)
    return "#" + "".join("%02x" % max(0, part - less) for part in rgb(colour))


def lightness(colour: str) -> float:
    """The perceived lightness of a colour, from 0 to 1."""
    r, g, b = rgb(colour)
    return (0.299 * r + 0.587 * g + 0.114 * b) / 255
