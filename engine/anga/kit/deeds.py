"""Words for the effects of a move that all games share, see `anga.contract.deeds`."""

from anga.shared.scene import Words

WORDS: Words = {
    "deed:capture": {"en": "You capture.", "ja": "相手の駒を取りました。"},
    "deed:drop": {"en": "You drop a piece.", "ja": "駒を打ちました。"},
    "deed:check": {"en": "You give check.", "ja": "王手です。"},
    "deed:win": {"en": "With that you have won.", "ja": "これで勝ちです。"},
    "deed:draw": {"en": "That ends the game in a draw.", "ja": "これで引き分けです。"},
}
