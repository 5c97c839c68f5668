"""Setups of BushiShogi: two cubes, and whose turn it is."""

from anga.games.bushi.rules import SEATS, UNPLACED, Bushi, parse
from anga.games.bushi.scene import palette, solid
from anga.scene import Option
from anga.setup import Editor, Field, Judged, Problem, Setup


class BushiEditor(Editor[Bushi]):
    """24 ways to lie for each cube."""

    def palette(self, rules: str) -> list[Option]:
        """Every state of a cube."""
        return palette(rules)

    def fields(self, rules: str) -> list[Field]:
        """Whose turn it is."""
        values = [{"token": seat, "name": f"seat:{seat}"} for seat in SEATS]
        return [{"id": "side", "name": "field:side", "values": values}]

    def setup(self, position: Bushi) -> Setup:
        """A position taken apart."""
        cubes = {"b": position.black, "w": position.white}
        placed = {seat: code for seat, code in cubes.items() if code != UNPLACED}
        return {"cells": placed, "fields": {"side": position.turn}}

    def judge(self, setup: Setup, rules: str) -> Judged:
        """Black places first, then White, and no sword may point before both stand."""
        black, white = (setup["cells"].get(seat, UNPLACED) for seat in SEATS)
        position = Bushi(black, white, setup["fields"]["side"], rules)
        solids = [solid(position, seat) for seat in SEATS if setup["cells"].get(seat)]
        problems = tuple(_problems(position))
        if problems:
            return Judged(None, problems, [], solids)
        return Judged(str(parse(str(position), rules)), (), [], solids)
