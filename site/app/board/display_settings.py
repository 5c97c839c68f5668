"""People's settings for how boards look and move, from the page's root, and the orientation."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Scene

SPEEDS = {"slow": 0.5, "fast": 2.0}


def is_motion_reduced() -> bool:
    """Whether the person asked for no animation."""
    import js as window

    still = bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)
    return still or setting("pace") == "off"


def upright() -> bool:
    """Whether the screen is in portrait orientation."""
    import js as window

    return bool(window.innerHeight > window.innerWidth)


def animation_speed() -> float:
    """The speed of animations as a factor of the usual one."""
    return SPEEDS.get(setting("pace"), 1.0)


def apply_settings(scene: "Scene") -> "Scene":
    """A Scene by the person's settings: perhaps without coordinates, or with straight pieces."""
    bare, straight = scene["texts"] and setting("coordinates") == "off", is_motion_reduced()
    if not bare and not straight:
        return scene
    seen = scene.copy()
    if bare:
        seen["texts"] = []
    if straight:
        seen["straight"] = True
    return seen


def setting(name: str) -> str:
    """The chosen value of a setting, "" for the usual one."""
    from js import document

    return str(document.documentElement.getAttribute("data-" + name) or "")
