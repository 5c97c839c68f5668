"""Words for boards, by ear and by keyboard."""

MESSAGES = {
    "board": {"en": "Board", "ja": "盤"},
    "chosen": {"en": "chosen", "ja": "選択中"},
    "forbidden": {"en": "not allowed now", "ja": "いまは不可"},
    "can-touch": {"en": "can be chosen", "ja": "選べます"},
    "comma": {"en": ", ", "ja": "、"},
    "count": {"en": "{0} in all", "ja": "{0}枚"},
    "chosen-then": {"en": "{0} chosen: {1}.", "ja": "{0}を選択。{1}。"},
    "unchosen": {"en": "{0} is no longer chosen.", "ja": "{0}の選択を解除。"},
    "place": {"en": "1 place", "ja": "行き先1か所"},
    "places": {"en": "{0} places", "ja": "行き先{0}か所"},
    "choice": {"en": "1 choice", "ja": "選択肢1個"},
    "choices": {"en": "{0} choices", "ja": "選択肢{0}個"},
    "named": {"en": "{0} ({1})", "ja": "{0}（{1}）"},
    "headed": {"en": "{0}: {1}", "ja": "{0}：{1}"},
    "on-place": {"en": "{0} ({1})", "ja": "{0}の{1}"},
    "no-targets": {
        "en": "There is nothing to choose right now.",
        "ja": "いま選べるものはありません。",
    },
    "keys": {"en": "Keyboard", "ja": "キーボード操作"},
    "keys-board": {
        "en": "On the board, use the arrow keys to move, Enter to choose and Escape to cancel. N and Shift+N jump to the next or previous target; M reads them all out.",
        "ja": "盤では矢印キーで移動、Enterで選択、Escで取り消し。Nで次の候補へ、Shift+Nで前の候補へ。Mで候補をすべて読み上げます。",
    },
    "key-walk": {"en": "Move around the board", "ja": "盤の上を移動"},
    "key-enter": {"en": "Choose", "ja": "選ぶ"},
    "key-escape": {"en": "Cancel the last choice", "ja": "選択を取り消す"},
    "key-next": {"en": "Next target, previous target", "ja": "次の候補、前の候補"},
    "key-all": {"en": "Read out all targets", "ja": "候補をすべて読み上げる"},
    "key-numbers": {"en": "Choose an option", "ja": "選択肢を選ぶ"},
    "key-steps": {
        "en": "Away from the board: step through the moves",
        "ja": "盤の外：手順をたどる",
    },
    "single-keys": {"en": "Use single-letter shortcuts", "ja": "文字キーのショートカットを使う"},
}
