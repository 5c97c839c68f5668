"""Words for reasons for a move, and for dangers, see `anga.contract.reasons`."""

from anga.shared.scene import Words

WORDS: Words = {
    "hint:capture": {"en": "It captures a piece.", "ja": "敵の駒を取ります。"},
    "hint:check": {"en": "It gives check.", "ja": "王手です。"},
    "hint:win": {"en": "It wins the game.", "ja": "これで勝ちです。"},
    "hint:draw": {"en": "It ends the game in a draw.", "ja": "引き分けに持ち込みます。"},
    "hint:answer": {"en": "It gets out of check.", "ja": "王手を防ぎます。"},
    "hint:saves": {
        "en": "It saves a piece that could be captured.",
        "ja": "取られそうな駒を助けます。",
    },
    "hint:threatens": {
        "en": "It threatens to capture a piece.",
        "ja": "次に駒を取る狙いです。",
    },
    "hint:safe": {
        "en": "It is safe: unlike some other moves, it leaves no piece to be captured next.",
        "ja": "ほかの手と違い、次に取られる駒がなくなります。",
    },
    "hint:safe:kept": {
        "en": "It is safe: unlike some other moves, it puts no piece in danger.",
        "ja": "ほかの手と違い、次に駒を取られる隙を作りません。",
    },
    "danger:here": {"en": "could be captured", "ja": "取られるおそれあり"},
    "danger:some": {
        "en": "Could be captured next: {0}.",
        "ja": "次に取られるおそれのある駒は{0}です。",
    },
    "danger:list": {"en": "{0}, {1}", "ja": "{0}、{1}"},
    "danger:and": {"en": "{0} and {1}", "ja": "{0}、{1}"},
    "danger:none": {
        "en": "None of your pieces can be captured next.",
        "ja": "次に取られる駒はありません。",
    },
}
