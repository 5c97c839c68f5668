"""Words for the reasons of common ends, for games whose readers need no others.

A reason is a slug of `Outcome`, and `reason:<slug>` among the game's words says it, so that it can
follow "Black wins:" or "A draw:". A game may word any reason itself, and have others than these.
"""

from collections.abc import Mapping

from anga.shared.scene import Words

ENDS: Mapping[str, Mapping[str, str]] = {
    "mate": {"en": "mate", "ja": "詰み"},
    "no-move": {"en": "no move is left", "ja": "指せる手なし"},
    "repetition": {"en": "the position has repeated", "ja": "同一局面の繰り返し"},
    "limit": {"en": "the limit of moves is reached", "ja": "手数制限"},
    "quiet": {"en": "nothing has been captured for long", "ja": "長く取り合いなし"},
    "score": {"en": "by score", "ja": "得点"},
    "elimination": {"en": "elimination", "ja": "脱落"},
    "last": {"en": "the last one left", "ja": "最後の生存者"},
}


def ends(*reasons: str) -> Words:
    """The words for some of these reasons, to be taken into a game's own: `{**ends("mate"), …}`."""
    return {f"reason:{reason}": ENDS[reason] for reason in reasons}
