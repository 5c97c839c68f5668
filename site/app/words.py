"""Every word of the site that no game owns, in English and Japanese, and the choice between them.

The build renders the pages' still texts from this same table.
"""

from anga.shared.phrases import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Phrase
    from anga.shared.scene import Words as GameWords

LANGUAGES = ("en", "ja")

MESSAGES = {
    # Every page
    "tagline": {
        "en": "Rare heirs of chaturanga, playable in a second",
        "ja": "チャトランガの珍しい子孫たちを、いますぐ",
    },
    "description": {
        "en": "Board games by inventors of our time, heirs of chaturanga, playable the moment this page opens. No account, no server: the computer player thinks on your own device.",
        "ja": "現代の作者たちが生んだ、チャトランガの流れをくむゲームを、開いたその瞬間から。登録もサーバーも要らず、コンピュータはあなたの端末の上で考えます。",
    },
    "missing": {
        "en": "There is no such page. Looking for the games …",
        "ja": "このページはありません。ゲームのページを探しています…",
    },
    "about": {"en": "About Anga", "ja": "Anga について"},
    "here-alone": {
        "en": "No account, no server, no advertising, no statistics, no cookies. The computer player thinks on your own device, and your games stay on it.",
        "ja": "登録もサーバーも広告も統計もクッキーもありません。コンピュータはあなたの端末の上で考え、対局もそこから出ません。",
    },
    "report": {"en": "Lines for a report", "ja": "報告に添える行"},
    "tell-play": {
        "en": "{0} Play it here against the computer or with others.",
        "ja": "{0}コンピュータとも、人どうしでも、ここですぐに遊べます。",
    },
    "tell-rules": {
        "en": "The rules of {0}, article by article, with boards to play on.",
        "ja": "{0}のルールを一条ずつ。盤はそのまま指せます。",
    },
    "tell-learn": {
        "en": "Learn {0} on a live board, in a few short lessons.",
        "ja": "{0}を、動く盤と短いレッスンで学ぶ。",
    },
    "tell-problems": {
        "en": "Problems of {0} on a live board: one move does it. A new one every day.",
        "ja": "{0}の問題集。正解は一手だけ。毎日新しい一問を、動く盤で。",
    },
    "tell-watch": {
        "en": "A whole game of {0} to watch on a live board, move by move, with what each is for.",
        "ja": "{0}の一局を動く盤で。一手ごとに、その狙いと形勢がわかります。",
    },
    "tell-embedding": {
        "en": "Any position of any game can stand in your own page, post or note. In a game, press “Share …”, choose what you need and copy it.",
        "ja": "どのゲームのどの局面も、自分のページや記事に置けます。対局中に「共有…」を押し、形式を選んでコピーしてください。",
    },
    "games": {"en": "Games", "ja": "ゲーム"},
    "rules": {"en": "Rules", "ja": "ルール"},
    "other-language": {"en": "日本語", "ja": "English"},
    "skip": {"en": "Skip to the content", "ja": "本文へ"},
    "failed": {
        "en": "This page could not start. Reload it; if that does not help, try another or a newer browser.",
        "ja": "ページを開始できませんでした。再読み込みしてください。直らないときは、別の、または新しいブラウザをお試しください。",
    },
    "late": {
        "en": "The page is still on its way. Missing:",
        "ja": "ページを読み込んでいます。残り：",
    },
    "plain": {
        "en": "The page’s design did not arrive. Everything works all the same; reloading may bring it.",
        "ja": "ページの体裁が読み込めませんでした。そのままでも使えます。再読み込みで直ることがあります。",
    },
    "reload": {"en": "Reload", "ja": "再読み込み"},
    "noscript": {
        "en": "Anga needs JavaScript and WebAssembly.",
        "ja": "Angaの動作にはJavaScriptとWebAssemblyが必要です。",
    },
    "new-version": {"en": "A new version of Anga is ready.", "ja": "Angaの新しい版があります。"},
    "take-version": {"en": "Use it now", "ja": "いま切り替える"},
    "later": {"en": "Later", "ja": "あとで"},
    "paste": {"en": "Open a game …", "ja": "対局を開く…"},
    "paste-title": {"en": "Open a game", "ja": "対局を開く"},
    "paste-hint": {
        "en": "Paste a link with whatever is around it, a record or a position, or drop a file on the page. Your games stay as they are.",
        "ja": "リンク（メッセージごとで可）、棋譜、局面の文字列を貼り付けるか、ファイルをページに落としてください。手元の対局はそのまま残ります。",
    },
    "paste-text": {"en": "Link, record or position", "ja": "リンク・棋譜・局面"},
    "paste-file": {"en": "Choose a file …", "ja": "ファイルを選ぶ…"},
    "paste-which": {"en": "Which game?", "ja": "どの対局？"},
    "paste-keep": {"en": "Keep", "ja": "保存"},
    "intake-archive": {
        "en": "A collection of {0} games from Anga. Opening adds those that are not here yet.",
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
    "fault-brace": {
        "en": "the comment that begins there has no closing brace.",
        "ja": "ここから始まるコメントの「}」がありません。",
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
        "ja": "Angaの知る対局が見つかりません：「{0}」",
    },
    "install": {"en": "Install", "ja": "インストール"},
    "install-offer": {
        "en": "You seem to like it here. Anga can be installed as an app, and opens without a network.",
        "ja": "気に入っていただけたようですね。Angaはアプリとしてインストールでき、通信なしでも開けます。",
    },
    "export": {"en": "Save all as one file", "ja": "すべてを一つのファイルに保存"},
    "imported": {
        "en": "New games: {0}. Already here: {1}. Not understood: {2}.",
        "ja": "追加：{0}局。既にある：{1}局。読めない：{2}局。",
    },
    # The games on the device
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
    "shelf-found": {"en": "{0} of {1} games", "ja": "{1}局中{0}局"},
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
    # Home
    "home-sentence": {
        "en": "Rare games, descended from chaturanga, ready to play.",
        "ja": "チャトランガの血を引く、珍しいゲームたち。すぐに遊べます。",
    },
    "play": {"en": "Play", "ja": "遊ぶ"},
    "read-rules": {"en": "Read the rules", "ja": "ルールを読む"},
    "resume": {"en": "Continue your game", "ja": "続きから"},
    "continue-older": {"en": "Continue an older game ({0})", "ja": "前の対局の続きから（{0}手）"},
    "still": {"en": "Stop the boards", "ja": "盤の動きを止める"},
    "lively": {"en": "Let the boards play", "ja": "盤を動かす"},
    "all-here": {
        "en": "Everything runs in your browser, also without a network after the first visit. A game is its link: send it, and the other side has it.",
        "ja": "すべてブラウザの中で動き、一度開けば次からは通信なしでも遊べます。対局は一本のリンク。送れば、そのまま相手に届きます。",
    },
    # Play: whose turn
    "your-turn": {"en": "{0} to move.", "ja": "{0}の番です。"},
    "thinking": {"en": "{0} is thinking …", "ja": "{0}が考えています…"},
    "depth": {"en": "Depth {0}.", "ja": "深さ{0}。"},
    "expects": {"en": "It expects {0}", "ja": "読み筋：{0}"},
    "thought": {"en": "What does it expect?", "ja": "読み筋を見る"},
    "thought-away": {"en": "Hide its line", "ja": "読み筋を隠す"},
    "your-roll": {"en": "{0} to roll.", "ja": "{0}がダイスを振る番です。"},
    "roll": {"en": "Roll", "ja": "ダイスを振る"},
    "rolling": {"en": "{0} rolls …", "ja": "{0}がダイスを振っています…"},
    "own-dice": {"en": "We roll our own dice", "ja": "手元のダイスを使う（出目を入力）"},
    "dice-thrown": {"en": "Dice thrown: {0}", "ja": "振ったダイス：{0}個"},
    "all": {"en": "All", "ja": "合計"},
    "refused": {"en": "Not allowed:", "ja": "指せません："},
    "stop": {"en": "Stop", "ja": "止める"},
    "paused": {"en": "{0} (computer) waits.", "ja": "{0}（コンピュータ）は待っています。"},
    "go-on": {"en": "Let it move", "ja": "指させる"},
    "earlier": {"en": "Move {0} of {1} is shown.", "ja": "{1}手中{0}手目の局面です。"},
    "recalled": {
        "en": "Since your last turn: move {0} of {1}.",
        "ja": "あなたの前の番からの動き：{1}手中{0}手目。",
    },
    "to-last": {"en": "Back to the last move", "ja": "最後の手へ"},
    "engine-coming": {
        "en": "Played. The engine is still loading …",
        "ja": "着手しました。エンジンを読み込んでいます…",
    },
    "engine-wait": {"en": "The engine is loading …", "ja": "エンジンを読み込んでいます…"},
    "engine-missing": {
        "en": "The engine is loading … still missing: {0} MB.",
        "ja": "エンジンを読み込んでいます… 残り{0} MB",
    },
    "engine-again": {
        "en": "The engine stopped. Another one is being started; the game goes on in a moment.",
        "ja": "エンジンが止まりました。起動し直しています。対局はそのまま続きます。",
    },
    "engine-hangs": {
        "en": "The engine has not answered for a while. Your game is safe.",
        "ja": "エンジンからしばらく応答がありません。対局は残っています。",
    },
    "engine-anew": {"en": "Start the engine anew", "ja": "エンジンを起動し直す"},
    "engine-dies": {"en": "it stopped several times", "ja": "何度も停止しました"},
    "engine-failed": {
        "en": "The engine did not start ({0}). Your game is safe in this page’s address.",
        "ja": "エンジンを開始できませんでした（{0}）。対局はこのページのアドレスに残っています。",
    },
    "engine-late": {"en": "it did not answer in time", "ja": "応答がありません"},
    "try-again": {"en": "Try again", "ja": "もう一度"},
    # Play: the end
    "over-won": {"en": "{0} wins: {1}.", "ja": "{0}の勝ち（{1}）。"},
    "over-drawn": {"en": "A draw: {0}.", "ja": "引き分け（{0}）。"},
    "end-resign": {"en": "{0} has resigned", "ja": "{0}の投了"},
    "end-time": {"en": "{0} has run out of time", "ja": "{0}の時間切れ"},
    "end-agreed": {"en": "both have agreed", "ja": "合意"},
    "place-of": {"en": "{0}.", "ja": "{0}位"},
    "rematch": {"en": "Rematch", "ja": "もう一局"},
    "results-of": {"en": "Against {0}: {1}.", "ja": "{0}との成績：{1}"},
    "results-counts": {
        "en": "won {0}, drawn {1}, lost {2}",
        "ja": "{0}勝{2}敗{1}分",
    },
    "results-others": {"en": "At other levels", "ja": "ほかのレベル"},
    "results-next": {"en": "Now try {0}", "ja": "{0}に挑戦"},
    "resign": {"en": "Resign …", "ja": "投了…"},
    "resign-ask": {
        "en": "{0} resigns, and the game is over. Is that meant?",
        "ja": "{0}が投了し、対局を終えます。よろしいですか？",
    },
    "resign-yes": {"en": "Resign", "ja": "投了する"},
    "give-up": {"en": "Leave the seat …", "ja": "席を離れる…"},
    "give-up-ask": {
        "en": "{0} leaves. {1} plays on in this seat.",
        "ja": "{0}が席を離れ、続きは{1}が指します。",
    },
    "give-up-yes": {"en": "Leave", "ja": "離れる"},
    "keep-playing": {"en": "Play on", "ja": "指し続ける"},
    "offer-draw": {"en": "Offer a draw", "ja": "引き分けを提案"},
    "draw-ask": {
        "en": "{0} offers a draw. Does {1} agree?",
        "ja": "{0}から引き分けの提案です。{1}は同意しますか？",
    },
    "draw-yes": {"en": "Agree", "ja": "同意する"},
    "draw-no": {"en": "Decline", "ja": "断る"},
    "draw-declined": {
        "en": "{0} wants no draw now.",
        "ja": "{0}は引き分けを断りました。",
    },
    # Play: the controls
    "board": {"en": "Board", "ja": "盤"},
    "moves": {"en": "Moves", "ja": "指し手"},
    "no-moves": {"en": "No moves yet.", "ja": "まだ指し手はありません。"},
    "actions": {"en": "Actions", "ja": "操作"},
    "undo": {"en": "Undo", "ja": "待った"},
    "redo": {"en": "Redo", "ja": "やり直す"},
    "first": {"en": "First position", "ja": "最初へ"},
    "back": {"en": "One move back", "ja": "一手戻る"},
    "forward": {"en": "One move on", "ja": "一手進む"},
    "last": {"en": "Last position", "ja": "最後へ"},
    "autoplay": {"en": "Play the moves", "ja": "自動再生"},
    "new-game": {"en": "New game", "ja": "新しい対局"},
    "copy-link": {"en": "Copy link", "ja": "リンクをコピー"},
    "share": {"en": "Share …", "ja": "共有…"},
    "share-title": {"en": "Share", "ja": "共有"},
    "share-as": {"en": "As", "ja": "形式"},
    "share-html": {"en": "Picture in a link", "ja": "リンク付きの画像"},
    "share-markdown": {"en": "Picture for Markdown", "ja": "Markdown用の画像"},
    "share-frame": {"en": "Board in a frame", "ja": "フレームの盤"},
    "share-board": {"en": "Picture that becomes a board", "ja": "触れると盤になる画像"},
    "share-replay": {"en": "Game to replay", "ja": "棋譜の再生"},
    "share-record": {"en": "Record as text", "ja": "棋譜（テキスト）"},
    "share-group-send": {"en": "To send", "ja": "送る"},
    "share-group-page": {"en": "For a page", "ja": "ページに置く"},
    "share-group-file": {"en": "Pictures and print", "ja": "画像と印刷"},
    "share-json": {"en": "Record as JSON", "ja": "棋譜（JSON）"},
    "share-position": {"en": "This position as text", "ja": "この局面の文字列"},
    "share-png": {"en": "Picture (PNG)", "ja": "画像（PNG）"},
    "share-svg": {"en": "Drawing (SVG)", "ja": "図（SVG）"},
    "share-gif": {"en": "Film of the moves (GIF)", "ja": "指し手の動画（GIF）"},
    "share-print": {"en": "Sheet with diagrams", "ja": "図面入りの棋譜"},
    "share-file": {"en": "Save", "ja": "保存"},
    "film-from": {"en": "From move", "ja": "何手目から"},
    "film-to": {"en": "to move", "ja": "何手目まで"},
    "film-pace": {"en": "A move", "ja": "一手の長さ"},
    "seconds": {"en": "{0} s", "ja": "{0}秒"},
    "film-make": {"en": "Make the film", "ja": "動画を作る"},
    "film-working": {"en": "{0} of {1} pictures …", "ja": "{1}枚中{0}枚…"},
    "film-told": {"en": "Film of moves {0} to {1}", "ja": "{0}手目から{1}手目までの動画"},
    "file-failed": {
        "en": "It could not be made. Try again, or choose fewer moves.",
        "ja": "作れませんでした。もう一度試すか、手数を減らしてください。",
    },
    "sheet-every": {"en": "A diagram", "ja": "図面"},
    "every-5": {"en": "every 5 moves", "ja": "5手ごと"},
    "every-10": {"en": "every 10 moves", "ja": "10手ごと"},
    "every-20": {"en": "every 20 moves", "ja": "20手ごと"},
    "every-0": {"en": "at the end only", "ja": "最後だけ"},
    "sheet-told": {
        "en": "The moves with their diagrams, on white paper, in the colours of your board.",
        "ja": "棋譜と図面を、いまの盤の配色で白い紙に印刷します。",
    },
    "sheet-working": {"en": "{0} of {1} diagrams …", "ja": "{1}図中{0}図…"},
    "share-link": {"en": "Link and QR code", "ja": "リンクとQRコード"},
    "share-scheme": {"en": "Colours", "ja": "配色"},
    "share-light": {"en": "light", "ja": "明るい"},
    "share-dark": {"en": "dark", "ja": "暗い"},
    "share-code": {"en": "What to paste", "ja": "貼り付けるコード"},
    "share-copy": {"en": "Copy", "ja": "コピー"},
    "share-copied": {"en": "Copied", "ja": "コピーしました"},
    "share-save": {"en": "Save the picture first", "ja": "先に画像を保存"},
    "share-play": {"en": "Play from here", "ja": "ここから指す"},
    "share-close": {"en": "Close", "ja": "閉じる"},
    "embedding": {"en": "A board in your page", "ja": "自分のページに盤を置く"},
    "embed-begin": {"en": "Show the position", "ja": "局面を見る"},
    "embed-open": {"en": "Open in Anga", "ja": "Anga で開く"},
    "copied": {"en": "Link copied.", "ja": "リンクをコピーしました。"},
    "copy-by-hand": {
        "en": "Copy the link from here:",
        "ja": "リンクをここからコピーしてください：",
    },
    "turn-board": {"en": "Turn board", "ja": "盤を回す"},
    "edit": {"en": "Edit position", "ja": "局面を編集"},
    "edit-title": {"en": "Edit position.", "ja": "局面の編集。"},
    "edit-hint": {
        "en": "Choose a piece, then touch the cells where it is to stand; touch again to remove it.",
        "ja": "駒を選び、置きたいマスに触れます。もう一度触れると取り除きます。",
    },
    "edit-whose": {"en": "Whose piece?", "ja": "だれの駒？"},
    "edit-remove": {"en": "Remove", "ja": "取り除く"},
    "edit-clear": {"en": "Clear", "ja": "すべて除く"},
    "edit-start": {"en": "Usual start", "ja": "初期配置"},
    "edit-wrong": {"en": "This is no position yet.", "ja": "まだ局面になっていません。"},
    "edit-over": {"en": "A game would be over here at once.", "ja": "この局面はすでに終局です。"},
    "coach": {
        "en": "Coach: warn me of bad moves against the computer",
        "ja": "コーチ：コンピュータとの対局で悪い手を知らせる",
    },
    "coach-warns": {
        "en": "That move gives much away: your chances would fall from {0} to {1} %.",
        "ja": "その手は大きな損です。勝つ見込みが{0}%から{1}%に下がります。",
    },
    "coach-back": {"en": "Take it back", "ja": "取り消す"},
    "coach-play": {"en": "Play it anyway", "ja": "それでも指す"},
    "show-danger": {
        "en": "Show what is threatened",
        "ja": "取られそうな駒を示す",
    },
    "seeking": {"en": "The engine is looking …", "ja": "エンジンが調べています…"},
    "why": {"en": "Why?", "ja": "なぜ？"},
    "known": {"en": "Show what is known", "ja": "解析結果を表示"},
    "away": {"en": "Elsewhere", "ja": "離れた人"},
    "away-turn": {"en": "{0} to move, elsewhere.", "ja": "離れた{0}の番です。"},
    "away-told": {
        "en": "Hand the game over; the answer comes back as a link.",
        "ja": "対局をリンクで渡してください。返事もリンクで届きます。",
    },
    "hand-over": {"en": "Hand over …", "ja": "渡す…"},
    "hand-title": {"en": "Hand the game over", "ja": "対局を渡す"},
    "hand-told": {
        "en": "Whoever opens this link sees the game and makes the next move, then hands it back in the same way.",
        "ja": "このリンクを開いた人が次の一手を指し、同じようにして返します。",
    },
    "hand-name": {"en": "Your name (if you like)", "ja": "お名前（任意）"},
    "hand-link": {"en": "Link", "ja": "リンク"},
    "code-told": {"en": "QR code of this link", "ja": "このリンクのQRコード"},
    "code-long": {
        "en": "This link is longer than 1,500 characters, which no camera reads from a screen as a QR code. Send the link instead.",
        "ja": "リンクが1500文字を超えるため、カメラで読み取れるQRコードになりません。リンクのまま送ってください。",
    },
    "code-missing": {
        "en": "The QR code could not be loaded. The link alone does it, too.",
        "ja": "QRコードを読み込めませんでした。リンクだけでも渡せます。",
    },
    "hand-send": {"en": "Send …", "ja": "送る…"},
    "waits-here": {"en": "Your move: continue", "ja": "あなたの番：続きから"},
    "waits-there": {"en": "Their move: look", "ja": "相手の番：見る"},
    "person": {"en": "Person", "ja": "人"},
    "level": {"en": "Computer {0}", "ja": "コンピュータ{0}"},
    "level-1": {"en": "Computer 1 · careless", "ja": "コンピュータ1・うっかり"},
    "level-top": {"en": "Computer {0} · perfect", "ja": "コンピュータ{0}・完璧"},
    "level-best": {
        "en": "Computer {0} · strongest",
        "ja": "コンピュータ{0}・最強",
    },
    "seats": {"en": "Who plays", "ja": "対局者"},
    "start": {"en": "Start", "ja": "始める"},
    "cancel": {"en": "Cancel", "ja": "やめる"},
    "close": {"en": "Close", "ja": "閉じる"},
    "begin-new": {
        "en": "This begins a new game; the one on the board stays in the page’s history.",
        "ja": "新しい対局を始めます。いまの対局はブラウザの履歴に残ります。",
    },
    "chosen": {"en": "chosen", "ja": "選択中"},
    "forbidden": {"en": "not allowed now", "ja": "いまは不可"},
    "can-touch": {"en": "can be chosen", "ja": "選べます"},
    "count": {"en": "count {0}", "ja": "{0}枚"},
    # What a touch leads to, for the ear
    "chosen-then": {"en": "{0} chosen: {1}.", "ja": "{0}を選択。{1}。"},
    "unchosen": {"en": "{0} no longer chosen.", "ja": "{0}の選択を解除。"},
    "place": {"en": "1 place", "ja": "行き先1か所"},
    "places": {"en": "{0} places", "ja": "行き先{0}か所"},
    "choice": {"en": "1 choice", "ja": "選択肢1個"},
    "choices": {"en": "{0} choices", "ja": "選択肢{0}個"},
    "named": {"en": "{0} ({1})", "ja": "{0}（{1}）"},
    "no-targets": {"en": "Nothing can be chosen now.", "ja": "いま選べるものはありません。"},
    # The keyboard
    "keys": {"en": "Keyboard", "ja": "キーボード操作"},
    "keys-board": {
        "en": "On the board: arrow keys walk, Enter chooses, Escape takes back. N and Shift+N go to the next and the previous target, M names them all.",
        "ja": "盤では矢印キーで移動、Enterで選択、Escで取り消し。Nで次の候補へ、Shift+Nで前の候補へ。Mで候補をすべて読み上げます。",
    },
    "key-walk": {"en": "Walk on the board", "ja": "盤の上を移動"},
    "key-enter": {"en": "Choose", "ja": "選ぶ"},
    "key-escape": {"en": "Take a touch back", "ja": "選択を取り消す"},
    "key-next": {"en": "Next target, the one before", "ja": "次の候補、前の候補"},
    "key-all": {"en": "Name all targets", "ja": "候補をすべて読み上げる"},
    "key-numbers": {"en": "Choose an option", "ja": "選択肢を選ぶ"},
    "key-steps": {"en": "Beside the board: step through the moves", "ja": "盤の外：手順をたどる"},
    "single-keys": {"en": "Single letters are keys", "ja": "一文字のキーを使う"},
    # Settings
    "settings": {"en": "Settings", "ja": "設定"},
    "set-theme": {"en": "Colours", "ja": "配色"},
    "set-theme-system": {"en": "As the system", "ja": "端末に合わせる"},
    "set-theme-light": {"en": "Light", "ja": "明るい"},
    "set-theme-dark": {"en": "Dark", "ja": "暗い"},
    "set-board": {"en": "Boards", "ja": "盤"},
    "set-board-oak": {"en": "Oak", "ja": "木"},
    "set-board-stone": {"en": "Stone", "ja": "石"},
    "set-board-moss": {"en": "Moss", "ja": "苔"},
    "set-coordinates": {"en": "Coordinates on boards", "ja": "盤に座標を示す"},
    "set-text": {"en": "Text size", "ja": "文字の大きさ"},
    "set-text-usual": {"en": "Usual", "ja": "標準"},
    "set-text-large": {"en": "Large", "ja": "大きい"},
    "set-text-larger": {"en": "Larger", "ja": "特大"},
    "set-pace": {"en": "Animation", "ja": "駒の動き"},
    "set-pace-usual": {"en": "Usual", "ja": "標準"},
    "set-pace-slow": {"en": "Slow", "ja": "ゆっくり"},
    "set-pace-fast": {"en": "Fast", "ja": "速い"},
    "set-pace-off": {"en": "Off", "ja": "なし"},
    "set-sound": {"en": "Sounds", "ja": "音を鳴らす"},
    "set-buzz": {"en": "Vibrate with moves", "ja": "指し手で振動する"},
    "set-confirm": {
        "en": "On small screens, ask before a move is made",
        "ja": "小さい画面では、指す前に確かめる",
    },
    "set-premove": {
        "en": "Move in advance while the computer thinks (two players)",
        "ja": "コンピュータの考慮中に先に指す（二人用）",
    },
    "premove-set": {
        "en": "In advance: {0}. The same again takes it back.",
        "ja": "先に指す手：{0}。もう一度触れると取り消せます。",
    },
    "premove-gone": {
        "en": "Your move in advance cannot be played now.",
        "ja": "先に決めた手は、この局面では指せません。",
    },
    "confirm-ask": {"en": "Play this move?", "ja": "この手を指しますか？"},
    "confirm-yes": {"en": "Play it", "ja": "指す"},
    # Clocks
    "clock": {"en": "Clock", "ja": "持ち時間"},
    "clock-off": {"en": "No clock", "ja": "なし"},
    "clock-own": {"en": "Own values …", "ja": "自分で決める…"},
    "clock-told": {
        "en": "The first move starts it. It stands while this page is out of sight, in analysis and in games by link.",
        "ja": "最初の一手で動き始めます。画面が隠れている間、検討中、リンク対局では止まります。",
    },
    "clock-main": {"en": "Minutes", "ja": "持ち時間（分）"},
    "clock-then": {"en": "Besides", "ja": "加算・秒読み"},
    "clock-then-off": {"en": "Nothing", "ja": "なし"},
    "clock-then-increment": {"en": "Seconds more each turn", "ja": "1手ごとに加算（秒）"},
    "clock-then-period": {"en": "Then seconds for each turn", "ja": "切れたら秒読み（秒）"},
    "clock-extra": {"en": "Seconds", "ja": "秒"},
    "clock-times": {"en": "How many times", "ja": "回数"},
    "clock-handicap": {"en": "Minutes of {0}", "ja": "{0}の持ち時間（分）"},
    "clock-handicaps": {"en": "Not the same for all", "ja": "席ごとに変える"},
    "clock-same": {"en": "the same", "ja": "同じ"},
    "clock-min": {"en": "{0} min", "ja": "{0}分"},
    "clock-s": {"en": "{0} s", "ja": "{0}秒"},
    "clock-fischer": {"en": "{0} + {1} s a turn", "ja": "{0}＋1手{1}秒"},
    "clock-byoyomi": {"en": "{0}, then {1} s a turn", "ja": "{0}＋秒読み{1}秒"},
    "clock-hour": {"en": "{0} hour", "ja": "{0}時間"},
    "clock-hours": {"en": "{0} hours", "ja": "{0}時間"},
    "clock-minute": {"en": "{0} minute", "ja": "{0}分"},
    "clock-minutes": {"en": "{0} minutes", "ja": "{0}分"},
    "clock-second": {"en": "{0} second", "ja": "{0}秒"},
    "clock-seconds": {"en": "{0} seconds", "ja": "{0}秒"},
    "clock-none": {"en": "no time", "ja": "なし"},
    "clock-periods": {"en": "{0}, periods: {1}", "ja": "{0}、残り{1}回"},
    "clock-of": {"en": "{0}: {1}.", "ja": "{0}は{1}。"},
    "clock-left": {"en": "Time of {0}", "ja": "{0}の残り時間"},
    "clock-warn": {"en": "{0}: {1} left.", "ja": "{0}、残り{1}です。"},
    "clock-gone": {
        "en": "{0} has run out of time. {1} plays on.",
        "ja": "{0}の時間が切れました。{1}が引き継ぎます。",
    },
    "key-clock": {"en": "Tell the time left", "ja": "残り時間を聞く"},
    # What is known
    "win-in": {"en": "+{0}", "ja": "+{0}"},
    "loss-in": {"en": "−{0}", "ja": "−{0}"},
    "even": {"en": "=", "ja": "="},
    "told-win": {"en": "wins in {0}", "ja": "{0}手で勝ち"},
    "told-loss": {"en": "loses in {0}", "ja": "{0}手で負け"},
    "told-even": {"en": "a draw", "ja": "引き分け"},
    # What was wrong with a link
    "kept-game": {
        "en": "You have an unfinished game. Moves so far: {0}.",
        "ja": "{0}手までの指しかけの対局があります。",
    },
    "dismiss": {"en": "No, thanks", "ja": "いいえ"},
    "kept-apart": {
        "en": "This game was played on in another tab. What you play here is kept beside it.",
        "ja": "この対局は別のタブで進められました。ここでの指し手は、それとは別に保存します。",
    },
    "goes-on-elsewhere": {
        "en": "This game goes on in another tab.",
        "ja": "この対局は別のタブで続いています。",
    },
    "show-here": {"en": "Show it here", "ja": "ここに表示"},
    "not-kept": {
        "en": "This browser has no room to keep your game. It is in this page’s address: copy the link to be safe.",
        "ja": "このブラウザには対局を保存する場所がありません。対局はこのページのアドレスにあります。リンクをコピーしておくと安心です。",
    },
    "bad-link": {
        "en": "The link cannot be read fully: {0}.",
        "ja": "リンクの一部が読めません：{0}",
    },
    "long-link": {
        "en": "The link is too long to be a game and was not read.",
        "ja": "リンクが長すぎるため、読みこみませんでした。",
    },
    "bad-game": {
        "en": "There is no game “{0}”. Here is another.",
        "ja": "「{0}」というゲームはありません。代わりにこちらを。",
    },
    "bad-rules": {
        "en": "The link’s rules “{0}” do not exist; the usual ones are used.",
        "ja": "リンクのルール「{0}」は存在しないので、標準のルールを使います。",
    },
    "bad-position": {
        "en": "The link’s position does not hold (“{0}”); the game starts from the beginning.",
        "ja": "リンクの局面が正しくない（「{0}」）ので、初めの局面から始めます。",
    },
    "bad-move": {
        "en": "Move {0} of the link, “{1}”, is no move. The game is shown up to there.",
        "ja": "リンクの{0}手目「{1}」は指し手として読めません。その直前まで表示しています。",
    },
    "bad-illegal": {
        "en": "Move {0} of the link, “{1}”, is not allowed: {2} The game is shown up to there.",
        "ja": "リンクの{0}手目「{1}」は指せません。{2}その直前まで表示しています。",
    },
    "bad-over": {
        "en": "Move {0} of the link, “{1}”, comes after the end of the game.",
        "ja": "リンクの{0}手目「{1}」は終局後の手です。",
    },
    "bad-request": {"en": "Something went wrong: {0}", "ja": "問題が起きました：{0}"},
    # Lessons
    "learn": {"en": "Learn", "ja": "学ぶ"},
    "lessons": {"en": "Lessons", "ja": "レッスン"},
    "step-of": {"en": "Step {0} of {1}", "ja": "ステップ {0}／{1}"},
    "your-try": {"en": "Your move.", "ja": "あなたの番です。"},
    "right": {"en": "Right!", "ja": "正解！"},
    "not-it": {"en": "Not quite.", "ja": "おしい。"},
    "not-it-told": {
        "en": "That move is allowed, but another one is meant here. Try again.",
        "ja": "指せる手ですが、ここで求めているのは別の手です。もう一度どうぞ。",
    },
    "touch-empty": {
        "en": "Nothing stands there. Begin with a piece of your own.",
        "ja": "そこには何もありません。まず自分の駒に触れてください。",
    },
    "touch-other": {
        "en": "That belongs to {0}. It is the turn of {1}.",
        "ja": "それは{0}のものです。いまは{1}の番です。",
    },
    "touch-idle": {"en": "That piece has no move now.", "ja": "その駒はいま動けません。"},
    "touch-nowhere": {"en": "No move leads there.", "ja": "そこへ行く手はありません。"},
    "does-nothing": {
        "en": "Nothing happens there. What you can touch is marked on the board.",
        "ja": "そこに触れても何も起きません。触れられるところには印があります。",
    },
    "hint": {"en": "Hint", "ja": "ヒント"},
    "hint-told": {"en": "Touch: {0}.", "ja": "触れるところ：{0}。"},
    "then": {"en": ", then ", "ja": "、次に"},
    "next": {"en": "Next", "ja": "次へ"},
    "skip-step": {"en": "Skip", "ja": "とばす"},
    "passed": {"en": "done", "ja": "済"},
    "play-now": {"en": "Play a whole game", "ja": "対局する"},
    "practice-over": {
        "en": "Enough for a lesson: you know how it goes.",
        "ja": "レッスンはここまで。もう遊べます。",
    },
    "lesson-failed": {
        "en": "The engine did not start ({0}). The lessons go on without it, but it cannot tell why a move is not allowed.",
        "ja": "エンジンを開始できませんでした（{0}）。レッスンは続けられますが、指せない理由の説明や対局はできません。",
    },
    # Problems
    "newcomer": {
        "en": "New to this game? Learn it in two minutes.",
        "ja": "はじめての方は、2分のレッスンから。",
    },
    "watch": {"en": "Watch a game", "ja": "一局を見る"},
    "watch-told": {
        "en": "The computer, at level {0}, plays every seat. Go on move by move; each is told, with what speaks for it and how the chances stand.",
        "ja": "すべての席でコンピュータ（レベル{0}）が指した一局です。一手ずつ進めると、その手の狙いと形勢がわかります。",
    },
    "watch-at": {"en": "Move {0} of {1}", "ja": "{0}手目／全{1}手"},
    "watch-begin": {"en": "The start.", "ja": "初形。"},
    "watch-chances": {"en": "Chances: {0}.", "ja": "勝つ見込み：{0}。"},
    "watch-share": {"en": "{0} {1}\u00a0%", "ja": "{0} {1}％"},
    "watch-slip": {
        "en": "It gives something away: better was possible.",
        "ja": "少し損な手。もっと良い手がありました。",
    },
    "watch-lucky": {"en": "A lucky roll.", "ja": "幸運な目です。"},
    "watch-unlucky": {"en": "An unlucky roll.", "ja": "ついていない目です。"},
    "watch-back": {"en": "Back", "ja": "戻る"},
    "watch-open": {"en": "Play on from here", "ja": "ここから指す"},
    "problems": {"en": "Problems", "ja": "問題"},
    "problem": {"en": "Problem {0}", "ja": "第{0}問"},
    "daily": {"en": "Problem of the day", "ja": "今日の一問"},
    "daily-told": {
        "en": "One position, one move that does it. A new one every day in each game:",
        "ja": "正解は一手だけ。どのゲームにも、毎日新しい一問があります。",
    },
    "find-it": {"en": "Find the move.", "ja": "正解の手を見つけてください。"},
    "looking": {"en": "Let us see …", "ja": "さて、どうでしょう…"},
    "right-so-far": {"en": "Right! And now?", "ja": "正解！ 続きは？"},
    "solved": {"en": "Solved!", "ja": "正解です！"},
    "not-so": {"en": "That does not do it.", "ja": "残念、それでは届きません。"},
    "no-longer": {
        "en": "After that it cannot be reached any more.",
        "ja": "その後では、もう達成できません。",
    },
    "grade-1": {"en": "Easy", "ja": "やさしい"},
    "grade-2": {"en": "Medium", "ja": "ふつう"},
    "grade-3": {"en": "Hard", "ja": "難しい"},
    "source": {"en": "by {0}", "ja": "出題：{0}"},
    "solved-of": {"en": "{0} of {1} solved", "ja": "{1}問中{0}問正解"},
    "in-a-row": {"en": "{0} in a row", "ja": "{0}問連続正解中"},
    "best-row": {"en": "longest row: {0}", "ja": "最長連続：{0}問"},
    "days-in-a-row": {"en": "{0} days in a row", "ja": "{0}日連続"},
    # Rules pages
    "rules-sentence": {
        "en": "The rules, article by article, with boards that you can play from.",
        "ja": "ルールを一条ずつ。盤はそのまま指せます。",
    },
    "ours": {"en": "our decision", "ja": "Angaの決定"},
    "ours-hint": {
        "en": "The sources leave this open; this is what we chose.",
        "ja": "原典に定めがなく、Angaが決めたものです。",
    },
    "play-from-here": {"en": "Play from here", "ja": "この局面から指す"},
    "again": {"en": "Again", "ja": "もとへ"},
    "find-rule": {"en": "Search these rules", "ja": "ルール内を検索"},
    "found-rules": {"en": "Articles found: {0}", "ja": "見つかった条：{0}"},
    "print": {"en": "Print", "ja": "印刷"},
    "print-and-play": {"en": "Print and play", "ja": "印刷して遊ぶ"},
    "tell-print": {
        "en": "{0} on A4 to print, cut out and play: board, pieces, rules.",
        "ja": "{0}をA4に印刷し、切り抜いて遊べます。盤・駒・ルール。",
    },
    "print-how": {
        "en": "Print on A4 at full size, without scaling. Cut along the full lines, fold along the broken ones and glue.",
        "ja": "A4に等倍（拡大縮小なし）で印刷します。実線で切り、破線で折って貼り合わせてください。",
    },
    "print-board": {"en": "Board", "ja": "盤"},
    "print-pieces": {"en": "Pieces", "ja": "駒"},
    "print-nets": {"en": "Cubes", "ja": "立方体の展開図"},
    "print-rules": {"en": "The rules in short", "ja": "ルールの要点"},
    "around": {"en": "Neighbouring articles", "ja": "前後の条"},
    "on-this-page": {"en": "On this page", "ja": "目次"},
    # Analysis and review
    "study": {"en": "Analyse", "ja": "検討する"},
    "study-end": {"en": "Back to the game", "ja": "対局に戻る"},
    "study-title": {"en": "Analysis", "ja": "検討"},
    "study-told": {
        "en": "Move for everybody; nothing here touches the game you left.",
        "ja": "どの側も自由に動かせます。元の対局は変わりません。",
    },
    "study-depth": {"en": "Depth {0}, {1} positions", "ja": "深さ{0}、{1}局面"},
    "study-rest": {"en": "Pause", "ja": "考えを止める"},
    "study-on": {"en": "Think on", "ja": "考えを続ける"},
    "study-lines": {"en": "Best moves", "ja": "候補手"},
    "study-perfect": {"en": "Perfect play: {0}", "ja": "最善手順：{0}"},
    "study-solved": {
        "en": "Solved: all {0} positions are known.",
        "ja": "完全に解かれています（全{0}局面）。",
    },
    "study-bar": {"en": "Chances: {0}", "ja": "勝つ見込み：{0}"},
    "show-bar": {
        "en": "Bar of chances in analysis and review",
        "ja": "検討と振り返りで形勢バーを表示",
    },
    "same-dice": {"en": "Again with the same dice", "ja": "同じ出目でもう一局"},
    "same-dice-told": {
        "en": "The dice show each seat what they showed it in that game, roll by roll, as long as its turns allow; after that they are new.",
        "ja": "各席の出目は前の局と同じ順に出ます。その目を使えなくなったところからは新しい出目です。",
    },
    "main-line": {"en": "Main line", "ja": "本譜"},
    "other-line": {"en": "Another line", "ja": "変化手順"},
    "line-remove": {"en": "Delete this line", "ja": "この手順を消す"},
    "line-gone": {"en": "The line was deleted.", "ja": "手順を消しました。"},
    "notes": {"en": "Notes, marks, lines", "ja": "メモ・印・手順"},
    "note-text": {"en": "Note on this position", "ja": "この局面へのメモ"},
    "note-mark": {"en": "Draw marks", "ja": "印をつける"},
    "note-clear": {"en": "Clear marks", "ja": "印を消す"},
    "noted": {"en": "with a note", "ja": "メモあり"},
    "circled": {"en": "circled", "ja": "丸印"},
    "arrow-to": {"en": "arrow to {0}", "ja": "{0}への矢印"},
    "mark-how": {
        "en": "Touch a square twice for a circle, two squares for an arrow. With a mouse the right button draws, with a finger a long press.",
        "ja": "同じマスを二度触れると丸、二つのマスなら矢印になります。マウスは右ボタン、指は長押しでも描けます。",
    },
    "mark-to": {
        "en": "Now its end; the same square for a circle.",
        "ja": "次に終点を。同じマスなら丸印になります。",
    },
    "promote": {"en": "Make this the main line", "ja": "この手順を本譜にする"},
    "chances-even": {"en": "Even", "ja": "互角"},
    "chances-slight": {"en": "{0} is a little better", "ja": "{0}がやや優勢"},
    "chances-better": {"en": "{0} is better", "ja": "{0}が優勢"},
    "chances-winning": {"en": "{0} is winning", "ja": "{0}が勝勢"},
    "chances-first": {"en": "{0} is ahead", "ja": "{0}がリード"},
    "chances-of": {"en": "{0} {1} %", "ja": "{0} {1}％"},
    "review": {"en": "Review", "ja": "振り返る"},
    "review-title": {"en": "Review of the game", "ja": "対局の振り返り"},
    "review-running": {
        "en": "{0} of {1} positions looked at …",
        "ja": "{1}局面のうち{0}局面を見ました…",
    },
    "review-graph": {"en": "Chances, move by move", "ja": "勝つ見込みの推移"},
    "review-clean": {
        "en": "No move gave ten points of chance away.",
        "ja": "見込みを10ポイント以上失った手はありません。",
    },
    "review-turning": {
        "en": "{0}. {1}: {2} gave {3} points away. Better: {4}",
        "ja": "{0}手目 {1}：{2}が{3}ポイント失いました。まさる手：{4}",
    },
    "review-luck": {
        "en": "{0}: the dice brought {1} points, own moves gave {2} away",
        "ja": "{0}：賽の運は{1}ポイント、自分の手で失ったのは{2}ポイント",
    },
}


class Words:
    """The texts of the site and of one game in the language chosen."""

    def __init__(self, language: str, game_words: "GameWords | None" = None) -> None:
        self.language = language
        self.game_words: "GameWords" = game_words or {}

    def __call__(self, slug: str, *texts: object) -> str:
        """A text of the site, its `{0}`, `{1}` filled with texts."""
        return filled(MESSAGES[slug][self.language], texts)

    def reading(self, page: str) -> str:
        """Where a page that is read stands in the language chosen, from the site's folder."""
        return page if self.language == LANGUAGES[0] else self.language + "/" + page

    def say(self, phrase: "Phrase") -> str:
        """A phrase of the game."""
        return say(phrase, self.game_words, self.language)

    def speaker(self, game_words: "GameWords") -> "Callable[[Phrase], str]":
        """What says phrases of some other game, always in the language chosen then."""
        return lambda phrase: say(phrase, game_words, self.language)


def filled(template: str, texts: "tuple[object, ...]") -> str:
    """A template with its `{0}`, `{1}` … replaced."""
    phrase: "list[Phrase]" = [template]
    phrase += [str(text) for text in texts]
    return say(phrase, {}, LANGUAGES[0])


def preferred(kept: "str | None", wanted: "list[str]") -> str:
    """The language to use: the one kept from an earlier visit, else the browser's first that fits."""
    for language in [kept] + list(wanted):
        if isinstance(language, str) and language[:2] in LANGUAGES:
            return language[:2]
    return LANGUAGES[0]
