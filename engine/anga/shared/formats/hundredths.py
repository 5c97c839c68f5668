"""Shares of a whole in hundredths, which always add up to 100. Runs on both Pythons."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def hundredths(shares: "Mapping[str, float]") -> "dict[str, int]":
    """Each share rounded down, and one more for those that lose the most by that."""
    whole = sum(shares.values())
    exact = {key: 100 * shares[key] / whole for key in shares}
    found = {key: int(exact[key] + 1e-9) for key in shares}
    losses = sorted([(found[key] - exact[key], key) for key in shares])
    for _, key in losses[: 100 - sum(found.values())]:
        found[key] += 1
    return found
