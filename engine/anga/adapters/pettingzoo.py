"""Games for PettingZoo, in which agents take turns (AEC): `pip install anga[pettingzoo]`.

>>> from anga.adapters.pettingzoo import env
>>> game = env("chatra", "b9", render_mode="ansi")
>>> game.reset(seed=1)
>>> for agent in game.agent_iter(max_iter=40):
...     observation, reward, termination, truncation, info = game.last()
...     legal = observation["action_mask"]
...     game.step(None if termination or truncation else game.action_space(agent).sample(legal))

What the actions and the planes mean `anga.contract.environment` says. `player_0` has the first
seat, and rolls are made for everybody. At the end the winner gets 1 and each of the others
-1 / (n - 1), where n is how many play; those who share the first place share what they get. `info`
has the letter of a seat, and at the end its `place` and the `reason`.

`rgb_array` is drawn by resvg-py and read by Pillow; the extra brings both.
"""

import io
import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from anga import games
from anga.adapters.rewards import rewards
from anga.contract.game import AnyLine
from anga.contract.pictures import picture
from anga.contract.position import Outcome
from anga.shared.errors import MoveError

__all__ = ["BoardGame", "env", "raw_env"]

LONGEST = 500  # actions a seat, on average
LARGEST = np.iinfo(np.int16).max
METADATA = {
    "render_modes": ["human", "ansi", "rgb_array"],
    "is_parallelizable": False,
    "render_fps": 2,
}


class BoardGame(AECEnv):
    """A game as an environment, in which only what the mask allows may be done.

    It is cut off once its seats have taken `max_cycles` actions each, on average. Raises GameError
    or RulesError; `step` raises MoveError for an action that is not allowed.
    """

    def __init__(
        self,
        game_id: str,
        rules: str = "",
        render_mode: str | None = None,
        max_cycles: int = LONGEST,
    ) -> None:
        super().__init__()
        self.game = games.get(game_id)
        self.environment = games.environment(game_id)
        self.rules = self.game.canonical(rules)
        self.metadata = {**METADATA, "name": f"anga_{game_id}_v0"}
        self.render_mode = render_mode
        self.most = max_cycles * len(self.game.seats)
        self.possible_agents = [f"player_{number}" for number in range(len(self.game.seats))]
        self.seats = dict(zip(self.possible_agents, self.game.seats, strict=True))
        self.action_spaces = {agent: self._actions() for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.dice = random.Random()
        self.line: AnyLine = self.game.line(self.rules)
        self.begun: tuple[int, ...] = ()

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of an agent, the same for all."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observations of an agent: planes, and a mask of what it may do."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, str] | None = None) -> None:
        """Begin a game: at the start, or at the `position` of a string among the options.

        Raises PositionError.
        """
        if seed is not None:
            self.dice = random.Random(seed)
        self.line = self.game.line(self.rules, (options or {}).get("position"))
        self.begun, self.taken = (), 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"seat": seat} for agent, seat in self.seats.items()
        }
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """The position as an agent sees it, and what it may do; nothing while others are to act."""
        acts = agent == self.agent_selection and not self.line.outcome
        begun = self.begun if acts else ()
        planes = self.environment.observe(self.line.position, self.seats[agent], begun)
        return {
            "observation": np.array(planes, np.int16),
            "action_mask": np.frombuffer(self._mask(), np.int8).copy()
            if acts
            else np.zeros(int(self.action_spaces[agent].n), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Take an action of the agent whose turn it is; None once it has left the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._mask()[action]:
            raise MoveError(f"action {action} is not allowed here", str(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = self.environment.move(self.line.position, int(action), self.begun)
        self.taken += 1
        if move is None:
            self.begun += (int(action),)
        else:
            self.line, self.begun = self.line.after(move), ()
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board: printed, as text, or as an array of rows of red, green and blue."""
        if self.render_mode == "rgb_array":
            return _pixels(picture(self.line))
        if self.render_mode == "ansi":
            return self.line.position.diagram()
        if self.render_mode == "human":
            print(self.line.position.diagram())
        return None

    def close(self) -> None:
        """Nothing has to be closed."""

    def _actions(self) -> spaces.Discrete:
        return spaces.Discrete(self.environment.actions(self.rules))

    def _observations(self) -> spaces.Dict:
        count, field = len(self.environment.planes(self.rules)), self.environment.field(self.rules)
        shape = (count, field.rows, field.columns)
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, shape, np.int16),
                "action_mask": spaces.Box(0, 1, (self.environment.actions(self.rules),), np.int8),
            }
        )

    def _mask(self) -> bytes:
        return self.environment.mask(self.line, self.begun)

    def _go_on(self) -> None:
        """Roll where a roll is awaited, then see whose turn it is, or how the game has ended."""
        while self.line.position.chance and not self.line.outcome:
            self.line = self.line.roll(self.dice)
        if self.line.outcome:
            self._end(self.line.outcome)
        elif self.taken >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            at = self.game.seats.index(self.line.turn)
            self.agent_selection = self.possible_agents[at]

    def _end(self, outcome: Outcome) -> None:
        found = rewards(outcome)
        for agent, seat in self.seats.items():
            self.rewards[agent] = found[seat]
            self.infos[agent] |= {"place": outcome.placings[seat], "reason": outcome.reason}
        self.terminations = dict.fromkeys(self.agents, True)


def raw_env(
    game_id: str, rules: str = "", render_mode: str | None = None, max_cycles: int = LONGEST
) -> BoardGame:
    """A game as an environment that raises MoveError for what is not allowed."""
    return BoardGame(game_id, rules, render_mode, max_cycles)


def env(
    game_id: str, rules: str = "", render_mode: str | None = None, max_cycles: int = LONGEST
) -> AECEnv:
    """A game as PettingZoo's own have it: an agent that does what is not allowed loses at once."""
    game = raw_env(game_id, rules, render_mode, max_cycles)
    checked = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def _pixels(svg: str) -> Any:
    """An SVG as rows of pixels."""
    from PIL import Image  # noqa: PLC0415 (few look on)
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    png = svg_to_bytes(svg_string=svg, background="white", skip_system_fonts=True)
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
