"""Words for errors in links and in keeping games."""

MESSAGES = {
    "kept-game": {
        "en": "You have an unfinished game. Moves so far: {0}.",
        "ja": "指しかけの対局があります（{0}手目まで）。",
    },
    "kept-by-link": {
        "en": "You have an unfinished game by link. Moves so far: {0}.",
        "ja": "指しかけのリンク対局があります（{0}手目まで）。",
    },
    "kept-with": {
        "en": "You have an unfinished game by link with {1}. Moves so far: {0}.",
        "ja": "{1}さんとの指しかけのリンク対局があります（{0}手目まで）。",
    },
    "went-back": {
        "en": "This is an earlier position of your game, which goes on to move {0}.",
        "ja": "これは前の局面です。この対局は{0}手まで進んでいます。",
    },
    "began-alike": {
        "en": "A finished game of yours began like this. If this is a new one, just make your move.",
        "ja": "同じように始まった対局が終わっています。新しい対局なら、そのまま指してください。",
    },
    "sent-game": {
        "en": "A game from a link: look through it or play on. Yours is under Your games.",
        "ja": "リンクの対局です。見たり指し継いだりできます。あなたの対局は一覧にあります。",
    },
    "dismiss": {"en": "No thanks", "ja": "閉じる"},
    "kept-apart": {
        "en": "This game was continued in another tab. What you play here is saved separately.",
        "ja": "この対局は別のタブで進められました。ここでの指し手は、それとは別に保存します。",
    },
    "goes-on-elsewhere": {
        "en": "This game is being continued in another tab.",
        "ja": "この対局は別のタブで続いています。",
    },
    "show-here": {"en": "Show it here", "ja": "ここに表示"},
    "not-kept": {
        "en": "This browser cannot save your game: it has no room, or does not allow it. The game is in this page’s address: copy the link to be safe.",
        "ja": "このブラウザは保存を許していないか、空きがないため、対局を保存できません。対局はこのページのアドレスにあります。リンクをコピーしておくと安心です。",
    },
    "notes-added": {
        "en": "This link contains notes on your game. They are placed after yours, and will be saved when you next play or write something.",
        "ja": "このリンクには、あなたの対局へのメモが含まれています。あなたのメモの後に並べました。次に指すか書くと保存されます。",
    },
    "notes-unread": {
        "en": "Some of the notes saved with this game cannot be read. They stay on this device as they are.",
        "ja": "この対局のメモの一部を読めません。そのままこの端末に残しておきます。",
    },
    "notes-left-out": {
        "en": "Your notes are too long for a link and are not in it. To pass them on, save the game as text.",
        "ja": "メモは長すぎて、このリンクには入っていません。メモも渡すには、棋譜をファイルに保存してください。",
    },
    "bad-link": {
        "en": "Part of the link cannot be read: {0}.",
        "ja": "リンクの一部が読めません：{0}",
    },
    "long-link": {
        "en": "The link is too long for a game and was not read.",
        "ja": "リンクが長すぎるため、読み込みませんでした。",
    },
    "long-game": {
        "en": "The game has more than 10,000 moves; the rest was left out.",
        "ja": "対局が10,000手を超えているため、その先は省きました。",
    },
    "many-drawings": {
        "en": "A position has more than 64 arrows and circles; the rest were left out.",
        "ja": "一つの局面の矢印と丸が64個を超えているため、残りは省きました。",
    },
    "bad-game": {
        "en": "Anga has no game called “{0}”. Here is another one.",
        "ja": "「{0}」というゲームはありません。代わりにこちらを。",
    },
    "bad-rules": {
        "en": "There are no rules called “{0}”, so the game uses the usual ones.",
        "ja": "リンクのルール「{0}」は存在しないので、標準のルールを使います。",
    },
    "bad-position": {
        "en": "The position in the link is not valid (“{0}”), so the game starts from the beginning.",
        "ja": "リンクの局面が正しくない（「{0}」）ので、開始局面から始めます。",
    },
    "bad-move": {
        "en": "Move {0} in the link, “{1}”, cannot be read. The game is shown up to that point.",
        "ja": "リンクの{0}手目「{1}」は指し手として読めません。その直前まで表示しています。",
    },
    "bad-illegal": {
        "en": "Move {0} in the link, “{1}”, is not allowed: {2} The game is shown up to that point.",
        "ja": "リンクの{0}手目「{1}」は指せません。{2}その直前まで表示しています。",
    },
    "bad-over": {
        "en": "Move {0} in the link, “{1}”, comes after the end of the game.",
        "ja": "リンクの{0}手目「{1}」は終局後の手です。",
    },
    "bad-request": {"en": "Something went wrong: {0}", "ja": "問題が起きました：{0}"},
}
