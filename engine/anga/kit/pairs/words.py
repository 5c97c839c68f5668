"""Words for pieces that move in pairs, and for their moves."""

from anga.kit import shows
from anga.shared.scene import Words

WORDS: Words = {
    **shows.WORDS,
    "attack:step": {"en": "{0} is next to {1}", "ja": "{0}の駒が{1}に利いています"},
    "attack:flight": {
        "en": "{0} flies over {1} to {2}",
        "ja": "{0}の駒が{1}を飛び越えて{2}に届きます",
    },
    "attack:slide": {
        "en": "{0} slides away from {1} to {2}",
        "ja": "{0}の駒が{1}から離れる向きに滑って{2}に届きます",
    },
    "shows:stuck": {
        "en": "{0} is not in check, but has no legal move.",
        "ja": "{0}は王手ではありませんが、指せる手がありません。",
    },
    "piece:O": {"en": "{0}’s Object", "ja": "{0}のオブジェクト"},
    "piece:S": {"en": "{0}’s Subject", "ja": "{0}のサブジェクト"},
    "notation:drop": {"en": "{0}", "ja": "{0}"},
    "notation:-": {"en": "{0}–{1}", "ja": "{0}-{1}"},
    "notation:x": {"en": "{0}×{1}", "ja": "{0}×{1}"},
    "notation:object:drop": {"en": "O{0}", "ja": "O{0}"},
    "notation:object:-": {"en": "O{0}", "ja": "O{0}"},
    "notation:object:x": {"en": "O×{0}", "ja": "O×{0}"},
    "notation:pass": {"en": "pass", "ja": "パス"},
    "note:object": {"en": "The Object moves one step.", "ja": "オブジェクトは1マスだけ動きます。"},
    "note:flight": {"en": "It flies over {0} to {1}.", "ja": "{0}を飛び越えて{1}へ飛べます。"},
    "note:slide": {
        "en": "It slides away from {0}, as far as {1}.",
        "ja": "{0}から離れる向きに、{1}まで滑れます。",
    },
    "note:restricted": {
        "en": "{0} is between {1} and {2} on one line, so it can only step and is nobody’s partner.",
        "ja": "{0}は{1}と{2}に挟まれて一直線。1マスの動きだけで、相棒にもなれません。",
    },
    "note:alone": {
        "en": "It has no partner to fly or slide with now, so it can only step.",
        "ja": "いまは飛行や滑走を助ける相棒がいないので、1マスだけ動けます。",
    },
    "note:between": {"en": "{0}–{1}", "ja": "{0}・{1}"},
    "note:opening": {
        "en": "You may drop it anywhere except in the central zone.",
        "ja": "中央のゾーン以外なら、どこでも。",
    },
    "note:beside": {
        "en": "But not next to a Subject, and not if the drop gives check.",
        "ja": "ただし、サブジェクトの隣と、打って王手になるマスは除きます。",
    },
    "note:checks": {
        "en": "But not if the drop gives check.",
        "ja": "ただし、打って王手になるマスは除きます。",
    },
    "deed:step": {"en": "You moved one step.", "ja": "1マスの動きです。"},
    "deed:object": {"en": "Your Object moved one step.", "ja": "オブジェクトが1マス動きました。"},
    "deed:answer": {"en": "You answered the check.", "ja": "王手を受けました。"},
    "hint:ground": {
        "en": "It opens up more squares for your drops.",
        "ja": "打てるマスが増えます。",
    },
    "hint:breath": {
        "en": "It gives your own Object more room.",
        "ja": "自分のオブジェクトの逃げ場が広がります。",
    },
    # Refusals
    "opening-subject": {
        "en": "the first move must drop a Subject.",
        "ja": "第1手はサブジェクトを打ちます。",
    },
    "opening-object": {
        "en": "you must drop your Object now.",
        "ja": "ここではオブジェクトを打ちます。",
    },
    "no-centre": {
        "en": "during the opening you may not drop in the central zone.",
        "ja": "序盤に決まった手では、中央のゾーンに打てません。",
    },
    "occupied": {
        "en": "you may drop only on an empty square.",
        "ja": "打てるのは空いたマスだけです。",
    },
    "hand-empty": {"en": "you have no Subject in hand.", "ja": "持ち駒がありません。"},
    "beside-subject": {
        "en": "you may not drop next to a Subject.",
        "ja": "サブジェクトの隣のマスには打てません。",
    },
    "drop-check": {"en": "a drop may not give check.", "ja": "打ち王手になるので打てません。"},
    "object-step": {
        "en": "your Object may move only one step.",
        "ja": "オブジェクトは1マスしか動けません。",
    },
    "own-piece": {
        "en": "your own piece is on that square.",
        "ja": "そのマスには味方の駒があります。",
    },
    "object-stays": {
        "en": "an Object cannot be captured.",
        "ja": "オブジェクトを取ることはできません。",
    },
    "capture-unsaid": {
        "en": "that is a capture: write it with x.",
        "ja": "敵の駒を取る手なので、xで書いてください。",
    },
    "nothing-there": {
        "en": "there is nothing to capture on that square.",
        "ja": "そのマスに取れる駒はありません。",
    },
    "no-subject": {
        "en": "you have no Subject on that square.",
        "ja": "そのマスに自分のサブジェクトはありません。",
    },
    "no-way": {
        "en": "this piece cannot reach that square by a step, a flight or a slide.",
        "ja": "1マスの動きでも、飛行でも滑走でも届きません。",
    },
    "blocked": {
        "en": "a piece is in the way of the slide.",
        "ja": "滑走の途中に駒があります。",
    },
    "restricted": {
        "en": "{0} is between {1} and {2} on one line, so it may only step.",
        "ja": "{0}は{1}と{2}に挟まれて一直線に並んでいるので、1マスの動きしかできません。",
    },
    "still-in-check": {
        "en": "your Object would still be attacked.",
        "ja": "王手が解けていません。",
    },
    "uncovers": {
        "en": "that would expose your own Object.",
        "ja": "自分のオブジェクトに王手がかかってしまいます。",
    },
    "into-check": {
        "en": "your Object would be attacked there.",
        "ja": "そのマスには敵の利きがあります。",
    },
    "repeated-turn": {
        "en": "you have already played this move three times in this position.",
        "ja": "同じ局面で同じ手を、もう3回指しています。",
    },
}
