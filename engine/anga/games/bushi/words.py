"""The words of BushiShogi."""

from anga.kit import aim_words, reasons, setups
from anga.kit.ends import ends
from anga.shared.scene import Words

WORDS: Words = {
    **reasons.WORDS,
    **aim_words.WORDS,
    "aim:points": {
        "en": "{0}’s sword then points at {1}: {1} may only turn.",
        "ja": "{0}の刀が{1}に向き、{1}は右に回すことしかできません。",
    },
    "aim:points:mates": {
        "en": "{0}’s sword then points at {1}, who must turn; next, {0} can mate.",
        "ja": "{0}の刀が{1}に向き、{1}が右に回すしかないところを、{0}が次に詰ませられます。",
    },
    "aim:crosses": {
        "en": "Both swords point at the other cube, so {0} may only roll the way {0}’s top face faces.",
        "ja": "互いに刀を向け合い、{0}は自分の上の面の向きにしか転がせません。",
    },
    "aim:crosses:mates": {
        "en": "Both swords point at the other cube: {0} has only one roll, and after it {1} can mate.",
        "ja": "互いに刀を向け合い、{0}がただ一つの手を指したあと、{1}が次に詰ませられます。",
    },
    "aim:unpointed": {
        "en": "No sword points at {0} afterwards.",
        "ja": "{0}に向く刀がなくなります。",
    },
    "aim:mates-next": {"en": "It threatens mate by {0}.", "ja": "次に{0}手で詰ませる狙いです。"},
    "aim:averts": {
        "en": "It averts the threat of mate by {0}.",
        "ja": "次に{0}に詰まされるのを防ぎます。",
    },
    "aim:near": {
        "en": "Next, with {0} {2}’s {1} would face forward, ready to mate.",
        "ja": "{2}はその次に{0}手で、{1}を前に向けて詰みを狙えます。",
    },
    "aim:aims": {
        "en": "Next, {1} could point the sword at {2} with {0}.",
        "ja": "{1}はその次に{0}手で、刀を{2}に向けられます。",
    },
    "aim:arms": {
        "en": "{1}’s cube has a {0} on top, which can win once it faces forward.",
        "ja": "{1}の上の面が{0}になります。前を向けば、詰みに使えます。",
    },
    "aim:combines": {
        "en": "{2} gets more ways to have a mating face ready within two moves, such as {0}, then {1}.",
        "ja": "{2}が2手で詰みを狙える形にする道が増えます（たとえば{0}手、続いて{1}手）。",
    },
    "aim:by-t": {"en": "a turn", "ja": "右に回す"},
    "aim:by-f": {"en": "a roll forward", "ja": "前に転がす"},
    "aim:by-l": {"en": "a roll to the left", "ja": "左に転がす"},
    "aim:by-r": {"en": "a roll to the right", "ja": "右に転がす"},
    **setups.TURN_WORDS,
    "name": {"en": "BushiShogi", "ja": "武士将棋"},
    "kana": {"en": "武士将棋", "ja": "ぶししょうぎ"},
    "credit": {"en": "Georg Dunkel, 2000", "ja": "ゲオルク・ドゥンケル、2000年"},
    "about": {
        "en": "Two samurai, two cubes, two squares: perhaps the smallest shogi of all.",
        "ja": "武士ふたり、立方体ふたつ、マス目ふたつ。おそらく世界最小の将棋。",
    },
    # Ends
    **ends("mate", "repetition"),
    # Seats and the board
    "seat:b": {"en": "Black", "ja": "先手"},
    "seat:w": {"en": "White", "ja": "後手"},
    "square": {"en": "{0}’s square", "ja": "{0}のマス"},
    "square:one": {"en": "the square between the two players", "ja": "両者の間のマス"},
    # Faces and directions
    "left-guard": {"en": "left guard", "ja": "左構え"},
    "right-guard": {"en": "right guard", "ja": "右構え"},
    "front-strike": {"en": "front strike", "ja": "正面打ち"},
    "three-way-sweep": {"en": "three-way sweep", "ja": "三方払い"},
    "facing:f": {"en": "forward", "ja": "前向き"},
    "facing:r": {"en": "right", "ja": "右向き"},
    "facing:b": {"en": "back", "ja": "後ろ向き"},
    "facing:l": {"en": "left", "ja": "左向き"},
    # The same of the cube of a player who perhaps sits opposite
    "toward:f": {"en": "forward", "ja": "前向き"},
    "toward:r": {"en": "{0}’s right", "ja": "{0}から見て右向き"},
    "toward:b": {"en": "back", "ja": "後ろ向き"},
    "toward:l": {"en": "{0}’s left", "ja": "{0}から見て左向き"},
    "cube": {"en": "{0}’s cube: {1}, facing {2}", "ja": "{0}の駒：{1}・{2}"},
    "one-cube": {"en": "the cube: {1}, facing {2} as {0} sees it", "ja": "駒：{0}から見て{1}・{2}"},
    "face:N": {"en": "{0} (near)", "ja": "{0}（手前）"},
    "face:A": {"en": "{0} (away)", "ja": "{0}（奥）"},
    "face:U": {"en": "{0} (under)", "ja": "{0}（底）"},
    "face:E": {"en": "{0} (right)", "ja": "{0}（右）"},
    "face:W": {"en": "{0} (left)", "ja": "{0}（左）"},
    # Where a face came from, when two of a kind could be meant
    "from:N": {"en": "{0} from the near side", "ja": "手前にあった{0}"},
    "from:A": {"en": "{0} from the far side", "ja": "奥にあった{0}"},
    "from:U": {"en": "{0} from the underside", "ja": "底にあった{0}"},
    "from:E": {"en": "{0} from the right side", "ja": "右側面にあった{0}"},
    "from:W": {"en": "{0} from the left side", "ja": "左側面にあった{0}"},
    # What a position shows
    "shows:sword": {
        "en": "{0}’s {1} points at {2}, so {2} may only turn.",
        "ja": "{0}の{1}の刀が{2}に向いているので、{2}は右に回すことしかできません。",
    },
    "shows:points": {"en": "{0}’s {1} points at {2}.", "ja": "{0}の{1}の刀が{2}に向いています。"},
    "shows:cross": {
        "en": "Swords point at both players, so {0} may only roll the way {0}’s top face faces.",
        "ja": "互いに刀を向け合っているので、{0}は自分の上の面の向きにしか転がせません。",
    },
    "shows:mate": {
        "en": "Both samurai face each other with a sword ahead. {0} moved last, so {0} wins.",
        "ja": "ふたりが正面から見合い、どちらも刀を前に構えています。最後に動かした{0}の勝ちです。",
    },
    "shows:mate-swept": {
        "en": "The three-way sweep faces {1}: whichever way {1} turns the cube, a sword stays pointed at {1}. With one cube, that is mate, and {0} wins.",
        "ja": "三方払いが{1}に向き、どう回しても刀は{1}に向いたままです。駒一つではこれが詰みで、{0}の勝ちです。",
    },
    "shows:mate-stuck": {
        "en": "{1} has no legal move. With one cube, that is mate, and {0} wins.",
        "ja": "{1}には指せる手がありません。駒一つではこれが詰みで、{0}の勝ちです。",
    },
    # Moves
    "choose:face": {
        "en": "Pick the top face. In brackets: its side when the sweep is up.",
        "ja": "どの面を上に？　かっこ内は三方払いが上のときの位置",
    },
    "choose:face:next": {
        "en": "Now pick the face to go on top.",
        "ja": "次に、上に出す面を選びます。",
    },
    "choose:facing": {"en": "Facing which way?", "ja": "どちら向きに？"},
    "choose:facing:next": {"en": "Now pick the way it faces.", "ja": "次に、向きを選びます。"},
    "choose:move": {"en": "Turn or roll the cube", "ja": "回すか、転がすか"},
    "move:t": {"en": "Turn", "ja": "右に回す"},
    "move:f": {"en": "Roll forward", "ja": "前に転がす"},
    "move:l": {"en": "Roll left", "ja": "左に転がす"},
    "move:r": {"en": "Roll right", "ja": "右に転がす"},
    "notation:place": {"en": "{0} up, facing {1}", "ja": "{0}を上に・{1}向き"},
    "notation:t": {"en": "Turn ({0}, {1})", "ja": "右に回す {0}・{1}"},
    "notation:f": {"en": "Roll forward ({0}, {1})", "ja": "前に転がす {0}・{1}"},
    "notation:l": {"en": "Roll left ({0}, {1})", "ja": "左に転がす {0}・{1}"},
    "notation:r": {"en": "Roll right ({0}, {1})", "ja": "右に転がす {0}・{1}"},
    "way:f": {"en": "forward", "ja": "前"},
    "way:r": {"en": "{0}’s right", "ja": "{0}の右"},
    "way:b": {"en": "back", "ja": "後ろ"},
    "way:l": {"en": "{0}’s left", "ja": "{0}の左"},
    "description:limits": {"en": "{0} {1}", "ja": "{0}{1}"},
    "description:place": {
        "en": "{0} places the cube: {1}, facing {2}.",
        "ja": "{0}は{1}の面を上にして、{2}に置く。",
    },
    "description:t": {
        "en": "{0} turns: {1}, facing {2}.",
        "ja": "{0}は右に回し、{1}が{2}になる。",
    },
    "description:f": {
        "en": "{0} rolls forward: {1}, facing {2}.",
        "ja": "{0}は前に転がし、{1}が{2}で上に来る。",
    },
    "description:l": {
        "en": "{0} rolls left: {1}, facing {2}.",
        "ja": "{0}は左に転がし、{1}が{2}で上に来る。",
    },
    "description:r": {
        "en": "{0} rolls right: {1}, facing {2}.",
        "ja": "{0}は右に転がし、{1}が{2}で上に来る。",
    },
    # With one cube: what its opponent did to it
    "last:t": {"en": "turned", "ja": "右に回した"},
    "last:f": {"en": "rolled forward", "ja": "前に転がした"},
    "last:l": {"en": "rolled left", "ja": "左に転がした"},
    "last:r": {"en": "rolled right", "ja": "右に転がした"},
    # Refusals
    "figure:awaited": {
        "en": "Outlined: the square for the next cube",
        "ja": "枠は次に駒を置くマス",
    },
    "site:touch-solid": {
        "en": "Touch an arrow, or swipe over your cube.",
        "ja": "矢印を選ぶか、駒の上をなぞってください。",
    },
    "site:touch-other": {
        "en": "That cube is {0}’s, and it is {1}’s turn.",
        "ja": "{0}の駒です。いまは{1}の番です。",
    },
    "place-first": {"en": "place the cube first.", "ja": "まず駒を置いてください。"},
    "placed-already": {
        "en": "you cannot place a cube again once it is on the board.",
        "ja": "駒はもう置かれています。置き直しはできません。",
    },
    "no-pointing": {
        "en": "you may not place a cube with a sword pointing at your opponent.",
        "ja": "刀が相手に向く置き方はできません。",
    },
    "only-turn": {
        "en": "you may only turn, because a sword points at you and none at your opponent.",
        "ja": "刀があなただけに向いているので、「右に回す」しか指せません。",
    },
    "roll-ahead": {
        "en": "roll only the way your top face faces, because swords point at both players.",
        "ja": "上の面の向きにしか転がせません。刀が双方に向いているからです。",
    },
    "taking-back": {
        "en": "you may not take back your opponent’s last move.",
        "ja": "相手の直前の手を元に戻すことはできません。",
    },
    "begin": {
        "en": "Pick the face to go on top, then the way it faces.",
        "ja": "上に出す面と、その向きを選びます。",
    },
    "turn:place": {"en": "{0} to place the cube.", "ja": "{0}が駒を置く番です。"},
    "begin:dealt": {
        "en": "Touch an arrow. You win if your move leaves both cubes facing forward with a sword ahead.",
        "ja": "矢印を選びます。双方が前向きに刀を構えた形にすれば勝ちです。",
    },
    # What a move comes to
    "goal:mate": {
        "en": "{0} to move: mate in {1}.",
        "ja": "{0}番です。{2}手で詰ませてください。",
    },
    "deed:win": {
        "en": "You win by mate.",
        "ja": "詰みで、あなたの勝ちです。",
    },
    "deed:draw": {
        "en": "The same position came up for the third time: a draw.",
        "ja": "同じ局面が3回目なので、引き分けです。",
    },
    "deed:place": {"en": "You placed the cube.", "ja": "駒を置きました。"},
    "deed:turn": {"en": "You turned the cube.", "ja": "駒を右に回しました。"},
    "deed:roll": {"en": "You rolled the cube.", "ja": "駒を転がしました。"},
    "deed:point": {
        "en": "You pointed a sword at your opponent, who could only turn.",
        "ja": "刀を相手に向けたので、相手は右に回すしかありませんでした。",
    },
    "deed:exposed": {
        "en": "After that a sword pointed at you, and none at your opponent.",
        "ja": "刀はあなただけに向きました。",
    },
    "deed:cross": {
        "en": "Swords pointed at both of you: your opponent could only roll the way their top face faced.",
        "ja": "刀が双方に向き、相手は上の面の向きにしか転がせませんでした。",
    },
    "deed:calm": {
        "en": "After that no sword pointed at anybody, and your opponent could do anything.",
        "ja": "刀はどちらにも向かず、相手は何でもできました。",
    },
    # What is in danger
    "danger:sword": {"en": "A sword points at you.", "ja": "相手の刀があなたに向いています。"},
    "danger:no-sword": {
        "en": "No sword points at you.",
        "ja": "あなたに向いている刀はありません。",
    },
    "danger:at-you": {"en": "a sword points at you", "ja": "刀があなたに向いています"},
    "danger:pointed": {"en": "a sword points at it", "ja": "刀が向いています"},
    # What speaks for a move
    "hint:point": {
        "en": "A sword points at the other cube, and the only answer is a turn.",
        "ja": "刀が相手だけに向き、相手は右に回すことしかできません。",
    },
    "hint:cross": {
        "en": "Swords point at both players: the only answer is a roll the way the top face faces.",
        "ja": "刀が双方に向き、相手は上の面の向きに転がすことしかできません。",
    },
    "hint:calm": {
        "en": "No sword points at anybody then.",
        "ja": "刀はどちらにも向かず、静かな形になります。",
    },
    "hint:wins": {
        "en": "With best play {1} wins in {0} moves, counting both sides.",
        "ja": "最善を尽くせば、双方合わせてあと{0}手で{1}の勝ちです。",
    },
    "hint:holds": {
        "en": "It keeps the draw; {0} of the {1} other moves would lose.",
        "ja": "引き分けを保てます。ほかの{1}手のうち{0}手は負けです。",
    },
    "hint:holds:alone": {
        "en": "It keeps the draw; any other move would lose.",
        "ja": "引き分けにできる唯一の手です。",
    },
    "hint:delays": {
        "en": "Against best play every move loses; this one holds out for {0} moves, counting both sides.",
        "ja": "相手が間違えなければどの手も負けですが、この手なら双方合わせてあと{0}手粘れます。",
    },
    "hint:traps": {
        "en": "Of {2}’s {1} replies, {0} would lose.",
        "ja": "{2}の応手{1}通りのうち、{0}通りは{2}の負けになります。",
    },
    "hint:slips": {
        "en": "Of {2}’s {1} replies, {0} would give the win away.",
        "ja": "{2}の応手{1}通りのうち、{0}通りは勝ちを逃します。",
    },
    # Editing a position
    "edit:cube": {"en": "{0}, {1}", "ja": "{0}・{1}"},
    "edit:black-first": {"en": "Black places the cube first.", "ja": "駒は先手が先に配置します。"},
    "field:last": {"en": "Last move", "ja": "直前の手"},
    "last:-": {"en": "none", "ja": "なし"},
    "edit:one-first": {
        "en": "Black places the cube first; then White makes the first move.",
        "ja": "先手が駒を置き、後手から動かし始めます。",
    },
    "edit:last": {
        "en": "{0} could not have made that last move.",
        "ja": "{0}の直前の手がそれでは、この局面になりません。",
    },
    "edit:own-turn": {
        "en": "If a cube has not been placed yet, it must be its owner’s turn.",
        "ja": "まだ配置していないほうの手番です。",
    },
    # Rules and views
    "handicap:guard": {
        "en": "Black starts with a left guard facing left",
        "ja": "先手は左構え（左向き）を置いて始める",
    },
    "handicap:strike": {
        "en": "Black starts with a front strike facing left",
        "ja": "先手は正面打ち（左向き）を置いて始める",
    },
    "rule:cube": {"en": "Cube", "ja": "駒の種類"},
    "rule:dunkel": {"en": "The inventor’s cube", "ja": "作者の駒"},
    "rule:article": {"en": "The article’s cube", "ja": "紹介記事の駒"},
    "rule:cubes": {"en": "Cubes on the board", "ja": "盤上の駒"},
    "rule:cubes:": {"en": "two, one for each player", "ja": "二つ（一人に一つ）"},
    "rule:one": {"en": "one, moved by both", "ja": "一つ（二人で動かす）"},
    "view:faces": {"en": "Faces", "ja": "面の表示"},
    "view:written": {"en": "Kanji", "ja": "漢字の駒"},
    "view:signs": {"en": "Symbols: a triangle and dots", "ja": "印（三角と丸）"},
    "view:sides": {"en": "Sides shown", "ja": "見える面"},
    "view:two": {"en": "Two: straight on", "ja": "2面（まっすぐ）"},
    "view:three": {"en": "Three: turned by 45°", "ja": "3面（45°回す）"},
}
