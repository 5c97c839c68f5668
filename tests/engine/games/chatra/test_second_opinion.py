"""The engine and the slow second implementation agree on every turn and what it leads to."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anga.errors import RulesError
from anga.game import perft
from anga.games.chatra.rules import Chatra
from anga.games.chatra.rulesets import RULES
from tests.engine.games.chatra import oracle
from tests.engine.games.chatra.boards import CHATRA
from tests.engine.games.chatra.perft import TABLE

BOARDS = ("b9", "b9", "b12", "b15")  # small ones are crowded, where more happens

tokens = st.tuples(
    *(
        st.sampled_from(BOARDS)
        if rule.id == "board"
        else st.sampled_from(rule.tokens)
        if rule.default
        else st.one_of(st.just(""), st.sampled_from(rule.tokens[:4]))
        for rule in RULES
    )
)
seeds = st.integers(0, 2**32 - 1)


def canonical(chosen: tuple[str, ...]) -> str:
    try:
        return CHATRA.canonical(",".join(filter(None, chosen)))
    except RulesError:  # h1 with oki
        return CHATRA.canonical(",".join(token for token in chosen if token not in ("h1", "")))


def agree(position: Chatra) -> None:
    text, rules = str(position), position.rules
    state = oracle.read(text, rules)
    assert oracle.write(state) == text
    turns = position.legal()
    found = {position.move_text(turn): str(position.after(turn)) for turn in turns}
    assert len(found) == len(turns)
    assert found == oracle.legal(state), (rules, text)
    assert position.check == tuple(seat for seat in "bw" if oracle.in_check(state, seat))


@settings(max_examples=40)
@given(chosen=tokens, seed=seeds, plies=st.integers(0, 50))
def test_in_random_games(chosen: tuple[str, ...], seed: int, plies: int) -> None:
    chance = random.Random(seed)
    position = CHATRA.start(canonical(chosen))
    assert str(position) == oracle.write(oracle.start(position.rules))
    for _ in range(plies):
        turns = position.legal()
        if not turns:
            break
        moves = [turn for turn in turns if turn >> 16]  # not drops, which are most
        position = position.after(
            chance.choice(moves if moves and chance.random() < 0.4 else turns)
        )
    agree(position)


@settings(max_examples=60)
@given(chosen=tokens, seed=seeds, number=st.sampled_from((4, 8, 12, 20, 28)))
def test_in_random_positions(chosen: tuple[str, ...], seed: int, number: int) -> None:
    agree(strewn(canonical(chosen), number, random.Random(seed)))


def strewn(rules: str, number: int, chance: random.Random) -> Chatra:
    """Objects and so many Subjects anywhere, be it that the side that waits is in check."""
    known = CHATRA.start(rules).variant
    size = known.board.size
    letters = ["."] * known.board.count
    objects = chance.sample(range(known.board.count), number + 2)
    letters[objects[0]], letters[objects[1]] = "O", "o"
    for square in objects[2:]:
        letters[square] = chance.choice("Ss")
    ranks = ["".join(letters[n : n + size]) for n in range(0, len(letters), size)]
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), rank) for rank in ranks)
    hand = chance.choice((0, (36 - number) // 2, 36 - number))
    side = chance.choice("bw")
    flags = "p" if known.passing and chance.random() < 0.3 else ""
    flags += "c" if known.relay and chance.random() < 0.5 else ""
    if known.handicap > 1 and side == "b":
        flags += f"x{known.handicap}"
    text = f"{board} {side} {hand}-{36 - number - hand} {flags or '-'}"
    position = CHATRA.parse(text, rules)
    assert isinstance(position, Chatra)
    return position


@pytest.mark.parametrize(("rules", "text", "leaves"), TABLE)
def test_where_leaves_are_counted(rules: str, text: str | None, leaves: list[int]) -> None:
    position = CHATRA.start(rules) if text is None else CHATRA.parse(text, rules)
    assert isinstance(position, Chatra)
    assert len(oracle.legal(oracle.read(str(position), rules))) == leaves[1]
    turn = position.legal()[len(leaves)]
    agree(position.after(turn))
    assert perft(position, 1) == leaves[1]
