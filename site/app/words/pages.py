"""Words for every page, the home page and the about page."""

MESSAGES = {
    "tagline": {
        "en": "Rare heirs of chaturanga, ready to play in a second",
        "ja": "チャトランガの流れをくむ珍しいゲームを、いますぐ",
    },
    "description": {
        "en": "Little-known board games by modern inventors, heirs of chaturanga, ready to play at once. No account, no server: the computer player thinks on your own device.",
        "ja": "現代の作者たちが生んだ、チャトランガの流れをくむゲームを、開いたその瞬間から。登録もサーバーも要らず、コンピュータはあなたの端末の上で考えます。",
    },
    "missing": {
        "en": "There is no page here. Looking for the games …",
        "ja": "このページはありません。ゲームのページを探しています…",
    },
    "missing-home": {
        "en": "There is no page at that address. These are the games:",
        "ja": "そのアドレスのページはありません。ゲームはこちらです。",
    },
    "about": {"en": "About Anga", "ja": "Angaについて"},
    "here-alone": {
        "en": "No account, no server, no advertising, no statistics, no cookies. The computer player thinks on your own device, and your games stay on it.",
        "ja": "登録もサーバーも広告も統計もクッキーもありません。コンピュータはあなたの端末の上で考え、対局もそこから出ません。",
    },
    "report": {"en": "Details for your report", "ja": "報告に添える情報"},
    "tell-play": {
        "en": "{0} Play it here against the computer or with others.",
        "ja": "{0}コンピュータとも友だちとも、ここですぐに遊べます。",
    },
    "tell-rules": {
        "en": "The rules of {0}, article by article, with boards to play on.",
        "ja": "{0}のルールを一条ずつ。盤はそのまま指せます。",
    },
    "tell-more": {
        "en": "{0}. {1}: article by article, with boards to play on.",
        "ja": "{0}「{1}」。一条ずつ、盤はそのまま指せます。",
    },
    "tell-learn": {
        "en": "Learn {0} on a live board, in a few short lessons.",
        "ja": "{0}を、動く盤と短いレッスンで学ぶ。",
    },
    "tell-problems": {
        "en": "{0} problems on a live board: one right move in each, and a new problem every day.",
        "ja": "{0}の問題集。正解は一手だけ。毎日新しい一問を、動く盤で。",
    },
    "tell-problem": {
        "en": "{0} One move is right: find it on a live board.",
        "ja": "{0}正解は一手だけ。動く盤で解けます。",
    },
    "tell-watch": {
        "en": "A whole game of {0} to watch on a live board, move by move, with comments and winning chances.",
        "ja": "{0}の一局を動く盤で。解説と勝率を見ながら、一手ずつ進められます。",
    },
    "tell-embedding": {
        "en": "You can put any position of any game in your own page, post or note. In a game, press “Share …”, choose what you need and copy it.",
        "ja": "どのゲームのどの局面も、自分のページや記事に置けます。対局中に「共有…」を押し、形式を選んでコピーしてください。",
    },
    "documentation": {"en": "Documentation", "ja": "ドキュメント（英語）"},
    "run-title": {"en": "Ten lines of Python", "ja": "10行のPython"},
    "tell-run": {
        "en": "Anga’s engine is a Python package, and here it runs in this page. Change the program and see what it does; nothing leaves your device.",
        "ja": "AngaのエンジンはPythonのパッケージで、このページの中で動きます。プログラムを書き換えて試してください。何も送信しません。",
    },
    "run-do": {"en": "Run", "ja": "実行"},
    "run-stop": {"en": "Stop", "ja": "中止"},
    "run-how": {
        "en": "Ctrl+Enter runs it, too. Values are shown below, games and positions as their boards.",
        "ja": "Ctrl+Enterでも実行します。式の値を表示し、対局や局面は盤で示します。",
    },
    "run-program": {"en": "Program", "ja": "プログラム"},
    "run-output": {"en": "Output", "ja": "出力"},
    "run-on": {"en": "Running …", "ja": "実行しています…"},
    "run-done": {"en": "Done.", "ja": "終わりました。"},
    "run-ends": {"en": "The program stopped with an error.", "ja": "エラーで終わりました。"},
    "run-stopped": {"en": "Stopped.", "ja": "中止しました。"},
    "run-line": {"en": "Line {0}: {1}", "ja": "{0}行目 {1}"},
    "run-failed": {
        "en": "The engine did not start ({0}). Try again.",
        "ja": "エンジンを開始できませんでした（{0}）。もう一度お試しください。",
    },
    "games": {"en": "Games", "ja": "ゲーム"},
    "rules": {"en": "Rules", "ja": "ルール"},
    "other-language": {"en": "日本語", "ja": "English"},
    "skip": {"en": "Skip to content", "ja": "本文へ"},
    "failed": {
        "en": "This page could not start. Reload it; if that does not help, try another browser or a newer one.",
        "ja": "ページを開始できませんでした。再読み込みしてください。直らないときは、別の、または新しいブラウザをお試しください。",
    },
    "late": {
        "en": "Still loading:",
        "ja": "読み込み中です。残り：",
    },
    "late-here": {
        "en": "Everything has arrived. The page is starting …",
        "ja": "読み込みは済みました。準備しています…",
    },
    "plain": {
        "en": "The page’s styles did not load. Everything still works; reloading may fix it.",
        "ja": "ページのスタイルを読み込めませんでした。そのままでも使えます。再読み込みで直ることがあります。",
    },
    "reload": {"en": "Reload", "ja": "再読み込み"},
    "noscript": {
        "en": "Anga needs JavaScript and WebAssembly.",
        "ja": "Angaの動作にはJavaScriptとWebAssemblyが必要です。",
    },
    "new-version": {"en": "A new version of Anga is ready.", "ja": "Angaの新しい版があります。"},
    "take-version": {"en": "Use it now", "ja": "いま切り替える"},
    "later": {"en": "Later", "ja": "あとで"},
    "install": {"en": "Install", "ja": "インストール"},
    "copy-offer": {
        "en": "Your games and grades are only in this browser. Some browsers delete what is not used for a week. Keep a copy as a file: “Your games” can open it again.",
        "ja": "対局と段級位は、このブラウザの中だけにあります。1週間使わないと消してしまうブラウザもあります。ファイルに控えておけば、「対局一覧」からまた開けます。",
    },
    "keep-copy": {"en": "Keep a copy", "ja": "控えを保存"},
    "install-offer": {
        "en": "Enjoying Anga? Install it as an app, and it opens even offline.",
        "ja": "Angaはアプリとしてインストールできます。通信なしでも開けます。",
    },
    "home-sentence": {
        "en": "Board games you have never played.",
        "ja": "まだ遊んだことのないボードゲーム。",
    },
    "home-told": {
        "en": "Little-known games by modern inventors. Play the computer or a friend: free, without an account, even offline.",
        "ja": "現代の作者による珍しいゲームで、コンピュータや友だちと対局できます。無料で登録も要らず、通信なしでも遊べます。",
    },
    "home-begin": {
        "en": "Learn {0} in two minutes",
        "ja": "{0}を2分で覚える",
    },
    "all-games": {"en": "All games", "ja": "すべてのゲーム"},
    "facts-players": {"en": "{0} players", "ja": "{0}人用"},
    "facts-minutes": {"en": "about {0} min", "ja": "約{0}分"},
    "going-on": {"en": "Continue where you left off", "ja": "続きから"},
    "go-on-game": {"en": "Continue", "ja": "続ける"},
    "go-on-here": {"en": "Your move", "ja": "あなたの番"},
    "go-on-there": {"en": "Their move", "ja": "相手の番"},
    "look-at": {"en": "Look", "ja": "見る"},
    "lesson-of": {"en": "{0}: lesson {1} of {2}", "ja": "{0}のレッスン {1}／{2}"},
    "news": {
        "en": "New: one problem a day, from all the games.",
        "ja": "新しく「今日の一問」が始まりました。",
    },
    "play": {"en": "Play", "ja": "遊ぶ"},
    "read-rules": {"en": "Read the rules", "ja": "ルールを読む"},
    "resume": {"en": "Continue your game", "ja": "自分の対局に戻る"},
    "continue-older": {"en": "Continue an older game ({0})", "ja": "前の対局の続きから（{0}手）"},
    "still": {"en": "Pause the boards", "ja": "盤の動きを止める"},
    "lively": {"en": "Let the boards play", "ja": "盤を動かす"},
    "all-here": {
        "en": "Everything runs in your browser, even offline after your first visit. A game fits in a link: send it, and your opponent has it.",
        "ja": "すべてブラウザの中で動き、一度開けば次からは通信なしでも遊べます。対局はリンク一本で相手に届きます。",
    },
}
