"""What is said while people play in a terminal."""

from anga.shared.scene import Words

WORDS: Words = {
    "terminal:hello": {
        "en": "{0}. Type a move, or help.",
        "ja": "{0}。指し手か「help」を入力してください。",
    },
    "terminal:seats": {"en": "You play {0}.", "ja": "あなたは{0}です。"},
    "terminal:level": {
        "en": "The computer plays at level {0}.",
        "ja": "コンピュータはレベル{0}です。",
    },
    "terminal:and": {"en": "{0}, {1}", "ja": "{0}、{1}"},
    "terminal:thinking": {"en": "The computer is thinking …", "ja": "コンピュータが考えています……"},
    "terminal:played": {"en": "{0}    {1}", "ja": "{0}　　{1}"},
    "terminal:refused": {"en": "Not allowed: {0}", "ja": "指せません。{0}"},
    "terminal:unread": {
        "en": "“{0}” is not a move here. Type moves for a list of legal moves, or help.",
        "ja": "「{0}」は指し手ではありません。「moves」で一覧、「help」で説明が出ます。",
    },
    "terminal:moves": {"en": "{0} legal moves:", "ja": "指せる手は{0}通りです。"},
    "terminal:hint": {
        "en": "The computer would play {0}.",
        "ja": "コンピュータなら{0}と指します。",
    },
    "terminal:roll-first": {
        "en": "Roll first: press Enter, or type your own roll.",
        "ja": "先にダイスを振ってください。Enterで振るか、出た目を入力します。",
    },
    "terminal:no-way-back": {
        "en": "You have not moved yet.",
        "ja": "まだ指していません。",
    },
    "terminal:help": {
        "en": """a move     as listed by moves
Enter      roll the dice, when a roll is due
moves      the legal moves
hint       what the computer would play
back       take your last move back
board      show the board again
record     the game so far, as text
link       the game so far, as a link to the site
quit       leave; the game so far is printed or kept""",
        "ja": """指し手     「moves」が示す書き方で入力
Enter      ダイスを振る番では、振る
moves      指せる手の一覧
hint       コンピュータならどう指すか
back       自分の最後の手を取り消す
board      盤をもう一度表示
record     ここまでの棋譜
link       ここまでの対局のリンク
quit       やめる（ここまでの棋譜は表示または保存されます）""",
    },
    "terminal:kept": {
        "en": "The game is saved in {0}. Run the same command to continue it.",
        "ja": "対局は{0}に保存しました。同じコマンドで続けられます。",
    },
    "terminal:left": {
        "en": "The game so far. Save it to a file, and continue it with --file FILE:",
        "ja": "ここまでの棋譜です。ファイルに保存すると、「--file」で続けられます。",
    },
}
