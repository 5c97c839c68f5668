"""How many men each seat has on a board. Runs on both Pythons."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Scene


def men(scene: "Scene") -> "dict[str, int]":
    """The number of each seat's pieces on the field, without those that are not counted."""
    counted = {seat["seat"]: seat.get("counted") for seat in scene["seats"]}
    found = dict.fromkeys(counted, 0)
    for piece in scene["pieces"]:
        seat = piece["seat"]
        if not piece.get("aside") and seat in found and counted[seat] in (None, piece["look"]):
            found[seat] += 1
    return found
