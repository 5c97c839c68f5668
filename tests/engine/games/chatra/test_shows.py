"""Checks, mates and refusals as figures: every claim is true, in random positions."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from anga.contract.claims import claims
from anga.games.chatra import GAME
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import variant
from anga.games.chatra.view.shows import forbids
from anga.kit.pairs.encoding import CAPTURE, OBJECT
from anga.record import record
from anga.record.record import Record
from anga.shared.phrases import say
from tests.engine.kit.pair_claims import (
    Army,
    insist_on_attack,
    insist_on_causes,
    insist_on_pair,
    is_restricted,
    spot,
    spots,
    told_causes,
    way,
)
from tests.engine.playouts import seeds
from tests.thoroughness import times

RULES = ("", "b9", "1994-12,linewise", "1995-05,b15")


def set_up(seed: int) -> ChatraPosition:
    """A position with nothing in White's hand, in which check and mate are frequent."""
    chance = random.Random(seed)
    rules = GAME.canonical(chance.choice(RULES))
    board = variant(rules).board
    squares = chance.sample(range(board.count), 30)
    own, enemy, *rest = squares
    if chance.random() < 0.7:  # near an edge, where there are fewer squares to flee to
        own = chance.choice([s for s in range(board.count) if s not in squares and s < board.size])
        near = [s for s in board.squares(board.beside(board.beside(board.bit[own]))) if s != own]
        rest += [s for s in chance.sample(near, min(5, len(near))) if s not in squares]
    many = chance.randrange(4, len(rest))
    black = sum(board.bit[s] for s in rest[:many])
    white = sum(board.bit[s] for s in rest[many : many + chance.randrange(3)])
    hand = 2 * variant(rules).subjects - (black | white).bit_count()
    return ChatraPosition(rules, "w", black, white, enemy, own, hand, 0)


def shown(position: ChatraPosition) -> list[Any]:
    return list(GAME.shows(GAME.line(position.rules)._replace(positions=(position,))))


def marks(reasons: list[Any], kind: str) -> list[Any]:
    return [m for each in reasons for m in each["figures"]["marks"] if m["mark"] == kind]


def seen(position: ChatraPosition) -> tuple[set[Any], set[Any]]:
    """Black's Subjects and everything that is occupied, as pairs of numbers."""
    names = position.variant.board.square_names
    return spots(names(position.black)), spots(names(position.sides.occupied))


@given(seed=seeds)
@settings(max_examples=times(300, 6000))
def test_what_attacks_an_object_reaches_it(seed: int) -> None:
    position = set_up(seed)
    reasons = [] if position.outcome else shown(position)
    told = [each for each in reasons if each["args"][0] == "seat:w"]
    assert bool(told) == (not position.outcome and "w" in position.check)
    mine, occupied = seen(position)
    for mark in marks(told, "attack"):
        assert mark["cells"][1] == position.variant.board.names[position.white_object]
        insist_on_attack(mark, mine, occupied)
        if not position.variant.linewise:
            insist_on_pair(mark, mine)


@given(seed=seeds)
@settings(max_examples=times(300, 6000))
def test_at_the_end_each_square_around_is_closed_by_what_is_drawn(seed: int) -> None:
    position = set_up(seed)
    if not position.outcome:
        return
    first, *rest = shown(position)
    assert (first["slug"] == "shows:stuck") == (position.outcome.reason == "no-move")
    board, own = position.variant.board, position.white_object
    open_ = board.king[own] & ~position.white & ~board.bit[position.black_object]
    assert [each["figures"]["marks"][-1]["cells"] for each in rest] == [
        [name] for name in board.square_names(open_)
    ]
    mine, occupied = seen(position)
    for each in rest:
        attack, cross = each["figures"]["marks"]
        to = board.names.index(cross["cells"][0])
        captures = CAPTURE if position.black >> to & 1 else 0
        assert position.refusal(captures | OBJECT | to).reason == "into-check"
        assert attack["cells"][1] == cross["cells"][0]
        left = occupied - {spot(board.names[own])}
        insist_on_attack(attack, mine - {spot(board.names[to])}, left)


@given(seed=seeds)
@settings(max_examples=times(100, 2000))
def test_a_step_into_an_attack_is_refused_with_its_line(seed: int) -> None:
    position = set_up(seed)
    board = position.variant.board
    around = board.king[position.white_object] & ~position.white & ~position.black
    for to in board.squares(around & ~board.bit[position.black_object]):
        if position.outcome or position.is_legal(OBJECT | to):
            continue
        found = forbids(position, OBJECT | to)["marks"]
        assert found
        mine, occupied = seen(position)
        for mark in found:
            insist_on_attack(mark, mine, occupied - {spot(board.names[position.white_object])})


def test_random_positions_have_checks_and_mates() -> None:
    found = [set_up(seed) for seed in range(300)]
    assert sum("w" in position.check for position in found) > 50
    assert sum(bool(position.outcome) for position in found) > 10


@pytest.mark.parametrize(
    ("text", "token", "kinds"),
    [
        ("12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -", "h7", ["refused"]),
        ("12/6o5/12/12/12/5S6/5S6/5S6/12/12/5O6/12 b 15-18 -", "f7-f5", ["refused"]),
    ],
)
def test_what_is_in_the_way_is_shown(text: str, token: str, kinds: list[str]) -> None:
    position = GAME.parse(text)
    found = GAME.forbids(position, position.parse_any_move(token))
    assert [mark["mark"] for mark in found["marks"]] == kinds


def test_a_check_is_one_sentence_in_both_languages() -> None:
    position = GAME.parse("12/6o5/6S5/12/12/12/12/12/12/12/5O6/12 w 17-18 -")
    (check,) = shown(position)
    phrase = [check["slug"], *check["args"]]
    assert say(phrase, GAME.words, "en") == "White is in check: g3 is next to g2."
    assert say(phrase, GAME.words, "ja") == "後手に王手です。g3の駒がg2に利いています。"


def told(reason: Any, language: str) -> str:
    return say([reason["slug"], *reason["args"]], GAME.words, language)


def check_causes(rules: str, seed: int) -> int:
    """The number of causes told in a random game, each of them true."""
    chance, line, found = random.Random(seed), GAME.line(rules), 0
    while not line.outcome and len(line.moves) < 150:
        line = line.after(chance.choice(line.legal()))
        for reason in GAME.shows(line):
            if not reason["slug"].startswith(("shows:check", "shows:mate")):
                continue
            seat = str(reason["args"][0])[-1]
            variant, seen = line.position.variant, [at.seen_by(seat) for at in line.positions[-2:]]
            names = variant.board.square_names
            armies = [Army(spots(names(x.theirs)), spots(names(x.occupied))) for x in seen]
            found += insist_on_causes(reason, armies, linewise=variant.linewise)
    return found


@given(seed=seeds)
@settings(max_examples=times(15, 300), deadline=None)
def test_a_check_by_what_has_not_moved_tells_its_cause(seed: int) -> None:
    check_causes(GAME.canonical(random.Random(seed).choice(("", "b9", "linewise"))), seed)


def test_random_games_have_checks_by_what_has_not_moved() -> None:
    assert sum(check_causes("", seed) for seed in range(20)) >= 4


@pytest.mark.parametrize(
    ("text", "token", "en", "ja"),
    [
        ("7o3S/12/12/12/9S2/12/12/12/11S/12/12/O10S b 14-18 -", "l12-k11",
         "l9 flies over j5 to h1; l12’s move freed l9 from the line to l1.",
         "l9の駒がj5を飛び越えてh1に届きます。l12が動き、l1との間のl9が自由になりました。"),
        ("7o4/12/12/7O4/12/7S4/12/12/12/12/12/7S4 b 16-18 -", "Og4",
         "h6 slides away from h12 to h1; h4 moved out of the way.",
         "h6の駒がh12から離れる向きに滑ってh1に届きます。h4の駒が動き、道が空きました。"),
    ],
)  # fmt: skip
def test_a_check_says_what_freed_the_attacker(text: str, token: str, en: str, ja: str) -> None:
    line = GAME.line(position=text)
    line = line.after(line.position.parse_any_move(token))
    (check,) = GAME.shows(line)
    assert told(check, "en") == f"White is in check: {en}"
    assert told(check, "ja") == f"後手に王手です。{ja}"
    (claim,) = [each for each in claims(line) if each["slug"] == "aim:check"]
    assert told(claim, "en") == f"It gives check: {en}"
    assert claim["figures"] == check["figures"]


def test_a_line_that_forbade_nothing_is_not_told() -> None:
    """The middle of a line may always work with partners off it, if rules say `linewise`."""
    text = "11S/12/12/12/12/12/12/12/11S/11S/9o2/O11 b 15-18 -"
    for rules, causes in (("", 1), ("linewise", 0)):
        line = GAME.line(rules, text)
        (check,) = GAME.shows(line.after(line.position.parse_any_move("l10-k10")))
        assert told(check, "en").count("l9 flies over k10 to j11") == 1
        assert len(list(told_causes(check["args"]))) == len(check["figures"]["lines"]) == causes


def test_a_mate_says_what_freed_the_attacker() -> None:
    text = "3S5o2/2s2S6/S7S3/6S4S/12/3SSS1S4/3S5S2/9S2/8S3/3O2S2S1S/6S5/1S10 w 16-0 -"
    line = record.replay(Record("chatra", "", text, ("Ok2", "j7-i8")))
    first, *_ = GAME.shows(line)
    freed = "g4 flies over i3 to k2; j7’s move freed g4 from the line to d1"
    assert told(first, "en") == f"White is mated: {freed}. No move answers that."
    assert told(first, "ja") == (
        "後手は詰みです。g4の駒がi3を飛び越えてk2に届きます。j7が動き、d1との間のg4が自由になりました。"
    )
    assert len(first["figures"]["lines"]) == 1


@given(seed=seeds)
@settings(max_examples=times(60, 1000))
def test_an_enemy_subject_tells_that_it_is_restricted(seed: int) -> None:
    position = set_up(seed)
    names = position.variant.board.square_names
    mine, _ = seen(position)
    for cell in names(position.black):
        found = GAME.stuck(position, cell)
        assert bool(found) == (is_restricted(mine, spot(cell)) and not position.variant.linewise)
        if found:
            _, *outer = map(str, found["args"])
            (line,) = found["figures"]["lines"]
            assert line["path"] == [[x + 0.5, y + 0.5] for x, y in map(spot, outer)]
            after, before = (way(spot(cell), spot(each)) for each in outer)
            assert after
            assert before == (-after[0], -after[1])
            assert spots(outer) <= mine


def test_an_enemy_subject_that_is_restricted_is_told_as_one() -> None:
    position = GAME.parse("12/6o5/6S5/12/6S5/12/12/6S5/12/12/5O6/12 w 15-18 -")
    found = GAME.stuck(position, "g5")
    assert found
    en = "that piece is Black’s: between g8 and g3 on one line, it may only step."
    assert told(found, "en") == en
    ja = "先手の駒です。g8とg3に挟まれて一直線なので、1マスしか動けません。"
    assert told(found, "ja") == ja
