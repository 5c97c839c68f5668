"""Where things are on the canvas of a page that is laid out as a stage."""

from anga.service import door
from anga.shared.layout.layout import Layout
from anga.shared.layout.stage import Shape, Window, stage
from anga.shared.scene import Scene

SIZE = """
(() => {
  const root = document.documentElement;
  return [root.clientWidth, root.clientHeight, parseFloat(getComputedStyle(root).fontSize)];
})()
"""  # how large a window is, and its text


def layout(
    game: str, scene: Scene, turned: int, canvas: tuple[float, float], size: tuple[float, ...]
) -> Layout:
    """The layout of a Scene in a window of that size, on its canvas."""
    answer = door.answer({"cmd": "scene", "game": game, "record": []})
    made = stage(Shape(scene, turned, answer.get("scene")), Window(*size))
    return Layout(scene, turned, *canvas, settled=made.settled)
