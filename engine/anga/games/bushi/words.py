"""Every word that BushiShogi owns."""

from anga.scene import Words

WORDS: Words = {
    "name": {"en": "BushiShogi", "ja": "武士将棋"},
    "kana": {"en": "武士将棋", "ja": "ぶししょうぎ"},
    "credit": {"en": "Georg Dunkel, 2000", "ja": "ゲオルク・ドゥンケル、2000年"},
    "about": {
        "en": "Two samurai, two cubes, two squares: perhaps the smallest shogi of all.",
        "ja": "武士ふたり、立方体ふたつ、マス目ふたつ。おそらく世界最小の将棋。",
    },
    # Seats and the board
    "seat:b": {"en": "Black", "ja": "先手"},
    "seat:w": {"en": "White", "ja": "後手"},
    "square": {"en": "{0}’s square", "ja": "{0}のマス"},
    # Faces and directions
    "left-guard": {"en": "left guard", "ja": "左構え"},
    "right-guard": {"en": "right guard", "ja": "右構え"},
    "front-strike": {"en": "front strike", "ja": "正面打ち"},
    "three-way-sweep": {"en": "three-way sweep", "ja": "三方払い"},
    "facing:f": {"en": "forward", "ja": "前向き"},
    "facing:r": {"en": "right", "ja": "右向き"},
    "facing:b": {"en": "back", "ja": "後ろ向き"},
    "facing:l": {"en": "left", "ja": "左向き"},
    "cube": {"en": "{0}’s cube: {1}, facing {2}", "ja": "{0}の駒：{1}・{2}"},
    "face:T": {"en": "{0}", "ja": "{0}"},
    "face:N": {"en": "{0} (near)", "ja": "{0}（手前）"},
    "face:A": {"en": "{0} (away)", "ja": "{0}（奥）"},
    "face:U": {"en": "{0} (under)", "ja": "{0}（底）"},
    "face:E": {"en": "{0} (right)", "ja": "{0}（右側面）"},
    "face:W": {"en": "{0} (left)", "ja": "{0}（左側面）"},
    # Moves
    "choose:face": {"en": "Which face on top?", "ja": "どの面を上に？"},
    "choose:facing": {"en": "Facing which way?", "ja": "どちら向きに？"},
    "choose:move": {"en": "Turn or roll your cube", "ja": "駒を動かす"},
    "move:t": {"en": "Turn", "ja": "右に回す"},
    "move:f": {"en": "Roll forward", "ja": "前に転がす"},
    "move:l": {"en": "Roll left", "ja": "左に転がす"},
    "move:r": {"en": "Roll right", "ja": "右に転がす"},
    "kifu:place": {"en": "{0} {1}", "ja": "{0}{1}"},
    "kifu:t": {"en": "↻ {0} {1}", "ja": "旋 {0}{1}"},
    "kifu:f": {"en": "⇑ {0} {1}", "ja": "前転 {0}{1}"},
    "kifu:l": {"en": "⇐ {0} {1}", "ja": "左転 {0}{1}"},
    "kifu:r": {"en": "⇒ {0} {1}", "ja": "右転 {0}{1}"},
    "arrow:f": {"en": "↑", "ja": "↑"},
    "arrow:r": {"en": "→", "ja": "→"},
    "arrow:b": {"en": "↓", "ja": "↓"},
    "arrow:l": {"en": "←", "ja": "←"},
    "told:place": {"en": "{0} places the cube: {1}, facing {2}.", "ja": "{0}、{1}・{2}に配置。"},
    "told:t": {"en": "{0} turns: {1}, facing {2}.", "ja": "{0}、右に回して{1}・{2}。"},
    "told:f": {"en": "{0} rolls forward: {1}, facing {2}.", "ja": "{0}、前に転がして{1}・{2}。"},
    "told:l": {"en": "{0} rolls left: {1}, facing {2}.", "ja": "{0}、左に転がして{1}・{2}。"},
    "told:r": {"en": "{0} rolls right: {1}, facing {2}.", "ja": "{0}、右に転がして{1}・{2}。"},
    # Refusals
    "place-first": {"en": "first the cube must be placed.", "ja": "まず駒を配置します。"},
    "placed-already": {"en": "the cube is on the board already.", "ja": "駒はもう置かれています。"},
    "no-pointing": {
        "en": "no cube may be placed so that a sword points at the opponent.",
        "ja": "刀が相手に向く置き方はできません。",
    },
    "only-turn": {
        "en": "the opponent’s sword points at you and yours does not point back: you may only turn.",
        "ja": "相手の刀だけが自分に向いているので、向きを変えることしかできません。",
    },
    "roll-ahead": {
        "en": "both swords point: you may only roll in the direction your top face faces.",
        "ja": "互いの刀が向き合っているので、上面の向いている方向に転がすことしかできません。",
    },
    # Rules and views
    "rule:cube": {"en": "Cube", "ja": "駒"},
    "rule:dunkel": {"en": "Dunkel’s cube", "ja": "ドゥンケルの駒"},
    "rule:article": {"en": "The article’s cube", "ja": "紹介記事の駒"},
    "view:sides": {"en": "Sides seen", "ja": "見える面"},
    "view:two": {"en": "Two: straight on", "ja": "2面（正面）"},
    "view:three": {"en": "Three: board turned 45°", "ja": "3面（盤を45°回す）"},
}
