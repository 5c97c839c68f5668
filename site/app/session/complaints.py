"""What is wrong with a game that was brought here, as a sentence."""

from anga.shared.errors import cut

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Stop
    from anga.shared.errors import LinkError
    from words import Words


def broken(problem: "LinkError", words: "Words") -> str:
    """What of a link cannot be read, or that it is too long."""
    return words("long-link" if problem.reason else "bad-link", cut(problem.text or ""))


def complaint(error: "Stop", words: "Words") -> str:
    """What the engine's door finds wrong with a link."""
    kind, text = error["kind"], cut(error["text"] or "")
    if kind == "request":
        return words("bad-request", cut(error["message"]))
    if kind in ("game", "rules", "position"):
        return words("bad-" + kind, text)
    number = (error["ply"] or 0) + 1
    known = error.get("reason")
    reason = words.say(known) if known else ""
    return words("bad-" + kind, number, text, reason)
