"""The words of Yonin Shogi."""

from anga.kit import aim_words, hands, reasons, refusals, setups, shows
from anga.kit.ends import ends
from anga.kit.seats import signs
from anga.shared.scene import Words

WORDS: Words = {
    **reasons.WORDS,
    **hands.WORDS,
    **refusals.WORDS,
    **shows.WORDS,
    **aim_words.WORDS,
    **aim_words.CHECKS,
    **aim_words.kings("玉"),
    "tells:red": {
        "en": "{1}, so {0}’s orb turns red.",
        "ja": "{1}。攻撃なので、{0}のオーブが赤になります。",
    },
    "tells:red:took": {
        "en": "The capture turns {0}’s orb red.",
        "ja": "駒を取られた{0}のオーブが赤になります。",
    },
    "tells:red:check": {
        "en": "The check turns {0}’s orb red.",
        "ja": "王手をかけられた{0}のオーブが赤になります。",
    },
    "tells:skipped": {
        "en": "{1} is in check and moves first, so {0} is skipped.",
        "ja": "王手をかけられた{1}が先に指すので、{0}の番は飛ばされます。",
    },
    "tells:skipped:two": {
        "en": "{1} is in check and moves first, so {0} and {2} are skipped.",
        "ja": "王手をかけられた{1}が先に指すので、{0}と{2}の番は飛ばされます。",
    },
    "aim:mate": {
        "en": "It mates: {0}. The mated player’s pieces become neutral.",
        "ja": "詰みです。{0}。詰んだ人の駒は中立になります。",
    },
    "aim:promotes": {"en": "The piece promotes on {0}.", "ja": "{0}で駒が成ります。"},
    "aim:presses": {
        "en": "It closes {0} to {2}’s King, which could have escaped there.",
        "ja": "{2}の玉の逃げ場を減らします（{0}）。",
    },
    "aim:breath": {
        "en": "It opens {0} for {1}’s King to flee to.",
        "ja": "{1}の玉が新たに{0}へ逃げられるようになります。",
    },
    "aim:covers": {
        "en": "It protects {0}: whatever captures there can be captured right back.",
        "ja": "{0}にひもを付け、取られたら取り返せるようにします。",
    },
    "aim:advances": {
        "en": "It brings {0} nearer to promotion, with {1} to go.",
        "ja": "{0}が成れる敵陣に近づきます（あと{1}）。",
    },
    "aim:step": {"en": "one square", "ja": "1マス"},
    "aim:steps": {"en": "{0} squares", "ja": "{0}マス"},
    "aim:breath:kept": {
        "en": "It keeps {0} free for {1}’s King to step to; many other moves would take that away.",
        "ja": "{1}の玉の逃げ道を{0}に残します。",
    },
    "aim:shelters": {
        "en": "It makes {1}’s King safer: nothing attacks {0} next to it any longer.",
        "ja": "{1}の玉の隣の{0}から敵の利きを消し、玉を安全にします。",
    },
    "attack:piece": {
        "en": "{0}’s {1} on {2} attacks {3}",
        "ja": "{2}にある{0}の{1}が{3}に利いています",
    },
    **setups.PIECE_WORDS,
    **setups.TURN_WORDS,
    "name": {"en": "Yonin Shogi", "ja": "四人将棋"},
    "kana": {"en": "四人将棋", "ja": "よにんしょうぎ"},
    "credit": {
        "en": "Mitsuyasu Ota, about 1992–93; Orb rule: Japan Yonin Shogi League, 2015–16",
        "ja": "太田満保、1992〜93年頃（オーブルールは日本四人将棋連盟、2015〜16年）",
    },
    "about": {
        "en": "Shogi for four, everyone for themselves; an orb that turns red shields a player under attack.",
        "ja": "四人がそれぞれ一人で戦う将棋。攻撃されると赤くなるオーブが、集中攻撃から身を守る。",
    },
    # Ends
    **ends("last", "repetition", "limit"),
    # Seats, squares and pieces
    "seat:s": {"en": "South", "ja": "南家"},
    "seat:w": {"en": "West", "ja": "西家"},
    "seat:n": {"en": "North", "ja": "北家"},
    "seat:e": {"en": "East", "ja": "東家"},
    "square": {"en": "{0}{1}", "ja": "{0}{1}"},
    "rank:a": {"en": "a", "ja": "一"},
    "rank:b": {"en": "b", "ja": "二"},
    "rank:c": {"en": "c", "ja": "三"},
    "rank:d": {"en": "d", "ja": "四"},
    "rank:e": {"en": "e", "ja": "五"},
    "rank:f": {"en": "f", "ja": "六"},
    "rank:g": {"en": "g", "ja": "七"},
    "rank:h": {"en": "h", "ja": "八"},
    "rank:i": {"en": "i", "ja": "九"},
    "piece:K": {"en": "King", "ja": "玉"},
    "piece:R": {"en": "Rook", "ja": "飛車"},
    "piece:G": {"en": "Gold", "ja": "金"},
    "piece:S": {"en": "Silver", "ja": "銀"},
    "piece:P": {"en": "Pawn", "ja": "歩"},
    "piece:+R": {"en": "dragon", "ja": "竜"},
    "piece:+S": {"en": "promoted Silver", "ja": "成銀"},
    "piece:+P": {"en": "tokin", "ja": "と金"},
    "neutral": {"en": "the neutral {0}", "ja": "中立の{0}"},
    "out-of-play": {"en": "{0}’s {1}, out of play", "ja": "{0}の{1}（使えない持ち駒）"},
    "flipped-king": {"en": "flipped King", "ja": "裏王"},
    # What is said of the seats
    "note:check-red": {"en": "check, red", "ja": "王手・赤"},
    "note:red": {"en": "red orb", "ja": "オーブ赤"},
    "note:in-check": {"en": "in check", "ja": "王手"},
    "note:check-waits": {"en": "check, waits", "ja": "王手・待ち"},
    "note:skipped": {
        "en": "skipped: {0} in check",
        "ja": "{0}への王手で休み",
    },
    "note:skipped:mate": {
        "en": "skipped: {0} mated",
        "ja": "{0}の詰みで休み",
    },
    "note:paid": {"en": "missed a turn as a penalty", "ja": "過激手のため休み"},
    "note:passed": {"en": "passed: no legal move", "ja": "指せる手がなくパス"},
    "note:place-2:by": {"en": "2nd: mated by {0}", "ja": "2位：{0}に詰まされた"},
    "note:place-3:by": {"en": "3rd: mated by {0}", "ja": "3位：{0}に詰まされた"},
    "note:place-4:by": {"en": "4th: mated by {0}", "ja": "4位：{0}に詰まされた"},
    "note:owes": {"en": "owes a turn", "ja": "次は休み"},
    "note:place-1": {"en": "first", "ja": "1位"},
    "note:place-2": {"en": "mated: second", "ja": "詰み・2位"},
    "note:place-3": {"en": "mated: third", "ja": "詰み・3位"},
    "note:place-4": {"en": "mated: fourth", "ja": "詰み・4位"},
    **signs(
        {
            "!": ("in-check", "check-waits", "check-red"),
            "◆": ("red",),
            "»": ("skipped", "skipped:mate", "paid", "passed"),
            "–1": ("owes",),
            "×": [f"place-{place}{by}" for place in "234" for by in ("", ":by")],
            "1": ("place-1",),
        }
    ),
    # Touches
    "choose:promotion": {"en": "Promote?", "ja": "成りますか？"},
    "choose:pass": {"en": "No legal move", "ja": "指せる手がありません"},
    "ask-promotion": {
        "en": "Promote the {0}? It then moves differently.",
        "ja": "成りますか？　{0}の動きが変わります。",
    },
    "shielded": {
        "en": "{0}’s orb is red: nobody may attack {0} until {0}’s next turn.",
        "ja": "{0}のオーブは赤。{0}の番が来るまで攻撃できません。",
    },
    "costs-a-turn": {
        "en": "{0}’s orb is red: attacking {0} costs you your next turn.",
        "ja": "{0}のオーブは赤。攻撃すると、自分の次の番を失います。",
    },
    "option:+": {"en": "Promote", "ja": "成る"},
    "option:=": {"en": "Do not promote", "ja": "成らない"},
    "option:pass": {"en": "Pass", "ja": "パス"},
    # Moves as they are written
    "arrow:s": {"en": "↑", "ja": "↑"},
    "arrow:w": {"en": "→", "ja": "→"},
    "arrow:n": {"en": "↓", "ja": "↓"},
    "arrow:e": {"en": "←", "ja": "←"},
    "sign:K": {"en": "K", "ja": "玉"},
    "sign:R": {"en": "R", "ja": "飛"},
    "sign:G": {"en": "G", "ja": "金"},
    "sign:S": {"en": "S", "ja": "銀"},
    "sign:P": {"en": "P", "ja": "歩"},
    "sign:+R": {"en": "+R", "ja": "竜"},
    "sign:+S": {"en": "+S", "ja": "成銀"},
    "sign:+P": {"en": "+P", "ja": "と"},
    # Of several such pieces: English writes the square it comes from, Japanese its way
    "apart": {"en": "{0}{1}", "ja": "{0}{2}"},
    "ways": {"en": "{0} {1}", "ja": "{0}{1}"},
    "way:up": {"en": "up", "ja": "上"},
    "way:back": {"en": "back", "ja": "引"},
    "way:across": {"en": "across", "ja": "寄"},
    "way:straight": {"en": "straight", "ja": "直"},
    "way:right": {"en": "right", "ja": "右"},
    "way:left": {"en": "left", "ja": "左"},
    "notation:move": {"en": "{0} {1}–{2}", "ja": "{0}{2}{1}"},
    "notation:take": {"en": "{0} {1}×{2}", "ja": "{0}{2}{1}"},
    "notation:move+": {"en": "{0} {1}–{2}+", "ja": "{0}{2}{1}成"},
    "notation:take+": {"en": "{0} {1}×{2}+", "ja": "{0}{2}{1}成"},
    "notation:move=": {"en": "{0} {1}–{2}=", "ja": "{0}{2}{1}不成"},
    "notation:take=": {"en": "{0} {1}×{2}=", "ja": "{0}{2}{1}不成"},
    "notation:drop": {"en": "{0} {1}*{2}", "ja": "{0}{2}{1}"},
    "notation:drop-clear": {"en": "{0} {1}*{2}", "ja": "{0}{2}{1}打"},
    "notation:pass": {"en": "{0} pass", "ja": "{0}パス"},
    # Moves as they are told
    "description": {"en": "{0}.", "ja": "{0}。"},
    "description:move": {"en": "{0}: {1} from {2} to {3}", "ja": "{0}、{2}の{1}を{3}へ"},
    "description:take": {
        "en": "{0}: {1} from {2} takes {4} on {3}",
        "ja": "{0}、{2}の{1}で{3}にある{4}を取る",
    },
    "description:drop": {"en": "{0}: {1} dropped on {2}", "ja": "{0}、{2}に{1}を打つ"},
    "description:pass": {
        "en": "{0} has no legal move and passes",
        "ja": "{0}は指せる手がなくパス",
    },
    "description:promotes": {"en": "{0} and promotes", "ja": "{0}（成る）"},
    "description:attacks": {"en": "{0}; attacks {1}", "ja": "{0}（{1}への攻撃）"},
    "description:reddens": {
        "en": "{0}; attacks {1}, turning {1}’s orb red until {1}’s turn",
        "ja": "{0}（{1}への攻撃、次の番までオーブが赤に）",
    },
    "description:reddens-more": {
        "en": "{0}; attacks {1}, turning these orbs red until their turns",
        "ja": "{0}（{1}への攻撃、次の番までオーブが赤に）",
    },
    "description:checks": {"en": "{0}; {1} is in check", "ja": "{0}。{1}に王手"},
    "description:mates": {"en": "{0}; {1} is mated", "ja": "{0}。{1}は詰み"},
    "description:skips": {"en": "{0}; {1} is skipped", "ja": "{0}。{1}の番は飛ばされる"},
    "description:skips-two": {
        "en": "{0}; {1} and {2} are skipped",
        "ja": "{0}。{1}と{2}の番は飛ばされる",
    },
    "description:owes": {
        "en": "{0}; it is excessive, so {1} owes a turn",
        "ja": "{0}。過激手なので{1}は次の番を失う",
    },
    "description:pays": {
        "en": "{0}; {1} misses a turn as a penalty",
        "ja": "{0}。{1}は過激手の罰として休み",
    },
    "news:mate": {
        "en": "{0} mated {1}, whose pieces are neutral now. They attack nothing, and anyone may capture them.",
        "ja": "{0}が{1}を詰ませました。{1}の駒は中立になって利きがなくなり、誰でも取れます。",
    },
    "news:mated": {"en": "{0} mated {1}.", "ja": "{0}が{1}を詰ませました。"},
    "begin": {
        "en": "Aim: mate the other Kings. Touch one of your pieces, then a marked square.",
        "ja": "ほかの玉を詰ませましょう。自分の駒を選び、次に印のついたマスを選びます。",
    },
    # What a move comes to
    "goal:mate": {
        "en": "{0} to move: mate an opponent in {1}.",
        "ja": "{0}の番です。自分の{1}手で、相手を一人詰ませてください。",
    },
    "goal:mate:last": {
        "en": "{0} to move: mate {3} in {1}.",
        "ja": "{0}の番です。自分の{1}手で、{3}を詰ませてください。",
    },
    "deed:win": {
        "en": "You’re the last player left: you win!",
        "ja": "最後まで残りました。あなたの勝ちです！",
    },
    "deed:draw": {
        "en": "The players who are left share first place.",
        "ja": "残った人どうしで1位を分け合います。",
    },
    "deed:capture": {
        "en": "You capture the piece and hold it in hand.",
        "ja": "駒を取り、持ち駒にしました。",
    },
    "deed:drop": {"en": "You drop a piece from your hand.", "ja": "持ち駒を打ちました。"},
    "deed:check": {"en": "Check!", "ja": "王手！"},
    "deed:promotion": {"en": "Your piece promotes.", "ja": "駒が成りました。"},
    "deed:answer": {"en": "You answered the check.", "ja": "王手を防ぎました。"},
    "deed:attack": {
        "en": "That is an attack, so the attacked player’s orb turns red.",
        "ja": "攻撃したので、相手のオーブが赤になります。",
    },
    "deed:mate": {"en": "Mate: one player fewer.", "ja": "詰み。一人減りました。"},
    "deed:double-check": {
        "en": "You check more than one King at once.",
        "ja": "二人以上に同時に王手をかけました。",
    },
    "deed:skip": {"en": "A player is skipped.", "ja": "番を飛ばされた人がいます。"},
    "deed:owe": {
        "en": "That is excessive: you owe a turn.",
        "ja": "過激手なので、次の番を失います。",
    },
    "deed:pay": {
        "en": "A player misses a turn as a penalty.",
        "ja": "過激手の罰で、一回休みになった人がいます。",
    },
    "deed:quiet": {"en": "A quiet move.", "ja": "穏やかな手です。"},
    "deed:pass": {"en": "You pass.", "ja": "パスしました。"},
    # What is in danger
    "danger:red": {
        "en": "{0}’s orb is red: nobody may attack {0} until {0}’s next turn.",
        "ja": "{0}のオーブは赤。{0}の番が来るまで攻撃できません。",
    },
    "danger:red-costs": {
        "en": "{0}’s orb is red: until {0}’s next turn, anyone attacking {0} loses a turn.",
        "ja": "{0}のオーブは赤。{0}の番が来る前に攻撃すると、次の番を失います。",
    },
    "danger:blue": {
        "en": "{0}’s orb is blue: you may attack {0}.",
        "ja": "{0}のオーブは青。攻撃してもかまいません。",
    },
    "danger:own-red": {
        "en": "Your orb is red: nobody may attack you until your next turn.",
        "ja": "あなたのオーブは赤。あなたの番が来るまで攻撃されません。",
    },
    "danger:own-red-costs": {
        "en": "Your orb is red: until your next turn, anyone attacking you loses a turn.",
        "ja": "あなたのオーブは赤。あなたの番が来る前に攻撃した人は、次の番を失います。",
    },
    "danger:own-blue": {
        "en": "Your orb is blue: anyone may attack you.",
        "ja": "あなたのオーブは青。攻撃されるかもしれません。",
    },
    "danger:red-orb": {"en": "red orb", "ja": "オーブ赤"},
    "danger:blue-orb": {"en": "blue orb", "ja": "オーブ青"},
    # What speaks for a move
    "hint:promotion": {"en": "The piece promotes.", "ja": "駒が成ります。"},
    "hint:attack": {
        "en": "It is an attack, so the attacked player’s orb turns red.",
        "ja": "攻撃なので、相手のオーブが赤になります。",
    },
    "hint:mate": {"en": "It mates an opponent.", "ja": "一人を詰ませます。"},
    "hint:double-check": {
        "en": "It gives check to more than one King.",
        "ja": "一度に二人以上に王手をかけます。",
    },
    "hint:skip": {"en": "It makes a player miss a turn.", "ja": "番を飛ばされる人が出ます。"},
    # Refusals
    "excessive": {
        "en": "{0}’s orb is red, so attacking the {1} on {2} would be excessive.",
        "ja": "過激手です。{0}のオーブは赤。この手は{2}の{1}への攻撃になります。",
    },
    "excessive-capture": {
        "en": "{0}’s orb is red, so capturing the {1} on {2} would be excessive.",
        "ja": "過激手です。{0}のオーブは赤。{2}の{1}を取る手は攻撃になります。",
    },
    "excessive-mate": {
        "en": "you may not mate {0} with an excessive move: {0}’s orb is red.",
        "ja": "過激手で詰ませることはできません。{0}のオーブは赤です。",
    },
    "two-pawns": {
        "en": "you already have an unpromoted Pawn on this file (nifu).",
        "ja": "二歩です。自分の歩がある筋には、もう打てません。",
    },
    "dead-end": {
        "en": "an unpromoted Pawn on the last rank could never move again (a dead end).",
        "ja": "行き所のない駒になります。いちばん奥の段の歩は、もう動けません。",
    },
    "pawn-drop-mate": {
        "en": "you may not mate on the spot by dropping a Pawn (uchifuzume).",
        "ja": "打ち歩詰めです。打った歩でその場で詰ませることはできません。",
    },
    "check-ignored": {
        "en": "your King would still be under attack (unanswered check).",
        "ja": "王手放置です。王手を防がない手は指せません。",
    },
    "king-exposed": {
        "en": "this would open an attack on your King (exposed King).",
        "ja": "自殺手です。自分の玉に王手がかかる手は指せません。",
    },
    "king-into-check": {
        "en": "your King would step into an attack ({0}).",
        "ja": "{0}です。玉は、相手の利きがあるマスには動けません。",
    },
    "king-into-check:exposed": {"en": "exposed King", "ja": "自殺手"},
    "king-into-check:unanswered": {"en": "unanswered check", "ja": "王手放置"},
    "king-stuck": {
        "en": "your King cannot move: every square around it is attacked or taken.",
        "ja": "玉は動けません。まわりのマスはどこも、相手の利きがあるか、駒があります。",
    },
    "hemmed-in": {
        "en": "this piece cannot move: your own pieces are in its way.",
        "ja": "味方の駒にふさがれていて、この駒は動けません。",
    },
    "figure:check": {"en": "Glow: a King in check", "ja": "光る駒は王手の玉"},
    "king-untouchable": {
        "en": "Kings can never be captured.",
        "ja": "玉を取ることはできません。",
    },
    "neutral-stays": {
        "en": "a mated player’s pieces are neutral: nobody can move them, but you may capture them.",
        "ja": "詰まされた人の駒は動かせません。取ることはできます。",
    },
    "flipped-king-stays": {
        "en": "a flipped King (of a mated player) stays where it is; nobody can capture it.",
        "ja": "裏王（詰まされた人の玉）は動かず、取ることもできません。",
    },
    "blocked": {"en": "the {0} on {1} is in the way.", "ja": "{1}の{0}に遮られて届きません。"},
    "blocked-by-own": {
        "en": "your {0} on {1} is in the way.",
        "ja": "{1}にある自分の{0}に遮られて届きません。",
    },
    "cannot-go": {"en": "{1}", "ja": "{1}"},
    "goes:K": {
        "en": "the King steps one square in any direction.",
        "ja": "玉は周囲8方向に1マスしか動けません。",
    },
    "goes:R": {
        "en": "the Rook moves straight along ranks and files.",
        "ja": "飛車は縦横にまっすぐしか動けません。",
    },
    "goes:G": {
        "en": "a Gold steps one square, straight or diagonally forward.",
        "ja": "金は縦横と斜め前に1マスしか動けません。",
    },
    "goes:S": {
        "en": "a Silver steps one square, diagonally or straight forward.",
        "ja": "銀は前と斜めに1マスしか動けません。",
    },
    "goes:P": {
        "en": "a Pawn steps one square straight forward.",
        "ja": "歩は前に1マスしか動けません。",
    },
    "goes:+R": {
        "en": "the dragon moves like a Rook, or one square diagonally.",
        "ja": "竜は飛車の動きのほか、斜めに1マスしか動けません。",
    },
    "goes:+S": {
        "en": "a promoted Silver moves like a Gold: one square, straight or diagonally forward.",
        "ja": "成銀は金と同じで、縦横と斜め前に1マスしか動けません。",
    },
    "goes:+P": {
        "en": "a tokin moves like a Gold: one square, straight or diagonally forward.",
        "ja": "と金は金と同じで、縦横と斜め前に1マスしか動けません。",
    },
    "no-promotion": {"en": "a {0} cannot promote.", "ja": "{0}は成れません。"},
    "outside-zone": {
        "en": "a piece promotes only on a move into, within or out of the three farthest ranks.",
        "ja": "奥の三段に入る手、その中で動く手、そこから出る手でしか成れません。",
    },
    "no-pass": {
        "en": "you may pass only when you have no legal move.",
        "ja": "ほかに指せる手があるので、パスできません。",
    },
    "in-check-no-pass": {
        "en": "you may not pass while in check (unanswered check).",
        "ja": "王手放置です。王手は防がなければなりません。",
    },
    # Editing a position
    "edit:mated": {"en": "Mated", "ja": "詰み"},
    "field:state": {"en": "State", "ja": "状態"},
    "state:a": {"en": "in the game", "ja": "対局中"},
    "state:4": {"en": "mated: fourth", "ja": "詰み・4位"},
    "state:3": {"en": "mated: third", "ja": "詰み・3位"},
    "state:2": {"en": "mated: second", "ja": "詰み・2位"},
    "state:1": {"en": "first", "ja": "1位"},
    "field:orb": {"en": "Orb", "ja": "オーブ"},
    "field:debt": {"en": "Owes a turn", "ja": "休みの罰"},
    "debt:-": {"en": "no", "ja": "なし"},
    "debt:+": {"en": "yes", "ja": "あり"},
    "edit:debt": {
        "en": "{0} cannot owe a turn while {0} is to move and not in check, or once {0} is out of the game.",
        "ja": "{0}は、王手がかかっていない手番であるか、対局を終えているので、休みの罰はありません。",
    },
    "orb:b": {"en": "blue", "ja": "青"},
    "orb:r": {"en": "red", "ja": "赤"},
    "edit:placings": {
        "en": "Give places from fourth upwards, one each; the last player left is first.",
        "ja": "順位は4位から一人ずつ決まり、最後に残った一人が1位です。",
    },
    "edit:mated-turn": {
        "en": "{0} is mated, so it cannot be {0}’s turn.",
        "ja": "{0}は詰んでいるので手番になりません。",
    },
    "edit:red": {
        "en": "{0}’s orb cannot be red while {0} is to move or out of the game.",
        "ja": "{0}は手番であるか、対局を終えているので、オーブは赤になりません。",
    },
    "edit:kings": {
        "en": "{0} must have one King, not {1}.",
        "ja": "{0}の玉が{1}枚あります。置けるのは1枚だけです。",
    },
    "edit:mated-king": {
        "en": "{0} is mated, so its King must be flipped.",
        "ja": "{0}は詰んでいるので、玉は裏王になります。",
    },
    "edit:flipped": {
        "en": "Flipped Kings: {0}, mated players: {1}. The numbers must be equal.",
        "ja": "裏王が{0}枚、詰まされた人が{1}人です。同じ数でなければなりません。",
    },
    "edit:too-many": {
        "en": "{0}: {1} on the board and in hand, but the game has only {2}.",
        "ja": "{0}が盤上と持ち駒で{1}枚ありますが、全部で{2}枚です。",
    },
    "edit:two-pawns": {
        "en": "{0} has two unpromoted Pawns on one file.",
        "ja": "二歩です。{0}の歩が同じ筋に2枚あります。",
    },
    "edit:dead-end": {
        "en": "{0} has an unpromoted Pawn on its last rank.",
        "ja": "{0}の歩が行き所のない段にあります。",
    },
    "edit:check": {
        "en": "Another player is in check and would have to move first, or the player to move is mated.",
        "ja": "手番でない人に王手がかかっているか、手番の人が詰んでいます。",
    },
    # Rules and views
    "handicap:rook": {
        "en": "South starts with North’s Rook in hand",
        "ja": "南家は北家の飛車を持ち駒にして始める",
    },
    "handicap:rooks": {
        "en": "South starts with the others’ Rooks in hand",
        "ja": "南家はほかの三人の飛車を持ち駒にして始める",
    },
    "style:hermit": {"en": "hermit", "ja": "隠者"},
    "rule:orbs": {"en": "Orbs", "ja": "オーブ"},
    "rule:orbs:": {"en": "With orbs", "ja": "オーブあり"},
    "rule:penalty": {
        "en": "With orbs; an excessive move costs a turn",
        "ja": "オーブあり（過激手は一回休み）",
    },
    "rule:plain": {"en": "Without orbs", "ja": "オーブなし"},
    "view:pieces": {"en": "Pieces", "ja": "駒"},
    "view:kanji": {"en": "Kanji", "ja": "漢字の駒"},
    "view:letters": {"en": "Letters, with the moves drawn", "ja": "文字と動きの図"},
}
