"""The engine thinks for one purpose at a time, the most urgent first."""

from state.engine_lock import HINT, MOVE, PONDER, REVIEW, EngineLock
from tests.site.by_hand import Engine, Tasks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.engine_lock import Hold


class Desk:
    """A lock, and what was acquired of it by whoever waited, in that order."""

    def __init__(self) -> None:
        self.engine, self.tasks = Engine(), Tasks()
        self.engine.ready = True
        self.lock = EngineLock(self.engine, self.tasks)
        self.acquired: list[Hold | None] = []

    def wait(self, purpose: str) -> None:
        async def waits() -> None:
            self.acquired.append(await self.lock.acquire(purpose))

        self.tasks.start(waits())
        self.tasks.run()

    @property
    def purposes(self) -> "list[str]":
        self.tasks.run()
        return [hold.purpose if hold else "" for hold in self.acquired]


def test_whoever_takes_it_ends_the_thought_before() -> None:
    desk = Desk()
    ponder = desk.lock.take(PONDER)
    move = desk.lock.take(MOVE)
    assert (ponder.lasts, move.lasts, desk.engine.cancelled) == (False, True, 1)
    ponder.release()
    assert desk.lock.purpose == MOVE
    move.release()
    assert desk.lock.purpose == ""


def test_whoever_waits_gets_it_when_it_is_free() -> None:
    desk = Desk()
    move = desk.lock.take(MOVE)
    desk.wait(REVIEW)
    assert desk.purposes == []
    move.release()
    assert desk.purposes == [REVIEW]


def test_what_is_less_urgent_does_not_keep_anybody_waiting() -> None:
    desk = Desk()
    desk.lock.take(REVIEW)
    desk.wait(HINT)
    assert desk.purposes == [HINT]
    assert desk.engine.cancelled == 1


def test_the_most_urgent_of_those_who_wait_comes_first() -> None:
    desk = Desk()
    move = desk.lock.take(MOVE)
    desk.wait(REVIEW)
    desk.wait(HINT)
    move.release()
    assert desk.purposes == [HINT]
    assert desk.acquired[0]
    desk.acquired[0].release()
    assert desk.purposes == [HINT, REVIEW]


def test_nobody_gets_an_engine_that_is_not_up_and_nobody_waits_for_one_that_failed() -> None:
    desk = Desk()
    desk.engine.ready = False
    desk.wait(REVIEW)
    assert desk.purposes == []
    desk.lock.fail()
    assert desk.purposes == [""]


def test_what_is_out_of_date_ends_but_a_review_goes_on() -> None:
    desk = Desk()
    review = desk.lock.take(REVIEW)
    desk.lock.revoke()
    assert (review.lasts, desk.engine.cancelled) == (True, 0)
    hint = desk.lock.take(HINT)
    desk.lock.revoke()
    assert (hint.lasts, desk.lock.purpose, desk.engine.cancelled) == (False, "", 2)
