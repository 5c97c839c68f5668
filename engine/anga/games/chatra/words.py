"""The words of Chatra."""

from anga.games.chatra.refusal_words import REFUSALS
from anga.kit import reasons, setups
from anga.kit.ends import ends
from anga.kit.pairs import tells as pair_tells
from anga.kit.pairs import words as pairs
from anga.shared.scene import Words

WORDS: Words = {
    **reasons.WORDS,
    **pairs.WORDS,
    **pair_tells.WORDS,
    "deed:flight": {
        "en": "Your Subject flew over its partner.",
        "ja": "味方を飛び越えました（飛行）。",
    },
    "deed:slide": {
        "en": "Your Subject slid away from its partner.",
        "ja": "味方から離れる向きに滑りました（滑走）。",
    },
    "hint:linked": {
        "en": "It allows more flights and slides.",
        "ja": "飛行や滑走のできる手が増えます。",
    },
    "but:even": {
        "en": "But {0} can capture back at once, on {1}: each side loses {2}.",
        "ja": "ただし、{0}はすぐ{1}で取り返せ、互いに{2}枚ずつ失います。",
    },
    "but:takes:then": {
        "en": "If {0} captures on {1}, {2} can capture back.",
        "ja": "{0}に{1}の駒を取られても、{2}は取り返せます。",
    },
    "but:back:then": {
        "en": "If {0} captures back on {1}, {2} can capture again.",
        "ja": "{0}に{1}で取り返されても、{2}はまた取れます。",
    },
    "begin": {
        "en": "Aim: mate the enemy Object (the knob). Touch a marked square to drop a disc (a Subject) there.",
        "ja": "敵のオブジェクト（つまみ形）を詰ませましょう。印のマスを選ぶと、持ち駒の円盤（サブジェクト）をそこに打ちます。",
    },
    **REFUSALS,
    **setups.TURN_WORDS,
    "name": {"en": "Chatra", "ja": "チャトラ"},
    "kana": {"en": "チャトラ", "ja": "ちゃとら"},
    "credit": {"en": "Ryo Onuma, 1994", "ja": "小沼諒、1994年"},
    "about": {
        "en": "Drop discs on a board of nine zones, and let them fly over one another to corner the enemy Object.",
        "ja": "九つのゾーンの盤に駒を打ち、味方を飛び越えて、敵のオブジェクトを追い詰める。",
    },
    # Ends
    **ends("mate", "no-move"),
    # Seats, pieces and the board
    "seat:b": {"en": "Black", "ja": "先手"},
    "seat:w": {"en": "White", "ja": "後手"},
    "share:text": {"en": "Board for an e-mail (★☆●○)", "ja": "メール用の盤（★☆●○）"},
    "row-left": {"en": "{0} moves in a row", "ja": "続けて{0}手"},
    "opened": {"en": "check given: both may drop anywhere", "ja": "王手あり：打つ場所は自由"},
    "freed": {"en": "gave check: may drop anywhere", "ja": "王手をかけた側：打つ場所は自由"},
    # Moves
    "pass": {"en": "Pass", "ja": "パス"},
    "choose:pass": {"en": "You may pass", "ja": "パスもできます"},
    "description:drop": {
        "en": "{0} drops a Subject on {1}{2}",
        "ja": "{0}、{1}にサブジェクトを打つ{2}",
    },
    "description:step": {
        "en": "{0} steps from {1} to {2}{3}",
        "ja": "{0}、{1}から{2}へ1マス{3}",
    },
    "description:flight": {
        "en": "{0} flies from {1} to {2}{3}",
        "ja": "{0}、{1}から{2}へ飛行{3}",
    },
    "description:slide": {
        "en": "{0} slides from {1} to {2}{3}",
        "ja": "{0}、{1}から{2}へ滑走{3}",
    },
    "description:step:x": {
        "en": "{0} captures on {2} by a step from {1}{3}",
        "ja": "{0}、{1}の駒で{2}の駒を取る{3}",
    },
    "description:flight:x": {
        "en": "{0} captures on {2} by a flight from {1}{3}",
        "ja": "{0}、{1}から飛行して{2}の駒を取る{3}",
    },
    "description:slide:x": {
        "en": "{0} captures on {2} by a slide from {1}{3}",
        "ja": "{0}、{1}から滑走して{2}の駒を取る{3}",
    },
    "description:object:drop": {
        "en": "{0} drops the Object on {1}{2}",
        "ja": "{0}、{1}にオブジェクトを打つ{2}",
    },
    "description:object:-": {
        "en": "{0} moves the Object to {1}{2}",
        "ja": "{0}、オブジェクトを{1}へ{2}",
    },
    "description:object:x": {
        "en": "{0} captures on {1} with the Object{2}",
        "ja": "{0}、オブジェクトで{1}の駒を取る{2}",
    },
    "description:pass": {"en": "{0} passes.", "ja": "{0}、パス。"},
    "description:quiet": {"en": ".", "ja": "。"},
    "description:check": {"en": ": check!", "ja": "、王手！"},
    "description:mate": {"en": ": mate!", "ja": "、詰み！"},
    # What is explained when a piece is taken up
    "note:area": {
        "en": "You may drop in your own Object’s zone, and in zones that do not touch the enemy Object’s.",
        "ja": "打てるのは自陣と、敵のオブジェクトのゾーンに接していないゾーンです。",
    },
    "note:line": {
        "en": "You may also drop on your offside line {0}, between two Subjects, and behind it.",
        "ja": "{0}のオフサイドライン（味方2枚を結ぶ線）の上と、敵のオブジェクトの反対側にも打てます。",
    },
    "note:lines": {
        "en": "You may also drop on your {0} offside lines, each between two Subjects, and behind them.",
        "ja": "{0}本のオフサイドライン（味方2枚を結ぶ線）の上と、敵のオブジェクトの反対側にも打てます。",
    },
    "note:columns": {
        "en": "You may drop in your three zones, and in each third of the board as far forward as your foremost Subject there.",
        "ja": "打てるのは手前の三つのゾーンと、盤を縦に三等分した帯ごとに、自分のいちばん前の駒の段までです。",
    },
    "note:anywhere": {
        "en": "A check has been given, so you may drop anywhere.",
        "ja": "王手がかかったので、盤面のどこにでも打てます。",
    },
    "note:freed": {
        "en": "You have given check, so you may drop anywhere.",
        "ja": "王手をかけたので、盤面のどこにでも打てます。",
    },
    "note:opening:confined": {
        "en": "Anywhere in the three zones on your side.",
        "ja": "手前の三つのゾーンなら、どこでも。",
    },
    "note:opening:centre": {
        "en": "Anywhere, even in the central zone.",
        "ja": "中央のゾーンも含めて、どこでも。",
    },
    "note:object:confined": {
        "en": "The Object moves one step, and must stay in the three zones on its own side.",
        "ja": "オブジェクトは、自分の側の三つのゾーンの中で1マスだけ動きます。",
    },
    # What a move comes to
    "goal:mate": {
        "en": "{0} to move: mate in {1}.",
        "ja": "{0}番です。{2}手で詰ませてください。",
    },
    "deed:win": {
        "en": "The enemy Object cannot be saved: you win!",
        "ja": "敵のオブジェクトはもう助かりません。あなたの勝ちです！",
    },
    "deed:draw": {"en": "The game is drawn.", "ja": "引き分けです。"},
    "deed:capture": {
        "en": "You captured a Subject: it turns over and joins your hand.",
        "ja": "サブジェクトを取りました。裏返って、あなたの持ち駒になりました。",
    },
    "deed:drop": {
        "en": "You dropped a Subject.",
        "ja": "サブジェクトを打ちました。",
    },
    "deed:check": {
        "en": "Check: you attack the enemy Object.",
        "ja": "王手。敵のオブジェクトを攻撃しています。",
    },
    "deed:camp": {"en": "That square is in your own camp.", "ja": "そこは自陣です。"},
    "deed:far": {
        "en": "It is in a zone far from the enemy Object.",
        "ja": "そこは敵のオブジェクトから離れたゾーンです。",
    },
    "deed:line": {
        "en": "Your offside line opened that square.",
        "ja": "オフサイドラインのおかげで打てたマスです。",
    },
    "deed:side": {
        "en": "It is in one of the three zones on your side.",
        "ja": "そこは手前の三つのゾーンの一つです。",
    },
    "deed:third": {
        "en": "You have a Subject at least that far forward in that third of the board.",
        "ja": "その帯では、味方がそこまで前に出ています。",
    },
    "deed:anywhere": {
        "en": "Since the first check, you may drop anywhere.",
        "ja": "最初の王手のあとは、どこにでも打てます。",
    },
    "deed:freed": {
        "en": "Now that you have given your first check, you may drop anywhere.",
        "ja": "王手をかけたあとは、どこにでも打てます。",
    },
    # What is in danger
    "danger:lines": {"en": "Your offside lines: {0}.", "ja": "あなたのオフサイドライン：{0}。"},
    # What speaks for a move
    "hint:presses": {
        "en": "It leaves the enemy Object less room.",
        "ja": "敵のオブジェクトの逃げ場を狭めます。",
    },
    # Editing a position
    "field:owned": {
        "en": "How many of the {0} Subjects are Black’s (board and hand)",
        "ja": "先手のサブジェクトの枚数（全{0}枚のうち、盤上と持ち駒）",
    },
    "field:passed": {"en": "Last move", "ja": "直前の手"},
    "passed:-": {"en": "not a pass", "ja": "パスではない"},
    "passed:p": {"en": "a pass", "ja": "パス"},
    "field:checked": {"en": "First check", "ja": "初めての王手"},
    "check:-": {"en": "not given yet", "ja": "まだ"},
    "check:c": {"en": "given", "ja": "済み"},
    "check:cb": {"en": "given by Black", "ja": "先手が王手をかけた"},
    "check:cw": {"en": "given by White", "ja": "後手が王手をかけた"},
    "check:cbw": {"en": "given by both", "ja": "双方が王手をかけた"},
    "field:row": {"en": "Moves in a row", "ja": "続けて指す手数"},
    "edit:objects": {
        "en": "{0} must have one Object on the board, not {1}.",
        "ja": "{0}のオブジェクトが盤上に{1}個あります。置けるのは1個だけです。",
    },
    "edit:no-object": {
        "en": "{0} has no Object on the board.",
        "ja": "{0}のオブジェクトが盤上にありません。",
    },
    "edit:bounds": {
        "en": "{0}’s Object must be in the three zones on its own side.",
        "ja": "{0}のオブジェクトが、自分の側の三つのゾーンの外にあります。",
    },
    "edit:subjects": {
        "en": "{0} has {1} Subjects on the board but owns {2}.",
        "ja": "{0}のサブジェクトは{2}枚のはずですが、盤上に{1}枚あります。",
    },
    "edit:row": {
        "en": "Only Black can have several moves in a row.",
        "ja": "続けて指せるのは先手だけです。",
    },
    "edit:stage": {
        "en": "An Object can be in hand only during the first moves of a free game.",
        "ja": "オブジェクトが持ち駒にあるのは、何も置かない盤で始めた最初の数手だけです。",
    },
    # Rules
    "rule:ruleset": {"en": "Ruleset", "ja": "ルール"},
    "rule:1994-11": {
        "en": "Nov. 1994: the first rules",
        "ja": "1994年11月：最初の版",
    },
    "rule:1994-12": {
        "en": "Dec. 1994: no drops side by side",
        "ja": "1994年12月：隣接打ち禁止",
    },
    "rule:1995-05": {"en": "May 1995: by distance", "ja": "1995年5月：距離で前進を判定"},
    "rule:1995-08": {"en": "Aug. 1995: any direction", "ja": "1995年8月：後退も自由"},
    "rule:relay": {
        "en": "Relay: first check opens the board",
        "ja": "チャトラの輪：王手で開放",
    },
    "rule:setup": {"en": "Setup", "ja": "初期配置"},
    "rule:oki": {"en": "Oki: Objects in place", "ja": "置きチャトラ"},
    "rule:free": {"en": "Free: empty board", "ja": "何も置かない盤"},
    "rule:gate": {"en": "Castle: gate", "ja": "囲い：門"},
    "rule:corner": {"en": "Castle: corner", "ja": "囲い：隅"},
    "rule:ring": {"en": "Castle: ring", "ja": "囲い：輪"},
    "rule:board": {"en": "Board", "ja": "盤"},
    "rule:b9": {"en": "9 × 9: beginners", "ja": "9×9（入門）"},
    "rule:b12": {"en": "12 × 12", "ja": "12×12"},
    "rule:b15": {"en": "15 × 15: enthusiasts", "ja": "15×15（マニア）"},
    "style:hermit": {"en": "hermit", "ja": "隠者"},
    "style:rover": {"en": "rover", "ja": "旅人"},
    "handicap:guarded": {
        "en": "Black starts with two Subjects next to the Object",
        "ja": "先手はオブジェクトの両肩に駒を2枚置いて始める",
    },
    "handicap:twice": {
        "en": "Black makes two moves first",
        "ja": "先手は初めに続けて2手指す",
    },
    "rule:handicap": {"en": "Black’s first moves", "ja": "先手の初めの手数"},
    "rule:handicap:": {"en": "as usual", "ja": "通常どおり"},
    "rule:h1": {"en": "1: free setup only", "ja": "1：何も置かない盤のみ"},
    "rule:h2": {"en": "2: Black makes 2 moves", "ja": "2：先手が続けて2手"},
    "rule:h3": {"en": "3: Black makes 3 moves", "ja": "3：先手が続けて3手"},
    "rule:h4": {"en": "4: Black makes 4 moves", "ja": "4：先手が続けて4手"},
    "rule:h5": {"en": "5: Black makes 5 moves", "ja": "5：先手が続けて5手"},
    "rule:h6": {"en": "6: Black makes 6 moves", "ja": "6：先手が続けて6手"},
    "rule:h7": {"en": "7: Black makes 7 moves", "ja": "7：先手が続けて7手"},
    "rule:h8": {"en": "8: Black makes 8 moves", "ja": "8：先手が続けて8手"},
    "rule:h9": {"en": "9: Black makes 9 moves", "ja": "9：先手が続けて9手"},
    "rule:check": {"en": "Check by a drop", "ja": "打ち王手"},
    "rule:check:": {"en": "not allowed", "ja": "禁止"},
    "rule:dropcheck": {"en": "allowed", "ja": "あり"},
    "rule:area": {"en": "Drop area", "ja": "打てる範囲"},
    "rule:area:": {"en": "zones and offside line", "ja": "ゾーンとオフサイドライン"},
    "rule:columns": {"en": "by columns", "ja": "列ごと（庭師案）"},
    "rule:line": {"en": "Line restriction", "ja": "直列の制限"},
    "rule:line:": {"en": "in every direction", "ja": "すべての方向"},
    "rule:linewise": {"en": "on that line only", "ja": "その線だけ"},
    "rule:number": {"en": "Subjects for each side", "ja": "駒の枚数"},
    "rule:s6": {"en": "6", "ja": "6枚ずつ"},
    "rule:s9": {"en": "9", "ja": "9枚ずつ"},
    "rule:s12": {"en": "12 (for 9 × 9)", "ja": "12枚ずつ（9×9向き）"},
    "rule:s15": {"en": "15", "ja": "15枚ずつ"},
    "rule:s18": {"en": "18 (usual)", "ja": "18枚ずつ（標準）"},
    "rule:s24": {"en": "24 (for 15 × 15)", "ja": "24枚ずつ（15×15向き）"},
    "rule:s30": {"en": "30", "ja": "30枚ずつ"},
    "rule:giver": {"en": "The first check lifts the restriction for", "ja": "王手で開く側"},
    "rule:giver:": {"en": "both sides (relay)", "ja": "双方（チャトラの輪）"},
    "rule:checker": {"en": "the checking side (relay only)", "ja": "王手をかけた側だけ（輪のみ）"},
    "rule:bounds": {"en": "Objects may go", "ja": "オブジェクトの範囲"},
    "rule:bounds:": {"en": "anywhere", "ja": "盤全体"},
    "rule:confined": {"en": "within their three zones", "ja": "自分の側の3ゾーン"},
    "rule:middle": {"en": "Object in the centre", "ja": "中央のオブジェクト"},
    "rule:middle:": {"en": "not at the start", "ja": "最初は打てない"},
    "rule:centre": {"en": "allowed (free setup only)", "ja": "打てる（空の盤のみ）"},
}
