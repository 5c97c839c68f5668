"""The computer knows what a unit is worth, and takes what is offered."""

from anga.games.troop.player.evaluate import NAMES, see
from anga.service import door
from tests.engine.games.troop.boards import GAME


def value(text: str, seat: str = "b") -> int:
    return GAME.evaluate(GAME.parse(text), seat)


def test_the_start_is_even_and_the_sides_see_it_alike() -> None:
    for rules in ("", "ranks", "wide"):
        start = GAME.start(rules)
        assert GAME.evaluate(start, "b") == GAME.evaluate(start, "w") == 0


def test_more_units_are_better_and_count_more_when_few_are_left() -> None:
    many = value("oooooooo/8/8/8/8/8/x7/xxxxxxxx b a 0")
    few = value("oo6/8/8/8/8/8/8/xxx5 b a 0")
    assert few > many > 0
    assert value("oo6/8/8/8/8/8/8/xxx5 b a 0", "w") == -few


def test_a_lead_counts_the_more_the_nearer_the_count_is_to_its_end() -> None:
    leads = [value(f"ooo5/8/8/8/8/8/8/xxxx4 b a {quiet}") for quiet in (0, 9, 17)]
    assert leads == sorted(leads)
    assert leads[0] > 0
    even = {value(f"oo1o4/8/8/8/8/8/8/xx1x4 b a {quiet}") for quiet in (0, 9, 17)}
    assert len(even) == 1


def test_pieces_within_two_steps_of_an_enemy_are_counted() -> None:
    near = NAMES.index("a piece within two steps of an enemy, before the first attack")
    for text, counts in (
        ("o7/8/8/3o4/8/2xxx3/8/8 b - 0", [(3, 0), (1, 0)]),
        ("o7/8/8/8/3o4/8/2x1x3/x7 w a 0", [(0, 2), (0, 1)]),
    ):
        _, rows = see(GAME.parse(text))
        assert [row[near : near + 2] for row in rows if row] == counts


def test_pieces_on_one_rank_are_better_than_spread_ones() -> None:
    assert value("ooo5/8/8/8/8/8/8/xxx5 b a 0") == 0
    assert value("ooo5/8/8/8/8/1x6/8/x1x5 b a 0") < 0


def test_every_level_but_the_careless_takes_a_whole_formation() -> None:
    request = {"cmd": "best", "game": "troop", "position": "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0"}
    careful = [level.number for level in GAME.thinking.levels if not level.overlook]
    assert len(careful) > 4
    for level in careful:
        answer = door.answer({**request, "level": level, "seed": 1, "seconds": 2})
        line = GAME.parse(request["position"])
        after = line.play(line.parse_move(answer["move"]))
        assert after.outcome is not None
        assert after.outcome.placings["b"] == 1


def test_a_search_of_the_same_seed_and_nodes_is_the_same() -> None:
    start = GAME.start()
    found = [
        door.answer({"cmd": "best", "game": "troop", "nodes": 400, "seed": 5})["move"]
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert start.parse_move(found[0]) in start.legal()
