"""Replacement of placeholder lines in scripts by the build."""

from collections.abc import Mapping


def filled(name: str, source: str, values: Mapping[str, str]) -> str:
    """A script with lines replaced; ValueError unless each occurs exactly once."""
    for old, new in values.items():
        if source.count(old) != 1:
            raise ValueError(f"{name} must hold {old!r} once")
        source = source.replace(old, new)
    return source
