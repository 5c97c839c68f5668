"""The frames of a film: what is asked for them, and what stands on each."""

from export.renderer import FrameRenderer, GameRenderer
from tests.site.by_hand import Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Stills:
    """What draws, written down."""

    def __init__(self) -> None:
        self.drawn: list[Any] = []

    def draw(self, scene: "Any", caption: str, note: "Any" = None) -> str:
        assert scene["cells"] == []
        self.drawn.append([caption, note.comment if note else None, note.drawings if note else []])
        return "canvas"


def test_a_frame_is_asked_for_alone_and_bears_what_was_written_there() -> None:
    tab = Tab("g=toy&m=x.y&k=0~1~so&d=0~1~e4", name="Toy").wake()
    stills: Any = Stills()
    probe: Any = None
    renderer = GameRenderer(tab.session, probe, lambda: 0)
    frames = FrameRenderer(renderer, stills, renderer.notes)

    async def run() -> None:
        for ply in range(3):
            await frames.frame(ply)

    asked = len(tab.engine.asked)
    tab.tasks.start(run())
    tab.settle()
    requests = [request for request, _ in tab.engine.asked[asked:]]
    assert [len(request["record"]) for request in requests] == [0, 1, 2]
    assert [request.get("since") for request in requests] == [None, 1, 2]
    assert [comment or "" for _, comment, _ in stills.drawn] == ["", "so", ""]
    assert [list(drawings) for _, _, drawings in stills.drawn] == [[], ["e4"], []]


def test_what_stands_below_a_picture_takes_no_longer_in_a_long_game() -> None:
    tab = Tab("g=toy&m=" + ".".join("xy" * 20), name="Toy").wake()
    probe: Any = None
    renderer = GameRenderer(tab.session, probe, lambda: 0)
    said: list[Any] = []
    say = tab.session.words.say

    def heard(phrase: "Any") -> str:
        said.append(phrase)
        return say(phrase)

    tab.session.words.say = heard  # type: ignore[method-assign]
    assert renderer.caption(40) == say("name") + " · 40. y"
    assert said == ["name", "y"]
    assert renderer.moves == list("xy" * 20)
