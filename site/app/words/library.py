"""Words for the library, and for importing games."""

MESSAGES = {
    "paste": {"en": "Open a game …", "ja": "対局を開く…"},
    "paste-title": {"en": "Open a game", "ja": "対局を開く"},
    "paste-hint": {
        "en": "Paste a link (any text around it is ignored), a game record or a position, or drop a file here. Your own games won’t be affected.",
        "ja": "リンク（前後の文章ごとでもかまいません）、棋譜、局面の文字列を貼り付けるか、ファイルをページにドロップしてください。手元の対局はそのまま残ります。",
    },
    "paste-text": {"en": "Link, record or position", "ja": "リンク・棋譜・局面"},
    "paste-file": {"en": "Choose a file …", "ja": "ファイルを選ぶ…"},
    "paste-which": {"en": "Which game?", "ja": "どの対局？"},
    "paste-keep": {"en": "Save", "ja": "保存"},
    "intake-reading": {"en": "Reading …", "ja": "読み込み中…"},
    "intake-keeping": {"en": "Saving …", "ja": "保存中…"},
    "intake-archive": {
        "en": "A collection from Anga. Games in it: {0}. Opening it adds those you do not have yet.",
        "ja": "Angaの対局集（{0}局）です。開くと、まだここにない対局を追加します。",
    },
    "intake-games": {
        "en": "{0} games. Open one of them, or save them all.",
        "ja": "{0}局あります。一局を開くか、すべて保存できます。",
    },
    "intake-position": {"en": "A position from {0}.", "ja": "{0}の局面です。"},
    "intake-perhaps": {
        "en": "If this is a position, open it on the page of its game.",
        "ja": "局面の文字列なら、そのゲームのページで開いてください。",
    },
    "intake-unjudged": {
        "en": "It could not be checked: part of the page did not load ({0}).",
        "ja": "ページの一部を読み込めず、確認できませんでした（{0}）。",
    },
    "intake-stopped": {
        "en": "It could not be checked, because the computer stopped. Try again in a moment.",
        "ja": "コンピュータが止まったため、確認できませんでした。少し待ってから、もう一度試してください。",
    },
    "intake-bad-game": {
        "en": "Anga has no game called “{0}”.",
        "ja": "Angaに「{0}」というゲームはありません。",
    },
    "intake-bad-rules": {
        "en": "There are no rules called “{0}”; the game will open with the usual ones.",
        "ja": "ルール「{0}」は存在しません。開くと標準のルールになります。",
    },
    "intake-bad-position": {
        "en": "The position is not valid (“{0}”), so the game will open from the start.",
        "ja": "局面が正しくありません（「{0}」）。開くと開始局面から始まります。",
    },
    "intake-bad-move": {
        "en": "Move {0}, “{1}”, cannot be read; the game will open up to there.",
        "ja": "{0}手目「{1}」は指し手として読めません。開くと、その直前まで表示します。",
    },
    "intake-bad-illegal": {
        "en": "Move {0}, “{1}”, is not allowed: {2} The game will open up to there.",
        "ja": "{0}手目「{1}」は指せません。{2}開くと、その直前まで表示します。",
    },
    "intake-bad-over": {
        "en": "Move {0}, “{1}”, comes after the end of the game.",
        "ja": "{0}手目「{1}」は終局後の手です。",
    },
    "odd-archive": {
        "en": "This collection was saved by another version of Anga, and this version cannot read it.",
        "ja": "この対局集の形式は、このAngaでは読めません。",
    },
    "odd-moves": {
        "en": "“record” must be a list of moves, each in quotation marks.",
        "ja": "「record」は、一手ずつ引用符で囲んだリストにしてください。",
    },
    "odd-texts": {
        "en": "“rules” and “position” must be text in quotation marks.",
        "ja": "「rules」と「position」は引用符で囲んだ文字列にしてください。",
    },
    "odd-tree": {
        "en": "The moves in “tree” cannot be read.",
        "ja": "「tree」にある指し手を読み取れません。",
    },
    "odd-long": {
        "en": "The game has more than 10,000 moves, and Anga reads no more than that.",
        "ja": "対局が10,000手を超えているため、読み込めません。",
    },
    "bad-record": {
        "en": "Part of this record cannot be read: {0}.",
        "ja": "棋譜の一部が読めません：{0}",
    },
    "intake-place": {
        "en": "The text cannot be read from line {0}, column {1}, at “{2}”:",
        "ja": "{0}行{1}文字目「{2}」で読めなくなります：",
    },
    "fault-bracket": {
        "en": "the bracket that opens here is never closed.",
        "ja": "ここで開いた括弧が閉じられていません。",
    },
    "fault-bracket-shut": {
        "en": "this closing bracket was never opened.",
        "ja": "開いていない括弧を閉じています。",
    },
    "fault-bracket-early": {
        "en": "a bracket opens before the first move.",
        "ja": "指し手より前に括弧が開いています。",
    },
    "fault-bracket-deep": {
        "en": "the brackets are nested too deeply.",
        "ja": "括弧の入れ子が深すぎます。",
    },
    "fault-move-late": {
        "en": "the main line ended earlier, at “_”.",
        "ja": "対局の指し手はその前の「_」で終わっています。",
    },
    "fault-brace": {
        "en": "the comment that starts here has no closing brace.",
        "ja": "ここから始まるコメントの「}」がありません。",
    },
    "fault-game-long": {
        "en": "the game has more than 10,000 moves, and Anga reads no more than that.",
        "ja": "対局が10,000手を超えているため、ここから先は読み込めません。",
    },
    "fault-notes-many": {
        "en": "the text has more than 40,000 variations, comments and drawings, and Anga reads no more than that. Paste fewer games at a time.",
        "ja": "変化・解説・印が合わせて40,000を超えているため、ここから先は読み込めません。対局を分けて貼り付けてください。",
    },
    "fault-ways": {
        "en": "there are more than 400 variations from this position.",
        "ja": "この局面からの分岐が400を超えています。",
    },
    "fault-drawings": {
        "en": "there are more than 64 arrows and circles in this position.",
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
        "en": "a name in quotation marks is expected here.",
        "ja": "引用符で囲んだ名前が必要です。",
    },
    "fault-json-colon": {"en": "a colon is missing.", "ja": "「:」がありません。"},
    "fault-json-comma": {
        "en": "a comma or a closing bracket is missing.",
        "ja": "「,」か閉じ括弧がありません。",
    },
    "fault-json-value": {
        "en": "this is not a valid value; text needs quotation marks.",
        "ja": "値として読めません。文字列は引用符で囲みます。",
    },
    "fault-json-quote": {
        "en": "this text is missing its closing quotation mark.",
        "ja": "ここから始まる文字列の引用符が閉じられていません。",
    },
    "fault-json-after": {
        "en": "there is extra text after the end of the record.",
        "ja": "棋譜の終わりのあとに余分な文字があります。",
    },
    "fault-json-deep": {
        "en": "the brackets are nested too deeply.",
        "ja": "括弧の入れ子が深すぎます。",
    },
    "paste-open": {"en": "Open", "ja": "開く"},
    "scan": {"en": "Scan", "ja": "読み取る"},
    "scan-camera": {"en": "What the camera sees", "ja": "カメラの映像"},
    "scan-refused": {
        "en": "The camera is not available. Paste the link instead.",
        "ja": "カメラを使えません。リンクを貼り付けてください。",
    },
    "intake-empty": {
        "en": "No text can be read from there. Is the file empty, or larger than 20 MB?",
        "ja": "文字を読み取れません。空のファイルか、20MBを超えるファイルではありませんか。",
    },
    "intake-nothing": {
        "en": "Paste a game or a link first, or choose a file.",
        "ja": "先に棋譜かリンクを貼り付けるか、ファイルを選んでください。",
    },
    "paste-unknown": {
        "en": "Anga found no game here: “{0}”",
        "ja": "読める対局が見つかりませんでした：「{0}」",
    },
    "export": {"en": "Save all as one file", "ja": "すべてを一つのファイルに保存"},
    "imported": {
        "en": "New games: {0}. Already here: {1}. Unreadable: {2}.",
        "ja": "追加：{0}局。すでにある：{1}局。読めない：{2}局。",
    },
    "no-room": {
        "en": "Not saved: {0}. The browser has no room left or does not allow saving.",
        "ja": "保存できなかった対局：{0}局（このブラウザに空きがないか、保存が禁じられています）。",
    },
    "library": {"en": "Your games", "ja": "対局一覧"},
    "library-told": {
        "en": "All games you play here are saved in this browser and nowhere else.",
        "ja": "ここで指した対局はすべて、このブラウザの中だけに保存されています。",
    },
    "seek-text": {
        "en": "Search names, dates, results",
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
    "days-30": {"en": "The last month", "ja": "この一か月"},
    "days-365": {"en": "The last year", "ja": "この一年"},
    "shelf-found": {"en": "Games: {0} of {1}", "ja": "{1}局中{0}局"},
    "shelf-all": {"en": "Show all", "ja": "すべて見る"},
    "shelf-more": {"en": "Show more", "ja": "さらに見る"},
    "shelf-moves": {"en": "Moves: {0}", "ja": "{0}手"},
    "shelf-begun": {"en": "begun after move {0}", "ja": "{0}手目の後から"},
    "shelf-going": {"en": "Unfinished.", "ja": "指しかけです。"},
    "shelf-over": {"en": "Finished.", "ja": "終局しました。"},
    "shelf-deeds": {"en": "More", "ja": "その他の操作"},
    "shelf-empty": {
        "en": "No games yet. A game is saved from its first move on.",
        "ja": "まだ対局はありません。一手指すと、そこから保存されます。",
    },
    "shelf-closed": {
        "en": "This browser does not let pages save anything, or its storage is full. Your game is kept only in the page’s address.",
        "ja": "このブラウザは保存を許していないか、空きがありません。対局はページのアドレスにだけ残ります。",
    },
    "shelf-full": {
        "en": "The browser is full, so nothing was saved or changed.",
        "ja": "ブラウザに空きがなく、書き込めませんでした。何も変わっていません。",
    },
    "rename": {"en": "Rename", "ja": "名前を付ける"},
    "rename-to": {"en": "Name", "ja": "名前"},
    "save-text": {"en": "Save as text", "ja": "棋譜を保存"},
    "rows-told": {
        "en": "These were saved here, but this version of Anga cannot read them. They stay as they are until you delete them.",
        "ja": "ここに保存されていますが、このAngaでは読めません。削除するまでそのまま残ります。",
    },
    "row-unread": {"en": "Cannot be read: {0}", "ja": "読めません：{0}"},
    "row-delete": {"en": "Delete", "ja": "完全に削除"},
    "row-sure": {
        "en": "This will be deleted, and the deletion cannot be undone. You can save it as a file first.",
        "ja": "完全に削除します。元には戻せません。先にファイルに保存することもできます。",
    },
    "throw": {"en": "Move to bin", "ja": "ごみ箱に入れる"},
    "thrown": {"en": "Moved to bin: {0}", "ja": "ごみ箱に入れました（{0}）"},
    "bring-back": {"en": "Restore", "ja": "元に戻す"},
    "bin": {"en": "Bin: {0}", "ja": "ごみ箱（{0}局）"},
    "bin-told": {
        "en": "Games stay in the bin until you empty it.",
        "ja": "ごみ箱の対局は、空にするまで残ります。",
    },
    "bin-empty": {"en": "Empty bin", "ja": "ごみ箱を空にする"},
    "bin-sure": {
        "en": "All games in the bin will be deleted. This cannot be undone.",
        "ja": "ごみ箱の対局をすべて完全に削除します。元には戻せません。",
    },
}
