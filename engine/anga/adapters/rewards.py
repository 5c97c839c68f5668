"""What seats get at the end of a game, as other libraries count it."""

from anga.contract.position import Outcome
from anga.search.chances import final_shares


def rewards(outcome: Outcome) -> dict[str, float]:
    """What each seat gets; the sum is 0.

    The winner gets 1 and each of the others -1 / (n - 1), where n is how many play; those who share
    the first place share what they get.
    """
    shares = final_shares(outcome)
    count = len(shares)
    return {seat: (count * share - 1) / (count - 1) for seat, share in shares.items()}
