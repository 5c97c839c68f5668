"""The words of aims that many games share."""

from anga.shared.scene import Words

WORDS: Words = {
    "aim:only": {"en": "It is the only legal move.", "ja": "指せる手はこれだけです。"},
    "aim:win": {"en": "It wins.", "ja": "これで勝ちです。"},
    "aim:capture": {"en": "It captures on {0}.", "ja": "{0}の駒を取る手です。"},
    "aim:check": {"en": "It gives check: {0}.", "ja": "王手です。{0}。"},
    "aim:threatens": {
        "en": "It threatens to capture on {0}.",
        "ja": "次に{0}の駒を取る狙いがあります。",
    },
    "aim:safe": {
        "en": "Nobody can then capture on {0}; after most other moves, someone could.",
        "ja": "これで{0}の駒は取られません。ほかの手の多くでは取られます。",
    },
    "aim:away": {
        "en": "It takes the piece on {0} out of danger.",
        "ja": "取られそうな{0}の駒を逃がす手です。",
    },
    "aim:squares": {"en": "{0} squares", "ja": "{0}か所"},
    "aim:strikes": {
        "en": "It gives {1} more ways to capture, on {0}.",
        "ja": "{1}が{0}の駒を取る手が増えます。",
    },
    "aim:strikes:kept": {
        "en": "{1} keeps its ways to capture; most other moves lose some, for instance on {0}.",
        "ja": "{1}が相手の駒を取る手が減りません。ほかの手の多くでは減ります（{0}など）。",
    },
    "aim:wards": {
        "en": "It rules out ways to capture {1}’s pieces on {0}.",
        "ja": "{0}で{1}の駒が取られる手を減らします。",
    },
    "aim:wards:kept": {
        "en": "Most other moves leave more ways to capture {1}’s pieces, for instance on {0}.",
        "ja": "ほかの手の多くでは、{1}の駒が取られる手が増えます（{0}など）。",
    },
    "aim:covers:kept": {
        "en": "It keeps pieces protected that most other moves would not, such as on {0}.",
        "ja": "駒が守られたままです。ほかの手の多くでは守りが減ります（{0}など）。",
    },
    "aim:reaches:kept": {
        "en": "{1}’s pieces stay as mobile; after most other moves they lose mobility, as on {0}.",
        "ja": "{1}の駒の動けるマスが減りません。ほかの手の多くでは減ります（{0}など）。",
    },
    "aim:and": {"en": "{0}, {1}", "ja": "{0}、{1}"},
}


KINGS: Words = {
    "aim:approaches": {
        "en": "It brings the piece on {0} nearer to {1}’s King.",
        "ja": "{0}の駒が{1}の王に近づきます。",
    },
    "aim:besieges": {
        "en": "It attacks {0}, next to an opposing King.",
        "ja": "相手の王の隣の{0}に利かせます。",
    },
    "aim:besieges:kept": {
        "en": "It still attacks squares next to opposing Kings; most other moves give some up, such as {0}.",
        "ja": "相手の王の周りへの利きが減りません。ほかの手の多くでは減ります（{0}など）。",
    },
    "aim:guards:kept": {
        "en": "It keeps pieces next to {1}’s King; most other moves would leave fewer there, for instance on {0}.",
        "ja": "{1}の王の周りの駒が減りません。ほかの手の多くでは減ります（{0}など）。",
    },
    "aim:controls:kept": {
        "en": "It attacks as many squares as before; most other moves would give some up, such as {0}.",
        "ja": "利きのあるマスが減りません。ほかの手の多くでは減ります（{0}など）。",
    },
    "aim:shelters:kept": {
        "en": "Most other moves would let opponents attack more squares next to {1}’s King, such as {0}.",
        "ja": "ほかの手の多くでは、{1}の王の周りへの相手の利きが増えます（{0}など）。",
    },
    "aim:hinders:kept": {
        "en": "Most other moves would give opposing pieces more squares, for instance on {0}.",
        "ja": "ほかの手の多くでは、相手の駒の動けるマスが増えます（{0}など）。",
    },
    "aim:guards": {
        "en": "It puts pieces next to {1}’s King: {0}.",
        "ja": "{1}の王の隣の{0}に駒を置きます。",
    },
    "aim:controls": {
        "en": "It newly attacks {0}.",
        "ja": "新しく{0}に利きます。",
    },
    "aim:hinders": {
        "en": "It leaves the opposing pieces on {0} fewer squares.",
        "ja": "{0}の相手の駒は動けるマスが減ります。",
    },
}
"""The words of aims in games of Kings whose pieces attack squares."""
