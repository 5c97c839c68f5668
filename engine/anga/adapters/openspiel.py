"""Games for OpenSpiel, where each is called `anga_` and its id: `pip install anga[openspiel]`.

>>> import pyspiel
>>> from anga.adapters import openspiel
>>> state = pyspiel.load_game("anga_chatra(rules=b9+free)").new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> state.returns()
[0.0, 0.0]

Importing this module registers them all. `rules` are those of the game, joined by `+` since
OpenSpiel takes the comma; `longest` is after how many actions of the players a game is cut off,
with nothing for anybody. Actions and observations are those of `anga.contract.environment`, and
players are counted from 0 in the order of the seats. The winner gets 1 and each of the others
-1 / (n - 1), where n is how many play; those who share the first place share what they get.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from anga import games
from anga.adapters.rewards import rewards
from anga.contract.game import AnyGame, AnyLine

__all__ = ["BoardGame", "BoardState"]

LONGEST = 2000  # actions


class BoardGame(pyspiel.Game):
    """A game of Anga's. Raises GameError or RulesError."""

    def __init__(self, kind: Any, game: AnyGame, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game, self.environment = game, games.environment(game.id)
        self.rules = game.canonical(str(given.get("rules", "")).replace("+", ","))
        self.longest = int(given.get("longest", LONGEST))
        count, actions = len(game.seats), self.environment.actions(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions if game.dice else 0,
            num_players=count,
            min_utility=-1 / (count - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self, state: Any = None) -> "BoardState":
        """A game that begins."""
        return BoardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What turns a state into planes."""
        recalls = iig_obs_type and (iig_obs_type.perfect_recall or not iig_obs_type.public_info)
        if recalls:
            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        return BoardObserver(self)


class Held:
    """A line and the actions begun on it: values, of which no copy needs a copy."""

    def __init__(self, line: AnyLine, begun: tuple[int, ...] = ()) -> None:
        self.line, self.begun = line, begun

    def __deepcopy__(self, memo: object) -> "Held":
        return self


class BoardState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: BoardGame) -> None:
        super().__init__(game)
        self.held = Held(game.game.line(game.rules))
        self.left = game.longest

    @property
    def line(self) -> AnyLine:
        """The game until now, as Anga has it."""
        return self.held.line

    def current_player(self) -> int:
        """The number of the seat to act, or OpenSpiel's for chance and the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.line.position.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.line.game.seats.index(self.line.turn)

    def is_terminal(self) -> bool:
        """Whether the game has ended or is cut off."""
        return self.left == 0 or bool(self.line.outcome)

    def returns(self) -> list[float]:
        """What each player gets; zeros before the end."""
        seats, outcome = self.line.game.seats, self.line.outcome
        if not outcome:
            return [0.0] * len(seats)
        found = rewards(outcome)
        return [found[seat] for seat in seats]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The rolls and how likely each is."""
        position, odds = self.line.position, self.line.position.odds()
        rolls = [self._environment.action(position, roll) for roll in position.legal()]
        return [(roll, odd / sum(odds)) for roll, odd in sorted(zip(rolls, odds, strict=True))]

    def _legal_actions(self, player: int) -> list[int]:
        mask = self._environment.mask(self.line, self.held.begun)
        return [action for action, is_open in enumerate(mask) if is_open]

    def _apply_action(self, action: int) -> None:
        line, begun = self.held.line, self.held.begun
        self.left -= not line.position.chance
        move = self._environment.move(line.position, action, begun)
        self.held = Held(line, (*begun, action)) if move is None else Held(line.after(move))

    def _action_to_string(self, player: int, action: int) -> str:
        return _names(self.line.game.id, self.line.position.rules)[action]

    @property
    def _environment(self) -> Any:
        return games.environment(self.line.game.id)

    def __str__(self) -> str:
        begun = [self._action_to_string(0, action) for action in self.held.begun]
        return " ".join([str(self.line.position), *begun])


class BoardObserver:
    """The planes of a state as a player sees it, in one row of numbers and as they lie."""

    def __init__(self, game: BoardGame) -> None:
        environment, rules = game.environment, game.rules
        field = environment.field(rules)
        shape = (len(environment.planes(rules)), field.rows, field.columns)
        self.environment = environment
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: BoardState, player: int) -> None:
        """Fill the planes."""
        line, seat = state.line, state.line.game.seats[player]
        begun = state.held.begun if line.turn == seat else ()
        self.dict["observation"][:] = self.environment.observe(line.position, seat, begun)

    def string_from(self, state: BoardState, player: int) -> str:
        """The position string, with the actions begun: everybody sees everything."""
        return str(state)


@cache
def _names(game_id: str, rules: str) -> tuple[str, ...]:
    return games.environment(game_id).names(rules)


def _register(game_id: str) -> None:
    game = games.get(game_id)
    modes = pyspiel.GameType.ChanceMode
    kind = pyspiel.GameType(
        short_name=f"anga_{game_id}",
        long_name=game.name(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if game.dice else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=len(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rules": "", "longest": LONGEST},
    )

    class Registered(BoardGame):  # OpenSpiel keeps it beyond Python's end, which only classes bear
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game, params)

    pyspiel.register_game(kind, Registered)


for each in games.ids():
    _register(each)
