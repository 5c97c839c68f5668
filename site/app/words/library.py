"""The games on the device, and what is pasted, opened or scanned."""

MESSAGES = {
    "paste": {"en": "Open a game …", "ja": "対局を開く…"},
    "paste-title": {"en": "Open a game", "ja": "対局を開く"},
    "paste-hint": {
        "en": "Paste a link with whatever is around it, a record or a position, or drop a file on the page. Your games stay as they are.",
        "ja": "リンク（前後の文章ごとでもかまいません）、棋譜、局面の文字列を貼り付けるか、ファイルをページにドロップしてください。手元の対局はそのまま残ります。",
    },
    "paste-text": {"en": "Link, record or position", "ja": "リンク・棋譜・局面"},
    "paste-file": {"en": "Choose a file …", "ja": "ファイルを選ぶ…"},
    "paste-which": {"en": "Which game?", "ja": "どの対局？"},
    "paste-keep": {"en": "Keep", "ja": "保存"},
    "intake-reading": {"en": "Reading …", "ja": "読みこみ中…"},
    "intake-keeping": {"en": "Keeping …", "ja": "保存中…"},
    "intake-archive": {
        "en": "A collection from Anga with this many games: {0}. Opening adds those that are not here yet.",
        "ja": "Angaの対局集（{0}局）です。開くと、まだここにない対局を追加します。",
    },
    "intake-games": {
        "en": "{0} games. Open one of them, or keep them all.",
        "ja": "{0}局あります。一局を開くか、すべて保存できます。",
    },
    "intake-position": {"en": "A position of {0}.", "ja": "{0}の局面です。"},
    "intake-perhaps": {
        "en": "If it is a position, open it on its game’s own page.",
        "ja": "局面の文字列なら、そのゲームのページで開いてください。",
    },
    "intake-bad-game": {
        "en": "Anga knows no game “{0}”.",
        "ja": "Angaに「{0}」というゲームはありません。",
    },
    "intake-bad-rules": {
        "en": "Its rules “{0}” do not exist; opened, it has the usual ones.",
        "ja": "ルール「{0}」は存在しません。開くと標準のルールになります。",
    },
    "intake-bad-position": {
        "en": "Its position does not hold (“{0}”); opened, it starts from the beginning.",
        "ja": "局面が正しくありません（「{0}」）。開くと初めの局面から始まります。",
    },
    "intake-bad-move": {
        "en": "Move {0}, “{1}”, is no move. Opened, the game is shown up to there.",
        "ja": "{0}手目「{1}」は指し手として読めません。開くと、その直前まで表示します。",
    },
    "intake-bad-illegal": {
        "en": "Move {0}, “{1}”, is not allowed. {2} Opened, the game is shown up to there.",
        "ja": "{0}手目「{1}」は指せません。{2}開くと、その直前まで表示します。",
    },
    "intake-bad-over": {
        "en": "Move {0}, “{1}”, comes after the end of the game.",
        "ja": "{0}手目「{1}」は終局後の手です。",
    },
    "odd-archive": {
        "en": "This collection is of a version that Anga does not know.",
        "ja": "この対局集の形式は、このAngaでは読めません。",
    },
    "odd-moves": {
        "en": "“record” has to be a list of moves, each in quotes of its own.",
        "ja": "「record」は、一手ずつ引用符で囲んだリストにしてください。",
    },
    "odd-texts": {
        "en": "“rules” and “position” have to be texts in quotes.",
        "ja": "「rules」と「position」は引用符で囲んだ文字列にしてください。",
    },
    "odd-tree": {
        "en": "“tree” tells its moves in a way that Anga does not know.",
        "ja": "「tree」の指し手の書き方が読めません。",
    },
    "odd-long": {
        "en": "The game has more than 10,000 moves, which is more than Anga reads.",
        "ja": "対局が10,000手を超えているため、読みこめません。",
    },
    "bad-record": {
        "en": "The record cannot be read fully: {0}.",
        "ja": "棋譜の一部が読めません：{0}",
    },
    "intake-place": {
        "en": "This breaks off in line {0}, column {1}, at “{2}”:",
        "ja": "{0}行{1}文字目「{2}」で読めなくなります：",
    },
    "fault-bracket": {
        "en": "the bracket opened there is never closed.",
        "ja": "ここで開いた括弧が閉じられていません。",
    },
    "fault-bracket-shut": {
        "en": "a bracket is closed that was not opened.",
        "ja": "開いていない括弧を閉じています。",
    },
    "fault-bracket-early": {
        "en": "a bracket opens before there is a move.",
        "ja": "指し手より前に括弧が開いています。",
    },
    "fault-bracket-deep": {
        "en": "there are too many brackets within brackets.",
        "ja": "括弧の入れ子が深すぎます。",
    },
    "fault-move-late": {
        "en": "the game’s own moves end before it, at “_”.",
        "ja": "対局の指し手はその前の「_」で終わっています。",
    },
    "fault-brace": {
        "en": "the comment that begins there has no closing brace.",
        "ja": "ここから始まるコメントの「}」がありません。",
    },
    "fault-game-long": {
        "en": "the game has more than 10,000 moves, which is more than Anga reads.",
        "ja": "対局が10,000手を超えているため、ここから先は読みこめません。",
    },
    "fault-ways": {
        "en": "there are more than 400 ways to go on from this position.",
        "ja": "この局面からの分岐が400を超えています。",
    },
    "fault-drawings": {
        "en": "there are more than 64 arrows and circles on this position.",
        "ja": "この局面の矢印と丸が64個を超えています。",
    },
    "fault-json-many": {
        "en": "there are more than 1,000 names in one object.",
        "ja": "一つのオブジェクトの項目が1,000を超えています。",
    },
    "fault-json-end": {
        "en": "the text ends before the record does.",
        "ja": "棋譜の途中で文章が終わっています。",
    },
    "fault-json-name": {
        "en": "a name in quotes should stand there.",
        "ja": "引用符で囲んだ名前が必要です。",
    },
    "fault-json-colon": {"en": "a colon is missing.", "ja": "「:」がありません。"},
    "fault-json-comma": {
        "en": "a comma or a closing bracket is missing.",
        "ja": "「,」か閉じ括弧がありません。",
    },
    "fault-json-value": {
        "en": "that is no value; texts stand in quotes.",
        "ja": "値として読めません。文字列は引用符で囲みます。",
    },
    "fault-json-quote": {
        "en": "the text that begins there has no closing quote.",
        "ja": "ここから始まる文字列の引用符が閉じられていません。",
    },
    "fault-json-after": {
        "en": "something stands after the record’s end.",
        "ja": "棋譜の終わりのあとに余分な文字があります。",
    },
    "fault-json-deep": {
        "en": "there are too many brackets within brackets.",
        "ja": "括弧の入れ子が深すぎます。",
    },
    "paste-open": {"en": "Open", "ja": "開く"},
    "scan": {"en": "Scan", "ja": "読み取る"},
    "scan-camera": {"en": "What the camera sees", "ja": "カメラの映像"},
    "scan-refused": {
        "en": "The camera cannot be used. Paste the link instead.",
        "ja": "カメラを使えません。リンクを貼り付けてください。",
    },
    "paste-unknown": {
        "en": "There is no game in this that Anga knows: “{0}”",
        "ja": "読める対局が見つかりませんでした：「{0}」",
    },
    "export": {"en": "Save all as one file", "ja": "すべてを一つのファイルに保存"},
    "imported": {
        "en": "New games: {0}. Already here: {1}. Not understood: {2}.",
        "ja": "追加：{0}局。既にある：{1}局。読めない：{2}局。",
    },
    "no-room": {
        "en": "Not kept, since this browser has no room for them or keeps nothing: {0}.",
        "ja": "保存できなかった対局：{0}局（このブラウザに空きがないか、保存が禁じられています）。",
    },
    "library": {"en": "Your games", "ja": "対局一覧"},
    "library-told": {
        "en": "Every game that was played here is kept in this browser, and nowhere else.",
        "ja": "ここで指した対局はすべて、このブラウザの中だけに保存されています。",
    },
    "seek-text": {
        "en": "Search: names, days, results",
        "ja": "検索：名前・日付・結果",
    },
    "any-game": {"en": "All games", "ja": "すべてのゲーム"},
    "any-fate": {"en": "Any result", "ja": "すべての結果"},
    "any-days": {"en": "Any time", "ja": "すべての期間"},
    "fate-going": {"en": "Unfinished", "ja": "指しかけ"},
    "fate-over": {"en": "Finished", "ja": "終局"},
    "fate-won": {"en": "Won", "ja": "勝ち"},
    "fate-lost": {"en": "Lost", "ja": "負け"},
    "fate-drawn": {"en": "Drawn", "ja": "引き分け"},
    "days-7": {"en": "The last week", "ja": "この一週間"},
    "days-30": {"en": "The last month", "ja": "このひと月"},
    "days-365": {"en": "The last year", "ja": "この一年"},
    "shelf-found": {"en": "Games: {0} of {1}", "ja": "{1}局中{0}局"},
    "shelf-all": {"en": "Show all", "ja": "すべて見る"},
    "shelf-more": {"en": "Show more", "ja": "さらに見る"},
    "shelf-moves": {"en": "Moves: {0}", "ja": "{0}手"},
    "shelf-going": {"en": "Unfinished.", "ja": "指しかけです。"},
    "shelf-over": {"en": "Finished.", "ja": "終局しました。"},
    "shelf-deeds": {"en": "More", "ja": "その他の操作"},
    "shelf-empty": {
        "en": "No games yet. A game is kept from its first move on.",
        "ja": "まだ対局はありません。一手指すと、そこから保存されます。",
    },
    "shelf-closed": {
        "en": "This browser lets no page keep anything, or has no room left; a game is in its page’s address only.",
        "ja": "このブラウザは保存を許していないか、空きがありません。対局はページのアドレスにだけ残ります。",
    },
    "shelf-full": {
        "en": "That could not be written: the browser has no room left. Nothing was changed.",
        "ja": "ブラウザに空きがなく、書き込めませんでした。何も変わっていません。",
    },
    "rename": {"en": "Rename", "ja": "名前を付ける"},
    "rename-to": {"en": "Name", "ja": "名前"},
    "save-text": {"en": "Save as text", "ja": "棋譜を保存"},
    "rows-told": {
        "en": "These were kept here, but this version of Anga cannot read them. They stay as they are until you delete them.",
        "ja": "ここに保存されていますが、このAngaでは読めません。消すまでそのまま残ります。",
    },
    "row-unread": {"en": "Cannot be read: {0}", "ja": "読めません：{0}"},
    "row-delete": {"en": "Delete for good", "ja": "完全に消す"},
    "row-sure": {
        "en": "This is deleted for good and cannot be undone. You can save it as a file first.",
        "ja": "完全に消します。元には戻せません。先にファイルに保存することもできます。",
    },
    "throw": {"en": "Throw away", "ja": "捨てる"},
    "thrown": {"en": "Thrown away: {0}", "ja": "捨てました：{0}"},
    "bring-back": {"en": "Bring back", "ja": "元に戻す"},
    "bin": {"en": "Thrown away: {0}", "ja": "捨てた対局：{0}局"},
    "bin-told": {
        "en": "What was thrown away stays here until you empty this.",
        "ja": "捨てた対局は、ここを空にするまで残ります。",
    },
    "bin-empty": {"en": "Empty for good", "ja": "完全に消す"},
    "bin-sure": {
        "en": "All games that were thrown away are deleted for good. This cannot be undone.",
        "ja": "捨てた対局をすべて完全に消します。元には戻せません。",
    },
}
