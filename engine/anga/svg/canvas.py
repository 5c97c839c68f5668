"""What every part of a picture is drawn with."""

from typing import NamedTuple

from anga.shared.geometry.camera import Camera
from anga.shared.geometry.polygons import rounded
from anga.shared.layout.layout import Layout
from anga.shared.palette import Palette
from anga.shared.phrases import say
from anga.shared.scene import Phrase, Scene, Words
from anga.svg.pen import Path, element
from anga.svg.shapes import Outline


class Canvas(NamedTuple):
    """A Scene laid out, in colours and a language."""

    scene: Scene
    layout: Layout
    palette: Palette
    words: Words
    language: str

    @property
    def camera(self) -> Camera | None:
        """The camera that sees the Scene, if one does."""
        view = self.layout.view
        return view if isinstance(view, Camera) else None

    def say(self, phrase: Phrase) -> str:
        """A phrase's text."""
        return say(phrase, self.words, self.language)


def filled(*outlines: Outline, fill: str, alpha: float | None = None) -> str:
    """Polygons in a colour."""
    path = Path()
    for outline in outlines:
        path.polygon(outline)
    return element("path", d=str(path), fill=fill, fill_opacity=alpha)


def ringed(
    *outlines: Outline,
    line: str,
    width: float,
    alpha: float | None = None,
    dashes: str | None = None,
) -> str:
    """The borders of polygons."""
    path = Path()
    for outline in outlines:
        path.polygon(outline)
    return element(
        "path",
        d=str(path),
        fill="none",
        stroke=line,
        stroke_width=width,
        stroke_opacity=alpha,
        stroke_dasharray=dashes,
    )


def softened(outline: Outline, corner: float) -> Outline:
    """A polygon with its corners cut a little round."""
    return rounded(outline, corner, 2)
