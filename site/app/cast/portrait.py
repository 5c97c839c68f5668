"""The drawings of the figures; icons/cast.svg has them all, in the colour of the text around."""

from browser.dom import make, unbroken
from cast.figures import figure, name_of
from words import pieces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser.types import Element
    from words import Words

DRAWING = '<svg viewBox="0 0 320 320"><use href="%sicons/cast.svg#%s"/></svg>'


def portrait(level: int, root: str = "") -> "Element":
    """The drawing of a level's figure; the text beside it has to say who that is.

    `root` is the way from the page to the site's folder.
    """
    made = make("span", _class="figure", aria_hidden="true")
    made.innerHTML = DRAWING % (root, figure(level).id)
    return made


def introduction(level: int, words: "Words", told: "Sequence[Element]" = ()) -> "Element":
    """The drawing of a level's figure, beside its name, what it is like, and what else is told."""
    known = [
        make("strong", parts=unbroken(pieces(name_of(level, words)))),
        make("span", figure(level).line[words.language]),
    ]
    return make("div", parts=[portrait(level), make("div", parts=known + list(told))], _class="met")
