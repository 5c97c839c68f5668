"""The reason given for a refused move is a rule that it breaks, as the reference sees it too."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anga import games
from anga.shared.phrases import say
from tests.engine.games.chatra import reference
from tests.engine.games.chatra.boards import place, refused
from tests.engine.games.chatra.reference import State
from tests.engine.games.chatra.test_reference import canonical, seeds, strewn, tokens
from tests.thoroughness import times

TRIED = 60  # tokens of each kind in each position


@settings(max_examples=times(6, 100))
@given(chosen=tokens, seed=seeds, number=st.sampled_from((4, 8, 12, 16)))
def test_a_refusal_names_a_rule_that_the_turn_breaks(
    chosen: tuple[str, ...], seed: int, number: int
) -> None:
    chance = random.Random(seed)
    position = strewn(canonical(chosen), number, chance)
    state = reference.read(str(position), position.rules)
    for token in candidates(state, chance):
        given_, broken = refused(position, token), reasons(state, token)
        assert (given_ in broken) if broken else given_ is None, (position, token, given_, broken)


def candidates(state: State, chance: random.Random) -> Iterator[str]:
    """Turns of every kind, most of them forbidden."""
    names = [reference.name(at) for at in reference.squares(state)]
    pieces = [reference.name(at) for at in state.board]
    subjects = [reference.name(at) for at, piece in state.board.items() if piece in "Ss"]
    for _ in range(TRIED):
        yield chance.choice(names)
        yield f"O{chance.choice(('', 'x'))}{chance.choice(names)}"
        start = chance.choice(subjects)
        yield f"{start}-{chance.choice(names)}"
        yield f"{start}x{chance.choice(pieces)}"
    royal = reference.the_object(state, state.side)
    assert royal
    for at in reference.squares(state):
        if reference.chebyshev(at, royal) == 1:
            yield f"O{'x' if at in state.board else ''}{reference.name(at)}"
    yield "pass"


def reasons(state: State, token: str) -> set[str]:
    """The rules that a turn breaks; none if it is legal."""
    if token == "pass":
        return passing(state)
    if token[0] == "O":
        return stepping(state, token)
    if "-" in token or "x" in token:
        return moving(state, token)
    return dropping(state, reference.square(token))


def passing(state: State) -> set[str]:
    broken = {"no-pass"} if state.ruleset != "1994-11" else set()
    broken |= {"pass-twice"} if state.passed else set()
    broken |= {"pass-in-check"} if reference.in_check(state, state.side) else set()
    return broken or safety(state, reference.handed_on(state, passed=True), "pass-in-check")


def dropping(state: State, at: reference.Square) -> set[str]:
    if not state.hands[state.side]:
        return {"hand-empty"}
    if at in state.board:
        return {"occupied"}
    broken = set()
    if state.ruleset != "1994-11" and reference.beside_subject(state, at):
        broken.add("beside-subject")
    if not reference.in_drop_area(state, at):
        broken.add("beyond-columns" if "columns" in state.tokens else "beyond-offside")
    after = reference.dropped(state, "S", at)
    if reference.in_check(after, state.enemy) and "dropcheck" not in state.tokens:
        broken.add("drop-check")
    return broken or safety(state, after, "still-in-check")


def stepping(state: State, token: str) -> set[str]:
    start, to = reference.the_object(state, state.side), reference.square(token.lstrip("Ox"))
    assert start
    if reference.chebyshev(start, to) != 1:
        return {"object-step"}
    broken = landing(state, to, "x" in token)
    broken |= set() if reference.within(state, to) else {"beyond-bounds"}
    return broken or safety(state, reference.moved(state, start, to), "into-check")


def landing(state: State, to: reference.Square, captures: bool) -> set[str]:
    there = state.board.get(to)
    if there is None:
        return {"nothing-there"} if captures else set()
    if reference.owner(there) == state.side:
        return {"own-piece"}
    if there in "Oo":
        return {"object-stays"}
    return set() if captures else {"capture-unsaid"}


def moving(state: State, token: str) -> set[str]:
    a, to = map(reference.square, token.replace("x", "-").split("-"))
    if state.board.get(a) != reference.SUBJECT[state.side]:
        return {"no-subject"}
    if a == to:
        return {"no-way"}
    broken = landing(state, to, "x" in token)
    if not broken and to not in reference.reach(state, state.side, a):
        broken = ways(state, a, to)
    if broken:
        return broken
    guarded = "still-in-check" if reference.in_check(state, state.side) else "uncovers"
    return safety(state, reference.moved(state, a, to), guarded)


def ways(state: State, a: reference.Square, to: reference.Square) -> set[str]:
    """What is wrong with every flight and slide to a square that cannot be reached."""
    broken = set()
    bare = replace(state, board={})
    for b in reference.find(state, reference.SUBJECT[state.side]):
        flies, slides = (
            to in reference.flown(state, a, b),
            a != b and to in reference.slid(bare, a, b),
        )
        if a == b or not (flies or slides):
            continue
        if not reference.advances(state, state.side, a, to):
            broken.add(f"backward-{reference.ADVANCE[state.ruleset]}")
        if not reference.is_pair(state, state.side, a, b):
            enemy = reference.the_object(state, state.enemy)
            assert enemy
            broken.add("split" if reference.between(a, enemy, b) else "restricted")
            if reference.middle_of(state, state.side, a) or reference.middle_of(
                state, state.side, b
            ):
                broken.add("restricted")
        if slides and to not in reference.slid(state, a, b):
            broken.add("blocked")
    return broken or {"no-way"}


def safety(state: State, after: State, reason: str) -> set[str]:
    broken = {reason} if reference.in_check(after, state.side) else set()
    if state.row > 1 and reference.in_check(after, state.enemy):
        broken.add("row-check")
    return broken


def test_the_first_broken_rule_is_the_one_that_is_named() -> None:
    """A drop that is beside a Subject, beyond the line and a check is refused for the first."""
    revised = place("1994-12", white="g4", black="j12")
    broken = reasons(reference.read(str(revised), revised.rules), "g3")
    assert broken == {"beside-subject", "beyond-offside", "drop-check"}
    assert refused(revised, "g3") == "beside-subject"
    assert refused(place("1994-11", white="g4", black="j12"), "g3") == "beyond-offside"


@pytest.mark.parametrize(
    ("game_id", "rules", "drop"), [("chatra", "b9", "e5"), ("chatra4", "", "f6")]
)
def test_a_closed_zone_is_told_with_all_that_may_be_dropped_there(
    game_id: str, rules: str, drop: str
) -> None:
    game = games.get(game_id)
    start = game.line(rules).position
    refusal = start.refusal(start.parse_any_move(drop))
    for language, ways in (
        ("en", ("Object", "between or behind two")),
        ("ja", ("自分のオブジェクト", "間や後ろ")),
    ):
        told = say(refusal.reason, game.words, language)
        assert all(way in told for way in ways)
