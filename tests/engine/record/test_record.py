"""The record: text, JSON and link, and the replay of all three."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga import games
from anga.games.chatra.rules.position import ChatraPosition
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import (
    AngaError,
    GameError,
    IllegalMove,
    LinkError,
    MoveError,
    OverError,
    PositionError,
    RequestError,
    RulesError,
)
from anga.shared.game_tree import format_game
from anga.shared.phrases import say

SHORT = Record("bushi", "article", None, ("Nb", "Ub", "t", "f"))
SHORT_TEXT = "game: bushi\nrules: article\n\nNb Ub t f\n"
FROM_HERE = Record("bushi", "", "Al Nf b", ("t",))
words = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=90)


def test_a_record_as_text() -> None:
    assert record.format_text(SHORT) == SHORT_TEXT
    assert record.parse_text(SHORT_TEXT) == SHORT


def test_what_is_default_is_left_out_of_the_text() -> None:
    assert record.format_text(Record("bushi")) == "game: bushi\n"
    assert record.format_text(FROM_HERE) == "game: bushi\nposition: Al Nf b\n\nt\n"
    assert record.parse_text("game: bushi") == Record("bushi")


def test_long_games_are_written_in_lines_of_80_columns() -> None:
    long = Record("bushi", "", None, tuple(f"m{number}" for number in range(200)))
    lines = record.format_text(long).splitlines()
    assert max(map(len, lines)) <= 80
    assert max(map(len, lines)) > 70
    assert record.parse_text(record.format_text(long)) == long


@pytest.mark.parametrize("token", ["e2-e4", "R*5e", "x" * 90])
def test_a_token_is_never_broken(token: str) -> None:
    kept = Record("bushi", "", None, ("Nb", *[token] * 60))
    assert record.parse_text(record.format_text(kept)) == kept


tokens = words.filter(lambda word: not set(word) & set("(){}."))  # which stand for other things


@given(moves=st.lists(tokens, max_size=60).map(tuple))
def test_any_tokens_survive_as_text(moves: tuple[str, ...]) -> None:
    kept = Record("bushi", "", None, moves)
    assert record.parse_text(record.format_text(kept)) == kept


@pytest.mark.parametrize(
    "source",
    [
        SHORT_TEXT.replace("\n", "\r\n"),
        f"\n\n{SHORT_TEXT}\n\n",
        "rules: article\ngame: bushi\n\nNb Ub\nt\n\nf",
        "game:bushi\nrules:  article \n\n Nb\tUb t f",
    ],
)
def test_texts_are_read_with_some_patience(source: str) -> None:
    assert record.parse_text(source) == SHORT


@pytest.mark.parametrize(
    ("source", "offending"),
    [
        ("", ""),
        ("Nb Ub t f", "Nb Ub t f"),
        ("rules: article\n\nNb", "rules: article\n\nNb"),
        ("game: bushi\nplayer: Ann\n\nNb", "player: Ann"),
        ("game: bushi\ngame: bushi\n\nNb", "game: bushi"),
        ("game: bushi\nNb Ub", "Nb Ub"),
    ],
)
def test_a_text_that_is_no_record_is_a_request_error(source: str, offending: str) -> None:
    with pytest.raises(RequestError) as caught:
        record.parse_text(source)
    assert caught.value.text == offending


def test_a_record_as_json_spells_its_position_out() -> None:
    assert record.format_json(Record("bushi", "dunkel", None, ("Nb",))) == {
        "game": "bushi",
        "rules": "",
        "position": "-- -- b",
        "record": ["Nb"],
    }


def test_json_may_leave_defaults_out() -> None:
    assert record.parse_json({"game": "bushi"}) == Record("bushi")
    whole = {"game": "bushi", "rules": "article", "position": "Tf Tb b", "record": ["t"]}
    assert record.parse_json(whole) == Record("bushi", "article", "Tf Tb b", ("t",))


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"game": None},
        {"game": 1},
        {"game": "bushi", "rules": None},
        {"game": "bushi", "rules": 3},
        {"game": "bushi", "position": ["Tf"]},
        {"game": "bushi", "record": "Nb"},
        {"game": "bushi", "record": [1]},
        {"game": "bushi", "record": None},
    ],
)
def test_json_of_wrong_types_is_a_request_error(data: dict[str, object]) -> None:
    with pytest.raises(RequestError):
        record.parse_json(data)


def test_a_record_as_a_link() -> None:
    assert record.format_fragment(SHORT) == "g=bushi&r=article&m=Nb.Ub.t.f"
    assert record.format_fragment(SHORT, 2) == "g=bushi&r=article&m=Nb.Ub.t.f&n=2"
    assert record.format_fragment(SHORT, 4) == record.format_fragment(SHORT)
    assert record.parse_fragment("#g=bushi&r=article&m=Nb.Ub.t.f&n=2") == (SHORT, 2)
    assert record.parse_fragment("g=bushi&p=Al_Nf_b&m=t") == (FROM_HERE, None)


def test_a_broken_link_is_a_link_error() -> None:
    with pytest.raises(LinkError):
        record.parse_fragment("g=bushi&q=1")


def test_replay_plays_the_moves() -> None:
    line = record.replay(SHORT)
    assert [str(position) for position in line.positions] == [
        "-- -- b",
        "Nb -- w",
        "Nb Ub b",
        "Nl Ub w",
        "Nl Ar b",
    ]
    assert line.moves == ("Nb", "Ub", "t", "f")


def test_replaying_again_one_move_longer_goes_on_from_what_was_kept() -> None:
    first = record.replay(SHORT)
    longer = record.replay(SHORT._replace(moves=(*SHORT.moves, "t")))
    assert longer.positions[:-1] == first.positions
    assert all(a is b for a, b in zip(longer.positions, first.positions, strict=False))
    assert record.replay(SHORT) is first


@pytest.mark.parametrize(
    ("broken", "error", "text", "ply"),
    [
        (Record("chess"), GameError, "chess", None),
        (Record("bushi", "nonsense"), RulesError, "nonsense", None),
        (Record("bushi", "", "Tf Nb"), PositionError, "Tf Nb", None),
        (Record("bushi", "", None, ("Nb", "Ub", "x")), MoveError, "x", 2),
        (Record("bushi", "", None, ("Nb", "Nf")), IllegalMove, "Nf", 1),
        (Record("bushi", "", None, ("Tf",)), IllegalMove, "Tf", 0),
        (Record("bushi", "", "Al Nf b", ("t", "t")), OverError, "t", 1),
        (Record("bushi", "", "Nf Af w", ("t",)), OverError, "t", 0),
        (Record("bushi", "", "Nb Nb b", (*"llrrllrr", "t")), OverError, "t", 8),
        (Record("bushi", "", "Al Nf b", ("t", "x")), MoveError, "x", 1),
    ],
)
def test_a_broken_record_says_what_and_where(
    broken: Record, error: type[AngaError], text: str, ply: int | None
) -> None:
    for _ in range(2):
        with pytest.raises(error) as caught:
            record.replay(broken)
        assert (caught.value.text, caught.value.ply) == (text, ply)


def test_replay_far_keeps_all_that_can_be_played() -> None:
    line, error = record.replay_far(Record("bushi", "", None, ("Nb", "Nf", "t")))
    assert [str(line.position), line.moves] == ["Nb -- w", ("Nb",)]
    assert isinstance(error, IllegalMove)
    assert error.ply == 1


def test_replay_far_without_error() -> None:
    line, error = record.replay_far(SHORT)
    assert str(line.position) == "Nl Ar b"
    assert error is None


@pytest.mark.parametrize(
    ("broken", "kind", "reached", "rules"),
    [
        (Record("bushi", "nonsense", None, ("Nb",)), "rules", "-- -- b", ""),
        (Record("bushi", "article", "Tf", ("t",)), "position", "-- -- b", "article"),
        (Record("bushi", "article", "Tf Tb b", ("f", "?")), "move", "Nb Tb w", "article"),
    ],
)
def test_replay_far_leaves_what_is_broken_for_what_is_default(
    broken: Record, kind: str, reached: str, rules: str
) -> None:
    line, error = record.replay_far(broken)
    assert (str(line.position), line.position.rules) == (reached, rules)
    assert error is not None
    assert error.kind == kind


def test_replay_far_cannot_guess_the_game() -> None:
    with pytest.raises(GameError):
        record.replay_far(Record("chess"))


def test_the_record_of_a_line_has_one_spelling() -> None:
    spelt = record.of(record.replay(Record("bushi", "dunkel", "-- -- b", ("Nb",))))
    assert spelt == Record("bushi", "", None, ("Nb",))
    assert record.of(record.replay(FROM_HERE)) == FROM_HERE


def test_lines_of_different_rules_are_kept_apart() -> None:
    lines = [record.replay(Record("bushi", rules, "Tf Tb b", ("l",))) for rules in ("", "article")]
    game = games.get("bushi")
    told = [say(game.move_description(each.positions[0], "l"), game.words, "en") for each in lines]
    for text, kind in zip(told, ("left", "right"), strict=True):
        assert text.startswith(f"Black rolls left: {kind} guard")


class Counted(str):
    """A token that counts how often anybody looks at it."""

    __slots__ = ()
    looks = 0

    def __hash__(self) -> int:
        Counted.looks += 1
        return super().__hash__()

    def __eq__(self, other: object) -> bool:
        Counted.looks += 1
        return super().__eq__(other)


@pytest.mark.parametrize("first", ["zz", "Nb"])
def test_what_a_long_record_costs_grows_no_faster_than_it(first: str) -> None:
    looks = []
    for length in (1000, 2000):
        Counted.looks = 0
        moves = (first, *map(Counted, ["zz"] * length))
        record.replay_far(Record("bushi", "", None, moves))
        looks.append(Counted.looks)
    assert looks[1] < 3 * looks[0]
    assert looks[1] < 60_000


def test_what_a_long_legal_game_costs_grows_no_faster_than_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both Objects wander about: no Subject tells one position from another."""
    chance, position, moves = random.Random(1), games.get("chatra").start(), list[str]()
    while len(moves) < 600:
        steps = [m for m in position.legal() if position.format_move(m)[0] == "O"]
        moves.append(position.format_move(chance.choice(steps)))
        position = position.play(position.parse_move(moves[-1]))
    looks = 0
    equal = ChatraPosition.__eq__

    def looked(self: ChatraPosition, other: object) -> bool:
        nonlocal looks
        looks += 1
        return equal(self, other)

    monkeypatch.setattr(ChatraPosition, "__eq__", looked)
    found = []
    for length in (300, 600):
        looks = 0
        line, error = record.replay_far(Record("chatra", "", None, tuple(moves[:length])))
        assert (len(line.moves), error) == (length, None)
        record._kept.clear()
        found.append(looks)
    assert found[1] < 3 * found[0]
    assert found[1] < 20 * 600


@pytest.mark.parametrize("game_id", games.ids())
def test_no_message_quotes_much_of_what_is_too_long(game_id: str) -> None:
    start = str(games.get(game_id).start())
    fields = start.split(" ")
    for junk in ("x" * 5000, "1" * 5000, "/" * 5000, "," * 5000, "b " * 2500):
        bad = [Record(game_id, junk), Record(game_id, "", junk), Record(game_id, "", start + junk)]
        bad += [Record(game_id, "", None, (junk,)), Record(junk)]
        for place, field in enumerate(fields):
            for spoilt in (junk, field + junk, junk + field):
                text = " ".join([*fields[:place], spoilt, *fields[place + 1 :]])
                bad.append(Record(game_id, "", text))
        for one in bad:
            with pytest.raises(AngaError) as caught:
                record.replay(one)
            assert len(str(caught.value)) < 400, str(caught.value)


@pytest.mark.parametrize(
    "moves",
    [
        "{[%marks b-w,b] where it begins} Nb Ub",
        "Nb {the # of a file is no link} Ub",
        "Nb Ub _ (t f) (l)",
        "Nb (El Wb) Ub {a guard} t",
    ],
)
def test_a_canonical_game_keeps_where_it_ends_and_what_is_written(moves: str) -> None:
    text = f"game: bushi\n\n{moves}\n"
    tree = record.canonical(record.parse_tree(text))
    assert format_game(tree) == text
    again = record.parse_tree(json.dumps(record.format_tree(tree)))
    assert format_game(record.canonical(again)) == text
