"""Words for settings."""

MESSAGES = {
    "settings": {"en": "Settings", "ja": "設定"},
    "set-theme": {"en": "Colours", "ja": "配色"},
    "set-theme-system": {"en": "Match system", "ja": "端末に合わせる"},
    "set-theme-light": {"en": "Light", "ja": "明るい"},
    "set-theme-dark": {"en": "Dark", "ja": "暗い"},
    "set-board": {"en": "Boards", "ja": "盤"},
    "set-board-oak": {"en": "Oak", "ja": "木"},
    "set-board-stone": {"en": "Stone", "ja": "石"},
    "set-board-moss": {"en": "Moss", "ja": "苔"},
    "set-coordinates": {"en": "Show coordinates on boards", "ja": "盤に座標を示す"},
    "set-text": {"en": "Text size", "ja": "文字の大きさ"},
    "set-text-usual": {"en": "Normal", "ja": "標準"},
    "set-text-large": {"en": "Large", "ja": "大きい"},
    "set-text-larger": {"en": "Larger", "ja": "特大"},
    "set-pace": {"en": "Animation", "ja": "駒の動き"},
    "set-pace-usual": {"en": "Normal", "ja": "標準"},
    "set-pace-slow": {"en": "Slow", "ja": "ゆっくり"},
    "set-pace-fast": {"en": "Fast", "ja": "速い"},
    "set-pace-off": {"en": "Off", "ja": "なし"},
    "set-sound": {"en": "Sounds", "ja": "音を鳴らす"},
    "set-aloud": {"en": "Read moves aloud", "ja": "指し手を読み上げる"},
    "set-buzz": {"en": "Vibrate on moves", "ja": "指し手で振動する"},
    "set-confirm": {
        "en": "On small screens, ask before making a move",
        "ja": "小さい画面では、指す前に確かめる",
    },
    "set-premove": {
        "en": "Premoves: choose your next move while the computer thinks (two-player games)",
        "ja": "コンピュータが考えている間に次の手を選んでおく（二人のゲーム）",
    },
    "premove-set": {
        "en": "Premove: {0}. Touch it again to cancel.",
        "ja": "先に指す手は{0}。もう一度選ぶと取り消せます。",
    },
    "premove-gone": {
        "en": "Your premove is no longer possible.",
        "ja": "先に決めた手は、この局面では指せません。",
    },
    "confirm-ask": {"en": "Play this move?", "ja": "この手を指しますか？"},
    "confirm-yes": {"en": "Play it", "ja": "指す"},
}
