"""Starts that help White: Black's cube lies already, in a way that loses to the right answer."""

from anga.contract.rules import Handicap

HANDICAPS = (
    Handicap("guard", "w", position="El -- w"),
    Handicap("strike", "w", position="Nl -- w"),
)
