"""A quick `__init__` for frozen dataclasses, since a search makes so many positions."""

from dataclasses import MISSING, fields
from typing import Any, TypeVar

T = TypeVar("T")


def fast_init(made: type[T]) -> type[T]:
    """A frozen dataclass with slots, with an `__init__` that fills them itself.

    The one that `dataclass` writes calls `object.__setattr__` for each field, which looks its slot
    up by name and takes three times as long. Defaults have to be constants.
    """
    known: dict[str, Any] = {}
    taken, lines = ["self"], list[str]()
    for field in fields(made):  # type: ignore[arg-type]
        name = field.name
        known[f"set_{name}"] = getattr(made, name).__set__
        if field.default is not MISSING:
            known[f"default_{name}"] = field.default
        if field.init:
            taken.append(name if field.default is MISSING else f"{name}=default_{name}")
        lines.append(f"    set_{name}(self, {name if field.init else f'default_{name}'})")
    source = "\n".join((f"def __init__({', '.join(taken)}):", *lines))
    exec(source, known)  # noqa: S102 (of names of fields alone)
    known["__init__"].__qualname__ = f"{made.__qualname__}.__init__"
    made.__init__ = known["__init__"]  # type: ignore[method-assign]
    return made
