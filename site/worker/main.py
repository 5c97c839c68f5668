"""The worker's API: JSON texts in, JSON texts out. The engine does everything else."""

import asyncio
import json
import sys
import time
from collections.abc import Mapping

import js
from pyodide.ffi import create_proxy

PAUSE = 0.02  # seconds of work between two looks for a message

sys.path.insert(0, "./engine.zip")

failure = None
try:
    from anga.service import door
except Exception as error:  # a script that fails would leave the page waiting without a word
    failure = f"{type(error).__name__}: {error}"

cancelled: set[int] = set()
so_far: dict[int, Mapping[str, object]] = {}  # the best answer of each `think` under way


async def hello(lock: str) -> str:
    """Whether the engine is up: a JSON object whose `failure` is null or the reason.

    From now on the worker holds that lock: whoever gets it knows that the worker is dead.
    """
    if hasattr(js.navigator, "locks"):
        held = asyncio.Event()

        def hold(_: object) -> object:
            held.set()
            return js.Promise.new(create_proxy(lambda *_: None))

        js.navigator.locks.request(lock, create_proxy(hold))
        await held.wait()
    return json.dumps({"failure": failure})


def ask(request: str) -> str:
    """The answer to a short request."""
    return spelt(door.answer(json.loads(request)))


async def think(ident: int, request: str) -> str:
    """The answer to a request that may take long.

    It ends early, with the best answer so far, once `cancel(ident)` is called.
    """
    answer: Mapping[str, object] = {}
    pause = time.perf_counter() + PAUSE
    for found in door.thinking(json.loads(request)):
        answer = so_far[ident] = found
        if time.perf_counter() >= pause:
            await asyncio.sleep(0)
            pause = time.perf_counter() + PAUSE
        if ident in cancelled:
            break
    cancelled.discard(ident)
    so_far.pop(ident, None)
    return spelt(answer)


def heard(ident: int) -> str:
    """The best answer so far of the current `think`, else JSON's null."""
    return spelt(so_far.get(ident))


def spelt(answer: Mapping[str, object] | None) -> str:
    """An answer as JSON, not limited to ASCII: MicroPython does not join escaped surrogates."""
    return json.dumps(answer, ensure_ascii=False)


def cancel(ident: int) -> None:
    """Ask the current `think` to end soon."""
    cancelled.add(ident)


def alive() -> bool:
    """A sign of life, which a worker lost in some work cannot give."""
    return True


__export__ = ["hello", "ask", "think", "heard", "cancel", "alive"]
