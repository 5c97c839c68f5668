"""Words for pieces that move in pairs, and for their moves."""

from anga.kit import aim_words, shows
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
    "cause:freed": {
        "en": "{0}’s move freed {2} from the line to {1}",
        "ja": "{0}が動き、{1}との間の{2}が自由になりました",
    },
    "cause:taken": {
        "en": "the capture of {0} freed {2} from the line to {1}",
        "ja": "{0}が取られ、{1}との間の{2}が自由になりました",
    },
    "cause:cleared": {
        "en": "{0} moved out of the way",
        "ja": "{0}の駒が動き、道が空きました",
    },
    "shows:stuck": {
        "en": "{0} is not in check, but has no legal move.",
        "ja": "{0}は王手ではありませんが、指せる手がありません。",
    },
    "piece:O": {"en": "{0}’s Object", "ja": "{0}のオブジェクト"},
    "piece:S": {"en": "{0}’s Subject", "ja": "{0}のサブジェクト"},
    "own:O": {"en": "the Object in your hand", "ja": "持ち駒のオブジェクト"},
    "own:S": {"en": "a Subject in your hand", "ja": "持ち駒のサブジェクト"},
    "notation:drop": {"en": "{0}", "ja": "{0}"},
    "notation:-": {"en": "{0}–{1}", "ja": "{0}-{1}"},
    "notation:x": {"en": "{0}×{1}", "ja": "{0}×{1}"},
    "notation:object:drop": {"en": "O{0}", "ja": "O{0}"},
    "notation:object:-": {"en": "O{0}", "ja": "O{0}"},
    "notation:object:x": {"en": "O×{0}", "ja": "O×{0}"},
    "notation:pass": {"en": "pass", "ja": "パス"},
    "note:object": {"en": "The Object moves one step.", "ja": "オブジェクトは1マスだけ動きます。"},
    "note:flight": {"en": "It flies over {0} to {1}.", "ja": "{0}を飛び越えて{1}へ飛行できます。"},
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
        "ja": "いまは相棒がいないので、飛行も滑走もできず、動けるのは1マスだけです。",
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
    "deed:step": {"en": "You moved one step.", "ja": "1マス動きました。"},
    "deed:object": {"en": "Your Object moved one step.", "ja": "オブジェクトが1マス動きました。"},
    "deed:answer": {"en": "You answered the check.", "ja": "王手を防ぎました。"},
    "hint:ground": {"en": "It opens up more squares for drops.", "ja": "打てるマスが増えます。"},
    "hint:breath": {
        "en": "It gives the Object more room.",
        "ja": "自分のオブジェクトの逃げ場が広がります。",
    },
    # What speaks for a move, compared with the others
    **aim_words.WORDS,
    **aim_words.CHECKS,
    "aim:presses": {
        "en": "It closes {0} to {2}’s Object, which could have escaped there.",
        "ja": "{2}のオブジェクトの逃げ場を減らします（{0}）。",
    },
    "aim:breath": {
        "en": "It opens {0} for {1}’s Object to flee to.",
        "ja": "{1}のオブジェクトが新たに{0}へ逃げられるようになります。",
    },
    "aim:ground": {
        "en": "It lets {1} drop in more places: {0}.",
        "ja": "{1}は新たに{0}に打てるようになります。",
    },
    "aim:denies": {
        "en": "It stops {2} from dropping on {0}.",
        "ja": "{2}が打てるマスを減らします（{0}）。",
    },
    "aim:breath:kept": {
        "en": "It keeps {0} free for {1}’s Object to step to; many other moves would take that away.",
        "ja": "{1}のオブジェクトの逃げ道を{0}に残します。",
    },
    "aim:linked:kept": {
        "en": "Unlike many other moves, it takes no flights or slides away from {0}.",
        "ja": "{0}の飛行や滑走を減らさない手です。",
    },
    "aim:evades": {
        "en": "It leaves {0} no clear line to {1}’s Object.",
        "ja": "{0}の筋が、{1}のオブジェクトに届かなくなります。",
    },
    "aim:retreats": {
        "en": "It moves {1}’s Object away from {0}, more than three steps off.",
        "ja": "{1}のオブジェクトが{0}から4マス以上離れます。",
    },
    "aim:spreads": {
        "en": "It brings a Subject into a zone where {1} had none.",
        "ja": "まだ{1}のサブジェクトのないゾーンに足場を作ります。",
    },
    "aim:enters": {
        "en": "It brings one more Subject into play, on {0}.",
        "ja": "{0}に打ち、連携できる味方を増やします。",
    },
    "aim:prepares": {
        "en": "With one more Subject, {1} could then open {0} for drops.",
        "ja": "もう一つ打てば、{1}は新たに{0}に打てるようになります。",
    },
    "aim:closer": {
        "en": "It brings a Subject close to {2}’s Object, to {0}, where it can help to attack.",
        "ja": "{2}のオブジェクトに近い{0}に駒を寄せ、攻めに加えます。",
    },
    "aim:aligned": {
        "en": "It puts a Subject on {0}, in line with {2}’s Object, with nothing between: slides follow such lines.",
        "ja": "{0}の駒と{2}のオブジェクトが、さえぎるもののない一直線に並びます。滑走はこうした筋に沿って進みます。",
    },
    "aim:hinders": {
        "en": "It leaves {0} fewer flights or slides.",
        "ja": "{0}の飛行や滑走を減らします。",
    },
    "aim:subjects": {"en": "{0}’s Subjects on {1}", "ja": "{0}の{1}のサブジェクト"},
    "aim:linked": {
        "en": "{0} can then fly or slide as far as {1}.",
        "ja": "{0}が飛行か滑走で{1}まで動けるようになります。",
    },
    # What is drawn over boards of the rules
    "figure:area": {
        "en": "Lit: squares where drops are allowed",
        "ja": "明るいマスは打てるところ",
    },
    "figure:check": {"en": "Glow: an Object in check", "ja": "光る駒は王手のオブジェクト"},
    "figure:rings": {
        "en": "Ring: the partner. Dot: where the Subject lands",
        "ja": "輪は相棒、点は着地できるマス",
    },
    "figure:lines": {"en": "Line: the offside line", "ja": "線はオフサイドライン"},
    "figure:rows": {
        "en": "Line: three in a row; the middle one may only step",
        "ja": "線は一直線の3個（中央は1マスだけ）",
    },
    # Refusals
    "opening-subject": {
        "en": "the first move must drop a Subject.",
        "ja": "第1手では、サブジェクトしか打てません。",
    },
    "opening-object": {
        "en": "you must drop your Object now.",
        "ja": "ここでは、オブジェクトしか打てません。",
    },
    "no-centre": {
        "en": "during the opening you may not drop in the central zone.",
        "ja": "序盤に決まった手では、中央のゾーンに打てません。",
    },
    "occupied": {
        "en": "you may drop only on an empty square.",
        "ja": "空いたマスにしか打てません。",
    },
    "hand-empty": {"en": "you have no Subject in hand.", "ja": "持ち駒がないので打てません。"},
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
        "ja": "味方の駒があるマスには動けません。",
    },
    "object-stuck": {
        "en": "your Object cannot move: each square that it could step to is attacked or taken.",
        "ja": "オブジェクトは動けません。動けそうなマスはどこも、相手の利きがあるか、駒があります。",
    },
    "check-stays": {
        "en": "you are in check, and no move of this piece answers it.",
        "ja": "王手がかかっていて、この駒では防げません。",
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
        "ja": "敵の駒がないマスでは取れません。",
    },
    "no-subject": {
        "en": "you have no Subject on that square.",
        "ja": "自分のサブジェクトがないマスからは動けません。",
    },
    "no-way": {
        "en": "this piece cannot reach that square by a step, a flight or a slide.",
        "ja": "1マスの動きでも、飛行や滑走でも届きません。",
    },
    "blocked": {
        "en": "a piece is in the way of the slide.",
        "ja": "途中に駒があるので、そこまで滑れません。",
    },
    "restricted": {
        "en": "{0}, between {1} and {2} on one line, may only step and is nobody’s partner.",
        "ja": "{0}は{1}と{2}に挟まれて一直線。1マスの動きだけで、相棒にもなれません。",
    },
    "theirs-restricted": {
        "en": "that piece is {0}’s: between {1} and {2} on one line, it may only step.",
        "ja": "{0}の駒です。{1}と{2}に挟まれて一直線なので、1マスしか動けません。",
    },
    "still-in-check": {
        "en": "your Object would still be attacked.",
        "ja": "王手が解けていません。",
    },
    "uncovers": {
        "en": "that would expose your own Object.",
        "ja": "自分のオブジェクトに王手がかかるので動かせません。",
    },
    "into-check": {
        "en": "your Object would be attacked there.",
        "ja": "敵の利きがあるマスには動けません。",
    },
    "repeated-turn": {
        "en": "you have already played this move three times in this position.",
        "ja": "同じ局面で同じ手は、3回までしか指せません。",
    },
}
