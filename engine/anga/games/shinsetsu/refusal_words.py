"""Why a move is not allowed, in words."""

from anga.shared.scene import Words

REFUSALS: Words = {
    "roll-first": {"en": "you must roll the dice first.", "ja": "まずダイスを振ってください。"},
    "rolled-already": {
        "en": "you have already rolled the dice.",
        "ja": "ダイスはもう振ったので、振り直せません。",
    },
    "face-first": {
        "en": "the King has escaped: first choose which way each Pawn faces.",
        "ja": "王が脱走しました。まず歩兵の向きを決めてください。",
    },
    "not-to-face": {
        "en": "no Pawn there is waiting to be given a direction.",
        "ja": "そこに向きを決める歩兵はいません。",
    },
    "no-escape": {
        "en": "you may set your Pawns’ directions freely only right after your King has escaped.",
        "ja": "歩兵の向きは、王が脱走した直後にしか自由に決め直せません。",
    },
    "use-one": {
        "en": "you must use at least one die; only the second may be left unused.",
        "ja": "ダイスを一つも使わずには終えられません。残せるのは二つ目だけです。",
    },
    "no-pass": {
        "en": "you can use a die; you may pass only when you cannot use either.",
        "ja": "使えるダイスがあるので、パスできません。",
    },
    "rather-stop": {
        "en": "you have used a die, so leave the second unused instead of passing.",
        "ja": "もう一つ使ったので、パスできません。二つ目を使わずに終えてください。",
    },
    "no-die": {"en": "no unused die shows {0}.", "ja": "「{0}」の目のダイスは残っていません。"},
    "both-lost": {
        "en": "both dice show kinds that you have lost: move or turn any one Pawn.",
        "ja": "二つの目の駒をどちらも失っているので、好きな歩兵一つを一度だけ動かすか、向きを変えてください。",
    },
    "both-lost-only": {
        "en": "you may use both dice together to move a Pawn only if you have lost both kinds of piece they show.",
        "ja": "両方の目の駒を失っているときにしか、二つの目で歩兵一つを動かせません。",
    },
    "empty": {"en": "there is no piece there.", "ja": "駒のないマスからは動かせません。"},
    "not-yours": {"en": "that piece is {0}’s.", "ja": "それは{0}の駒なので動かせません。"},
    "wrong-die": {
        "en": "you cannot move the {0} with the {1} die.",
        "ja": "{0}は「{1}」の目では動けません。",
    },
    "hemmed-in": {
        "en": "this piece cannot move now: your own pieces are all around it.",
        "ja": "自軍の駒に囲まれていて、この駒はまだ動けません。",
    },
    "own-piece": {
        "en": "you may not land on your own piece.",
        "ja": "自軍の駒がいるマスには進めません。",
    },
    "no-jump": {
        "en": "the Chariot cannot jump over pieces.",
        "ja": "戦車は駒を飛び越えられません。",
    },
    "way:K": {
        "en": "the King moves one step in any direction.",
        "ja": "王は周囲8方向に1マスしか動けません。",
    },
    "way:C": {
        "en": "the Chariot moves straight along ranks and files.",
        "ja": "戦車は縦横にまっすぐしか動けません。",
    },
    "way:H": {
        "en": "the Horseman jumps like a knight in chess.",
        "ja": "騎兵は、縦か横に2マス、そこから直角に1マスずれた位置にしか跳べません。",
    },
    "way:E": {
        "en": "the Elephant goes one or two squares diagonally.",
        "ja": "象兵は斜めに1マスか2マス先にしか進めません。",
    },
    "way:pawn": {
        "en": "a Pawn steps the way it faces, captures one step diagonally ahead, or turns.",
        "ja": "歩兵は、向いている方向へ1マス進むか、斜め前の駒を取るか、その場で向きを変えることしかできません。",
    },
    "off-file": {
        "en": "a Pawn may use this die only on the same file as your {0}.",
        "ja": "この目は、同じ筋（縦の列）に自軍の{0}がいる歩兵でしか使えません。",
    },
    "either": {"en": "{0} or {1}", "ja": "{0}や{1}"},
    "advance-empty": {
        "en": "a Pawn advances only to an empty square.",
        "ja": "歩兵は前進で駒を取れません。",
    },
    "aslant-captures": {
        "en": "a Pawn moves diagonally only to capture.",
        "ja": "歩兵は、駒を取るときにしか斜め前に進めません。",
    },
    "pawn-spares-king": {"en": "a Pawn cannot capture a King.", "ja": "歩兵で王は取れません。"},
    "only-pawns-turn": {"en": "only Pawns can turn.", "ja": "歩兵のほかは向きを変えられません。"},
    "faces-already": {
        "en": "the Pawn already faces that way.",
        "ja": "歩兵はもうその方向を向いているので、向きを変えられません。",
    },
    "only-pawns-promote": {
        "en": "only Pawns can be promoted.",
        "ja": "歩兵のほかは昇格できません。",
    },
    "must-promote": {
        "en": "a Pawn that arrives there must promote: choose a piece from your barracks.",
        "ja": "奥に到達した歩兵は昇格します。兵舎の駒を選んでください。",
    },
    "not-far": {
        "en": "a Pawn is promoted only when it reaches its far row, or waits there.",
        "ja": "歩兵は、自軍から見て一番奥に到達したときか、そこにいるときにしか昇格できません。",
    },
    "waiting-needs-king": {
        "en": "a waiting Pawn is promoted only with the King or Pawn die.",
        "ja": "奥で待つ歩兵は、「王・歩兵」の目でしか昇格できません。",
    },
    "not-in-barracks": {
        "en": "there is no {0} in your barracks.",
        "ja": "自軍の兵舎に{0}がいません。",
    },
    "deal-not-now": {
        "en": "you may not deal until you have chosen which way each Pawn of the escaped King’s force faces.",
        "ja": "脱走直後の歩兵の向きを決めている間は取引できません。",
    },
    "deal-prisoner": {
        "en": "a force may not make a deal while its King is a prisoner.",
        "ja": "王が捕虜の間は取引できません。",
    },
    "deal-self": {
        "en": "you cannot make a deal with yourself.",
        "ja": "自分自身とは取引できません。",
    },
    "deal-active": {
        "en": "{0} is not in play: no deal is possible.",
        "ja": "{0}は停止中または脱落しているため取引できません。",
    },
    "deal-score": {
        "en": "you may not give more than you have: {0}.",
        "ja": "持っている{0}点より多くは譲れません。",
    },
}
