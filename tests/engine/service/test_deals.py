"""Ready deals: fair ones, drawn by chance, and where there are none."""

import pytest

from anga import games
from anga.search import tablebase
from anga.service import door
from anga.service.deals import fair_deals


@pytest.mark.parametrize(("rules", "many"), [("", 160), ("article", 256), ("one", 0)])
def test_nobody_can_force_mate_after_a_deal_or_at_its_first_placement(
    rules: str, many: int
) -> None:
    game = games.get("bushi")
    found = list(fair_deals(game, rules))
    assert len(found) == many
    for tokens in found:
        line = game.line(rules)
        for token in tokens:
            line = line.play(token)
            assert tablebase.table("bushi", rules)[line.position].letter == "D"


def test_deals_are_drawn_by_chance() -> None:
    request = {"cmd": "deal", "game": "bushi"}
    drawn = [door.answer(request)["moves"] for _ in range(20)]
    known = list(fair_deals(games.get("bushi"), ""))
    assert all(each in known for each in drawn)
    assert any(each != drawn[0] for each in drawn)


def test_where_nothing_is_laid_out_there_is_no_deal() -> None:
    assert door.answer({"cmd": "deal", "game": "chatra"})["moves"] == []
