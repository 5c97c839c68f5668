"""The features of a position, and the worth of each in hundredths of a Pawn."""

from anga.contract.chance_model import worths
from anga.games.orb.player.weights import WEIGHTS

NAMES = (
    "a Pawn more than others have on the mean",
    "a Silver",
    "a Gold",
    "a Rook",
    "a tokin",
    "a promoted Silver",
    "a dragon",
    "a Pawn in hand",
    "a Silver in hand",
    "a Gold in hand",
    "a Rook in hand",
    "a rank that a Pawn has gone",
    "one that a Silver has gone",
    "one that a Gold has gone",
    "one that a Rook, a tokin or a promoted Silver has gone",
    "a Pawn's worth, the most that hangs while others move",
    "the same of who is to move",
    "a Pawn's worth of all else that hangs",
    "the most that who is to move could take",
    "the same of who waits",
    "a friend beside the king",
    "a square beside the king that is attacked",
    "a square beside a rival's king that one attacks",
    "a red orb",
    "being in check",
    "a rival in check",
    "the move",
)
HUNDRED = 0.04  # what weighs a hundred hundredths

_worth = worths(WEIGHTS[0], HUNDRED)
_P, _S, _G, _R, _TOKIN, _PROMOTED, _DRAGON = _worth[:7]
ON_BOARD = (_P, _S, _G, _R, 0, _TOKIN, _PROMOTED, _DRAGON)  # by kind
IN_HANDS = dict(enumerate(_worth[7:11]))
_P, _S, _G, _FAST = _worth[11:15]
FORWARD = (_P, _S, _G, _FAST, 0, _FAST, _FAST, 0)  # a rank nearer to the far edge
HANGING, HANGING_ON_TURN, HANGING_BESIDES, GAIN_ON_TURN, GAIN = _worth[15:20]
FRIEND, PRESSED, PRESSING, RED_ORB, IN_CHECK, GIVEN_CHECK = _worth[20:26]
