"""The words of Troop-Chess."""

from anga.kit import aim_words, reasons, setups
from anga.shared.scene import Words

WORDS: Words = {
    **reasons.WORDS,
    **aim_words.WORDS,
    "tells:falls": {
        "en": "On {0} the attacker has hardness {1}, the defender {2}: only the defender falls.",
        "ja": "{0}の戦いは、硬度（戦う強さ）が攻め{1}対守り{2}なので、守る側だけが倒れます。",
    },
    "tells:both": {
        "en": "On {0} the attacker has hardness {1}, the defender {2}: both fall.",
        "ja": "{0}の戦いは、硬度（戦う強さ）が攻め{1}対守り{2}なので、相打ちで両方とも倒れます。",
    },
    "aim:beats": {
        "en": "It beats {0} without a loss.",
        "ja": "自分の駒を失わずに{0}を撃破します。",
    },
    "aim:exchanges": {
        "en": "It beats {0} and loses {1} in return.",
        "ja": "{0}を撃破しますが、自分の駒も{1}枚失います。",
    },
    "but:back": {
        "en": "But {0} can strike back at once, on {1}.",
        "ja": "ただし、{0}はすぐ{1}で反撃できます。",
    },
    "but:back:then": {
        "en": "If {0} strikes back on {1}, {2} can strike again.",
        "ja": "{0}に{1}で反撃されても、{2}はまた攻撃できます。",
    },
    "but:takes:then": {
        "en": "If {0} attacks on {1}, {2} can strike back.",
        "ja": "{0}に{1}の駒を攻撃されても、{2}は反撃できます。",
    },
    "but:even": {
        "en": "But {0} can attack at once, on {1}; each side has then lost {2}.",
        "ja": "ただし、{0}はすぐ{1}を攻撃でき、合わせて互いに{2}枚ずつ失うことになります。",
    },
    "but:takes": {
        "en": "But {0} can attack at once, on {1}.",
        "ja": "ただし、{0}はすぐ{1}の駒を攻撃できます。",
    },
    "aim:ready": {
        "en": "It forms a new {1}, led from {0}; next it could march two steps {2}.",
        "ja": "{0}を先頭駒とする{1}が新たにでき、次は{2}へ2マス進めます。",
    },
    "aim:formed": {
        "en": "It forms a new {1}, led from {0} and facing {2}.",
        "ja": "{0}を先頭駒に{2}を向いた{1}が新たにできます。",
    },
    "aim:ready:kept": {
        "en": "It keeps the formations led from {0}; many other moves would break some up.",
        "ja": "{0}を先頭にした陣形を崩さない手です。",
    },
    "aim:roams:kept": {
        "en": "Unlike many other moves, it takes no marches away from {0}.",
        "ja": "ほかの手と違い、{0}の進める道を減らしません。",
    },
    "aim:joined:kept": {
        "en": "It keeps comrades together on {0}, ready to form up; many other moves would not.",
        "ja": "{0}の駒を孤立させない手です。",
    },
    "aim:hinders:kept": {
        "en": "Unlike many other moves, it gives {0} no new marches.",
        "ja": "ほかの手と違い、{0}に新しい動きを与えません。",
    },
    "aim:faces:kept": {
        "en": "It keeps the formations led from {0} facing {2}; many other moves would turn some away.",
        "ja": "{0}が先頭に立って{2}をにらんだままです。",
    },
    "aim:nears:kept": {
        "en": "On {0} it stays close to {2}; many other moves would draw back.",
        "ja": "{0}の駒を引かず、{2}に迫ったまま構えます。",
    },
    "aim:retreats:kept": {
        "en": "On {0} it keeps at a distance and lets {2} come; many other moves would go nearer.",
        "ja": "{0}の駒で間合いを保ち、{2}の出方を待ちます。",
    },
    "aim:joined": {
        "en": "On {0} it brings comrades together, ready to form up.",
        "ja": "{0}で駒が隣り合い、陣形を組みやすくなります。",
    },
    "aim:hinders": {
        "en": "It leaves {0} fewer ways to march.",
        "ja": "{0}の進める道を減らします。",
    },
    "aim:roams": {
        "en": "It opens new marches; for example, {0}.",
        "ja": "{0}など、新しい進み方が増えます。",
    },
    "aim:central": {
        "en": "It comes nearer to the middle of the board, on {0}.",
        "ja": "{0}へ進めて、盤の中央に近づきます。",
    },
    "aim:faces": {
        "en": "It leads formations from {0} that face {2}; only that way can they march two steps.",
        "ja": "{0}が先頭の陣形が{2}の方を向きます。2マス進めるのは、向いている方だけです。",
    },
    "aim:retreats": {
        "en": "It draws back to {0}, farther from {2}’s attacks.",
        "ja": "{0}へ引いて、{2}との間合いを取ります。",
    },
    "aim:nears": {
        "en": "It comes nearer to {2}, on {0}, for an attack later.",
        "ja": "{0}へ進めて、{2}に迫ります。",
    },
    "aim:forward": {
        "en": "It gains more ground, up to {0}, than many other moves.",
        "ja": "{0}へ進めて、前線を押し上げます。",
    },
    "aim:soldiers": {"en": "{0}’s soldiers on {1}", "ja": "{0}の{1}の駒"},
    "aim:threatens": {"en": "It threatens to beat {0} next.", "ja": "次に{0}を撃破する狙いです。"},
    "aim:safe": {
        "en": "It keeps {0} safe: otherwise, {1} could strike there.",
        "ja": "放っておくと{1}に攻め込まれる{0}を守ります。",
    },
    "aim:safe:kept": {
        "en": "It keeps {0} safe: after many other moves, {1} could strike there.",
        "ja": "{0}へ{1}に攻め込ませません。",
    },
    "aim:away": {
        "en": "It saves {0}, which {1} could have beaten.",
        "ja": "{1}に撃破されそうな{0}を逃がします。",
    },
    **setups.TURN_WORDS,
    "name": {"en": "Troop-Chess", "ja": "集団陣形棋"},
    "kana": {"en": "集団陣形棋", "ja": "しゅうだんじんけいぎ"},
    "credit": {"en": "Kurumi Roll, after August 2017", "ja": "くるみロール、2017年8月以降"},
    "about": {
        "en": "No soldier marches alone: three in formation move, pierce and fall together.",
        "ja": "駒は1枚だけでは進めない。陣形を組んだ3枚が、ともに進み、貫き、倒れる。",
    },
    # Ends
    "reason:no-move": {
        "en": "the other side has no formation that can march",
        "ja": "相手に進める陣形がない",
    },
    "reason:no-move:lost": {
        "en": "you have no formation that can march",
        "ja": "進める陣形がない",
    },
    "reason:quiet:lost": {
        "en": "nine quiet turns each, and fewer soldiers left",
        "ja": "9手ずつ駒が減らず、駒数で判定",
    },
    "reason:quiet": {
        "en": "nine quiet turns each, and more soldiers left",
        "ja": "9手ずつ駒が減らず、駒数で判定",
    },
    "reason:quiet:drawn": {
        "en": "nine quiet turns each, and equal numbers left",
        "ja": "9手ずつ駒が減らず、同数",
    },
    "reason:none-moves": {
        "en": "neither side can move, and the winner has more soldiers left",
        "ja": "どちらも動けず、駒数で判定",
    },
    "reason:none-moves:drawn": {
        "en": "neither side can move, and equal numbers left",
        "ja": "どちらも動けず、同数",
    },
    # Seats, units, the board
    "seat:b": {"en": "Black", "ja": "先手"},
    "seat:w": {"en": "White", "ja": "後手"},
    "unit:b": {"en": "Black’s soldier", "ja": "先手の駒"},
    "unit:w": {"en": "White’s soldier", "ja": "後手の駒"},
    "quiet": {"en": "{0}/{1} quiet turns", "ja": "駒数不変{0}/{1}手"},
    # Formations, directions
    "formation:line": {"en": "line of {0}, {1} and {2}", "ja": "{0}・{1}・{2}の直列陣"},
    "formation:cone": {"en": "cone of {0}, {1} and {2}", "ja": "{0}・{1}・{2}の錐行陣"},
    "formation:wedge": {"en": "wedge of {0}, {1} and {2}", "ja": "{0}・{1}・{2}の楔形陣"},
    "formation:hook": {"en": "hook of {0}, {1} and {2}", "ja": "{0}・{1}・{2}の鉤型陣"},
    "direction:n": {"en": "up", "ja": "上"},
    "direction:ne": {"en": "up-right", "ja": "右上"},
    "direction:e": {"en": "right", "ja": "右"},
    "direction:se": {"en": "down-right", "ja": "右下"},
    "direction:s": {"en": "down", "ja": "下"},
    "direction:sw": {"en": "down-left", "ja": "左下"},
    "direction:w": {"en": "left", "ja": "左"},
    "direction:nw": {"en": "up-left", "ja": "左上"},
    "arrow:n": {"en": "↑", "ja": "↑"},
    "arrow:ne": {"en": "↗", "ja": "↗"},
    "arrow:e": {"en": "→", "ja": "→"},
    "arrow:se": {"en": "↘", "ja": "↘"},
    "arrow:s": {"en": "↓", "ja": "↓"},
    "arrow:sw": {"en": "↙", "ja": "↙"},
    "arrow:w": {"en": "←", "ja": "←"},
    "arrow:nw": {"en": "↖", "ja": "↖"},
    # What a position shows
    "shows:nobody": {"en": "{0} has no soldiers left.", "ja": "{0}の駒はもうありません。"},
    "shows:few": {
        "en": "{0} has fewer than three soldiers ({1}), too few for a formation.",
        "ja": "{0}の駒は{1}枚で、陣形を組めません。",
    },
    "shows:three": {
        "en": "{0} has {1} soldiers left, and they cannot march.",
        "ja": "{0}の駒は{1}枚ありますが、進める陣形がありません。",
    },
    "shows:no-march": {
        "en": "{0} has {1} soldiers left, but no three of them can march.",
        "ja": "{0}の駒は{1}枚ありますが、進める陣形がありません。",
    },
    "shows:quiet": {
        "en": "No soldier has fallen for {0} turns: Black has {1}, White {2}.",
        "ja": "{0}手のあいだ駒数が変わらず、先手{1}枚、後手{2}枚で終わりです。",
    },
    # Choosing a turn
    "choose:formation": {"en": "Which formation marches?", "ja": "どの陣形で進みますか？"},
    "note:formation": {
        "en": "Choose a formation: its button, or another soldier in it.",
        "ja": "陣形のボタンか、一緒に進む駒を選んでください。",
    },
    "note:step": {
        "en": "Touch a ringed square to step there first.",
        "ja": "輪のマスを選ぶと、先にそこへ動きます。",
    },
    "note:step-only": {
        "en": "This soldier cannot march from here. Let it step to a marked square first, into a formation.",
        "ja": "このままでは動ける陣形がありません。印のついたマスへ動くと陣形が組めます。",
    },
    "note:land": {
        "en": "The soldier on {1} marches in the {0}. Where should it land?",
        "ja": "{1}の駒が{0}で進みます。行き先は？",
    },
    "note:rest": {
        "en": "Numbers show how many fall. Hold or point at one for more.",
        "ja": "数字は倒れる駒の数です。長押しするかマウスを重ねると、どの駒か見えます。",
    },
    "note:stepped": {
        "en": "After the step from {0} to {1}, more than one formation can march. Choose one.",
        "ja": "{0}から{1}へ。進める陣形を選んでください。",
    },
    "note:ends": {
        "en": "The march ends there because one of your soldiers falls.",
        "ja": "味方の駒が倒れるので、進軍はそこまでです。",
    },
    "note:stops": {
        "en": "It stops there: the soldier on {0} is spent, and another enemy stands right behind.",
        "ja": "{0}の駒はもう力を使い切り、すぐ後ろにも敵がいるので、そこで止まります。",
    },
    "note:pierces": {"en": "The head pierces.", "ja": "先頭駒は貫通します。"},
    # Turns
    "march:1": {"en": "the {0} marches one step {1}", "ja": "{0}が{1}へ1マス進む"},
    "march:2": {"en": "the {0} marches two steps {1}", "ja": "{0}が{1}へ2マス進む"},
    "fate:none": {"en": "nobody falls", "ja": "撃破なし"},
    "fate:falls": {"en": "{0}’s soldier on {1} falls", "ja": "{1}にいた{0}の駒を撃破"},
    "fate:fall": {
        "en": "{1} of {0}’s soldiers fall ({2})",
        "ja": "{0}の駒{1}枚（{2}）を撃破",
    },
    "fate:each": {
        "en": "both sides lose a soldier on {0}",
        "ja": "{0}で双方の駒が1枚ずつ倒れる",
    },
    "fate:both": {
        "en": "both sides lose soldiers: {0} {1} ({2}), {3} {4} ({5})",
        "ja": "{0}の駒{1}枚（{2}）を撃破、{3}も駒{4}枚（{5}）を失う",
    },
    "description:march": {"en": "{0}: {1}; {2}.", "ja": "{0}、{1}。{2}。"},
    "description:step": {
        "en": "{0}: {1} steps to {2}, then {3}; {4}.",
        "ja": "{0}、{1}の駒が{2}に移り、{3}。{4}。",
    },
    "description:preview": {"en": "Here {0}; {1}.", "ja": "{0}。{1}。"},
    "notation:march": {"en": "{0} {1}{2}", "ja": "{0} {1}{2}"},
    "notation:step": {"en": "{0}–{1}, {2}", "ja": "{0}–{1}、{2}"},
    "notation:with": {"en": "{0} {1}", "ja": "{0} {1}"},
    "notation:beaten": {"en": "×{0}", "ja": "×{0}"},
    "notation:both": {"en": "×{0} −{1}", "ja": "×{0} −{1}"},
    "begin": {
        "en": "Aim: leave the enemy no formation. Touch a soldier, choose its formation, then touch where that soldier should land.",
        "ja": "相手が陣形を組めなくなれば勝ちです。駒、陣形、その駒の行き先の順に選んでください。",
    },
    "touches:coc": {
        "en": "march the {1} from {0} to {2}",
        "ja": "{1}を{0}から{2}へ進める",
    },
    "touches:ccoc": {
        "en": "first step {0} to {1}, then march the {2} from {1} to {3}",
        "ja": "まず{0}の駒を{1}へ動かし、続けて{2}を{1}から{3}へ進める",
    },
    "touches:csc": {
        "en": "march the {1} from {0} to {2}",
        "ja": "{1}を{0}から{2}へ進め",
    },
    "touches:ccsc": {
        "en": "first step {0} to {1}, then march the {2} from {1} to {3}",
        "ja": "まず{0}の駒を{1}へ動かし、続けて{2}を{1}から{3}へ進め",
    },
    "touches:cpc": {
        "en": "touch {0}, then the picture of the {1}, then {2}",
        "ja": "{0}、{1}の絵、{2}の順に選び",
    },
    "touches:ccpc": {
        "en": "step {0} to {1}, then touch the picture of the {2}, then {3}",
        "ja": "まず{0}の駒を{1}へ動かし、続けて{2}の絵、{3}の順に選び",
    },
    # What a turn comes to
    "goal:win": {
        "en": "{0} to move: leave your opponent unable to march, in {1}.",
        "ja": "{0}番です。{2}手で、相手が進めないようにしてください。",
    },
    "goal:one": {
        "en": "{0} to move: beat an enemy without losing a soldier, in {1}.",
        "ja": "{0}番です。{2}手で、味方を失わずに敵を撃破してください。",
    },
    "goal:two": {
        "en": "{0} to move: beat two enemies at once without losing a soldier, in {1}.",
        "ja": "{0}番です。{2}手で、味方を失わずに敵を一度に2枚撃破してください。",
    },
    "goal:three": {
        "en": "{0} to move: beat three enemies at once without losing a soldier, in {1}.",
        "ja": "{0}番です。{2}手で、味方を失わずに敵を一度に3枚撃破してください。",
    },
    "missed:one": {
        "en": "You were asked to beat an enemy and lose no soldier.",
        "ja": "味方を失わずに敵を撃破するのが課題です。",
    },
    "missed:two": {
        "en": "You were asked to beat two enemies at once and lose no soldier.",
        "ja": "味方を失わずに敵を一度に2枚撃破するのが課題です。",
    },
    "missed:three": {
        "en": "You were asked to beat three enemies at once and lose no soldier.",
        "ja": "味方を失わずに敵を一度に3枚撃破するのが課題です。",
    },
    "deed:win": {"en": "You win!", "ja": "あなたの勝ちです！"},
    "deed:draw": {
        "en": "Equal numbers, so it is a draw.",
        "ja": "駒の数が同じなので、引き分けです。",
    },
    "deed:capture": {"en": "You beat an enemy.", "ja": "敵を撃破しました。"},
    "deed:muster": {
        "en": "One soldier stepped into place first.",
        "ja": "先に1枚が1マス動いて加わりました。",
    },
    "deed:formation:line": {"en": "A line marched.", "ja": "直列陣で進みました。"},
    "deed:formation:cone": {"en": "A cone marched.", "ja": "錐行陣で進みました。"},
    "deed:formation:wedge": {"en": "A wedge marched.", "ja": "楔形陣で進みました。"},
    "deed:formation:hook": {"en": "A hook marched.", "ja": "鉤型陣で進みました。"},
    "deed:march:1": {"en": "It marched one step.", "ja": "1マス進みました。"},
    "deed:march:2": {
        "en": "It marched two steps, the way its head faces.",
        "ja": "先頭駒の正面へ2マス進みました。",
    },
    "deed:clean": {"en": "You lost no soldiers.", "ja": "味方の損害はありません。"},
    "deed:exchange": {"en": "You lost soldiers too.", "ja": "味方も失いました。"},
    "deed:several": {"en": "You beat more than one at once.", "ja": "一度に2枚以上です。"},
    # What is in danger
    "danger:hardness": {
        "en": "Attacked from a side marked with a triangle, a soldier defends with hardness 1; from any other side, with 0.",
        "ja": "駒が攻撃に耐える強さが硬度です。三角のある向きからの攻撃には1、ほかの向きからは0です。",
    },
    "danger:hard": {"en": "hardness 1 to the {0}", "ja": "{0}は硬度1"},
    "danger:soft": {"en": "hardness 0", "ja": "硬度0"},
    # What speaks for a move
    "hint:clean": {"en": "It costs no soldiers.", "ja": "味方の損害はありません。"},
    "hint:several": {
        "en": "It beats more than one enemy in a single march.",
        "ja": "一度に2枚以上を撃破します。",
    },
    "hint:ready": {
        "en": "More soldiers become heads of formations.",
        "ja": "先頭駒になれる味方が増えます。",
    },
    "hint:forward": {"en": "It moves the front line forward.", "ja": "前線が前に出ます。"},
    # Refusals
    "step-own": {
        "en": "before a formation marches, only a soldier of your own may step.",
        "ja": "陣形を組む前に動かせるのは自分の駒だけで、敵の駒は動かせません。",
    },
    "step-empty": {
        "en": "alone, a soldier may only step to an empty square; only formations attack.",
        "ja": "駒は1枚では攻撃できず、隣の空いたマスへしか動けません。",
    },
    "step-one": {
        "en": "alone, a soldier steps only one square; to march, choose its formation first.",
        "ja": "駒は1枚では隣へ1マスしか動けません。進軍するには、先に陣形を選んでください。",
    },
    "step-joins": {
        "en": "the soldier that steps first must be part of the formation that marches.",
        "ja": "先に動いた駒は、続けて進む陣形に加わらなければなりません。",
    },
    "step-forms": {
        "en": "a soldier may step first only to complete a formation; this step does not.",
        "ja": "先に1枚を動かせるのは、それで陣形が組めるときだけです。ここでは組めません。",
    },
    "own-three": {
        "en": "only three of your own soldiers in formation can march.",
        "ja": "陣形を組んだ自分の駒3枚でしか進めません。",
    },
    "soldier-idle": {
        "en": "this soldier can neither march in a formation now nor step to form one.",
        "ja": "この駒は今、陣形で進むことも、1マス動いて陣形を組むこともできません。",
    },
    "soldier-waits": {
        "en": "this soldier can march only if another steps into formation first: touch {0}.",
        "ja": "この駒が進めるのは、味方が先に1マス動いて加わるときだけです。{0}を選んでください。",
    },
    "no-formation": {
        "en": "these three are not in formation: no line, cone, wedge or hook.",
        "ja": "この3枚は陣形（直列・錐行・楔形・鉤型のどれか）になっていません。",
    },
    "diagonal-row": {
        "en": "three soldiers in a diagonal row are not a formation.",
        "ja": "斜め一列に並んだ3枚は陣形ではないので、進めません。",
    },
    "no-retreat": {
        "en": "before the first attack of the game, formations may not march backwards, either straight or diagonally.",
        "ja": "最初の攻撃があるまでは、後ろや斜め後ろには進めません。",
    },
    "front-only": {
        "en": "a formation marches only one step, or two if its head faces that way.",
        "ja": "1マスか、先頭駒の正面の方向への2マスしか進めません。",
    },
    "off-board": {"en": "no soldier may leave the board.", "ja": "駒は盤の外へ出られません。"},
    "own-in-way": {
        "en": "a march may not end on your own soldiers.",
        "ja": "味方の駒と同じマスには止まれません。",
    },
    "falls-first": {
        "en": "a march ends where your soldier falls, so this march is only one step long.",
        "ja": "1マス目で味方の駒が倒れ、そこで終わるので、2マスは進めません。",
    },
    "stops-first": {
        "en": "a spent soldier cannot fight again, so the formation stops after one step.",
        "ja": "1マス目で戦った駒はもう戦えず、陣形がそこで止まるので、2マスは進めません。",
    },
    "figure:rings": {
        "en": "Triangle: the head and its front. Rings and arrows: who marches, and where to. ×: who falls",
        "ja": "三角は先頭駒と正面、輪と矢印は進む駒と行き先、×は倒れる駒",
    },
    "figure:rows": {
        "en": "Triangle: a head, pointing to its front",
        "ja": "三角は先頭駒とその正面",
    },
    # What the site says of hints, always with the picture of a formation, and of pieces
    "site:hint-way": {"en": "You could {0}.", "ja": "{0}ましょう。"},
    "site:touch-empty": {
        "en": "There is nothing here. Start with a soldier of your own.",
        "ja": "そこには何もありません。まず自分の駒を選んでください。",
    },
    "site:touch-other": {
        "en": "That soldier is {0}’s, and it is {1}’s turn.",
        "ja": "{0}の駒です。いまは{1}の番です。",
    },
    "site:touch-idle": {
        "en": "That soldier cannot move right now.",
        "ja": "その駒はいま動けません。",
    },
    "site:touch-nowhere": {
        "en": "The soldier on {0} cannot land there: dots show where it can. To take another soldier, touch {0} again first.",
        "ja": "{0}の駒はそこへ進めません。進める先には印があります。ほかの駒を選ぶときは、先にもう一度{0}に触れてください。",
    },
    "site:touch-early": {
        "en": "Choose the formation first.",
        "ja": "先に陣形を選んでください。",
    },
    "site:put-down": {
        "en": "Your soldier has been put back down.",
        "ja": "選んだ駒を元に戻しました。",
    },
    # Editing a position
    "field:attacked": {"en": "First attack", "ja": "最初の攻撃"},
    "attacked:-": {"en": "still to come", "ja": "まだ"},
    "attacked:a": {"en": "has happened", "ja": "済み"},
    "field:quiet": {"en": "Turns without losses", "ja": "駒数の変わらない手数"},
    "quiet-too-soon": {
        "en": "Turns without losses are counted only after the first attack.",
        "ja": "駒数の変わらない手は、最初の攻撃のあとでしか数えません。",
    },
    # Rules
    "handicap:middle": {
        "en": "Black’s two middle soldiers start one rank ahead",
        "ja": "先手の中央の2枚を一段前に置いて始める",
    },
    "handicap:wing": {
        "en": "Black’s soldier from d1 starts on a2",
        "ja": "先手のd1の駒をa2に置いて始める",
    },
    "rule:setup": {"en": "Setup", "ja": "初期配置"},
    "rule:line": {"en": "Line: 8×8, one rank each", "ja": "一段（8×8、各8枚）"},
    "rule:ranks": {"en": "Ranks: 8×8, two ranks each", "ja": "二段（8×8、各16枚）"},
    "rule:wide": {"en": "Wide: 9×9, one rank each", "ja": "広い盤（9×9、各9枚）"},
}
