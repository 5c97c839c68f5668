"""The words of aims that many games share."""

from anga.shared.scene import Words

WORDS: Words = {
    "aim:only": {"en": "It is the only legal move.", "ja": "指せる手はこれだけです。"},
    "aim:win": {"en": "It wins.", "ja": "これで勝ちです。"},
    "aim:capture": {"en": "It captures on {0}.", "ja": "{0}の駒を取ります。"},
    "aim:check": {"en": "It gives check: {0}.", "ja": "王手です。{0}。"},
    "aim:threatens": {
        "en": "It threatens to capture on {0} next.",
        "ja": "次に{0}の駒を取る狙いです。",
    },
    "aim:safe": {
        "en": "It keeps {0} safe: after most other moves, somebody could capture there.",
        "ja": "{0}の駒を守ります。ほかの手の多くでは、取られるおそれがあります。",
    },
    "aim:away": {
        "en": "It saves what stood on {0}, which could have been captured.",
        "ja": "取られそうな{0}の駒を逃がします。",
    },
    "aim:squares": {"en": "{0} squares", "ja": "{0}か所"},
    "aim:strikes": {
        "en": "It gives {1} more ways to capture next, on {0}.",
        "ja": "次に{1}が{0}の駒を取れる手が増えます。",
    },
    "aim:strikes:kept": {
        "en": "{1} can still capture on {0}; most other moves would give captures up.",
        "ja": "{1}は次も{0}の駒を取れます。ほかの手の多くでは、取れる手が減ります。",
    },
    "aim:wards": {
        "en": "It makes it harder to capture what {1} has on {0}.",
        "ja": "{0}の{1}の駒が取られにくくなります。",
    },
    "aim:wards:kept": {
        "en": "It exposes nothing of {1}’s; most other moves would, for instance on {0}.",
        "ja": "{1}の駒を危険にさらしません。ほかの手の多くでは、{0}などの駒が取られやすくなります。",
    },
    "aim:covers:kept": {
        "en": "It keeps pieces protected, as on {0}: a captor there could be captured in turn. Most other moves would protect fewer.",
        "ja": "{0}などの駒が守られたままで、取られても取り返せます。ほかの手の多くでは守りが減ります。",
    },
    "aim:reaches:kept": {
        "en": "{1}’s pieces keep their freedom to move, for instance on {0}; most other moves would lose some of it.",
        "ja": "{1}の駒の動ける先が減りません。ほかの手の多くでは、{0}の駒などが動きにくくなります。",
    },
    "aim:list": {"en": "{0}, {1}", "ja": "{0}、{1}"},
    "aim:and": {"en": "{0} and {1}", "ja": "{0}、{1}"},
}


CHECKS: Words = {
    "aim:checks-next": {
        "en": "Next it could give check, on {0}.",
        "ja": "次に{0}で王手する手があります。",
    },
    "aim:unchecks": {
        "en": "It stops opponents from giving check on {0}.",
        "ja": "相手が{0}で王手する手を防ぎます。",
    },
}
"""The words of aims about checks that are yet to come."""


KINGS: Words = {
    "aim:approaches": {
        "en": "It brings the piece on {0} nearer to {1}’s King, for an attack later.",
        "ja": "{0}の駒が{1}の王に近づき、攻めの足がかりになります。",
    },
    "aim:besieges": {
        "en": "It attacks {0}, next to an opposing King, which is then less safe.",
        "ja": "相手の王の隣の{0}に利かせ、王を攻めやすくします。",
    },
    "aim:besieges:kept": {
        "en": "It keeps attacking squares next to opposing Kings, such as {0}; most other moves would let some go.",
        "ja": "相手の王の周りの{0}などに利かせたままで、攻めをゆるめません。ほかの手の多くでは利きが減ります。",
    },
    "aim:guards:kept": {
        "en": "{1}’s King keeps its guards, as on {0}; most other moves would leave fewer next to it.",
        "ja": "{1}の王の隣に、{0}などの守りの駒が残ります。ほかの手の多くでは減ります。",
    },
    "aim:controls:kept": {
        "en": "Opponents could still be captured on squares such as {0}; most other moves would attack fewer.",
        "ja": "{0}などへの利きが残り、相手は近づきにくいままです。ほかの手の多くでは利きが減ります。",
    },
    "aim:shelters:kept": {
        "en": "It leaves {1}’s King as safe as before; most other moves would let opponents attack more squares next to it, such as {0}.",
        "ja": "{1}の王は前より危なくなりません。ほかの手の多くでは、周りの{0}などに相手の利きが増えます。",
    },
    "aim:hinders:kept": {
        "en": "It gives opponents no new freedom; most other moves would, for instance on {0}.",
        "ja": "相手の駒を自由にさせません。ほかの手の多くでは、{0}の駒などの動ける先が増えます。",
    },
    "aim:guards": {
        "en": "It guards {1}’s King from next to it, on {0}.",
        "ja": "{1}の王の隣の{0}に駒を置き、守りを固めます。",
    },
    "aim:controls": {
        "en": "It adds attacks on {0}, where opponents could then be captured.",
        "ja": "新しく{0}に利き、相手が来れば取れます。",
    },
    "aim:hinders": {
        "en": "It leaves the enemy on {0} fewer squares to go to.",
        "ja": "{0}の相手の駒の動ける先を減らします。",
    },
}
"""The words of aims in games of Kings whose pieces attack squares."""


def kings(name: str) -> Words:
    """`KINGS` in a game whose King has another name in Japanese."""
    return {slug: {**text, "ja": text["ja"].replace("王", name)} for slug, text in KINGS.items()}
