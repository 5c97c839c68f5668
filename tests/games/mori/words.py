"""Every word that Mori owns."""

from anga.kit import deeds, hands, refusals, setups
from anga.kit.ends import ends
from anga.shared.scene import Words

WORDS: Words = {
    **deeds.WORDS,
    **hands.WORDS,
    **refusals.WORDS,
    **setups.PIECE_WORDS,
    "name": {"en": "Mori", "ja": "森"},
    "kana": {"en": "森", "ja": "もり"},
    "credit": {"en": "Made for the tests", "ja": "テスト用の作品"},
    "about": {
        "en": "Twelve clearings, four animals a side: catch the Fox, or steal into the other wood.",
        "ja": "十二のマスに、四匹ずつ。狐を捕らえるか、相手の森へ忍びこむか。",
    },
    # Seats, pieces, views
    "seat:m": {"en": "Moon", "ja": "月"},
    "seat:h": {"en": "Sun", "ja": "日"},
    "piece:F": {"en": "Fox", "ja": "狐"},
    "piece:O": {"en": "Owl", "ja": "梟"},
    "piece:B": {"en": "Boar", "ja": "猪"},
    "piece:M": {"en": "Mouse", "ja": "鼠"},
    "piece:H": {"en": "Hare", "ja": "兎"},
    "sign:F": {"en": "F", "ja": "狐"},
    "sign:O": {"en": "O", "ja": "梟"},
    "sign:B": {"en": "B", "ja": "猪"},
    "sign:M": {"en": "M", "ja": "鼠"},
    "sign:H": {"en": "H", "ja": "兎"},
    "view:signs": {"en": "Signs", "ja": "駒の字"},
    "view:kanji": {"en": "Kanji", "ja": "漢字"},
    "view:letters": {"en": "Letters", "ja": "英字"},
    # Ends
    **ends("repetition", "no-move"),
    "reason:caught": {"en": "the Fox is caught", "ja": "狐の捕獲"},
    "reason:den": {"en": "the Fox is safe in the other wood", "ja": "狐の到達"},
    # Moves
    "notation:step": {"en": "{0}{1}{2}", "ja": "{0}{1}{2}"},
    "notation:capture": {"en": "{0}{1}×{2}", "ja": "{0}{1}×{2}"},
    "notation:drop": {"en": "{0}*{1}", "ja": "{0}打{1}"},
    "description:step": {
        "en": "{0}’s {1} goes from {2} to {3}.",
        "ja": "{0}の{1}が{2}から{3}へ。",
    },
    "description:capture": {
        "en": "{0}’s {1} on {2} takes the {4} on {3}.",
        "ja": "{0}の{1}が{2}から、{3}の{4}を取る。",
    },
    "description:drop": {"en": "{0} drops a {1} on {2}.", "ja": "{0}が{1}を{2}に打つ。"},
    "description:grown": {"en": "{0} It becomes a Hare.", "ja": "{0}鼠は兎になる。"},
}
