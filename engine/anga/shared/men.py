"""How many men each seat has on a board. Runs on both Pythons."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Scene


def men(scene: "Scene") -> "dict[str, int]":
    """The number of flat pieces of each seat on the field."""
    found = {seat["seat"]: 0 for seat in scene["seats"]}
    for piece in scene["pieces"]:
        if not piece.get("aside") and piece["seat"] in found:
            found[piece["seat"]] += 1
    return found
