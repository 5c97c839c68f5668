"""The words of four-player Chatra."""

from anga.kit import reasons, setups
from anga.kit.ends import ends
from anga.kit.pairs import tells as pair_tells
from anga.kit.pairs import words as pairs
from anga.kit.seats import signs
from anga.shared.scene import Words

WORDS: Words = {
    **reasons.WORDS,
    **pairs.WORDS,
    **pair_tells.WORDS,
    "attack:of": {"en": "{0}’s {1}", "ja": "{0}の{1}"},
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
    "begin": {
        "en": "Aim: mate the others’ Objects (the knobs). Touch a marked square to drop a pyramid (a Subject) there.",
        "ja": "ほかのオブジェクト（つまみ形）を詰ませましょう。印のマスを選ぶと、持ち駒の三角錐（サブジェクト）をそこに打ちます。",
    },
    **setups.TURN_WORDS,
    "name": {"en": "Four-player Chatra", "ja": "四人チャトラ"},
    "kana": {"en": "四人チャトラ", "ja": "よにんチャトラ"},
    "credit": {
        "en": "Ryo Onuma’s sketch of 1994, reconstructed by Anga",
        "ja": "小沼諒の着想（1994年）をAngaが再構成",
    },
    "about": {
        "en": "Chatra for four: mate an opponent, and the whole army turns to your colour.",
        "ja": "四人で戦うチャトラ。誰かを詰ませると、その軍がそっくり自分の色に変わる。",
    },
    # Ends
    **ends("last"),
    "reason:mates": {
        "en": "at the second mate, by mates, then Subjects",
        "ja": "二人が詰み、詰ませた数とサブジェクト数で判定",
    },
    "reason:mates:drawn": {
        "en": "equal mates and Subjects",
        "ja": "詰ませた数もサブジェクトも同じ",
    },
    "reason:limit": {
        "en": "at the move limit, by mates, then Subjects",
        "ja": "手数の上限、詰ませた数とサブジェクト数で判定",
    },
    "reason:limit:drawn": {
        "en": "equal mates and Subjects at the move limit",
        "ja": "手数の上限、詰ませた数もサブジェクトも同じ",
    },
    # Seats and pieces
    "seat:b": {"en": "Black", "ja": "黒"},
    "seat:r": {"en": "Red", "ja": "赤"},
    "seat:w": {"en": "White", "ja": "白"},
    "seat:u": {"en": "Blue", "ja": "青"},
    "and": {"en": "{0} and {1}", "ja": "{0}と{1}"},
    "listed": {"en": "{0}, {1}", "ja": "{0}と{1}"},
    "stone": {"en": "Object of a mated player", "ja": "詰まされた人のオブジェクト"},
    "loose": {"en": "Subject without an owner", "ja": "持ち主のないサブジェクト"},
    "out-of-play:S": {
        "en": "{0}’s Subject, out of play",
        "ja": "{0}のサブジェクト（使えない持ち駒）",
    },
    "out-of-play:O": {
        "en": "{0}’s Object, out of play",
        "ja": "{0}のオブジェクト（使えない持ち駒）",
    },
    # What is said of the players
    "note:passed": {"en": "passed: no legal move", "ja": "指せる手がなくパス"},
    "note:in-check": {"en": "in check", "ja": "王手"},
    "note:check-waits": {"en": "in check, not yet to move", "ja": "王手・手番待ち"},
    "note:place-4": {"en": "fourth: mated by {0}", "ja": "4位：{0}に詰まされた"},
    "note:place-3": {"en": "third: mated by {0}", "ja": "3位：{0}に詰まされた"},
    "note:place-2": {"en": "second: mated by {0}", "ja": "2位：{0}に詰まされた"},
    "placed-by": {
        "en": "{0}: mates {1}, Subjects {2}.",
        "ja": "{0}は詰ませた数{1}、サブジェクト{2}個。",
    },
    "note:mates": {"en": "mates: {0}", "ja": "詰ませた数 {0}"},
    **signs(
        {
            "!": ("in-check", "check-waits"),
            "»": ("passed",),
            "×": ("place-4", "place-3", "place-2"),
            "+{0}": ("mates",),
        }
    ),
    "news:mate": {
        "en": "{0} mated {1} and took over its whole army.",
        "ja": "{0}が{1}を詰ませ、{1}の駒をすべて味方にしました。",
    },
    "news:mate:neutral": {
        "en": "{0} mated {1}: its Subjects belong to nobody now, and anyone may capture them.",
        "ja": "{0}が{1}を詰ませました。{1}のサブジェクトは持ち主がなくなり、誰でも取れます。",
    },
    "news:mated": {"en": "{0} mated {1}.", "ja": "{0}が{1}を詰ませました。"},
    # Moves
    "pass": {"en": "Pass", "ja": "パス"},
    "choose:pass": {"en": "No legal move", "ja": "指せる手がありません"},
    "description": {"en": "{0}.", "ja": "{0}。"},
    "description:drop": {
        "en": "{0} drops a Subject on {1}",
        "ja": "{0}、{1}にサブジェクトを打つ",
    },
    "description:step": {
        "en": "{0} steps from {1} to {2}",
        "ja": "{0}、{1}から{2}へ1マス",
    },
    "description:flight": {
        "en": "{0} flies from {1} to {2}",
        "ja": "{0}、{1}から{2}へ飛行",
    },
    "description:slide": {
        "en": "{0} slides from {1} to {2}",
        "ja": "{0}、{1}から{2}へ滑走",
    },
    "description:step:x": {
        "en": "{0} captures on {2} by a step from {1}",
        "ja": "{0}、{1}の駒で{2}の駒を取る",
    },
    "description:flight:x": {
        "en": "{0} captures on {2} by a flight from {1}",
        "ja": "{0}、{1}から飛行して{2}の駒を取る",
    },
    "description:slide:x": {
        "en": "{0} captures on {2} by a slide from {1}",
        "ja": "{0}、{1}から滑走して{2}の駒を取る",
    },
    "description:object:drop": {
        "en": "{0} drops the Object on {1}",
        "ja": "{0}、{1}にオブジェクトを打つ",
    },
    "description:object:-": {
        "en": "{0} moves the Object to {1}",
        "ja": "{0}、オブジェクトを{1}へ",
    },
    "description:object:x": {
        "en": "{0} captures on {1} with the Object",
        "ja": "{0}、オブジェクトで{1}の駒を取る",
    },
    "description:pass": {"en": "{0} cannot move and passes", "ja": "{0}は指せる手がなくパス"},
    "description:checks": {"en": "{0}; {1} is in check", "ja": "{0}。{1}に王手"},
    "description:mates": {"en": "{0}; {1} is mated by {2}", "ja": "{0}。{1}は{2}の手で詰み"},
    "description:mates-last": {
        "en": "{0}; {1} is mated by {2}, who moved last of those attacking it",
        "ja": "{0}。{1}は詰み。攻めている中で最後に指した{2}が詰ませたものとします",
    },
    # What is explained when a piece is taken up
    "note:area": {
        "en": "You may drop on the lit squares: in your own camp, and where no enemy Object guards. Not next to a Subject, and not if the drop starts an attack on an Object.",
        "ja": "明るいマスに打てます。自陣と、敵のオブジェクトが守らないゾーンです。サブジェクトの隣と、新たな打ち王手になるマスは除きます。",
    },
    "note:guards": {
        "en": "{0}’s Object guards {1}.",
        "ja": "{0}のオブジェクトが守る範囲：{1}。",
    },
    "note:line": {
        "en": "You may also drop on your offside line {0}, between two Subjects, and behind it.",
        "ja": "{0}のオフサイドライン（味方2個を結ぶ線）の上と、敵のオブジェクトの反対側にも打てます。",
    },
    "note:lines": {
        "en": "You may also drop on your {0} offside lines, each between two Subjects, and behind them.",
        "ja": "{0}本のオフサイドライン（味方2個を結ぶ線）の上と、敵のオブジェクトの反対側にも打てます。",
    },
    # What a move comes to
    "goal:mate": {
        "en": "{0} to move: mate an opponent in {1}.",
        "ja": "{0}の番です。自分の{1}手で、相手を一人詰ませてください。",
    },
    "deed:win": {
        "en": "The game is over, and you come first!",
        "ja": "終局です。あなたが1位です！",
    },
    "deed:draw": {
        "en": "The game is over, and you share first place.",
        "ja": "終局です。1位を分け合います。",
    },
    "deed:capture": {
        "en": "You captured a Subject: it turns to your colour and joins your hand.",
        "ja": "サブジェクトを取りました。あなたの色になり、持ち駒に加わりました。",
    },
    "deed:drop": {
        "en": "You dropped a Subject.",
        "ja": "サブジェクトを打ちました。",
    },
    "deed:check": {
        "en": "Check! The player in check answers when their turn comes.",
        "ja": "王手です。防ぐのは、その人の番が来たときです。",
    },
    "deed:mate": {
        "en": "Mate! One player is out of the game.",
        "ja": "詰みです！　一人が脱落しました。",
    },
    "deed:mate-of-another": {
        "en": "That let another player give mate.",
        "ja": "ほかの人に詰みを譲りました。",
    },
    "deed:camp": {"en": "It is in your own camp.", "ja": "そこは自陣です。"},
    "deed:unguarded": {
        "en": "Nobody guards that zone against you.",
        "ja": "そこは、あなたに対して誰も守っていないゾーンです。",
    },
    "deed:line": {
        "en": "Your offside line opened that square.",
        "ja": "オフサイドラインのおかげで打てたマスです。",
    },
    "deed:pass": {"en": "You pass.", "ja": "パスしました。"},
    # What is in danger, what speaks for a move
    "danger:lines": {"en": "Your offside lines: {0}.", "ja": "あなたのオフサイドライン：{0}。"},
    "hint:mate": {"en": "It mates an opponent.", "ja": "一人を詰ませます。"},
    "hint:presses": {
        "en": "It leaves an enemy Object less room.",
        "ja": "敵のオブジェクトの逃げ場を狭めます。",
    },
    # Refusals
    "no-pass": {
        "en": "you may pass only when you have no other move.",
        "ja": "ほかに指せる手があるので、パスできません。",
    },
    "pass-in-check": {
        "en": "you may not pass while in check.",
        "ja": "王手がかかっているときはパスできません。",
    },
    "guarded": {
        "en": "in a zone guarded by {0}, drop only if your Object is there, or between or behind two Subjects.",
        "ja": "{0}のオブジェクトが守るゾーンには、自分のオブジェクトがそこにいるか、味方2枚の間や後ろでなければ打てません。",
    },
    # Editing a position
    "edit:mated": {"en": "Out of the game", "ja": "脱落"},
    "field:hand": {"en": "Subjects in hand", "ja": "持ち駒のサブジェクト"},
    "field:state": {"en": "State", "ja": "状態"},
    "state:a": {"en": "playing", "ja": "対局中"},
    "state:4": {"en": "fourth: mated by {0}", "ja": "4位：{0}に詰まされた"},
    "state:3": {"en": "third: mated by {0}", "ja": "3位：{0}に詰まされた"},
    "state:2": {"en": "second: mated by {0}", "ja": "2位：{0}に詰まされた"},
    "edit:subjects": {
        "en": "There are {0} Subjects on the board and in hand; there must be {1}.",
        "ja": "サブジェクトが盤上と持ち駒で{0}個あります。全部で{1}個でなければなりません。",
    },
    "edit:places": {
        "en": "Fourth place is given first, then third; a player who gave mate must still have been in the game at that point.",
        "ja": "順位は4位から一人ずつ決まります。詰めた人は、そのとき対局中でなければなりません。",
    },
    "edit:mated-turn": {
        "en": "{0} is mated, so it cannot be {0}’s turn.",
        "ja": "{0}は詰んでいるので手番になりません。",
    },
    "edit:end-turn": {
        "en": "The game is over, so the turn must stay with {0}, whose turn comes after the last player to be mated.",
        "ja": "終局しています。手番は、最後に詰まされた人の次の{0}にしてください。",
    },
    "edit:objects": {
        "en": "{0} must have one Object on the board, not {1}.",
        "ja": "{0}のオブジェクトが盤上に{1}個あります。置けるのは1個だけです。",
    },
    "edit:no-object": {
        "en": "{0} has no Object on the board.",
        "ja": "{0}のオブジェクトが盤上にありません。",
    },
    "edit:army": {
        "en": "{0} is mated, so {0} can have neither an Object nor Subjects.",
        "ja": "{0}は詰んでいるので、オブジェクトもサブジェクトもありません。",
    },
    "edit:stones": {
        "en": "Objects turned over: {0}. Mated players: {1}. The two numbers must be equal.",
        "ja": "裏返したオブジェクトが{0}個、詰まされた人が{1}人。同じ数でなければなりません。",
    },
    "edit:loose": {
        "en": "Subjects can be without an owner only after a mate.",
        "ja": "持ち主のないサブジェクトがあるのは、誰かが詰んだあとだけです。",
    },
    "edit:stage": {
        "en": "An Object can be in hand only during the first five moves of a free game.",
        "ja": "オブジェクトが持ち駒にあるのは、何も置かない盤で始めた最初の5手だけです。",
    },
    "edit:mate": {
        "en": "The player to move is already mated here.",
        "ja": "この局面では、手番の人が詰んでいます。",
    },
    # Rules
    "handicap:lead": {
        "en": "White is already mated, and Blue has 16 Subjects",
        "ja": "白はすでに詰み、青の駒は16個",
    },
    "handicap:army": {
        "en": "White is already mated, and Blue has its Subjects",
        "ja": "白はすでに詰み、駒はすべて青のもの",
    },
    "style:hermit": {"en": "hermit", "ja": "隠者"},
    "style:hunter": {"en": "hunter", "ja": "狩人"},
    "rule:setup": {"en": "Setup", "ja": "初期配置"},
    "rule:oki": {"en": "Oki: Objects in place", "ja": "置きチャトラ"},
    "rule:free": {"en": "Free: empty board", "ja": "何も置かない盤"},
    "rule:area": {"en": "Objects guard", "ja": "守られるゾーン"},
    "rule:area:": {"en": "zones two of them touch", "ja": "二人が接するゾーン"},
    "rule:tight": {"en": "every zone they touch", "ja": "接するゾーン全部"},
    "rule:camps": {"en": "their own zone only", "ja": "自分のゾーンだけ"},
    "rule:check": {"en": "Check by a drop", "ja": "打ち王手"},
    "rule:check:": {"en": "not allowed", "ja": "禁止"},
    "rule:dropcheck": {"en": "allowed", "ja": "あり"},
    "rule:line": {"en": "Line restriction", "ja": "直列の制限"},
    "rule:line:": {"en": "in every direction", "ja": "すべての方向"},
    "rule:linewise": {"en": "on that line only", "ja": "その線だけ"},
    "rule:mated": {"en": "A mated player’s army", "ja": "詰まされた人の軍"},
    "rule:mated:": {"en": "joins the player who gave mate", "ja": "詰めた人のもの"},
    "rule:neutral": {"en": "belongs to nobody", "ja": "誰のものでもない"},
    "rule:end": {"en": "The game ends", "ja": "終局"},
    "rule:end:": {"en": "with the second mate", "ja": "二人が詰んだとき"},
    "rule:last": {"en": "when only one player is left", "ja": "最後の一人まで"},
}
