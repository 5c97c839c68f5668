"""The canvases look as they did when somebody last looked at them and found them good.

`python3 build test tests/browser/play/test_pictures.py --update` takes the golden pictures anew:
look at each that changed before it is committed.
"""

import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest

from build.paths import CACHE
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.player import APART, Player
from tests.thoroughness import chosen

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 480  # pixels that a picture is made smaller to: edges of letters differ between machines
SHARE = (
    0.0015  # of a picture that may differ: Chromium and its shell do by .0012, one step by .0019
)
SOON = 20  # seconds until a board looks as it did
HEADER = "data:image/webp;base64,"

CAMP = "rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/rKre6/6ywyK/6ywyE/knknknkn2ywyH/kCkHkE3ywyC"
LINKS = {
    "bushi": "g=bushi&m=El.Wb",
    "chatra": "g=chatra&m=f9.g4.e12.g1.e12-g6",
    "orb": "g=orb&m=5g5f.7e6e.5c5d.3e4e.3i3h",
    "shinsetsu": f"g=shinsetsu&p={CAMP}_r_-_0p,1a,0a,0a&m=roll:KE",
    "troop": "g=troop",
}
TOUCHED = {"chatra": "g4", "orb": "9c", "troop": "a1"}
Scheme = Literal["light", "dark"]

SMALLER = """
async ([url, width]) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round(image.height * width / image.width);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.9);
}
"""


def picture(url: str) -> bytes:
    """The bytes of a picture."""
    return b64decode(url.removeprefix(HEADER))


def apart(player: Player, seen: str, name: str) -> float:
    """How much of a picture clearly differs from the golden one of a name."""
    golden = HEADER + b64encode((GOLDEN / f"{name}.webp").read_bytes()).decode()
    return float(player.page.evaluate(APART, [seen, golden]))


@pytest.fixture
def check(request: pytest.FixtureRequest) -> Callable[[Player, str], None]:
    """Compare a player's canvas with the golden picture of a name, or take that anew."""

    def compare(player: Player, name: str) -> None:
        if request.config.getoption("update"):
            GOLDEN.mkdir(exist_ok=True)
            (GOLDEN / f"{name}.webp").write_bytes(picture(small(player)))
        end = time.monotonic() + SOON
        while True:  # what the position shows is drawn a little after its pieces
            seen = small(player)
            share = apart(player, seen, name)
            if share <= SHARE:
                return
            if time.monotonic() > end:
                break
        kept = CACHE / "failures" / f"{name}.webp"
        kept.write_bytes(picture(seen))
        pytest.fail(f"{share:.2%} of {name} is another: see {kept}")

    return compare


def small(player: Player) -> str:
    """A player's canvas as a small picture."""
    return str(player.page.evaluate(SMALLER, [player.picture(), WIDTH]))


@pytest.mark.parametrize("game", chosen(LINKS, "bushi", "orb", "shinsetsu"))
@pytest.mark.parametrize(
    ("screen", "scheme"),
    [(DESKTOP, "light"), pytest.param(PHONE, "dark", marks=pytest.mark.thorough)],
)
def test_a_board_looks_as_it_did(
    sit: Callable[..., Player],
    check: Callable[[Player, str], None],
    game: str,
    screen: dict[str, Any],
    scheme: Scheme,
) -> None:
    player = sit(screen, color_scheme=scheme, reduced_motion="reduce").open(LINKS[game])
    check(player, f"{game}-{scheme}")
    if game in TOUCHED:
        before = player.picture()
        player.cell(TOUCHED[game]).dispatch_event("click")
        player.looks_unlike(before, share=0)
        check(player, f"{game}-{scheme}-touched")


@pytest.mark.parametrize("game", chosen(["bushi", "orb", "shinsetsu"], "orb"))
@pytest.mark.parametrize("locale", ["ja"])
def test_the_other_pieces_look_as_they_did(
    sit: Callable[..., Player], check: Callable[[Player, str], None], game: str
) -> None:
    check(sit(DESKTOP, reduced_motion="reduce").open(LINKS[game]), f"{game}-kanji")


def test_one_piece_elsewhere_is_another_picture(sit: Callable[..., Player]) -> None:
    player = sit(DESKTOP, color_scheme="light", reduced_motion="reduce")
    player.open(LINKS["orb"].rpartition(".")[0])
    assert apart(player, small(player), "orb-light") > SHARE
