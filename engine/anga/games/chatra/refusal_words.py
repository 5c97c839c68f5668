"""Words for the reasons of refusals."""

from anga.shared.scene import Words

REFUSALS: Words = {
    "no-pass": {
        "en": "passing is not allowed under these rules.",
        "ja": "このルールではパスできません。",
    },
    "pass-twice": {
        "en": "the last move was a pass, so you must make a move.",
        "ja": "直前がパスなので、続けてパスはできません。",
    },
    "pass-in-check": {
        "en": "you may not pass while in check.",
        "ja": "王手がかかっているときはパスできません。",
    },
    "beyond-offside": {
        "en": "in or beside the enemy Object’s zone, drop only in your own Object’s, or between or behind two Subjects.",
        "ja": "敵のオブジェクトのゾーンや隣では、自分のオブジェクトのゾーンと味方2枚の間や後ろにしか打てません。",
    },
    "beyond-columns": {
        "en": "you may not drop ahead of your foremost Subject in this third of the board.",
        "ja": "その帯で、自分のいちばん前の駒より先には打てません。",
    },
    "beyond-bounds": {
        "en": "an Object must stay in the three zones on its own side.",
        "ja": "オブジェクトは、自分の側の三つのゾーンにしかいられません。",
    },
    "no-centre-subject": {
        "en": "you may not drop your first Subject in the central zone.",
        "ja": "第1手のサブジェクトは、中央のゾーンに打てません。",
    },
    "split": {
        "en": "the enemy Object stands between the two, so they do not work together.",
        "ja": "敵のオブジェクトが間にいるので、2枚は連携できません。",
    },
    "backward-angle": {
        "en": "flights and slides must go forward or sideways, not away from the enemy Object.",
        "ja": "飛行と滑走は前進か横移動だけで、敵のオブジェクトから後退はできません。",
    },
    "backward-distance": {
        "en": "a flight or slide may not end farther from the enemy Object than it began.",
        "ja": "飛行と滑走で、動く前より敵のオブジェクトから遠ざかることはできません。",
    },
    "row-check": {
        "en": "only the last of several moves in a row may give check.",
        "ja": "続けて指すあいだは、最後の1手でしか王手をかけられません。",
    },
    "repeated-capture": {
        "en": "if you were the first to capture on a square, you may capture there only three times.",
        "ja": "先に取ったマスでは、3回までしか取れません。手を変えてください。",
    },
}
