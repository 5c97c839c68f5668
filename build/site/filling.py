"""What the build writes into scripts, in the place of values that stand there empty."""

from collections.abc import Mapping


def filled(name: str, source: str, values: Mapping[str, str]) -> str:
    """The text of a script with other lines; ValueError if it does not hold each just once."""
    for old, new in values.items():
        if source.count(old) != 1:
            raise ValueError(f"{name} must hold {old!r} once")
        source = source.replace(old, new)
    return source
