"""A game in a terminal: people type moves, the computer plays the other seats.

The words are those of the site: names of seats, moves as sentences, reasons why not. Whatever ends
it, Ctrl-C too, the game so far is not lost.
"""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from anga.contract.dice import DICE
from anga.contract.game import AnyLine
from anga.contract.pictures import WORDS as PICTURE_WORDS
from anga.contract.pictures import ending
from anga.contract.status import tokens
from anga.record import record
from anga.search import levels
from anga.shared.errors import AngaError, IllegalMove
from anga.shared.phrases import say
from anga.shared.scene import Phrase
from anga.tools.terminal_words import WORDS

WIDTH = 78  # columns of a list of moves
BOLD, RED, FAINT = "1", "31", "2"  # as terminals number them


class Settings(NamedTuple):
    """Who plays how: the seats of people, the computer's level, the language `en` or `ja`.

    `file` keeps the game, if it is given; `seed` makes dice and computer repeatable; `colour` is
    whether the terminal has colours.
    """

    seats: str
    level: int
    language: str = "en"
    file: Path | None = None
    seed: int | None = None
    colour: bool = False


class TerminalGame:
    """A game under way in a terminal. `tell` shows a text, `ask` reads a line after a prompt.

    `ask` raises EOFError when nothing more comes.
    """

    def __init__(
        self,
        line: AnyLine,
        settings: Settings,
        tell: Callable[[str], None] = print,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.line = line
        self._settings, self._tell, self._ask = settings, tell, ask
        self._words = {**PICTURE_WORDS, **WORDS, **line.game.words}
        self._dice = DICE if settings.seed is None else random.Random(settings.seed)
        self._commands: Mapping[str, Callable[[], None]] = {
            "help": lambda: self._say("terminal:help"),
            "?": lambda: self._say("terminal:help"),
            "moves": self._list_moves,
            "hint": self._hint,
            "back": self._back,
            "board": self._show,
            "record": lambda: self._tell(record.write(self.line)),
            "link": lambda: self._tell(f"#{record.write(self.line, 'link')}"),
        }

    def run(self) -> None:
        """Play until the game is over, or until people leave by `quit`, Ctrl-D or Ctrl-C."""
        try:
            self._greet()
            while not self.line.outcome and self._turn():
                pass
            if self.line.outcome:
                self._show()
                self._say(ending(self.line.outcome, self.line.game.words), BOLD)
        except (EOFError, KeyboardInterrupt):
            self._tell("")
        self._leave()

    def _greet(self) -> None:
        game, seats = self.line.game, self._settings.seats
        self._say(["terminal:hello", "name"], BOLD)
        names: Phrase = f"seat:{seats[0]}"
        for seat in seats[1:]:
            names = ["terminal:and", names, f"seat:{seat}"]
        self._say(["terminal:seats", names])
        if set(game.seats) - set(seats):
            self._say(["terminal:level", str(self._settings.level)])
        self._show()

    def _turn(self) -> bool:
        """Let whoever is to move do so; False if people leave."""
        if self.line.turn in self._settings.seats:
            return self._persons_turn()
        if self.line.position.chance:
            self._go_on(self.line.roll(self._dice))
            return True
        self._say("terminal:thinking", FAINT)
        found = levels.best(self.line, self._settings.level, seed=self._seed())
        self._go_on(self.line.play(found.move))
        if self.line.turn in self._settings.seats and not self.line.outcome:
            self._show()
        return True

    def _persons_turn(self) -> bool:
        typed = self._ask(f"{self._said(f'seat:{self.line.turn}')}> ").strip()
        if typed == "quit":
            return False
        if typed in self._commands:
            self._commands[typed]()
        elif not typed and self.line.position.chance:
            self._go_on(self.line.roll(self._dice))
        elif typed:
            self._play(typed)
        elif not typed:
            self._show()
        return True

    def _play(self, typed: str) -> None:
        """Play a move, spelt as a token or as the game's people write it; or say why not."""
        written = {self.line.text(m, self._settings.language): m for m in self.line.legal()}
        try:
            self._go_on(self.line.play(written.get(typed, typed)))
        except IllegalMove as error:
            self._say(["terminal:refused", error.reason or error.message], RED)
        except AngaError:
            waits = self.line.position.chance
            self._say("terminal:roll-first" if waits else ["terminal:unread", typed], RED)
        else:
            if self.line.turn in self._settings.seats and not self.line.outcome:
                self._show()

    def _go_on(self, after: AnyLine) -> None:
        """Take the line with one more move, keep it, and tell the move."""
        before, move = self.line, after.moves[-1]
        self.line = after
        self._keep()
        description = before.game.move_description(before.position, move)
        self._say(["terminal:played", before.text(move, self._settings.language), description])

    def _list_moves(self) -> None:
        """The tokens of the legal moves, in lines of some width."""
        found = tokens(self.line)
        self._say(["terminal:moves", str(len(found))])
        row = ""
        for token in found:
            if row and len(row) + 1 + len(token) > WIDTH:
                self._tell(row)
                row = ""
            row = f"{row} {token}" if row else token
        self._tell(row)

    def _hint(self) -> None:
        if self.line.position.chance:
            self._say("terminal:roll-first")
            return
        self._say("terminal:thinking", FAINT)
        found = levels.best(self.line, self._settings.level, seed=self._seed())
        self._say(["terminal:hint", self.line.position.format_move(found.move)])

    def _back(self) -> None:
        """Go back to where a person last chose a move; rolls are not chosen."""
        seats, line = self._settings.seats, self.line
        while len(line.moves):
            line = line.back()
            if line.turn in seats and not line.position.chance:
                self.line = line
                self._keep()
                self._show()
                return
        self._say("terminal:no-way-back", RED)

    def _show(self) -> None:
        self._tell(f"\n{self.line.position.diagram()}\n")

    def _keep(self) -> None:
        """Write the game into its file, all at once, so that no half of it is ever there."""
        file = self._settings.file
        if file:
            half = file.with_name(f"{file.name}.new")
            half.write_text(record.write(self.line), encoding="utf-8")
            half.replace(file)

    def _leave(self) -> None:
        if self._settings.file:
            self._say(["terminal:kept", str(self._settings.file)])
            return
        if not self.line.outcome:
            self._say("terminal:left")
        self._tell(f"\n{record.write(self.line).strip()}")

    def _seed(self) -> int | None:
        return None if self._settings.seed is None else self._dice.getrandbits(32)

    def _said(self, phrase: Phrase) -> str:
        return say(phrase, self._words, self._settings.language)

    def _say(self, phrase: Phrase, how: str = "") -> None:
        """Tell a phrase, in bold or in a colour where the terminal has it."""
        text = self._said(phrase)
        self._tell(f"\033[{how}m{text}\033[0m" if how and self._settings.colour else text)
