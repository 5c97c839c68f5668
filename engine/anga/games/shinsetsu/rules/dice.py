"""The two dice (rulebook, *Equipment* and *A turn*): four faces each, equally likely."""

from anga.games.shinsetsu.rules.forces import KINDS

FACES = KINDS
ROLLS = tuple(one + other for at, one in enumerate(FACES) for other in FACES[at:])
WEIGHTS = tuple(1 if roll[0] == roll[1] else 2 for roll in ROLLS)  # sixteenths
ESCAPE = "KK"


def in_order(letters: str) -> bool:
    """Whether letters are faces in the order `K C H E`."""
    places = [FACES.find(letter) for letter in letters]
    return -1 not in places and places == sorted(places)
