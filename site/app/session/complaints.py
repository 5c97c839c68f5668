"""What is wrong with a game that was brought here, as a sentence."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.ports import Answer
    from words import Words


def complaint(error: "Answer", words: "Words") -> str:
    """What the engine's door finds wrong with a link."""
    kind, text = error["kind"], error["text"] or ""
    if kind == "request":
        return words("bad-request", error["message"])
    if kind in ("game", "rules", "position"):
        return words("bad-" + kind, text)
    number = error["ply"] + 1
    reason = words.say(error["reason"]) if error.get("reason") else ""
    return words("bad-" + kind, number, text, reason)
