"""A match of two engines: who plays which side, and from where."""

import random

import pytest

from anga import games
from anga.record import record
from anga.record.record import Record
from tests.engine.speed.answers import Answer, Question
from tests.engine.speed.compare import Engine
from tests.engine.speed.match import DRAWN, Allowed, play


class AnyMove(Engine):
    """An engine that plays any move and remembers for which seats it was asked."""

    def __init__(self) -> None:
        self.seats = set[str]()

    def ask(self, question: Question) -> Answer:
        """Any move."""
        line = record.replay(Record(question["game"], moves=tuple(question["moves"])))
        self.seats.add(line.turn)
        move = random.Random(question["seed"]).choice(line.legal())
        return Answer(f"{line.position.format_move(move)} 0", 0)


@pytest.mark.parametrize("game", ["troop", "orb"])
def test_an_engine_has_each_seat_of_an_opening_alone(game: str) -> None:
    seats, openings = games.get(game).seats, list[list[str]]()
    for number, seat in enumerate(seats):
        own, other = AnyMove(), AnyMove()
        entry = play(game, Allowed(1), (own, other), number)
        assert own.seats == {seat}
        assert own.seats | other.seats == set(seats)
        openings.append(entry["moves"][:DRAWN])
    assert all(opening == openings[0] for opening in openings)


def test_an_engine_plays_itself_from_another_opening_each_time() -> None:
    engine = AnyMove()
    played = [play("troop", Allowed(1), (engine, engine), number) for number in range(2)]
    assert played[0]["moves"][:DRAWN] != played[1]["moves"][:DRAWN]
    for entry in played:
        line = record.replay(Record("troop", moves=tuple(entry["moves"])))
        assert line.outcome
        first = [seat for seat, place in line.outcome.placings.items() if place == 1]
        assert entry["points"] == ("b" in first) / len(first)
