"""The words of aims that many games share."""

from anga.shared.scene import Words

WORDS: Words = {
    "aim:only": {"en": "It is {0}’s only legal move.", "ja": "{0}の指せる手はこれだけです。"},
    "aim:before": {"en": "Before the move: {0}", "ja": "指す前の局面：{0}"},
    "aim:after": {"en": "After the move: {0}", "ja": "指した後の局面：{0}"},
    "aim:win": {"en": "It wins the game.", "ja": "これで勝ちです。"},
    "aim:capture": {"en": "It captures {0}.", "ja": "{0}を取ります。"},
    "aim:check": {"en": "It gives check: {0}.", "ja": "王手です。{0}。"},
    "aim:threatens": {
        "en": "It threatens to capture {0} next.",
        "ja": "次に{0}を取る狙いです。",
    },
    "aim:safe": {
        "en": "It keeps {0} safe: otherwise, {1} could capture there.",
        "ja": "放っておくと{1}に取られる{0}を守ります。",
    },
    "aim:safe:kept": {
        "en": "It keeps {0} safe: after many other moves, {1} could capture there.",
        "ja": "ほかの多くの手と違い、{0}を{1}に取らせません。",
    },
    "aim:away": {
        "en": "It saves {0}, which {1} could have captured.",
        "ja": "{1}に取られそうな{0}を逃がします。",
    },
    "aim:strikes": {
        "en": "It adds to the attack: {1} could capture {0} in more ways.",
        "ja": "攻めが厚くなり、{1}が{0}を取れる手が増えます。",
    },
    "aim:strikes:kept": {
        "en": "{1} can still capture {0} next, a chance that many other moves would give up.",
        "ja": "{1}が次に{0}を取る狙いを残します。",
    },
    "aim:wards": {
        "en": "It leaves {2} fewer ways to capture {0}.",
        "ja": "{2}が{0}を取れる手を減らします。",
    },
    "aim:wards:kept": {
        "en": "Unlike many other moves, it gives {2} no further way to capture {0}.",
        "ja": "{0}を取る手を、{2}に増やさせません。",
    },
    "aim:covers:kept": {
        "en": "It keeps {0} protected: whatever captures there can be captured right back.",
        "ja": "{0}の守りを外さず、取られても取り返せるようにしておきます。",
    },
    "aim:reaches": {
        "en": "It gives {0} more squares to go to.",
        "ja": "{0}の動ける場所が増えます。",
    },
    "aim:reaches:kept": {
        "en": "Many other moves would take squares away from {0}; this one does not.",
        "ja": "{0}の動きを狭めない手です。",
    },
    "aim:covers": {
        "en": "It protects {0}: whatever captures there can be captured right back.",
        "ja": "{0}を守り、取られたら取り返せるようにします。",
    },
    "aim:mate": {"en": "It mates: {0}.", "ja": "詰みです。{0}。"},
    "but:back": {
        "en": "But {0} can capture back at once, on {1}.",
        "ja": "ただし、{0}はすぐ{1}で取り返せます。",
    },
    "but:takes": {
        "en": "But {0} can capture at once, on {1}.",
        "ja": "ただし、{0}はすぐ{1}の駒を取れます。",
    },
    "but:later": {
        "en": "But {0} can capture on {1} when the turn comes round.",
        "ja": "ただし、{0}は番が来れば{1}の駒を取れます。",
    },
    "aim:piece": {"en": "{0} on {1}", "ja": "{1}の{0}"},
    "aim:others": {"en": "the others", "ja": "ほかの人"},
    "aim:list": {"en": "{0}, {1}", "ja": "{0}・{1}"},
    "aim:and": {"en": "{0} and {1}", "ja": "{0}と{1}"},
    "aim:and:more": {"en": "{0} and {1}", "ja": "{0}・{1}"},
    "aim:or": {"en": "{0} or {1}", "ja": "{0}か{1}"},
    "aim:or:more": {"en": "{0} or {1}", "ja": "{0}・{1}のどれか"},
    "aim:squares": {"en": "{0} squares", "ja": "{0}か所"},
    "aim:one-of": {"en": "one of {0} squares", "ja": "{0}か所のどれか"},
}


CHECKS: Words = {
    "aim:checks-next": {
        "en": "Next, {1} could check {2} with a move to {0}.",
        "ja": "{1}は次に、{0}から{2}への王手を狙えます。",
    },
    "aim:unchecks": {
        "en": "After many other moves, {2} could give check on {0}.",
        "ja": "ほかの手の多くでは、{2}に{0}で王手をかけられます。",
    },
}
"""The words of aims about checks that are yet to come."""


KINGS: Words = {
    "aim:approaches": {
        "en": "It brings {0} nearer to {1}’s King, for an attack later.",
        "ja": "{0}が{1}の王に近づき、攻めの足がかりになります。",
    },
    "aim:besieges": {
        "en": "It attacks {0} next to {2}’s King, which is then less safe.",
        "ja": "{2}の王の隣の{0}に利かせ、王に迫ります。",
    },
    "aim:besieges:kept": {
        "en": "It keeps up the attack on {0} next to {2}’s King; many other moves would let up.",
        "ja": "{2}の王の隣の{0}に利かせたまま、攻めをゆるめません。",
    },
    "aim:guards:kept": {
        "en": "It keeps pieces next to {1}’s King, on {0}; many other moves would take some away.",
        "ja": "{1}の王の隣の{0}に守りの駒を残します。",
    },
    "aim:controls:kept": {
        "en": "It keeps watch over {0}; many other moves would give that up.",
        "ja": "{0}への利きを残します。",
    },
    "aim:shelters:kept": {
        "en": "Unlike many other moves, it does not let {2} attack {0} next to {1}’s King.",
        "ja": "{1}の王の隣の{0}を、{2}に攻めさせません。",
    },
    "aim:hinders:kept": {
        "en": "Unlike many other moves, it gives {0} no new squares to go to.",
        "ja": "{0}の動きを広げさせません。",
    },
    "aim:guards": {
        "en": "It brings protection next to {1}’s King, on {0}.",
        "ja": "{1}の王が{0}の味方と隣り合い、守りが固くなります。",
    },
    "aim:controls": {
        "en": "{1} can then capture what comes to {0}.",
        "ja": "{1}は{0}に来た駒を取れるようになります。",
    },
    "aim:hinders": {
        "en": "It leaves {0} fewer squares to go to.",
        "ja": "{0}の動きを狭めます。",
    },
}
"""The words of aims in games of Kings whose pieces attack squares."""


def kings(name: str) -> Words:
    """`KINGS` in a game whose King has another name in Japanese."""
    return {slug: {**text, "ja": text["ja"].replace("王", name)} for slug, text in KINGS.items()}
