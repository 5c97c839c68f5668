"""The clocks of a game under way: each seat's remaining time, now and after each ply.

The time is never read here: callers pass it, in milliseconds. A turn of several plies, as with
dice, counts as one. Runs on both Pythons.
"""

from anga.shared.clock_setting import EVERYBODY, parse_clock

LONGEST_BEAT = 10_000  # milliseconds between two beats; a device that was silent longer has slept
PART = 30  # a computer spends at most such a part of its time on a move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Entry: TypeAlias = "list[str | int] | None"


class Left:
    """The remaining time of a seat; in `overtime` the milliseconds are those of a period.

    `periods` is the number left, including the current one.
    """

    def __init__(self, milliseconds: int, periods: int, overtime: bool) -> None:
        self.milliseconds, self.periods, self.overtime = milliseconds, periods, overtime


class GameClock:
    """The clocks of all seats of a game, set by a `text` (see `clock_setting`).

    `log` has an entry a ply, `[seat, milliseconds, periods, spent]`: the remaining time of the seat
    that made it, and the time used so far by a turn that went on; None where there was no clock
    yet. It may be longer than `ply`, the number of plies of the current position: the others were
    taken back. `seat` is to move there, and has `spent` so much of this turn; when the game is
    `over`, it is the last to have used its time. `begun` plies were made before there were clocks.
    """

    def __init__(self, text: str, seats: "list[str]", begun: int = 0) -> None:
        setting = parse_clock(text) or {}
        self.text = text
        self.allowed = {seat: setting.get(seat, setting[EVERYBODY]) for seat in seats}
        self.log: "list[Entry]" = [None] * begun
        self.ply = self.spent = self.resumed = 0
        self.seat: "str | None" = None
        self.user: "str | None" = None  # whose time `resumed` is
        self.over = False  # whether nobody is to move
        self.since: "int | None" = None  # when the last beat was, None while no clock runs
        self.main: "dict[str, int]" = {}
        self.periods: "dict[str, int]" = {}
        self._reset(begun)

    # Whose turn it is

    @property
    def has_started(self) -> bool:
        """Whether a move was made since the clocks were set: the first one starts them."""
        return any(entry is not None for entry in self.log[: self.ply])

    def arrive(self, ply: int, turn: "str | None") -> None:
        """Set the seat to move after a number of plies; None when the game is over.

        If the game ends without a move, the clocks stay as they are.
        """
        if ply == self.ply + 1 and len(self.log) == self.ply:
            self._settle(turn)
            self.seat = turn
        elif ply != self.ply or self.seat is None or (self.over and turn):
            spent, user = self.resumed if ply == len(self.log) else 0, self.user
            self.rewind(ply)
            last = self.log[ply - 1] if ply else None
            self.spent = int(last[3]) if last and last[0] == turn else 0
            self.spent = spent or self.spent
            self.seat = turn or (user if spent else None)
        elif turn is not None:
            self.spent = self.spent if turn == self.seat else 0
            self.seat = turn
        self.over = turn is None

    def rewind(self, ply: int) -> None:
        """Give each seat the time it had after a number of plies, at the beginning of that turn."""
        while len(self.log) < ply:
            self.log.append(None)
        self.seat, self.resumed = None, 0
        self._reset(ply)

    def truncate(self, ply: int) -> None:
        """Forget the times after a number of plies."""
        del self.log[ply:]

    def _reset(self, ply: int) -> None:
        for seat in self.allowed:
            self.main[seat] = self.allowed[seat].main * 1000
            self.periods[seat] = self.allowed[seat].periods
        for entry in self.log[:ply]:
            if entry and entry[0] in self.allowed:
                mover, main, periods, _ = entry
                self.main[str(mover)], self.periods[str(mover)] = int(main), int(periods)
        self.ply, self.spent = ply, 0

    def _settle(self, turn: "str | None") -> None:
        """Record a ply at the end; if the turn goes on, its time does too."""
        seat, first = self.seat, not self.has_started
        self.ply += 1
        if seat is None:
            self.log.append(["", 0, 0, 0])
            self.spent = 0
            return
        if turn != seat:
            left = self.time_left(seat)
            self.main[seat] = 0 if left.overtime else left.milliseconds
            self.periods[seat] = left.periods
            if not first and self.main[seat]:
                self.main[seat] += self.allowed[seat].increment * 1000
            self.spent = 0
        self.log.append([seat, self.main[seat], self.periods[seat], self.spent])

    # What time it is

    def start(self, now: int) -> None:
        """Start the clock of the seat to move."""
        if self.since is None:
            self.since = now

    def tick(self, now: int) -> None:
        """Charge the time since the last tick; longer gaps (a sleeping device) are not charged."""
        if self.since is not None:
            passed = now - self.since
            self.spent += passed if 0 < passed <= LONGEST_BEAT else 0
            self.since = now

    def stop(self, now: int) -> None:
        """Stop the running clock."""
        self.tick(now)
        self.since = None

    # What is left

    def time_left(self, seat: str) -> Left:
        """The remaining time of a seat at the last tick; 0 milliseconds when it is out of time."""
        main, periods = self.main[seat], self.periods[seat]
        main -= self.spent if seat == self.seat else 0
        if main > 0:
            return Left(main, periods, False)
        length = self.allowed[seat].period * 1000
        periods = periods - -main // length if length else 0
        if periods <= 0:
            return Left(0, 0, bool(length))
        return Left(length - -main % length, periods, True)

    def is_out(self, seat: str) -> bool:
        """Whether a seat is out of time."""
        return self.time_left(seat).milliseconds == 0

    def thinking_time(self, seat: str) -> float:
        """The seconds that a computer may think about a move."""
        left = self.time_left(seat)
        further = left.periods - 1 if left.overtime else left.periods
        whole = left.milliseconds + further * self.allowed[seat].period * 1000
        return max(whole, 300) / 1000 / PART

    # What is kept

    def to_json(self) -> "dict[str, object]":
        """The state of the clocks as JSON."""
        spent, seat = self.spent or self.resumed, self.seat or self.user
        return {"log": self.log[: self.ply], "spent": spent, "seat": seat}

    def resume(self, kept: object) -> None:
        """Restore a saved state; invalid parts are left out."""
        log = kept.get("log") if isinstance(kept, dict) else None
        if not isinstance(log, list) or not all(self._is_entry(entry) for entry in log):
            return
        spent = kept.get("spent")  # type: ignore[attr-defined]
        self.log, self.resumed = list(log), spent if _is_time(spent) else 0
        seat = kept.get("seat")  # type: ignore[attr-defined]
        self.user = seat if seat in list(self.allowed) else None
        self._reset(len(self.log))

    def _is_entry(self, entry: object) -> bool:
        if entry is None:
            return True
        if not isinstance(entry, list) or len(entry) != 4:
            return False
        known = isinstance(entry[0], str) and (entry[0] == "" or entry[0] in self.allowed)
        return known and all(_is_time(number) for number in entry[1:])


def _is_time(value: object) -> bool:
    return type(value) is int and value >= 0
