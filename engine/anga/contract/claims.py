"""What speaks for a move: facts that are true after it, and not after most other legal moves.

Of each move it is told which of its game's aims it alone, or at most every other legal move beside
it, brings about; where there are none, what it leaves as it is. What is told is drawn too. Of a
move that has a twin, such as one without promotion, something is told that is not true of both.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any

from anga.contract.aims import Aim, Fact, Step
from anga.contract.game import AnyLine
from anga.shared.advice import Reason, phrase, reason
from anga.shared.phrases import mentions

MOST = 2  # reasons for a move
MOST_OTHERS = 100  # legal moves that one is compared with; of more, as many evenly spread ones


def claims(line: AnyLine, than: object | None = None) -> list[Reason]:
    """What speaks for a line's last move, most important first; nothing for a roll.

    With another legal move `than`, only what is not true of that one.
    """
    if not (line.game.aims and line.moves) or line.positions[-2].chance:
        return []
    before, move = line.back(), line.moves[-1]
    others = [other for other in before.legal() if other != move]
    if not others:
        return [reason("aim:only", f"seat:{before.position.turn}"), *_forcing(before, line)]
    others = others[:: -(-len(others) // MOST_OTHERS)]
    told = _Comparison(line, others).reasons()
    other = twin_of(before, move) if than is None else than
    if other is None:
        return list(islice(told, MOST))
    found, shared = list(told), _Comparison(before.after(other), others).everything()
    own = [each for each in found if not any(says_the_same(each, known) for known in shared)]
    if than is not None:
        return own[:MOST]
    first = found[:MOST]
    return first if not own or any(each in own for each in first) else [*first[:-1], own[0]]


def twin_of(line: AnyLine, move: object) -> object | None:
    """The only other move between the same two cells, if an option decides between them."""
    token = line.position.format_move(move)
    ways = [
        (path, each["move"])
        for each in line.game.choices(line.position)
        for path in each["paths"]
        if [touch[:2] for touch in path] == ["c:", "c:", "o:"]
    ]
    ends = [path[:2] for path, each in ways if each == token]
    twins = {each for path, each in ways if path[:2] in ends and each != token}
    legal = [each for each in line.legal() if line.position.format_move(each) in twins]
    return legal[0] if len(twins) == len(legal) == 1 else None


def says_the_same(told: Reason, other: Reason) -> bool:
    """Whether two reasons draw the same; how they name the piece that moved may differ."""
    return (told["slug"], told["figures"]) == (other["slug"], other["figures"])


def _forcing(before: AnyLine, line: AnyLine) -> list[Reason]:
    """What was shown before a line's last move, such as a check, and left its seat no other.

    Of the figures those stay that begin with what still stands where it stood.
    """
    mover, here = f"seat:{before.position.turn}", _things(line)
    shown = [each for each in before.game.shows(before) if mentions(each["args"], mover)]
    left = {cell for cell, thing in _things(before).items() if here.get(cell) != thing}
    return [
        reason(
            "aim:before",
            phrase(told),
            marks=[mark for mark in told["figures"]["marks"] if mark["cells"][0] not in left],
            lines=told["figures"]["lines"],
        )
        for told in [each for each in shown if not _tells_able(each)][:1]
    ]


def _things(line: AnyLine) -> dict[str, str]:
    """The looks of pieces and solids by the cells that they stand on."""
    scene = line.game.scene(line.position, {})
    flat = {each["cell"]: each["look"] for each in scene["pieces"]}
    return flat | {each["cell"]: each["sides"][0] for each in scene["solids"]}


def _tells_able(told: Reason) -> bool:
    """Whether a reason only tells what can move."""
    return {mark["mark"] for mark in told["figures"]["marks"]} == {"able"}


def _keeps(aim: Aim[Any, Any], now: Sequence[Fact], earlier: Sequence[Fact]) -> bool:
    """Whether there are no fewer facts (no more if `unwanted`); or the same ones and others."""
    if aim.counted:
        return len(now) <= len(earlier) if aim.unwanted else len(now) >= len(earlier)
    return set(earlier) <= set(now)


def _repeats(told: Reason, before: Sequence[Reason]) -> bool:
    """Whether one told before draws attacks on the same, the same way, or the same pieces.

    Or it lights nothing but what the other one lights, or squares that it crosses out.
    """
    goals, pieces = _attacked(told), _cells(told, "about")
    lit, closed = _cells(told, "area"), _cells(told, "closed")
    return any(
        (goals and goals <= _attacked(each))
        or _ways(told) & _ways(each)
        or (pieces and pieces == _cells(each, "about"))
        or (lit and lit <= _cells(each, "area"))
        or lit & _cells(each, "closed")
        or closed & _cells(each, "area")
        for each in before
    )


def _attacked(told: Reason) -> set[str]:
    return {m["cells"][-1] for m in told["figures"]["marks"] if m["mark"] == "attack"}


def _ways(told: Reason) -> set[tuple[str, ...]]:
    return {tuple(m["cells"]) for m in told["figures"]["marks"] if m["mark"] == "way"}


def _cells(told: Reason, mark: str) -> set[str]:
    return {x for m in told["figures"]["marks"] if m["mark"] == mark for x in m["cells"]}


class _Comparison:
    """A line's last move beside the other legal moves."""

    def __init__(self, line: AnyLine, others: Sequence[object]) -> None:
        self.line, self.before, self.moves = line, line.positions[-2], others
        self.seat: str = self.before.turn
        self.told = set[Aim[Any, Any]]()  # by what it brings about

    @cached_property
    def others(self) -> list[Any]:
        """The positions after the other moves."""
        return [self.before.after(move) for move in self.moves]

    def reasons(self) -> Iterator[Reason]:
        """What speaks for the move, most important first."""
        if self.line.outcome:
            yield from self._end()
            return
        step, found = self._step(), list[Reason]()
        if self.seat in self.before.check:  # any other move gets out of it too
            found.append(reason("hint:answer"))
            yield found[0]
        for told in self._brought(step):
            if not _repeats(told, found):
                found.append(told)
                yield told
        if not found:
            yield from islice(self._left(step), 1)

    def everything(self) -> list[Reason]:
        """All that could speak for the move, however often it repeats itself."""
        if self.line.outcome:
            return list(self._end())
        step = self._step()
        return [*self._brought(step), *self._left(step)]

    def _step(self) -> Step[Any, Any]:
        line, move = self.line, self.line.moves[-1]
        changes = line.game.changes(self.before, move)
        out = {self.seat, *line.position.eliminated}
        rivals = [seat for seat in line.game.seats if seat not in out]
        return Step(self.seat, rivals, self.before, move, line.position, changes)

    def _brought(self, step: Step[Any, Any]) -> Iterator[Reason]:
        """What the move brings about; if it mates somebody, only what always counts."""
        mates = {*step.after.eliminated} > {*step.before.eliminated}
        for aim in self.line.game.aims:
            if mates and not aim.always:
                continue
            facts = self._counted(aim, step) if aim.counted else self._single(aim, step)
            told = aim.tell(step, facts) if facts else None
            if told:
                self.told.add(aim)
                yield told

    def _left(self, step: Step[Any, Any]) -> Iterator[Reason]:
        """What the move leaves as it is, though others would not."""
        for aim in self.line.game.aims:
            facts = self._kept(aim, step) if aim.keep and aim not in self.told else []
            told = aim.keep(step, facts) if aim.keep and facts else None
            if told:
                yield told

    def _end(self) -> Iterator[Reason]:
        """A win that most other moves would not bring about, and how it came."""
        winners = [self._wins(position) for position in self.others]
        if self._wins(self.line) and self._is_rare(sum(winners)):
            shown = self.line.game.shows(self.line)
            yield reason("aim:win", marks=shown[0]["figures"]["marks"] if shown else [])
            for told in shown[:1]:
                yield {**told, "slug": "aim:after", "args": [phrase(told)]}

    def _wins(self, at: Any) -> bool:
        places = at.outcome.placings if at.outcome else {}
        return [seat for seat, place in places.items() if place == 1] == [self.seat]

    def _single(self, aim: Aim[Any, Any], step: Step[Any, Any]) -> list[Fact]:
        """The facts, each by itself, that the move brings about, and most others do not."""
        now, earlier = (aim.facts(at, self.seat) for at in (step.after, step.before))
        more, fewer = (earlier, now) if aim.unwanted else (now, earlier)
        changed = [fact for fact in more if fact not in fewer]
        if aim.always or not (changed or aim.unwanted):
            return changed
        often = Counter(fact for position in self.others for fact in self._facts(aim, position))
        if aim.unwanted:
            lacking = {fact: len(self.others) - count for fact, count in often.items()}
            return [x for x, count in lacking.items() if x not in now and self._is_rare(count)]
        return [fact for fact in changed if self._is_rare(often[fact])]

    def _counted(self, aim: Aim[Any, Any], step: Step[Any, Any]) -> list[Fact]:
        """The facts that the move adds, if it makes them more than most others do; or ends.

        Where some of them are not what most others add or end as well, only these.
        """
        now, earlier = self._facts(aim, step.after), self._facts(aim, step.before)
        more, fewer = (earlier, now) if aim.unwanted else (now, earlier)
        if len(more) <= len(fewer):
            return []
        sign = -1 if aim.unwanted else 1
        others = [frozenset(self._facts(aim, position)) for position in self.others]
        if not self._is_rare(sum(sign * len(each) >= sign * len(now) for each in others)):
            return []
        changed = [fact for fact in more if fact not in set(fewer)]
        alike = {fact: sum((fact in each) != aim.unwanted for each in others) for fact in changed}
        return [fact for fact in changed if self._is_rare(alike[fact])] or changed

    def _kept(self, aim: Aim[Any, Any], step: Step[Any, Any]) -> list[Fact]:
        """The facts that the move leaves as they are, and of which others end (add) the most."""
        now, earlier = self._facts(aim, step.after), self._facts(aim, step.before)
        if not _keeps(aim, now, earlier):
            return []
        facts = [self._facts(aim, position) for position in self.others]
        least = now if aim.counted else earlier
        if not self._is_rare(sum(_keeps(aim, each, least) for each in facts)):
            return []
        often = Counter(fact for each in facts for fact in set(each))
        if aim.unwanted:
            lost = {fact: count for fact, count in often.items() if fact not in now}
        else:
            lost = {fact: len(facts) - often[fact] for fact in now if fact in earlier}
        most = max(lost.values(), default=0)
        return [fact for fact, count in lost.items() if count == most > 0]

    def _facts(self, aim: Aim[Any, Any], position: Any) -> Sequence[Fact]:
        return aim.facts(position, self.seat)

    def _is_rare(self, count: int) -> bool:
        """Whether something is not true of more than half of the other moves."""
        return 2 * count <= len(self.others)
