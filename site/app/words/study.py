"""Words for analysis and review."""

MESSAGES = {
    "study": {"en": "Analyse", "ja": "局面を検討"},
    "study-end": {"en": "Back to the game", "ja": "対局に戻る"},
    "study-title": {"en": "Analysis", "ja": "検討"},
    "study-told": {
        "en": "Play any side here; the moves of your game do not change.",
        "ja": "どの側も自由に動かせます。元の対局の手順は変わりません。",
    },
    "study-roll": {
        "en": "{0}. Roll to see moves",
        "ja": "{0}（手はダイスを振ったあとで）",
    },
    "study-depth": {"en": "Depth {0}, {1} positions", "ja": "深さ{0}、{1}局面"},
    "review-stop": {"en": "Stop the review", "ja": "振り返りを止める"},
    "study-rest": {"en": "Pause", "ja": "検討を止める"},
    "study-on": {"en": "Continue", "ja": "検討を続ける"},
    "study-lines": {"en": "Best moves", "ja": "候補手"},
    "study-perfect": {"en": "Perfect play: {0}", "ja": "最善手順：{0}"},
    "study-solved": {
        "en": "Solved: all {0} positions are known.",
        "ja": "完全に解かれています（全{0}局面）。",
    },
    "study-bar": {"en": "Winning chances: {0}", "ja": "勝率：{0}"},
    "show-bar": {
        "en": "Show the evaluation bar in analysis and review",
        "ja": "検討と振り返りで形勢バーを表示",
    },
    "same-dice": {"en": "Play again with the same dice", "ja": "同じ出目でもう一局"},
    "same-dice-told": {
        "en": "Each player gets the same rolls, in the same order, as in that game. Once those rolls no longer fit a turn, the dice are rolled afresh.",
        "ja": "各席の出目は前の局と同じ順に出ます。その目を使えなくなったところからは新しい出目です。",
    },
    "main-line": {"en": "Main line", "ja": "本譜"},
    "other-line": {"en": "Variation", "ja": "変化"},
    "line-remove": {"en": "Delete this variation", "ja": "この変化を消す"},
    "line-gone": {"en": "The variation was deleted.", "ja": "変化を消しました。"},
    "notes": {"en": "Notes, marks, variations", "ja": "メモ・印・変化"},
    "note-text": {"en": "Note on this position", "ja": "この局面へのメモ"},
    "note-room": {
        "en": "Room left for notes in a link: {0}%. Longer notes go in a file.",
        "ja": "リンクに入るメモの残り：{0}％。それより長いメモはファイルで渡せます。",
    },
    "note-over": {
        "en": "These notes are too long for a link. They stay on this device; to pass them on, save the game as text.",
        "ja": "メモが長すぎてリンクに入りません。この端末には残ります。渡すには、棋譜をファイルに保存してください。",
    },
    "note-mark": {"en": "Draw on the board", "ja": "印をつける"},
    "note-clear": {"en": "Clear marks", "ja": "印を消す"},
    "noted": {"en": "with a note", "ja": "メモあり"},
    "circled": {"en": "circled", "ja": "丸印"},
    "arrow-to": {"en": "arrow to {0}", "ja": "{0}への矢印"},
    "mark-how": {
        "en": "Touch a square twice for a circle, two squares for an arrow. You can also draw with the right mouse button, or with a long press.",
        "ja": "同じマスを二度選ぶと丸、二つのマスなら矢印になります。マウスは右ボタン、指は長押しでも描けます。",
    },
    "mark-to": {
        "en": "Now touch the square where the arrow ends, or the same square again for a circle.",
        "ja": "次に終点を。同じマスなら丸印になります。",
    },
    "promote": {"en": "Make this the main line", "ja": "この変化を本譜にする"},
    "chances-even": {"en": "Even", "ja": "互角"},
    "chances-slight": {"en": "{0} is a little better", "ja": "{0}がやや優勢"},
    "chances-better": {"en": "{0} is better", "ja": "{0}が優勢"},
    "chances-winning": {"en": "{0} is winning", "ja": "{0}が勝勢"},
    "chances-first": {"en": "{0} is ahead", "ja": "{0}が優勢"},
    "chances-of": {"en": "{0} {1}%", "ja": "{0}{1}％"},
    "review": {"en": "Review", "ja": "一局を振り返る"},
    "review-title": {"en": "Review of the game", "ja": "対局の振り返り"},
    "review-tab": {"en": "Review", "ja": "振り返り"},
    "tabs": {"en": "Record", "ja": "棋譜"},
    "study-began": {
        "en": "The analysis has begun; it appears under the tab “Analysis”.",
        "ja": "検討を始めました。「検討」のタブに表示します。",
    },
    "review-began": {
        "en": "The review has begun; it appears under the tab “Review”.",
        "ja": "振り返りを始めました。「振り返り」のタブに表示します。",
    },
    "review-done": {"en": "The review is complete.", "ja": "振り返りが終わりました。"},
    "review-running": {
        "en": "{0} of {1} positions examined …",
        "ja": "{1}局面のうち{0}局面を見ました…",
    },
    "review-partly": {
        "en": "Only {0} of {1} positions were examined.",
        "ja": "{1}局面のうち{0}局面までしか見ていません。",
    },
    "review-again": {
        "en": "Looking again at the moves that seem to have cost most: {0} of at most {1} …",
        "ja": "悪手と思われる手を、もう一度詳しく調べています（{0}／最大{1}手）…",
    },
    "review-doubtful": {
        "en": "Some of the moves that seem to have cost most were not looked at again.",
        "ja": "悪手と思われる手のうち、見直していないものがあります。",
    },
    "review-unconfirmed": {
        "en": "Some moves looked bad at first, but a longer look did not confirm it.",
        "ja": "損に見えた手はありましたが、よく見直すと、損と言える手はありませんでした。",
    },
    "review-graph": {"en": "Winning chances, move by move", "ja": "勝率の推移"},
    "review-clean": {
        "en": "No move cut the winning chances by 10% or more.",
        "ja": "勝率を10ポイント以上下げた手はありません。",
    },
    "review-small": {
        "en": "No big mistakes. These moves cost a little:",
        "ja": "大きなミスはありません。小さな損をした手は次のとおりです。",
    },
    "review-large": {
        "en": "The moves that cost most:",
        "ja": "損の大きかった手は次のとおりです。",
    },
    "review-own-large": {
        "en": "Your moves that cost most:",
        "ja": "あなたの手で、損の大きかったものは次のとおりです。",
    },
    "review-own-small": {
        "en": "You made no big mistakes. These moves of yours cost a little:",
        "ja": "あなたに大きなミスはありません。小さな損をした手は次のとおりです。",
    },
    "review-own-clean": {
        "en": "None of your moves cut your winning chances by 10% or more.",
        "ja": "あなたの手で、勝率を10ポイント以上下げたものはありません。",
    },
    "review-own-unconfirmed": {
        "en": "Some of your moves looked bad at first, but a longer look did not confirm it.",
        "ja": "あなたの手には損に見えたものもありましたが、よく見直すと、損とは言えませんでした。",
    },
    "review-own-helped": {
        "en": "You had help with all your moves, so only those of others are judged.",
        "ja": "あなたの手はすべてヒントなどを使ったものなので、ほかの手だけを評価します。",
    },
    "review-helped": {
        "en": "Moves made with a hint: {0}. They are not counted here.",
        "ja": "ヒントを使って指した手が{0}手あります。ここでは数えません。",
    },
    "review-helped-known": {
        "en": "Moves made with a hint, or while “Show perfect play” was on: {0}. They are not counted here.",
        "ja": "ヒントを使うか「最善の結果を表示」にして指した手が{0}手あります。ここでは数えません。",
    },
    "you": {"en": "You", "ja": "あなた"},
    "review-resigned": {
        "en": "{0} resigned with winning chances of {1}%.",
        "ja": "{0}の投了の時点で、勝率は{1}％でした。",
    },
    "review-resigned-won": {
        "en": "{0} resigned a won game.",
        "ja": "{0}は、勝てる局面で投了しました。",
    },
    "review-resigned-move": {
        "en": "{0} resigned a won game: {1} would have won.",
        "ja": "{0}は、勝てる局面で投了しました。「{1}」で勝ちでした。",
    },
    "losing-own": {
        "en": "Your losing move was move {0} of {3}: {1}.",
        "ja": "敗着は、{3}手中{0}手目のあなたの手「{1}」です。",
    },
    "losing-of": {
        "en": "{2}’s losing move was move {0} of {3}: {1}.",
        "ja": "敗着は、{3}手中{0}手目の{2}の手「{1}」です。",
    },
    "losing-here": {
        "en": "Move {1} lost the game: {0}.",
        "ja": "次の{1}手目「{0}」が敗着です。",
    },
    "losing-only-held": {
        "en": "Only this would have drawn: {0}.",
        "ja": "引き分けにできたのは「{0}」だけでした。",
    },
    "losing-better-held": {
        "en": "This, for example, would have drawn: {0}.",
        "ja": "例えば「{0}」なら引き分けでした。",
    },
    "losing-only-won": {
        "en": "Only this would have won: {0}.",
        "ja": "勝てたのは「{0}」だけでした。",
    },
    "losing-better-won": {
        "en": "This, for example, would have won: {0}.",
        "ja": "例えば「{0}」なら勝ちでした。",
    },
    "losing-forced": {
        "en": "From then on {0} never had more than one legal move.",
        "ja": "そこから先、{0}の指せる手はいつも一つだけでした。",
    },
    "losing-forced-own": {
        "en": "From then on you never had more than one legal move.",
        "ja": "そこから先、あなたの指せる手はいつも一つだけでした。",
    },
    "losing-show": {"en": "Show the losing move", "ja": "敗着を見る"},
    "try-again-told": {
        "en": "You played {0} here. Your move again: play a better one.",
        "ja": "ここで「{0}」と指しました。もう一度、より良い手を指してみましょう。",
    },
    "try-again-found": {
        "en": "That is the better move.",
        "ja": "より良い手です。",
    },
    "try-again-as-good": {
        "en": "That move is as good as the best one.",
        "ja": "最善手と同じくらい良い手です。",
    },
    "to-review": {"en": "Back to the review", "ja": "振り返りに戻る"},
    "try-again-better": {
        "en": "That is better than what you played, and there is a better one still.",
        "ja": "前の手より良い手です。さらに良い手もあります。",
    },
    "try-again-no": {
        "en": "That is not better than what you played. Undo it, and look for another one.",
        "ja": "前の手より良くはありません。「待った」で戻して、別の手を探しましょう。",
    },
    "try-again-same": {
        "en": "You have played that move before. Undo it, and look for another one.",
        "ja": "前と同じ手です。「待った」で戻して、別の手を探しましょう。",
    },
    "try-it-again": {"en": "Try it again", "ja": "ここからもう一度"},
    "percent": {"en": "{0}%", "ja": "{0}％"},
    "cost": {"en": "cost {0}%", "ja": "{0}ポイントの損"},
    "review-turning": {
        "en": "Move {0}, {2}: {1} cost {3}%. Better: {4}",
        "ja": "{0}手目、{2}の「{1}」で、勝率が{3}ポイント下がりました。「{4}」のほうが良い手でした。",
    },
    "review-turning-own": {
        "en": "Move {0}: {1} cost you {3}%. Better: {4}",
        "ja": "{0}手目の「{1}」で、あなたの勝率が{3}ポイント下がりました。「{4}」のほうが良い手でした。",
    },
    "better-told": {"en": "Better: {0}.", "ja": "{0}選ぶほうが良かったです。"},
    "better-way": {"en": "Better: {0}.", "ja": "{0}手のほうが良かったです。"},
    "review-luck": {
        "en": "{0}’s winning chances, over the whole game: {1}% by dice luck, {2}% by own moves, {3}% by others’ moves",
        "ja": "{0}の勝率の増減の合計：ダイスの運{1}％、自分の手{2}％、ほかの人の手{3}％",
    },
    "review-luck-helped": {
        "en": "{0}’s winning chances, over the whole game: {1}% by dice luck, {2}% by the moves of hints, which look less far ahead than a review, {3}% by others’ moves",
        "ja": "{0}の勝率の増減の合計：ダイスの運{1}％、ヒントの手{2}％（ヒントは検討ほど先を読みません）、ほかの人の手{3}％",
    },
}
