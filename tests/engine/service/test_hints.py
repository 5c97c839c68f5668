"""A hint takes no move back if another is as good."""

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.record import record
from anga.search import levels
from anga.search.limits import Found, Limits, Variation
from anga.search.telling import Teller, lines_of
from anga.search.transpositions import MATE
from anga.service import door, hints
from tests.engine.games.orb.boards import KINGS, text
from tests.engine.playouts import every_rules, playout, random_games, some

APART = text(KINGS + " sG:5e sP:8h")  # nothing in reach of another
ROUND = ("5e5d", "9f9e", "4a4b", "1d1e")  # every seat's first move there
BACK, OTHER = "5d5e", "8h8g"


def line_of(game_id: str, start: "str | None", *tokens: str) -> AnyLine:
    line = games.get(game_id).line("", start)
    for token in tokens:
        line = line.play(token)
    return line


DICE = (
    "roll:KH", "H:b1c3", "K:a2a3", "roll:CC", "C:b8c8", "C:c8@s", "roll:HH", "H:g7@n", "stop",
    "roll:CE", "C:g1@s", "E:h3f1", "roll:HH",
)  # fmt: skip
MARCHES = "d1e1f1:n1", "d8e8f8:s1", "d2e2f2:e1", "d7e7f7:w1"

TAKING = [
    ("orb", APART, ROUND, BACK, True),
    ("orb", APART, ROUND, "5d5c", False),
    ("orb", APART, ROUND, OTHER, False),
    ("orb", APART, (*ROUND, OTHER, "9e9d", "4b3b", "1e1f"), BACK, False),  # the last move only
    ("orb", text(KINGS + " sG:5e nP:5c"), (*ROUND[:3], "1d1e"), BACK, True),
    ("orb", text(KINGS + " sG:5e nS:6d"), (ROUND[0], "9f9e", "6d5e", "1d1e"), BACK, False),
    ("shinsetsu", None, DICE, "H:c3b1", True),  # two moves a turn
    ("shinsetsu", None, DICE, "H:c3d5", False),
]


@pytest.mark.parametrize(("game_id", "start", "made", "token", "expected"), TAKING)
def test_what_takes_back_a_move(
    game_id: str, start: "str | None", made: "tuple[str, ...]", token: str, expected: bool
) -> None:
    line = line_of(game_id, start, *made)
    assert hints.takes_back(line, line.parse_move(token)) == expected


@every_rules
@random_games
def test_what_takes_a_move_back_puts_pieces_where_they_were(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    """Those of its seat on the cells that it touches, if no other seat came there meanwhile."""
    line = playout(game_id, rules, seed, plies)
    seat, position = line.position.turn, line.position
    for move in [] if position.chance else some(line.legal(), seed):
        if hints.takes_back(line, move):
            earlier = [at for at in line.positions[:-1] if at.turn == seat and not at.chance]
            now = standing(line, position.after(move), seat)
            changed = now ^ standing(line, position, seat)
            assert changed
            assert any(changed & now <= standing(line, at, seat) for at in earlier[-4:])


def standing(line: AnyLine, position: object, seat: str) -> "set[str]":
    """The cells of a seat's pieces."""
    return {x["cell"] for x in line.game.scene(position, {})["pieces"] if x["seat"] == seat}


def hinted(patch: pytest.MonkeyPatch, line: AnyLine, scores: "dict[str, int]", **more: bool) -> str:
    """The choice where a search finds those moves with those scores, best first."""
    made = [(line.parse_move(token), score) for token, score in scores.items()]
    lines = tuple(Variation(move, score, (move,)) for move, score in made)

    def searched(_line: AnyLine, limits: Limits) -> "list[Found]":
        kept = lines[: limits.lines] if limits.lines > 1 else ()
        return [Found(*lines[0][:2], 3, 40, lines[0].pv, kept)]

    patch.setattr(levels, "search", searched)
    known = record.of(line)
    asked = {"game": known.game, "rules": known.rules, "record": list(known.moves)}
    asked |= {"position": known.position} if known.position else {}
    return str(door.answer({"cmd": "best", **asked, **more})["move"])


@pytest.mark.parametrize(
    ("best", "other", "expected"),
    [
        (300, 300, OTHER),
        (300, 240, OTHER),
        (300, 200, BACK),  # a Pawn
        (MATE - 3, MATE - 3, OTHER),
        (MATE - 3, MATE - 7, BACK),
    ],
)
def test_a_hint_takes_a_move_back_only_if_that_is_better(
    monkeypatch: pytest.MonkeyPatch, best: int, other: int, expected: str
) -> None:
    line = line_of("orb", APART, *ROUND)
    assert hinted(monkeypatch, line, {BACK: best, OTHER: other}, hint=True) == expected
    assert hinted(monkeypatch, line, {BACK: best, OTHER: other}) == BACK


def test_a_hint_avoids_most_what_takes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    line = line_of("troop", None, *MARCHES)
    back, mustered, plain = "e2f2g2:w1", "g2-f3,e2f2f3:n1", "e2f2g2:n1"
    assert hints.takes_back(line, line.parse_move(back))
    assert hinted(monkeypatch, line, {back: 2, plain: 1, mustered: 0}, hint=True) == plain
    assert hinted(monkeypatch, line, {back: 2, mustered: 1, plain: -9}, hint=True) == mustered
    assert hinted(monkeypatch, line, {mustered: 2, back: 1, plain: -9}, hint=True) == mustered
    assert hinted(monkeypatch, line, {mustered: 2, plain: 1, back: 0}, hint=True) == plain


@pytest.mark.parametrize(("game_id", "seed"), [("orb", 7), ("orb", 9), ("chatra", 7)])
def test_a_hint_that_takes_back_is_better_than_the_next(game_id: str, seed: int) -> None:
    line = playout(game_id, "", seed, 6 + seed)
    for _ in range(16):
        if line.outcome:
            return
        known = record.of(line)
        asked = {"game": game_id, "record": list(known.moves), "nodes": 300, "seed": 1}
        move = line.parse_move(door.answer({"cmd": "best", **asked, "hint": True})["move"])
        if hints.takes_back(line, move):
            teller = Teller(line)
            *_, found = levels.search(line, Limits(nodes=300, seed=1, lines=2))
            scores = [each.score for each in lines_of(found)]
            assert scores[0] > scores[1] + hints.AS_GOOD * teller.game.thinking.scale
        line = line.after(move)
