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


def test_a_deal_goes_on_from_what_is_laid_out_if_that_was_no_mistake() -> None:
    fair = list(fair_deals(games.get("bushi"), ""))
    first = fair[0][0]
    request = {"cmd": "deal", "game": "bushi", "record": [first]}
    assert {door.answer(request)["moves"][0] for _ in range(20)} == {first}
    losing = next(x for x in door.answer({**request, "cmd": "moves", "record": []})["moves"]
                  if x not in {each[0] for each in fair})  # fmt: skip
    assert door.answer({**request, "record": [losing]})["moves"] in fair


def test_where_nothing_is_laid_out_there_is_no_deal() -> None:
    assert door.answer({"cmd": "deal", "game": "chatra"})["moves"] == []
