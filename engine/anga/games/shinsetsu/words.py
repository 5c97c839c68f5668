"""Every word that Shinsetsu Chaturanga owns."""

from anga.kit.ends import ends
from anga.shared.scene import Words

WORDS: Words = {
    "name": {"en": "Shinsetsu Chaturanga", "ja": "新説チャトランガ"},
    "kana": {"en": "新説チャトランガ", "ja": "しんせつちゃとらんが"},
    "credit": {"en": "Shonan Rocketeers, 2012", "ja": "ショーナンロケッティアズ、2012年"},
    "about": {
        "en": "Four armies, two dice, and a captured King who may yet break free.",
        "ja": "四つの軍、二つのダイス。捕虜になった王にも、脱走の望みがある。",
    },
    # Ends
    **ends("score", "elimination"),
    "reason:entry": {"en": "a King has entered", "ja": "王の入城"},
    "reason:capture": {"en": "a King is captured", "ja": "王の捕獲"},
    # Forces, pieces, the board
    "seat:k": {"en": "Black", "ja": "黒"},
    "seat:r": {"en": "Red", "ja": "赤"},
    "seat:g": {"en": "Green", "ja": "緑"},
    "seat:y": {"en": "Yellow", "ja": "黄"},
    "kind:K": {"en": "King", "ja": "王"},
    "kind:C": {"en": "Chariot", "ja": "戦車"},
    "kind:H": {"en": "Cavalry", "ja": "騎兵"},
    "kind:E": {"en": "Elephant", "ja": "象兵"},
    "kind:P": {"en": "Pawn", "ja": "歩兵"},
    "short:K": {"en": "K", "ja": "王"},
    "short:C": {"en": "C", "ja": "戦"},
    "short:H": {"en": "H", "ja": "騎"},
    "short:E": {"en": "E", "ja": "象"},
    "short:P": {"en": "P", "ja": "歩"},
    "face:K": {"en": "King or Pawn", "ja": "王・歩兵"},
    "face:C": {"en": "Chariot", "ja": "戦車"},
    "face:H": {"en": "Cavalry", "ja": "騎兵"},
    "face:E": {"en": "Elephant", "ja": "象兵"},
    "facing:n": {"en": "north", "ja": "北"},
    "facing:e": {"en": "east", "ja": "東"},
    "facing:s": {"en": "south", "ja": "南"},
    "facing:w": {"en": "west", "ja": "西"},
    "arrow:n": {"en": "↑", "ja": "↑"},
    "arrow:e": {"en": "→", "ja": "→"},
    "arrow:s": {"en": "↓", "ja": "↓"},
    "arrow:w": {"en": "←", "ja": "←"},
    "piece": {"en": "{0} {1}", "ja": "{0}の{1}"},
    "promoted": {"en": "{0} {1}, promoted", "ja": "{0}の{1}（昇格）"},
    "pawn": {"en": "{0} Pawn facing {1}", "ja": "{0}の歩兵（{1}向き）"},
    "suspended": {"en": "{0}, suspended", "ja": "{0}、停止状態"},
    "home": {"en": "{0}, where {1}’s King begins", "ja": "{0}、{1}の王の初期位置"},
    "barracks": {"en": "{0}’s barracks, {1}", "ja": "{0}の兵舎・{1}"},
    "army": {"en": "{0}’s army", "ja": "{0}の軍"},
    "die-place": {"en": "{0}’s place for dice", "ja": "{0}のダイス置き場"},
    "die": {"en": "a die: {0}", "ja": "ダイス：{0}"},
    "note:prisoner": {"en": "King a prisoner, force suspended", "ja": "王は捕虜、停止状態"},
    "note:suspended": {"en": "no King, force suspended", "ja": "王なし、停止状態"},
    "note:gone": {"en": "out of the game", "ja": "脱落"},
    "note:tie": {"en": "plays on after a tie", "ja": "同点で続行中"},
    # What is asked and offered
    "choose:roll": {"en": "What do the dice show?", "ja": "ダイスの目は？"},
    "choose:die": {"en": "Dice", "ja": "ダイス"},
    "choose:facing": {"en": "Facing which way?", "ja": "どちら向きに？"},
    "choose:kind": {"en": "Promote to what?", "ja": "何に昇格する？"},
    "choose:end": {"en": "Or", "ja": "または"},
    "roll": {"en": "{0} + {1}", "ja": "{0}＋{1}"},
    "option:stop": {"en": "Leave the second die", "ja": "二つ目は使わない"},
    "option:pass": {"en": "Pass", "ja": "パス"},
    "unlisted": {"en": "Deal", "ja": "取引"},
    "unlisted-play": {"en": "Agreed", "ja": "取引する"},
    # Moves
    "of": {"en": "{0}’s {1}", "ja": "{0}の{1}"},
    "and": {"en": "{0} {1}", "ja": "{0}{1}"},
    "notation:roll": {"en": "⚀ {0}·{1}", "ja": "⚀ {0}・{1}"},
    "notation:stop": {"en": "stop", "ja": "一つ残す"},
    "notation:pass": {"en": "pass", "ja": "パス"},
    "notation:give": {"en": "gives {0} to {1}", "ja": "{1}に{0}点譲渡"},
    "notation:go": {"en": "{0} {1}–{2}", "ja": "{0} {1}–{2}"},
    "notation:take": {"en": "{0} {1}×{2}", "ja": "{0} {1}×{2}"},
    "notation:arrive": {"en": "{0}={1}", "ja": "{0}={1}"},
    "notation:promote": {"en": "{0} {1}={2}", "ja": "{0} {1}={2}"},
    "notation:turn": {"en": "{0} {1} {2}", "ja": "{0} {1} {2}"},
    "description:roll": {"en": "{0} rolls {1} and {2}.", "ja": "{0}、{1}と{2}の目。"},
    "description:stop": {"en": "{0} leaves the second die.", "ja": "{0}、二つ目のダイスは使わず。"},
    "description:pass": {
        "en": "{0} can use neither die and passes.",
        "ja": "{0}、動かせる駒がなくパス。",
    },
    "description:give": {
        "en": "{0} gives {1} of its score to {2}.",
        "ja": "{0}、{2}に{1}点を譲渡。",
    },
    "description:go": {"en": "{0}: {1} from {2} to {3}.", "ja": "{0}、{1}が{2}から{3}へ。"},
    "description:take": {
        "en": "{0}: {1} from {2} takes {3} on {4}.",
        "ja": "{0}、{1}が{2}から{4}の{3}を撃破。",
    },
    "notation:by": {"en": "{0} ({1})", "ja": "{0}（{1}）"},
    "description:by": {"en": "It moves instead of the {0}.", "ja": "{0}の代わり。"},
    "description:arrive": {"en": "It becomes a {0}.", "ja": "{0}に昇格。"},
    "description:promote": {
        "en": "{0}: the Pawn on {1} becomes a {2}.",
        "ja": "{0}、{1}の歩兵が{2}に昇格。",
    },
    "description:turn": {
        "en": "{0}: the {1} on {2} faces {3}.",
        "ja": "{0}、{2}の{1}が{3}向きに。",
    },
    "description:escaped": {
        "en": "{0}’s King has escaped; the force is in play again.",
        "ja": "{0}の王が脱走し、軍が復帰。",
    },
    "description:held": {"en": "{0}’s King stays a prisoner.", "ja": "{0}の王は捕虜のまま。"},
    "description:score": {"en": "{0} scores {1}.", "ja": "{0}に{1}点。"},
    "description:barracks": {"en": "It retreats to {0}’s barracks.", "ja": "{0}の兵舎へ撤退。"},
    "description:prisoner": {
        "en": "{0}’s King is a prisoner, its force is suspended.",
        "ja": "{0}の王は捕虜となり、軍は停止状態。",
    },
    "description:kingless": {
        "en": "{0} has lost its King for good, its force is suspended.",
        "ja": "{0}は王を失い、軍は停止状態。",
    },
    "description:eliminated": {
        "en": "{0} has nothing left but its King and is out of the game.",
        "ja": "{0}は王だけになり脱落。",
    },
    "description:tie": {
        "en": "Two forces are left, equal in score: they play on alone.",
        "ja": "残り2勢力が同点のため、この2勢力で続行。",
    },
    # Why not
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
        "en": "a Pawn advances one step the way it faces, or captures one step diagonally ahead.",
        "ja": "歩兵は向いている方向に1マス前進するか、斜め前の駒を取ります。",
    },
    "off-file": {
        "en": "no {0} of yours stands on the Pawn’s file.",
        "ja": "その歩兵と同じ縦マスに自軍の{0}がいません。",
    },
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
    # Editing a position
    "field:turn": {"en": "On turn", "ja": "手番"},
    "field:phase": {"en": "Dice", "ja": "ダイス"},
    "phase:-": {"en": "to be rolled", "ja": "振る前"},
    "phase:*": {"en": "one left: {0}", "ja": "残り一つ：{0}"},
    "phase:m": {"en": "escaped: Pawns to be faced", "ja": "脱走直後：歩兵の向きを決める"},
    "field:state": {"en": "State", "ja": "状態"},
    "state:a": {"en": "in play", "ja": "活動中"},
    "state:p": {"en": "King a prisoner", "ja": "王は捕虜"},
    "state:x": {"en": "no King any more", "ja": "王なし"},
    "state:A": {"en": "plays on after a tie", "ja": "同点で続行中"},
    "field:score": {"en": "Score", "ja": "スコア"},
    "field:barracks": {"en": "{0} in barracks", "ja": "兵舎・{0}"},
    "edit:promoted": {"en": "{0}, promoted", "ja": "{0}（昇格）"},
    "edit:pawn": {"en": "Pawn, {0}", "ja": "歩兵（{0}）"},
    "wrong:kings": {
        "en": "{0}: {1} Kings on the board; as its state is, there would be {2}.",
        "ja": "{0}の王が盤上に{1}つあります。この状態なら{2}つです。",
    },
    "wrong:nobody": {"en": "No force is in play.", "ja": "活動中の軍がありません。"},
    "wrong:after-tie": {
        "en": "After a tie two forces play on, and nobody else is in play.",
        "ja": "同点のあとに続けるのは二つの軍だけで、ほかの軍は活動しません。",
    },
    "wrong:prisoners": {
        "en": "Only one King can be a prisoner.",
        "ja": "捕虜の王は一つだけです。",
    },
    "wrong:tied": {
        "en": "Two forces are left and equal in score: they play on after a tie.",
        "ja": "残り二つの軍が同点なら、「同点で続行中」になります。",
    },
    "wrong:entered": {"en": "Two Kings have entered.", "ja": "二つの王が進入しています。"},
    "wrong:over": {
        "en": "The game is over: nothing is rolled any more.",
        "ja": "終局しているので、ダイスはもう使いません。",
    },
    "wrong:last-mover": {
        "en": "The game is over: on turn is who moved last, a force in play.",
        "ja": "終局しているので、手番は最後に動いた活動中の軍です。",
    },
    "wrong:no-turns": {"en": "{0} has no turns.", "ja": "{0}に手番はありません。"},
    "wrong:only-rolls": {
        "en": "{0} can only roll for its King’s escape.",
        "ja": "{0}は王の脱走を賭けて振ることしかできません。",
    },
    "wrong:no-pawn": {
        "en": "No Pawn of {0} stands on {1}.",
        "ja": "{1}に{0}の歩兵がいません。",
    },
    "wrong:no-escape": {
        "en": "{0}’s King has not just escaped: it would stand where it began.",
        "ja": "{0}の王は脱走した直後ではありません（初期位置にいるはずです）。",
    },
    "wrong:no-pawns": {
        "en": "{0} has no Pawns to be faced.",
        "ja": "{0}に向きを決める歩兵がいません。",
    },
    "wrong:marked": {
        "en": "Pawns that wait to be faced belong to an escape: choose that, or place them anew.",
        "ja": "向きを決める途中の歩兵があります。脱走直後にするか、置き直してください。",
    },
    "wrong:place": {
        "en": "Pieces stand on the squares of the field; the barracks are filled below.",
        "ja": "駒を置けるのは盤のマスだけです。兵舎は下の欄で決めます。",
    },
}
