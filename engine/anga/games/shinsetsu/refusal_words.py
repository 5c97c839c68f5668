"""Why a move is refused, in words."""

from anga.shared.scene import Words

REFUSALS: Words = {
    "roll-first": {"en": "first the dice must be rolled.", "ja": "まずダイスを振ります。"},
    "rolled-already": {"en": "the dice have been rolled.", "ja": "ダイスはもう振られています。"},
    "face-first": {
        "en": "the King has escaped: first each of its Pawns is faced.",
        "ja": "王が脱走しました。まず歩兵の向きを決めます。",
    },
    "not-to-face": {
        "en": "no Pawn there is still to be faced.",
        "ja": "そこに向きを決める歩兵はいません。",
    },
    "no-escape": {
        "en": "Pawns are faced anew only when their King has just escaped.",
        "ja": "歩兵の向きを自由に決め直せるのは、王が脱走した直後だけです。",
    },
    "use-one": {
        "en": "one die at least must be used; only the second may be left.",
        "ja": "ダイスは最低一つ使います。残せるのは二つ目だけです。",
    },
    "no-pass": {
        "en": "a die can be used; only if none can, the turn is passed.",
        "ja": "使えるダイスがあります。パスは二つとも使えないときだけです。",
    },
    "rather-stop": {
        "en": "a die has been used: leave the second one instead.",
        "ja": "もう一つ使いました。パスではなく、二つ目を残せます。",
    },
    "no-die": {"en": "no unused die shows {0}.", "ja": "使えるダイスに「{0}」の目がありません。"},
    "both-lost": {
        "en": "both dice show kinds that you have lost: a Pawn of your choice moves once, for both dice.",
        "ja": "二つの目の駒をどちらも失っているので、代わりに任意の歩兵一つを1回だけ動かします。",
    },
    "both-lost-only": {
        "en": "one move for both dice is only for a force that has lost the kinds on both.",
        "ja": "二つの目で歩兵一つを動かせるのは、両方の目の駒を失っているときだけです。",
    },
    "empty": {"en": "there is no piece.", "ja": "そこに駒はありません。"},
    "not-yours": {"en": "that piece is {0}’s.", "ja": "それは{0}の駒です。"},
    "wrong-die": {
        "en": "the {0} does not move by the face {1}.",
        "ja": "{0}は「{1}」の目では動けません。",
    },
    "own-piece": {
        "en": "a piece of your own is in the way.",
        "ja": "自軍の駒がいるマスには進めません。",
    },
    "no-jump": {"en": "the Chariot does not jump.", "ja": "戦車は駒を飛び越えられません。"},
    "way:K": {
        "en": "the King moves one step in any direction.",
        "ja": "王は周囲8方向に1マスだけ動けます。",
    },
    "way:C": {
        "en": "the Chariot moves straight along ranks and files.",
        "ja": "戦車は縦横にまっすぐ動きます。",
    },
    "way:H": {
        "en": "the Cavalry jumps like a knight of chess.",
        "ja": "騎兵は、縦か横に2マス、そこから直角に1マスずれた位置へ跳びます。",
    },
    "way:E": {
        "en": "the Elephant goes to the first or second square diagonally.",
        "ja": "象兵は斜めに1マスまたは2マス先へ進みます。",
    },
    "way:pawn": {
        "en": "a Pawn advances one step the way it faces, captures one step diagonally ahead, or turns where it stands.",
        "ja": "歩兵にできるのは、向いている方向への1マスの前進、斜め前の駒を取ること、その場での方向転換です。",
    },
    "off-file": {
        "en": "a Pawn uses the die of a piece only on that piece’s file, and no {0} of yours stands on its file.",
        "ja": "駒の目を歩兵で使えるのは、同じ縦マスにその駒がいるときだけです。自軍の{0}はそこにいません。",
    },
    "either": {"en": "{0} or {1}", "ja": "{0}や{1}"},
    "advance-empty": {
        "en": "a Pawn advances onto an empty square only.",
        "ja": "歩兵は前進で駒を取れません。",
    },
    "aslant-captures": {
        "en": "a Pawn goes diagonally only to capture.",
        "ja": "歩兵が斜め前に進めるのは駒を取るときだけです。",
    },
    "pawn-spares-king": {"en": "a Pawn cannot capture a King.", "ja": "歩兵で王は取れません。"},
    "only-pawns-turn": {"en": "only Pawns turn.", "ja": "向きを変えられるのは歩兵だけです。"},
    "faces-already": {
        "en": "the Pawn faces that way already.",
        "ja": "歩兵はもうその方向を向いています。",
    },
    "only-pawns-promote": {"en": "only Pawns are promoted.", "ja": "昇格できるのは歩兵だけです。"},
    "must-promote": {
        "en": "a Pawn that arrives there is promoted: choose a piece from the barracks.",
        "ja": "奥に到達した歩兵は昇格します。兵舎の駒を選びます。",
    },
    "not-far": {
        "en": "a Pawn is promoted only where it arrives on its owner’s far row, or waits there.",
        "ja": "歩兵が昇格するのは、自軍から見て一番奥に到達したとき、またはそこにいるときだけです。",
    },
    "waiting-needs-king": {
        "en": "a Pawn that waits on its far row is promoted by the face King or Pawn only.",
        "ja": "奥で待つ歩兵を昇格させられるのは「王・歩兵」の目だけです。",
    },
    "not-in-barracks": {
        "en": "there is no {0} in your barracks.",
        "ja": "自軍の兵舎に{0}がいません。",
    },
    "deal-not-now": {
        "en": "no deals while an escaped force faces its Pawns.",
        "ja": "脱走直後の歩兵の向きを決めている間は取引できません。",
    },
    "deal-prisoner": {
        "en": "a force whose King is a prisoner makes no deals.",
        "ja": "王が捕虜の間は取引できません。",
    },
    "deal-self": {"en": "a deal needs another force.", "ja": "自分自身とは取引できません。"},
    "deal-active": {
        "en": "{0} is not in play and makes no deals.",
        "ja": "{0}は停止中または脱落しているため取引できません。",
    },
    "deal-score": {
        "en": "only what one has can be given: {0}.",
        "ja": "譲れるのは持っている{0}点までです。",
    },
}
