"""Words for grades, and for who was beaten."""

MESSAGES = {
    "grade-kyu": {"en": "{0} kyū", "ja": "{0}級"},
    "grade-dan": {"en": "{0} dan", "ja": "{0}段"},
    "grade-first-dan": {"en": "1 dan", "ja": "初段"},
    "grade-from": {"en": "{0}", "ja": "{0}級"},
    "grade-span": {"en": "{0}–{1}", "ja": "{0}〜{1}"},
    "grade-between": {"en": "between {0} and {1}", "ja": "{0}から{1}の間"},
    "grade-about": {"en": "You are about {0} ({1}).", "ja": "あなたの棋力は{0}ほど（{1}）。"},
    "grade-certain": {"en": "You are about {0}.", "ja": "あなたの棋力は{0}ほど。"},
    "grade-told": {
        "en": "You are about {0}: from your latest games, most likely {1}.",
        "ja": "あなたの棋力は{0}ほど。最近の対局からは、{1}と見られます。",
    },
    "grade-open": {
        "en": "A few more games without help will give you a grade.",
        "ja": "ヒントや待ったなしであと数局指すと、段級位がわかります。",
    },
    "grade-next": {"en": "On the way to {0}", "ja": "{0}まで"},
    "grade-reached": {"en": "You have reached {0}.", "ja": "{0}になりました。"},
    "certificate-get": {"en": "Your certificate", "ja": "認定状を見る"},
    "ladders": {"en": "Your grades", "ja": "あなたの段級位"},
    "ladders-told": {
        "en": "Each game has grades of its own, from 10 kyū up to 9 dan. Only even games against one figure, without hints, the solution or moves taken back, count.",
        "ja": "段級位はゲームごとに、10級から9段まで。ハンデ・ヒント・答え・待ったなしで、相手が一種類の対局だけを数えます。",
    },
    "ladder-helped": {
        "en": "Counted apart, with hints or moves taken back: {0}.",
        "ja": "ヒントや待ったありの対局（別に数えています）：{0}",
    },
    "ladder-uneven": {
        "en": "Counted apart, with a handicap: {0}.",
        "ja": "ハンデ戦（別に数えています）：{0}",
    },
    "certificate": {"en": "Certificate of grade", "ja": "認定状"},
    "certificate-which": {"en": "Grade reached", "ja": "達した段級位"},
    "certificate-of": {"en": "{0} · {1}", "ja": "{0}（{1}）"},
    "certificate-print": {"en": "Print the certificate", "ja": "認定状を印刷"},
    "certificate-share": {"en": "Share the grade", "ja": "段級位を共有"},
    "certificate-for": {"en": "{0}", "ja": "{0} 殿"},
    "certificate-says": {
        "en": "has reached {0} in {1}.",
        "ja": "{1}において{0}の棋力に達したことを認めます。",
    },
    "certificate-beaten": {"en": "Beaten without help: {0}", "ja": "自力で勝った相手：{0}"},
    "certificate-line": {
        "en": "{0} on Anga: I have reached {1} and beaten {2} without help. {3}",
        "ja": "Angaの{0}で{1}になりました。{2}に自力で勝利。{3}",
    },
    "rung-beaten": {"en": "{0}, beaten", "ja": "{0}、勝ちあり"},
    "rung-next": {"en": "{0}, next", "ja": "{0}、次の相手"},
}
