"""Words for pieces that move in pairs, and for their moves."""

from anga.shared.scene import Words

WORDS: Words = {
    "piece:O": {"en": "{0}’s Object", "ja": "{0}のオブジェクト"},
    "piece:S": {"en": "{0}’s Subject", "ja": "{0}のサブジェクト"},
    "notation:drop": {"en": "{0}", "ja": "{0}"},
    "notation:-": {"en": "{0}–{1}", "ja": "{0}-{1}"},
    "notation:x": {"en": "{0}×{1}", "ja": "{0}×{1}"},
    "notation:object:drop": {"en": "O{0}", "ja": "O{0}"},
    "notation:object:-": {"en": "O{0}", "ja": "O{0}"},
    "notation:object:x": {"en": "O×{0}", "ja": "O×{0}"},
    "notation:pass": {"en": "pass", "ja": "パス"},
    "note:object": {"en": "The Object goes one step.", "ja": "オブジェクトは1マスだけ動きます。"},
    "note:flight": {"en": "It flies over {0} to {1}.", "ja": "{0}を跳び越えて{1}へ飛べます。"},
    "note:slide": {
        "en": "It slides away from {0}, as far as {1}.",
        "ja": "{0}から離れる向きに、{1}まで滑れます。",
    },
    "note:restricted": {
        "en": "{0} stands between {1} and {2} on one line: single steps only, and no partner.",
        "ja": "{0}は{1}と{2}に挟まれて一直線。1マスの動きだけで、相棒にもなれません。",
    },
    "note:alone": {
        "en": "No partner helps it to fly or slide now: single steps only.",
        "ja": "いまは飛行や滑走を助ける相棒がいないので、1マスだけ動けます。",
    },
    "note:between": {"en": "{0}–{1}", "ja": "{0}・{1}"},
    "note:opening": {
        "en": "Anywhere but in the central zone.",
        "ja": "中央のゾーンのほかなら、どこでも。",
    },
    "note:beside": {
        "en": "Not beside a Subject, and not so that it gives check.",
        "ja": "ただし、サブジェクトの隣と、打って王手になるマスは除きます。",
    },
    "note:checks": {
        "en": "Not so that it gives check.",
        "ja": "ただし、打って王手になるマスは除きます。",
    },
    "deed:step": {"en": "A single step.", "ja": "1マスの動きです。"},
    "deed:object": {"en": "Your Object takes a step.", "ja": "オブジェクトが1マス動きました。"},
    "deed:answer": {"en": "The check is answered.", "ja": "王手を受けました。"},
    "hint:ground": {
        "en": "It opens more squares for your drops.",
        "ja": "打てるマスが広がります。",
    },
    "hint:breath": {
        "en": "It gives your own Object more room.",
        "ja": "自分のオブジェクトの逃げ場が広がります。",
    },
    # Refusals
    "opening-subject": {
        "en": "the game begins with the drop of a Subject.",
        "ja": "第1手はサブジェクトを打ちます。",
    },
    "opening-object": {
        "en": "now the Object must be dropped.",
        "ja": "ここではオブジェクトを打ちます。",
    },
    "no-centre": {
        "en": "in the opening nothing may be dropped in the central zone.",
        "ja": "序盤の3手は、中央のゾーンに打てません。",
    },
    "occupied": {"en": "there is a piece on that square.", "ja": "そのマスには駒があります。"},
    "hand-empty": {"en": "there is no Subject in hand.", "ja": "持ち駒がありません。"},
    "beside-subject": {
        "en": "that square is next to a Subject.",
        "ja": "サブジェクトの隣のマスには打てません。",
    },
    "drop-check": {"en": "this drop would give check.", "ja": "打ち王手になるので打てません。"},
    "object-step": {
        "en": "the Object goes one step only.",
        "ja": "オブジェクトは1マスしか動けません。",
    },
    "own-piece": {"en": "your own piece stands there.", "ja": "そのマスには味方の駒があります。"},
    "object-stays": {
        "en": "an Object is never captured.",
        "ja": "オブジェクトを取ることはできません。",
    },
    "capture-unsaid": {
        "en": "there is a piece to capture: write x.",
        "ja": "そのマスには敵の駒があるので、取る手として x で書きます。",
    },
    "nothing-there": {
        "en": "there is nothing to capture on that square.",
        "ja": "そのマスに取れる駒はありません。",
    },
    "no-subject": {
        "en": "no Subject of yours stands there.",
        "ja": "そのマスに自分のサブジェクトはありません。",
    },
    "no-way": {
        "en": "no step, flight or slide leads there.",
        "ja": "1マスの動きでも、飛行でも滑走でも届きません。",
    },
    "blocked": {
        "en": "something stands in the way of the slide.",
        "ja": "滑走の途中に駒があります。",
    },
    "restricted": {
        "en": "{0} stands between {1} and {2} on one line, so it has its single step only.",
        "ja": "{0}は{1}と{2}に挟まれて一直線に並んでいるので、1マスの動きしかできません。",
    },
    "still-in-check": {
        "en": "your Object would still be attacked.",
        "ja": "王手が解けていません。",
    },
    "uncovers": {
        "en": "that would uncover your own Object.",
        "ja": "自分のオブジェクトに王手がかかってしまいます。",
    },
    "into-check": {
        "en": "the Object would be attacked there.",
        "ja": "そのマスには敵の利きがあります。",
    },
    "repeated-turn": {
        "en": "this turn has been chosen three times in this position.",
        "ja": "同じ局面で同じ手を、もう3回指しています。",
    },
}
