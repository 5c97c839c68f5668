"""The owner of things on a board."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Scene


def owner(scene: "Scene", touch: str) -> "str | None":
    """The seat whose piece, solid or hand is touched, or None."""
    if touch.startswith("t:"):
        return touch.split(":")[1]
    for thing in scene["pieces"] + scene["solids"]:
        if touch == "c:" + thing["cell"] and "seat" in thing:
            return str(thing["seat"])
    return None
