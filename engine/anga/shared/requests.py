"""Requests about a game to the engine (see `answers.Request`). Runs on both Pythons."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.answers import Request


def make_request(
    cmd: str, game: str, rules: str, position: "str | None" = None, record: "Sequence[str]" = ()
) -> "Request":
    """A request about the position after a record's moves, from the usual start if None."""
    request: "Request" = {"cmd": cmd, "game": game, "rules": rules, "record": list(record)}
    if position is not None:
        request["position"] = position
    return request
