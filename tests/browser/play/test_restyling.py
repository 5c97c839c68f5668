"""A touch changes the style of what it changes, not of the whole page."""

import json
from collections.abc import Sequence

import pytest

from tests.browser.player import Player
from tests.thoroughness import chosen_pairs

REST = 500  # milliseconds until all that follows a touch is over
PARTS = ["devtools.timeline"]
FEW = 100  # elements; a page has some four hundred that are shown


def restyled(player: Player, touch: str) -> list[int]:
    """How many elements got a new style each time after a touch."""
    browser = player.page.context.browser
    assert browser
    browser.start_tracing(page=player.page, categories=PARTS)
    player.page.mouse.click(*player.spot(touch))
    player.page.wait_for_timeout(REST)
    told: Sequence[dict[str, object]] = json.loads(browser.stop_tracing())["traceEvents"]
    found = [event["args"] for event in told if event["name"] == "UpdateLayoutTree"]
    return [each["elementCount"] for each in found if isinstance(each, dict) and each]


SIZES = [{"width": 390, "height": 844}, {"width": 1440, "height": 900}]
TOUCHED = [("g=chatra&m=Se3.Sd10.Sf3.Sg10", "c:e3"), ("g=troop", "c:d3")]


@pytest.mark.parametrize(
    ("size", "touched"),
    chosen_pairs(SIZES, TOUCHED, (SIZES[0], TOUCHED[0]), (SIZES[1], TOUCHED[1])),
)
def test_a_touch_gives_few_elements_a_new_style(
    player: Player, touched: tuple[str, str], size: dict[str, int]
) -> None:
    link, touch = touched
    player.page.set_viewport_size(size)  # type: ignore[arg-type]
    player.open(link)
    player.page.wait_for_timeout(REST)
    counts = restyled(player, touch)
    assert counts
    assert max(counts) < FEW
