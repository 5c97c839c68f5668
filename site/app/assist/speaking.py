"""What speaks for a move that nobody has made yet: claims with figures, else words alone."""

from assist.figures import claim
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from typing import Any

    from anga.shared.advice import Reason
    from anga.shared.answers import Request
    from anga.shared.scene import Explanation, Figures, Phrase
    from words import Words

MOST = 3  # reasons that are told of a move
COVERS = "aim:covers"  # the reason that what is captured somewhere can be captured back …
THEN = ":then"  # … and how the slugs of warnings end that say no more


async def speaking(
    ask: "Callable[[Request], Awaitable[Any]]",
    make: "Callable[[str], Request]",
    moves: "list[str]",
    than: str = "",
) -> "list[Reason]":
    """What speaks for the last of some moves, then what to mind about it.

    `make` makes a request about their game. Where the engine has no claim, these are reasons
    without figures; but none if the move is to be told from another one, `than`.
    """
    request = _about(make("claims"), moves)
    if than:
        request["than"] = than
    found = await ask(request)
    claims: "list[Reason]" = found.get("claims", [])
    cautions: "list[Reason]" = found.get("cautions", [])
    if not (claims or than):
        told = (await ask(_about(make("reasons"), moves))).get("reasons", [])
        claims = [bare(phrase) for phrase in told]
    claims = claims[: MOST - len(cautions)]
    return claims + [each for each in cautions if not _is_told(each, claims)]


def _is_told(caution: "Reason", claims: "Sequence[Reason]") -> bool:
    """Whether claims have told already what a warning adds."""
    covering = [each["figures"] for each in claims if each["slug"] == COVERS]
    known = [cell for each in covering for mark in each["marks"] for cell in mark["cells"]]
    minded = [cell for mark in caution["figures"]["marks"] for cell in mark["cells"]]
    return caution["slug"].endswith(THEN) and not [cell for cell in minded if cell not in known]


def sentence(reasons: "Sequence[Reason]", words: "Words", to: "str | None" = None) -> str:
    """What speaks for a move, in words, perhaps to the player of a seat."""
    return together([words.say_to(to, claim(each)) for each in reasons])


def previewed(explanation: "Explanation | None", words: "Words") -> str:
    """What some touches come to, in words."""
    return together([words.say(note) for note in explanation["notes"]]) if explanation else ""


def bare(phrase: "Phrase") -> "Reason":
    """A phrase as a reason without figures."""
    parts: "list[Phrase]" = [phrase] if isinstance(phrase, str) else list(phrase)
    figures: "Figures" = {"marks": [], "lines": []}
    return {"slug": str(parts[0]), "args": parts[1:], "figures": figures}


def _about(request: "Request", moves: "list[str]") -> "Request":
    request["record"] = moves
    return request
