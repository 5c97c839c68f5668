"""The words of Shinsetsu Chaturanga."""

from anga.games.shinsetsu.refusal_words import REFUSALS
from anga.kit import aim_words, reasons
from anga.kit.ends import ends
from anga.kit.seats import signs
from anga.shared.scene import Words

WORDS: Words = {
    **reasons.WORDS,
    **aim_words.WORDS,
    **aim_words.KINGS,
    "aim:only": {
        "en": "The dice leave {0} no other choice.",
        "ja": "この目では、{0}に選べる手はこれだけです。",
    },
    "aim:king-at-hand": {
        "en": "With the second die, {1} can then capture {0} at once.",
        "ja": "続けて二つ目のダイスで、{1}はすぐに{0}を取れます。",
    },
    "aim:promotes": {
        "en": "The {1} returns to the board, on {0}.",
        "ja": "兵舎の{1}が{0}に戻ります。",
    },
    "aim:nearer": {
        "en": "It brings the King nearer to {0}; entering there wins the game.",
        "ja": "王が目標の{0}に近づきます。そこに入れば勝ちです。",
    },
    "aim:advances": {
        "en": "It advances a Pawn to {1}: {0} to go to the far row, where a lost piece can come back.",
        "ja": "歩兵が{1}に出て、奥の段まであと{0}です。着けば、取られた駒を戻せます。",
    },
    "aim:arrives": {
        "en": "It brings a Pawn to the far row, on {0}, where a lost piece can come back.",
        "ja": "歩兵が奥の段の{0}に着きます。ここで、取られた駒を戻せます。",
    },
    "aim:step": {"en": "one step", "ja": "1マス"},
    "aim:steps": {"en": "{0} steps", "ja": "{0}マス"},
    "aim:others": {"en": "the others", "ja": "ほかの軍"},
    "aim:hunts": {
        "en": "It brings {0} close to {2}’s King.",
        "ja": "{0}が{2}の王の近くに来ます。",
    },
    "aim:strikes:both": {
        "en": "It adds to the attack: {1} could both capture {0}.",
        "ja": "攻めが厚くなり、{1}のどちらでも{0}を取れます。",
    },
    "aim:slants": {
        "en": "It lets {1} attack {0}: there it could capture anything but a King.",
        "ja": "{1}が{0}に利きます。王以外の敵が来れば、目しだいで取れます。",
    },
    "but:rolls": {
        "en": "But with the right dice, {0} can capture on {1}.",
        "ja": "ただし、目しだいで{0}に{1}の駒を取られます。",
    },
    "aim:controls": {
        "en": "With the right dice, {1} can then capture what comes to {0}.",
        "ja": "{1}は{0}に来た駒を、目しだいで取れるようになります。",
    },
    "aim:holds": {
        "en": "{1} then protects and attacks more than after many other moves: on {0}.",
        "ja": "{1}の守りと利きが増えます（{0}）。",
    },
    "aim:covers:kept": {
        "en": "It keeps {0} protected by {1}; many other moves would give that up.",
        "ja": "{1}に{0}を守らせておきます。",
    },
    "aim:holds:kept": {
        "en": "It keeps a way open for {0}; many other moves would give that up.",
        "ja": "{0}の進める先を残しておきます。",
    },
    "aim:shelters": {
        "en": "It keeps {2} away from {0}, next to {1}’s King.",
        "ja": "{1}の王の隣の{0}に、{2}が来られなくなります。",
    },
    **REFUSALS,
    "name": {"en": "Shinsetsu Chaturanga", "ja": "新説チャトランガ"},
    "kana": {"en": "新説チャトランガ", "ja": "しんせつチャトランガ"},
    "credit": {"en": "Shonan Rocketeers, 2012", "ja": "ショーナンロケッティアズ、2012年"},
    "about": {
        "en": "Four forces, two dice, and a captured King who may yet break free.",
        "ja": "四つの軍、二つのダイス。捕虜になった王にも、脱走の望みがある。",
    },
    # Ends
    **ends("score", "elimination"),
    "reason:entry": {"en": "the King has reached its goal", "ja": "王の進入"},
    "reason:entry:lost": {"en": "another King has reached its goal", "ja": "ほかの王の進入"},
    "reason:score": {
        "en": "on points, with two Kings left",
        "ja": "残った二軍の点数で判定",
    },
    "reason:capture": {"en": "a King is captured", "ja": "王の撃破"},
    # Forces, pieces, the board
    "handicap:chariot": {"en": "The others have no Chariot", "ja": "ほかの三軍は戦車なし"},
    "handicap:elephant": {"en": "The others have no Elephant", "ja": "ほかの三軍は象兵なし"},
    "handicap:both": {
        "en": "The others have no Chariot and no Elephant",
        "ja": "ほかの三軍は戦車と象兵なし",
    },
    "style:hermit": {"en": "hermit", "ja": "隠者"},
    "style:vanguard": {"en": "vanguard", "ja": "先駆け"},
    "seat:k": {"en": "Black", "ja": "黒"},
    "seat:r": {"en": "Red", "ja": "赤"},
    "seat:g": {"en": "Green", "ja": "緑"},
    "seat:y": {"en": "Yellow", "ja": "黄"},
    "kind:K": {"en": "King", "ja": "王"},
    "kind:C": {"en": "Chariot", "ja": "戦車"},
    "kind:H": {"en": "Horseman", "ja": "騎兵"},
    "kind:E": {"en": "Elephant", "ja": "象兵"},
    "kind:P": {"en": "Pawn", "ja": "歩兵"},
    "short:K": {"en": "K", "ja": "王"},
    "short:C": {"en": "C", "ja": "戦"},
    "short:H": {"en": "H", "ja": "騎"},
    "short:E": {"en": "E", "ja": "象"},
    "short:P": {"en": "P", "ja": "歩"},
    "face:K": {"en": "King or Pawn", "ja": "王・歩兵"},
    "face:C": {"en": "Chariot", "ja": "戦車"},
    "face:H": {"en": "Horseman", "ja": "騎兵"},
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
    "the-piece": {"en": "the {0} {1}", "ja": "{0}の{1}"},
    "promoted": {"en": "{0} {1} (promoted)", "ja": "{0}の{1}（昇格）"},
    "pawn": {"en": "{0} Pawn facing {1}", "ja": "{0}の歩兵（{1}向き）"},
    "suspended": {"en": "{0} (suspended)", "ja": "停止中の{0}"},
    "home": {"en": "{1}’s King square {0}", "ja": "{0}（{1}の王の初期位置）"},
    "barracks": {"en": "{0}’s barracks, {1}", "ja": "{0}の兵舎・{1}"},
    "army": {"en": "{0}’s force", "ja": "{0}の軍"},
    "die-place": {"en": "{0}’s place for dice", "ja": "{0}のダイス置き場"},
    "die": {"en": "a die: {0}", "ja": "ダイス：{0}"},
    "note:prisoner": {
        "en": "prisoner until a double King",
        "ja": "王は捕虜、王の目二つで脱走",
    },
    "note:prisoner:by": {
        "en": "{0}’s prisoner until a double King",
        "ja": "{0}の捕虜、王の目二つで脱走",
    },
    "rolls-for": {
        "en": "{0}’s King is a prisoner: only a double King frees it.",
        "ja": "{0}の王は捕虜です（脱走には「王・歩兵」が二つ必要）。",
    },
    "rolls-for:shut": {
        "en": "{0}’s King is a prisoner and cannot come back now: a piece is on {1}.",
        "ja": "{0}の王は捕虜で、{1}に駒があるので、いまは脱走できません。",
    },
    "note:suspended:by": {"en": "suspended: {0} took the King", "ja": "{0}に王を取られ、停止状態"},
    "note:passed": {"en": "no move: {0}, {1}", "ja": "動けずパス（{0}・{1}）"},
    "note:suspended": {"en": "no King, force suspended", "ja": "王なし、停止状態"},
    "note:gone": {"en": "out", "ja": "脱落"},
    "note:tie": {"en": "plays on after a tie", "ja": "同点で続行中"},
    **signs(
        {
            "»": ("passed",),
            "‖": ("prisoner", "prisoner:by", "suspended", "suspended:by"),
            "×": ("gone",),
            "=": ("tie",),
        }
    ),
    # What is asked and offered
    "choose:roll": {"en": "What do the dice show?", "ja": "ダイスの目は？"},
    "choose:die": {
        "en": "Choose a die or a piece",
        "ja": "ダイスか駒を選んでください",
    },
    "choose:spent": {"en": "Which die do you use?", "ja": "どのダイスを使いますか？"},
    "ask-die": {
        "en": "The Pawn promotes to {0} on {1}. Choose the die to use.",
        "ja": "歩兵は{1}で{0}に昇格します。使うダイスを選んでください。",
    },
    "choose:facing": {"en": "Facing which way?", "ja": "どちら向きに？"},
    "choose:turn": {"en": "To turn it, choose a way", "ja": "向きを変えるなら、どちら？"},
    "choose:kind": {"en": "Promote to what?", "ja": "何に昇格する？"},
    "choose:end": {"en": "Or end your turn", "ja": "または番を終える"},
    "choose:useless": {
        "en": "No piece can use the dice that are left",
        "ja": "残りの目で動かせる駒はありません",
    },
    "roll": {"en": "{0} + {1}", "ja": "{0}＋{1}"},
    "option:stop": {"en": "Leave the second die unused", "ja": "二つ目は使わない"},
    "option:pass": {"en": "Pass", "ja": "パス"},
    "unlisted": {"en": "Deal", "ja": "取引"},
    "unlisted-play": {"en": "Make the deal", "ja": "取引する"},
    # What a position shows
    "shows:entry": {
        "en": "{0}’s King has entered {1}, where {2}’s King began.",
        "ja": "{0}の王が、{2}の王の初期位置{1}に入りました。",
    },
    "shows:score": {
        "en": "{0}’s King and {1}’s are the only ones left, so points decide: {2} to {3}.",
        "ja": "残る王は{0}と{1}だけなので、点数で決まります。{2}対{3}で{0}の勝ちです。",
    },
    "shows:prisoner": {
        "en": "{0}’s {1} moved from {2} to {3} and took {4}’s King prisoner.",
        "ja": "{0}の{1}が{2}から{3}へ進み、{4}の王を捕虜にしました。",
    },
    "shows:king": {
        "en": "{0}’s {1} moved from {2} to {3} and captured {4}’s King.",
        "ja": "{0}の{1}が{2}から{3}へ進み、{4}の王を取りました。",
    },
    "shows:free": {
        "en": "A double King on the dice, one chance in 16, brings {0}’s King back to {1}.",
        "ja": "16分の1の確率で「王・歩兵」が二つ出れば、{0}の王は{1}に戻れます。",
    },
    "shows:blocked": {
        "en": "A piece is on {1}, so {0}’s King cannot come back now.",
        "ja": "{1}に駒があるので、いま{0}の王は戻れません。",
    },
    "shows:able": {
        "en": "{0} can move {1} pieces with these dice.",
        "ja": "この目で動かせる{0}の駒は{1}個です。",
    },
    "shows:one-able": {
        "en": "{0} can move {1} piece with these dice.",
        "ja": "この目で動かせる{0}の駒は{1}個です。",
    },
    "shows:useless": {
        "en": "{0}’s pieces can use neither die, so the turn ends.",
        "ja": "この目で動かせる{0}の駒はないので、番が終わります。",
    },
    "shows:useless-die": {
        "en": "{0}’s pieces cannot use the second die, so the turn ends.",
        "ja": "二つ目のダイスで動かせる{0}の駒はないので、番が終わります。",
    },
    "shows:passed": {
        "en": "{0} passes: with {1} and {2} nothing could move.",
        "ja": "{1}と{2}の目で動かせる駒がなく、{0}はパスです。",
    },
    "shows:facing": {
        "en": "{0} may set the direction of these Pawns.",
        "ja": "{0}は、これらの歩兵の向きを決められます。",
    },
    "shows:last": {
        "en": "{0}’s King is the last one left in play, so {0} wins.",
        "ja": "活動する王は{0}だけなので、{0}の勝ちです。",
    },
    # What a capture came to
    "news:pawn": {
        "en": "{0} took a Pawn: 1 point. If no King enters, points decide.",
        "ja": "{0}が歩兵を取って1点です。どの王も進入しなければ、点数で決まります。",
    },
    "news:suspended": {
        "en": "{0} took a piece of a suspended force: 1 point.",
        "ja": "{0}が停止中の駒を取って1点です。",
    },
    "news:officer": {
        "en": "{0} took {1}’s {2}: no point. Of a force in play, only Pawns and a second King score.",
        "ja": "{0}が{1}の{2}を取りましたが、点にはなりません。活動中の軍で点になるのは、歩兵と二人目の王だけです。",
    },
    "news:first": {
        "en": "{0} took {1}’s King prisoner. The first King scores nothing, but from now on each capture from its force scores 1 point.",
        "ja": "{0}が{1}の王を捕虜にしました。一人目の王は0点ですが、これから{1}の駒を取れば、どれも1点です。",
    },
    "news:second": {
        "en": "{0} took {1}’s King, the second one: 2 points. Once two Kings are left, points decide.",
        "ja": "{0}が{1}の王を取りました。二人目の王なので2点です。王が二人になれば、点数で決まります。",
    },
    "news:king": {"en": "{0} took {1}’s King.", "ja": "{0}が{1}の王を取りました。"},
    # Moves
    "of": {"en": "{0}’s {1}", "ja": "{0}の{1}"},
    "and": {"en": "{0} {1}", "ja": "{0}{1}"},
    "notation:roll": {"en": "⚀ {0}·{1}", "ja": "⚀ {0}・{1}"},
    "notation:stop": {"en": "die unused", "ja": "使わず"},
    "notation:pass": {"en": "pass", "ja": "パス"},
    "notation:give": {"en": "gives {0} to {1}", "ja": "{1}に{0}点譲渡"},
    "notation:go": {"en": "{0} {1}–{2}", "ja": "{0} {1}–{2}"},
    "notation:take": {"en": "{0} {1}×{2}", "ja": "{0} {1}×{2}"},
    "notation:arrive": {"en": "{0}={1}", "ja": "{0}={1}"},
    "notation:promote": {"en": "{0} {1}={2}", "ja": "{0} {1}={2}"},
    "notation:turn": {"en": "{0} {1} {2}", "ja": "{0} {1} {2}"},
    "description:roll": {
        "en": "{0} rolls “{1}” and “{2}”.",
        "ja": "{0}の出目は「{1}」と「{2}」。",
    },
    "description:any-pawn": {
        "en": "No such piece is on the board, so any one Pawn may use both dice.",
        "ja": "その駒は盤上にないので、どれか一つの歩兵が二つの目をまとめて使えます。",
    },
    "description:double": {
        "en": "{0} rolls a double: “{1}” twice.",
        "ja": "{0}の出目は「{1}」が二つ。",
    },
    "description:stop": {
        "en": "{0} leaves the second die unused.",
        "ja": "{0}、二つ目のダイスを使わない。",
    },
    "description:pass": {
        "en": "{0} can use neither die and passes.",
        "ja": "{0}は動かせる駒がなくパス。",
    },
    "description:give": {
        "en": "{0} gives points to {2}: {1}.",
        "ja": "{0}、{2}に{1}点を譲る。",
    },
    "description:go": {"en": "{0}: {1} from {2} to {3}.", "ja": "{0}、{2}の{1}を{3}へ。"},
    "description:take": {
        "en": "{0}: {1} from {2} takes {3} on {4}.",
        "ja": "{0}、{2}の{1}で{4}にある{3}を取る。",
    },
    "notation:by": {"en": "{0} ({1})", "ja": "{0}（{1}）"},
    "description:by": {"en": "It moves instead of the {0}.", "ja": "{0}の目を使う。"},
    "description:arrive": {"en": "It is promoted to {0}.", "ja": "{0}に昇格。"},
    "description:promote": {
        "en": "{0}: the Pawn on {1} is promoted to {2}.",
        "ja": "{0}、{1}の歩兵が{2}に昇格。",
    },
    "description:turn": {
        "en": "{0}: the {1} on {2} turns to face {3}.",
        "ja": "{0}、{2}の{1}を{3}に向ける。",
    },
    "description:escaped": {
        "en": "{0}’s King has escaped; the force is in play again.",
        "ja": "{0}の王が脱走。軍がまた動けます。",
    },
    "description:face-pawns": {
        "en": "Now touch each Pawn and choose which way it should face.",
        "ja": "続いて歩兵を一つずつ選び、向きを決めます。",
    },
    "description:held": {
        "en": "{0}’s King stays a prisoner: only a double King frees it.",
        "ja": "{0}の王は捕虜のままです（脱走には「王・歩兵」が二つ必要）。",
    },
    "description:shut": {
        "en": "{0}’s King stays a prisoner: its starting square is occupied.",
        "ja": "{0}の王は捕虜のままです（王の初期位置がふさがっています）。",
    },
    "description:score": {"en": "{0} scores {1}.", "ja": "{0}に{1}点。"},
    "description:score:king": {
        "en": "{0} scores {1} for it, the second King.",
        "ja": "二人目の王なので{0}に{1}点。",
    },
    "description:barracks": {
        "en": "The captured piece retreats to {0}’s barracks, for no points.",
        "ja": "取られた駒は{0}の兵舎へ撤退（点にはなりません）。",
    },
    "description:prisoner": {
        "en": "{0}’s King is a prisoner, for no points. Until it escapes, {0}’s pieces cannot move, and capturing one scores 1.",
        "ja": "{0}の王は捕虜になりました（0点）。脱走するまで{0}の駒は動けず、取ると1点ずつです。",
    },
    "description:kingless": {
        "en": "{0}’s King is lost for good; {0}’s force is suspended.",
        "ja": "{0}は王を失い、軍は停止。",
    },
    "description:eliminated": {
        "en": "With only the King left, {0} is out of the game.",
        "ja": "{0}は王だけになり、脱落。",
    },
    "description:tie": {
        "en": "Two forces are left with equal scores: they play on alone.",
        "ja": "残った二つの軍が同点なので、この二つだけで続けます。",
    },
    # Editing a position
    "field:turn": {"en": "To move", "ja": "手番"},
    "field:phase": {"en": "Dice", "ja": "ダイス"},
    "phase:-": {"en": "not rolled yet", "ja": "振る前"},
    "phase:*": {"en": "one die left: {0}", "ja": "残り一つ（{0}）"},
    "phase:m": {
        "en": "just escaped, Pawns’ directions still to be set",
        "ja": "脱走直後（歩兵の向きを決める）",
    },
    "field:state": {"en": "State", "ja": "状態"},
    "state:a": {"en": "in play", "ja": "活動中"},
    "state:p": {"en": "King a prisoner", "ja": "王は捕虜"},
    "state:x": {"en": "King gone", "ja": "王なし"},
    "state:A": {"en": "plays on after a tie", "ja": "同点で続行中"},
    "field:score": {"en": "Score", "ja": "スコア"},
    "field:barracks": {"en": "{0} in barracks", "ja": "兵舎・{0}"},
    "edit:promoted": {"en": "{0}, promoted", "ja": "{0}（昇格）"},
    "edit:pawn": {"en": "Pawn, {0}", "ja": "歩兵（{0}）"},
    "wrong:kings": {
        "en": "{0} has {1} Kings on the board instead of {2}.",
        "ja": "{0}の王が盤上に{1}人います。この状態なら{2}人です。",
    },
    "wrong:nobody": {"en": "No force is in play.", "ja": "活動中の軍がありません。"},
    "wrong:after-tie": {
        "en": "After a tie only two forces play on; no other can be in play.",
        "ja": "同点のあとに続けるのは二つの軍だけで、ほかの軍は活動しません。",
    },
    "wrong:prisoners": {
        "en": "Only one King can be a prisoner.",
        "ja": "捕虜になれる王は一人だけです。",
    },
    "wrong:tied": {
        "en": "Two forces are left with equal scores: set both to “plays on after a tie”.",
        "ja": "残り二つの軍が同点なので、どちらも「同点で続行中」にしてください。",
    },
    "wrong:entered": {
        "en": "Only one King can have entered, not two.",
        "ja": "進入できる王は一人だけですが、二人が進入しています。",
    },
    "wrong:over": {
        "en": "The game is over, so there are no dice to use.",
        "ja": "終局しているので、ダイスはもう使いません。",
    },
    "wrong:last-mover": {
        "en": "The game is over: the turn must stay with the force that moved last, and that force must be in play.",
        "ja": "終局しているので、手番は最後に動いた軍です。活動中の軍を選んでください。",
    },
    "wrong:no-turns": {"en": "{0} has no more turns.", "ja": "{0}にもう手番はありません。"},
    "wrong:only-rolls": {
        "en": "{0} can only roll for the King’s escape.",
        "ja": "{0}は王の脱走を賭けて振ることしかできません。",
    },
    "wrong:no-pawn": {
        "en": "{0} has no Pawn on {1}.",
        "ja": "{1}に{0}の歩兵がいません。",
    },
    "wrong:no-escape": {
        "en": "{0}’s King cannot have just escaped: it is not on its starting square.",
        "ja": "{0}の王は初期位置にいないので、脱走した直後ではありません。",
    },
    "wrong:no-pawns": {
        "en": "{0} has no Pawns to set.",
        "ja": "{0}に向きを決める歩兵がいません。",
    },
    "wrong:marked": {
        "en": "Some Pawns still need a direction after an escape. Choose “just escaped”, or place them again.",
        "ja": "向きがまだ決まっていない歩兵がいます。局面を「脱走直後」にするか、歩兵を置き直してください。",
    },
    "wrong:place": {
        "en": "Put pieces only on the squares of the board; to fill the barracks, use the controls below.",
        "ja": "駒を置けるのは盤のマスだけです。兵舎は下の欄で決めます。",
    },
    "begin": {
        "en": "Aim: capture Kings, or bring yours to its goal. The dice show which pieces you may move.",
        "ja": "敵の王を取るか、王を目標に進めましょう。出た目の駒を動かせます。",
    },
    "begin:rolled": {
        "en": "Framed pieces can move: the kinds on the dice and Pawns on their files; “King or Pawn” moves the King or any Pawn.",
        "ja": "枠のついた駒（出た目の駒と同じ筋の歩兵、王の目なら王とどの歩兵でも）を動かせます。",
    },
    "begin:again": {
        "en": "Now use the second die: it moves its kind or a Pawn on the same file, as framed; “King or Pawn” moves the King or any Pawn.",
        "ja": "続けて二つ目のダイスです。枠のついた駒（その目の駒と同じ筋の歩兵、王の目なら王とどの歩兵でも）を動かせます。",
    },
    "danger:here": {"en": "could be captured in one move", "ja": "一手で取られるおそれあり"},
    "danger:some": {
        "en": "Could be captured in one move: {0}.",
        "ja": "一手で取られるおそれのある駒は{0}です。",
    },
    "danger:none": {
        "en": "None of your pieces can be captured in one move.",
        "ja": "一手で取られる駒はありません。",
    },
    # What a move comes to
    "goal:entry": {
        "en": "{0} has rolled: win by entering with the King this turn, in as few moves as you can.",
        "ja": "{0}の番です。この出目で、できるだけ少ない手数で進入してください。",
    },
    "goal:king": {
        "en": "{0} has rolled: capture a King this turn, in as few moves as you can.",
        "ja": "{0}の番です。この出目で、できるだけ少ない手数で敵の王を捕らえてください。",
    },
    "goal:elimination": {
        "en": "{0} has rolled: this turn, leave another force with only its King, in as few moves as you can.",
        "ja": "{0}の番です。この出目で、できるだけ少ない手数で、どこかの軍を王だけにしてください。",
    },
    "deed:win": {"en": "The game is yours!", "ja": "あなたの勝ちです！"},
    "deed:draw": {"en": "The game is drawn.", "ja": "引き分けです。"},
    "deed:capture": {"en": "You capture a piece.", "ja": "敵の駒を取りました。"},
    "deed:check": {"en": "You attack a King.", "ja": "王を攻撃しています。"},
    "deed:act:turn": {"en": "Your Pawn now faces another way.", "ja": "歩兵の向きを変えました。"},
    "deed:act:promote": {
        "en": "Your waiting Pawn is promoted.",
        "ja": "待っていた歩兵が昇格しました。",
    },
    "deed:act:face": {
        "en": "You chose the way your Pawn faces.",
        "ja": "歩兵の向きを決め直しました。",
    },
    "deed:act:give": {"en": "You gave points away.", "ja": "スコアを渡しました。"},
    "deed:act:stop": {
        "en": "You left the second die unused.",
        "ja": "二つ目のダイスは使わずに終えました。",
    },
    "deed:act:pass": {
        "en": "Neither die could be used.",
        "ja": "どちらのダイスも使えませんでした。",
    },
    "deed:pawn": {"en": "A Pawn moved.", "ja": "歩兵が動きました。"},
    "deed:kind:K": {"en": "Your King moved.", "ja": "王が動きました。"},
    "deed:kind:C": {"en": "Your Chariot moved.", "ja": "戦車が動きました。"},
    "deed:kind:H": {"en": "Your Horseman jumped.", "ja": "騎兵が跳びました。"},
    "deed:kind:E": {"en": "Your Elephant jumped.", "ja": "象兵が跳びました。"},
    "deed:instead": {
        "en": "A Pawn used the die of the piece on its file.",
        "ja": "同じ筋の駒の目を使いました。",
    },
    "deed:both-dice": {
        "en": "That used both dice at once.",
        "ja": "二つのダイスを一度に使いました。",
    },
    "deed:promotion": {
        "en": "A piece comes back from the barracks.",
        "ja": "兵舎から駒が戻りました。",
    },
    "deed:entry": {"en": "Your King has entered.", "ja": "進入しました。"},
    "deed:score": {"en": "You score.", "ja": "点が入りました。"},
    "deed:retreat": {
        "en": "The captured piece retreats to its barracks.",
        "ja": "その駒は兵舎へ撤退しました。",
    },
    "deed:prisoner": {
        "en": "A King is your prisoner, and its force is suspended.",
        "ja": "王を捕虜にしました。その軍は停止しました。",
    },
    "deed:second-king": {"en": "A second King: two points.", "ja": "二人目の王、2点です。"},
    "deed:elimination": {
        "en": "A force with only its King left is out.",
        "ja": "王だけになった軍が脱落しました。",
    },
    # Views
    "view:pieces": {"en": "Pieces", "ja": "駒"},
    "view:kanji": {"en": "Kanji", "ja": "漢字の駒"},
    "view:letters": {"en": "Letters, with the moves drawn", "ja": "文字と動きの図"},
    # What speaks for a move
    "hint:score": {"en": "It scores points.", "ja": "点が入ります。"},
    "hint:prisoner": {"en": "It takes a King prisoner.", "ja": "王を捕虜にします。"},
    "hint:second-king": {
        "en": "It takes a second King, for two points.",
        "ja": "二人目の王を取ります（2点）。",
    },
    "hint:elimination": {
        "en": "It puts a force out of the game.",
        "ja": "敵の軍を一つ脱落させます。",
    },
    "hint:promotion": {
        "en": "A piece comes back from the barracks.",
        "ja": "兵舎から駒が戻ります。",
    },
    "hint:king-safer": {
        "en": "The King is safer then.",
        "ja": "自分の王が安全になります。",
    },
    "hint:hunts-king": {
        "en": "It prepares an attack on a King.",
        "ja": "敵の王への攻めを準備します。",
    },
    "hint:chance-to-score": {
        "en": "It gives a better chance to score points.",
        "ja": "点を取りやすくします。",
    },
    "hint:covers": {
        "en": "Fewer pieces are in danger then.",
        "ja": "取られるおそれのある駒が減ります。",
    },
    "hint:nearer-goal": {
        "en": "It brings the King nearer to its goal.",
        "ja": "王が進入のマスに近づきます。",
    },
    "hint:advances": {
        "en": "It brings a Pawn closer to promotion.",
        "ja": "歩兵が昇格に近づきます。",
    },
    "hint:reaches": {
        "en": "Its pieces can then reach more squares.",
        "ja": "駒の利きが広がります。",
    },
    "hint:entry": {"en": "The King enters, which wins.", "ja": "王が進入して勝ちです。"},
}
