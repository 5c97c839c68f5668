"""Handicaps: which one a game has, and which is offered after several results in a row."""

from kept.results import LOST, WON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import HandicapEntry, Opening

UNEVEN = "handicap"  # the group of rules that help one side
EVEN, OTHER = "", "other"  # no handicap; one that is never offered, or helps somebody else
ENOUGH = 2  # results in a row


def handicap_of(opening: "Opening", rules: str, position: "str | None") -> "HandicapEntry | None":
    """The handicap with which a game with these rules and this start begins, None without one."""
    for each in opening.get("handicaps", []):
        if each["rules"] == rules and each["position"] == position:
            return each
    return None


def named(opening: "Opening", ident: str) -> "HandicapEntry | None":
    """The handicap with an id, None without one."""
    for each in opening.get("handicaps", []):
        if each["id"] == ident:
            return each
    return None


def kind_of(opening: "Opening", rules: str, position: "str | None", seat: str) -> "str | None":
    """The handicap under which the result of somebody in a seat counts, EVEN for an even game.

    None for a game from any other position, which counts nowhere.
    """
    found = handicap_of(opening, rules, position)
    if found:
        return found["id"] if found["seat"] == seat else OTHER
    if position is not None:
        return None
    tokens = rules.split(",")
    for rule in opening["rules"]:
        if rule["group"] == UNEVEN and [each for each in rule["tokens"] if each in tokens]:
            return OTHER
    return EVEN


def offered(opening: "Opening", streak: "list[object]") -> "str | None":
    """The handicap of the next game, EVEN for none, that is offered after a streak of results.

    After each second loss in a row to a level it is the next heavier one, after each second win
    with a handicap none. Otherwise nothing is offered, and None returned.
    """
    if len(streak) != 4:
        return None
    kind, _, result, count = streak
    if not isinstance(count, int) or not count or count % ENOUGH:
        return None
    known = [EVEN] + [each["id"] for each in opening.get("handicaps", [])]
    if kind not in known:
        return None
    if result == WON and kind != EVEN:
        return EVEN
    heavier = known[known.index(str(kind)) + 1 :]
    return heavier[0] if result == LOST and heavier else None
