"""Lessons of a game, each a few steps on a board; tests prove what they promise.

A game's `learn/lessons.toml` holds the lessons in order:

    [[lesson]]
    id = "two-minutes"               # names the lesson in links
    title = { en = "…", ja = "…" }

        [[lesson.step]]
        rules = "…"                  # this and the next three may be left out
        position = "…"
        record = "…"                 # moves played before the step begins
        view = { … }                 # a way of showing it, see `Game.views`
        text = { en = "…", ja = "…" }
        accept.moves = ["t"]         # right is any of these moves,
        accept.deeds = ["check"]     # or any legal move that comes to one of these deeds,
        accept.all = ["drop", …]     # or to all of these;
        accept.without = ["muster"]  # a move with one of these is right only if it is named
        right = { … }                # said of a right move; else its deeds are told
        wrong = { … }                # said of a legal move that is not it; may be left out
        answers.f = { … }            # said of this very move, right or not
        refused = { l = "only-turn" }  # a move that people will try, and the slug against it
        hint = ["o:t"]               # touches with which a right move begins, or all of them
        reply = "r l"                # moves that follow a right one by themselves

A step with `turns = 10` instead of `accept` is a game: so many own moves against level 1.
`anga.guide.lesson_checks` tells what is wrong with a step. For the build and the tests, on CPython.
"""

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from anga.contract.game import AnyLine
from anga.guide.texts import BilingualText, insist, learning, text
from anga.record import record
from anga.record.record import Record

LESSON_KEYS = {"id", "title", "step"}
STEP_KEYS = {
    "rules", "position", "record", "view", "text", "accept", "right", "wrong", "answers", "refused",
    "hint", "reply", "turns",
}  # fmt: skip
ACCEPT_KEYS = {"moves", "deeds", "all", "without"}


class Accept(NamedTuple):
    """The right moves: some by name, those with one of the deeds, those with all of `every`.

    The latter two only without any deed of `without`.
    """

    moves: tuple[str, ...] = ()
    deeds: frozenset[str] = frozenset()
    every: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()

    def fits(self, token: str, deeds: Iterable[str]) -> bool:
        """Whether a legal move with those deeds is right."""
        done = set(deeds)
        asked = bool(done & self.deeds) or (bool(self.every) and self.every <= done)
        return token in self.moves or (asked and not done & self.without)


class Step(NamedTuple):
    """A position and a task in it; with `turns` a game against the computer."""

    record: Record
    view: Mapping[str, str]
    text: BilingualText
    accept: Accept
    right: BilingualText | None
    wrong: BilingualText | None
    answers: Mapping[str, BilingualText]
    refused: Mapping[str, str]
    hint: tuple[str, ...]
    reply: tuple[str, ...]
    turns: int

    @property
    def line(self) -> AnyLine:
        """The line with which the step begins. Raises AngaError."""
        return record.replay(self.record)

    def accepted_moves(self, line: AnyLine) -> list[Any]:
        """The legal moves that are right."""
        game, position = line.game, line.position
        return [
            move
            for move in line.legal()
            if self.accept.fits(position.format_move(move), game.deeds(position, move))
        ]


class Lesson(NamedTuple):
    """A few steps about one subject."""

    id: str
    title: BilingualText
    steps: tuple[Step, ...]


def there(game_id: str) -> bool:
    """Whether a game has a course. Raises GameError."""
    return learning(game_id, "lessons.toml").is_file()


def load(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order. Raises GameError, and ValueError for a bad file."""
    insist(game_id, there(game_id), "there is no learn/lessons.toml")
    data = tomllib.loads(learning(game_id, "lessons.toml").read_text(encoding="utf-8"))
    return tuple(_lesson(game_id, one) for one in data["lesson"])


def _lesson(game_id: str, data: dict[str, Any]) -> Lesson:
    place = f"{game_id}, lesson {data.get('id')!r}"
    insist(place, set(data) == LESSON_KEYS, f"a lesson has {sorted(LESSON_KEYS)}")
    steps = [
        _step(game_id, f"{place}, step {number}", step)
        for number, step in enumerate(data["step"], start=1)
    ]
    return Lesson(data["id"], text(place, data["title"]), tuple(steps))


def _step(game_id: str, place: str, data: dict[str, Any]) -> Step:
    insist(place, set(data) <= STEP_KEYS, f"unknown keys {sorted(set(data) - STEP_KEYS)}")
    insist(place, ("turns" in data) != ("accept" in data), "a step has `accept` or `turns`")
    moves = tuple(data.get("record", "").split())
    return Step(
        Record(game_id, data.get("rules", ""), data.get("position"), moves),
        data.get("view", {}),
        text(place, data.get("text")),
        _accept(place, data.get("accept", {})),
        text(place, data["right"]) if "right" in data else None,
        text(place, data["wrong"]) if "wrong" in data else None,
        {move: text(place, said) for move, said in data.get("answers", {}).items()},
        data.get("refused", {}),
        tuple(data.get("hint", ())),
        tuple(data.get("reply", "").split()),
        data.get("turns", 0),
    )


def _accept(place: str, data: dict[str, Any]) -> Accept:
    insist(place, set(data) <= ACCEPT_KEYS, f"`accept` has {sorted(ACCEPT_KEYS)}")
    deeds, every, without = (frozenset(data.get(key, ())) for key in ("deeds", "all", "without"))
    return Accept(tuple(data.get("moves", ())), deeds, every, without)
