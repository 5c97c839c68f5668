"""The engine and the slow second implementation agree on every turn and what it leads to."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import RULES
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import RulesError
from tests.engine.games.chatra import reference
from tests.engine.games.chatra.boards import CHATRA, place
from tests.engine.games.chatra.perft import TABLE
from tests.thoroughness import times

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
    except RulesError:  # h1 or centre without free, checker without relay, centre with confined
        needy = ("h1", "checker", "centre")
        return CHATRA.canonical(",".join(token for token in chosen if token and token not in needy))


def agree(position: ChatraPosition) -> None:
    text, rules = str(position), position.rules
    state = reference.read(text, rules)
    assert reference.write(state) == text
    turns = position.legal()
    found = {position.format_move(turn): str(position.after(turn)) for turn in turns}
    assert len(found) == len(turns)
    assert found == reference.legal(state), (rules, text)
    assert position.check == tuple(seat for seat in "bw" if reference.in_check(state, seat))


@settings(max_examples=times(10, 160))
@given(chosen=tokens, seed=seeds, plies=st.integers(0, 50))
def test_in_random_games(chosen: tuple[str, ...], seed: int, plies: int) -> None:
    chance = random.Random(seed)
    position = CHATRA.start(canonical(chosen))
    assert str(position) == reference.write(reference.start(position.rules))
    for _ in range(plies):
        turns = position.legal()
        if not turns:
            break
        moves = [turn for turn in turns if turn >> 16]  # not drops, which are most
        position = position.after(
            chance.choice(moves if moves and chance.random() < 0.4 else turns)
        )
    agree(position)


@settings(max_examples=times(15, 240))
@given(chosen=tokens, seed=seeds, number=st.sampled_from((4, 8, 12, 20, 28)))
def test_in_random_positions(chosen: tuple[str, ...], seed: int, number: int) -> None:
    agree(strewn(canonical(chosen), number, random.Random(seed)))


def strewn(rules: str, number: int, chance: random.Random) -> ChatraPosition:
    """Objects and up to so many Subjects anywhere, be it that the side that waits is in check."""
    known = CHATRA.start(rules).variant
    size, number = known.board.size, min(number, 2 * known.subjects)
    letters = ["."] * known.board.count
    for seat, letter in (("b", "O"), ("w", "o")):
        bounds = known.board.squares(known.bounds(seat))
        letters[chance.choice([square for square in bounds if letters[square] == "."])] = letter
    empty = [square for square, letter in enumerate(letters) if letter == "."]
    for square in chance.sample(empty, number):
        letters[square] = chance.choice("Ss")
    ranks = ["".join(letters[n : n + size]) for n in range(0, len(letters), size)]
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), rank) for rank in ranks)
    rest = 2 * known.subjects - number
    hand = chance.choice((0, rest // 2, rest))
    side = chance.choice("bw")
    flags = "p" if known.passing and chance.random() < 0.3 else ""
    if known.relay and chance.random() < 0.5:
        flags += chance.choice(("cb", "cw", "cbw")) if known.checker else "c"
    if known.handicap > 1 and side == "b":
        flags += f"x{known.handicap}"
    text = f"{board} {side} {hand}-{rest - hand} {flags or '-'}"
    position = CHATRA.parse(text, rules)
    assert isinstance(position, ChatraPosition)
    return position


@pytest.mark.parametrize(("rules", "text", "leaves"), TABLE)
def test_where_leaves_are_counted(rules: str, text: str | None, leaves: list[int]) -> None:
    position = CHATRA.start(rules) if text is None else CHATRA.parse(text, rules)
    assert isinstance(position, ChatraPosition)
    turns = position.legal()
    assert len(reference.legal(reference.read(str(position), rules))) == len(turns) == leaves[1]
    agree(position.after(turns[len(turns) // 3]))


# Objects that go to and fro, four against four about e7, a perpetual check: reason, start, turns
# that are liked.
ROUND = ("repeated-turn", place("b9", black="a5 e5", royals="e8 e2"), "O[ef][128]")
FIGHT = (
    "repeated-capture",
    place("1994-11", black="f6 f8 f7 e8", white="e7 d6 d7 d8", royals="h8 a1"),
    ".*xe7|[a-l][1-9]",
)
CHECKS = (
    "repeated-turn",
    place(black="c2 c4 e5 j9", royals="l12 a1", in_hand=32),
    "j9-i9|i9-i8|i8-i9|Oa[12]",
)


@pytest.mark.parametrize(
    ("reason", "start", "liked"), [ROUND, FIGHT, CHECKS], ids=["round", "fight", "checks"]
)
def test_on_what_repetition_forbids(reason: str, start: ChatraPosition, liked: str) -> None:
    met: set[str] = set()
    for seed in range(8):
        chance = random.Random(seed)
        line = record.replay(Record("chatra", start.rules, str(start), ()))
        states, played = [reference.read(str(start), start.rules)], list[str]()
        while len(played) < 40 and not line.outcome:
            tokens = [line.position.format_move(turn) for turn in line.legal()]
            best = [token for token in tokens if re.fullmatch(liked, token)]
            played.append(chance.choice(best if best and chance.random() < 0.97 else tokens))
            line = line.play(line.parse_move(played[-1]))
            states.append(reference.read(str(line.position), start.rules))
            found = {
                line.position.format_move(t): why for t, why in line.game.forbidden(line).items()
            }
            legal = map(line.position.format_move, line.position.legal())
            assert set(found) == {t for t in legal if reference.barred(states, played, t)}, played
            met |= {str(refusal.reason) for refusal in found.values()}
    assert reason in met
