"""Dangers to a player besides captures: what each orb means."""

from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.rulesets import PENALTY, PLAIN
from anga.games.orb.rules.seats import BITS, NAMES, SEATS
from anga.shared.advice import Danger, danger
from anga.shared.scene import Phrase


def further(position: OrbPosition, seat: str) -> Danger:
    """For each player still in the game whether others may attack there."""
    if position.rules == PLAIN or position.outcome:
        return danger()
    notes: list[Phrase] = []
    told: dict[str, list[Phrase]] = {}
    for number, letter in enumerate(SEATS):
        if position.states[number] == "a":
            colour = "red" if position.red & BITS[number] else "blue"
            costs = "-costs" if colour == "red" and position.rules == PENALTY else ""
            whose = "own-" if letter == seat else ""
            notes.append([f"danger:{whose}{colour}{costs}", f"seat:{letter}"])
            told[NAMES[position.board.kings[number]]] = [f"danger:{colour}-orb"]
    return danger(notes=notes, told=told)
