"""Starts that help Black: the three others lack a piece each, or two."""

from anga.contract.rules import Handicap

NO_CHARIOT = (
    "1re2gKgEgH1/rHre2gsgsgsgs/rEre6/rKre6/6ywyK/6ywyE/knknknkn2ywyH/kCkHkEkK2yw1 k - 0a,0a,0a,0a"
)
NO_ELEPHANT = (
    "rCre2gK1gHgC/rHre2gsgsgsgs/1re6/rKre6/6ywyK/6yw1/knknknkn2ywyH/kCkHkEkK2ywyC k - 0a,0a,0a,0a"
)
NEITHER = (
    "1re2gK1gH1/rHre2gsgsgsgs/1re6/rKre6/6ywyK/6yw1/knknknkn2ywyH/kCkHkEkK2yw1 k - 0a,0a,0a,0a"
)
HANDICAPS = (
    Handicap("chariot", "k", position=NO_CHARIOT),
    Handicap("elephant", "k", position=NO_ELEPHANT),
    Handicap("both", "k", position=NEITHER),
)
