"""Words for the effects of a move that all games share, see `anga.contract.deeds`."""

from anga.shared.scene import Words

WORDS: Words = {
    "deed:capture": {"en": "You capture a piece.", "ja": "敵の駒を取りました。"},
    "deed:drop": {"en": "You drop a piece.", "ja": "駒を打ちました。"},
    "deed:check": {"en": "You give check.", "ja": "王手です。"},
    "deed:win": {"en": "You win!", "ja": "あなたの勝ちです！"},
    "deed:draw": {"en": "The game ends in a draw.", "ja": "これで引き分けです。"},
}
