"""Words for today's problem."""

MESSAGES = {
    "today": {"en": "Today", "ja": "今日の一問"},
    "today-told": {
        "en": "One problem a day, the same for everybody.",
        "ja": "一日に一問、みんな同じ問題です。",
    },
    "today-solve": {"en": "Solve it", "ja": "解く"},
    "today-more": {"en": "Continue", "ja": "続ける"},
    "today-see": {"en": "See it again", "ja": "もう一度見る"},
    "today-done": {"en": "Solved: {0}", "ja": "{0}。"},
    "first-try": {"en": "first try", "ja": "一発正解"},
    "in-tries": {"en": "{0} tries", "ja": "{0}回目で正解"},
    "with-hint": {"en": "with a hint", "ja": "ヒントを見て正解"},
    "so-many-days": {"en": "{0} days", "ja": "{0}日連続"},
    "day-streak": {"en": "streak: {0} days", "ja": "{0}日連続"},
    "week-told": {
        "en": "Solved on {0} of the last seven days",
        "ja": "この7日間のうち{0}日で正解",
    },
    "day-of-month": {"en": "{0} {1}", "ja": "{1}{0}日"},
    "months": {
        "en": "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec",
        "ja": "1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月",
    },
    "each-game": {"en": "Today’s problem in each game", "ja": "ゲームごとの日替わり問題"},
    "result": {"en": "Your result", "ja": "結果"},
    "result-told": {
        "en": "It gives nothing away about the solution.",
        "ja": "答えは含まれません。",
    },
    "send-result": {"en": "Share", "ja": "共有"},
    "send-picture": {"en": "As a picture", "ja": "画像で"},
    "result-copied": {
        "en": "Copied: paste it wherever you like.",
        "ja": "コピーしました。好きなところに貼り付けてください。",
    },
    "result-by-hand": {
        "en": "This browser cannot copy for you. Select the line above and copy it yourself.",
        "ja": "このブラウザではコピーできません。上の行を選択してください。",
    },
    "result-no-picture": {
        "en": "The picture could not be made. Try again.",
        "ja": "画像を作れませんでした。もう一度お試しください。",
    },
}
