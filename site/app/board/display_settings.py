"""How people like boards to look and move, as the page's root says, and hold their screen."""

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
    """Whether the screen is higher than wide."""
    import js as window

    return bool(window.innerHeight > window.innerWidth)


def animation_speed() -> float:
    """How many times as fast as usual everything moves."""
    return SPEEDS.get(setting("pace"), 1.0)


def apply_settings(scene: "Scene") -> "Scene":
    """A Scene as it is liked: perhaps without coordinates, which are all that is written on one."""
    if not scene["texts"] or setting("coordinates") != "off":
        return scene
    bare = scene.copy()
    bare["texts"] = []
    return bare


def setting(name: str) -> str:
    """What was chosen, "" for what is usual."""
    from js import document

    return str(document.documentElement.getAttribute("data-" + name) or "")
