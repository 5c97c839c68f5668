"""A match of two engines: who plays which side, and from where."""

import random

from anga.record import record
from anga.record.record import Record
from tests.engine.speed.answers import Answer, Question
from tests.engine.speed.compare import Engine
from tests.engine.speed.match import DRAWN, play


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


def test_each_engine_has_each_side_of_an_opening() -> None:
    openings = list[list[str]]()
    for number, seats in enumerate(("bw", "wb")):
        own, other = AnyMove(), AnyMove()
        entry = play("troop", 1, (own, other), number)
        assert (own.seats, other.seats) == (set(seats[0]), set(seats[1]))
        openings.append(entry["moves"][:DRAWN])
    assert openings[0] == openings[1]


def test_an_engine_plays_itself_from_another_opening_each_time() -> None:
    engine = AnyMove()
    games = [play("troop", 1, (engine, engine), number) for number in range(2)]
    assert games[0]["moves"][:DRAWN] != games[1]["moves"][:DRAWN]
    for entry in games:
        line = record.replay(Record("troop", moves=tuple(entry["moves"])))
        assert line.outcome
        first = [seat for seat, place in line.outcome.placings.items() if place == 1]
        assert entry["points"] == ("b" in first) / len(first)
