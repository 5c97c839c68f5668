"""Why a move is refused, in words."""

from anga.shared.scene import Words

REFUSALS: Words = {
    "no-pass": {"en": "these rules know no pass.", "ja": "このルールにパスはありません。"},
    "pass-twice": {
        "en": "the last turn was a pass: now somebody must move.",
        "ja": "直前がパスなので、続けてパスはできません。",
    },
    "pass-in-check": {
        "en": "one may not pass in check.",
        "ja": "王手を受けているときはパスできません。",
    },
    "beyond-offside": {
        "en": "that square is beyond the offside line: neither in your Object’s zone, nor in a zone away from the enemy Object’s, nor behind the line through two of your Subjects.",
        "ja": "自分のオブジェクトのゾーンでも、敵のオブジェクトから離れたゾーンでもなく、味方2枚を結ぶ線（オフサイドライン）の内側でもありません。",
    },
    "beyond-columns": {
        "en": "that square is ahead of your foremost Subject in this third of the board.",
        "ja": "その帯で、自分のいちばん前の駒より先には打てません。",
    },
    "beyond-bounds": {
        "en": "an Object may not stand outside the three zones on its own side.",
        "ja": "オブジェクトがいられるのは、自分の側の三つのゾーンだけです。",
    },
    "no-centre-subject": {
        "en": "the first Subject may not be dropped in the central zone.",
        "ja": "第1手のサブジェクトは、中央のゾーンに打てません。",
    },
    "split": {
        "en": "the enemy Object stands between the two: they are no pair.",
        "ja": "敵のオブジェクトが間にいるので、2枚は連携できません。",
    },
    "backward-angle": {
        "en": "that would lead away from the enemy Object: flights and slides go forward or sideways.",
        "ja": "敵のオブジェクトに対して後退になります。飛行と滑走は前進か横移動だけです。",
    },
    "backward-distance": {
        "en": "that would end farther from the enemy Object than it began.",
        "ja": "移動の前より、敵のオブジェクトから遠くなります。",
    },
    "row-check": {
        "en": "only the last turn of a row may give check.",
        "ja": "連続して指すあいだ、王手は最後の1手だけです。",
    },
    "repeated-capture": {
        "en": "you began the fight for this square and have captured here three times: do something else.",
        "ja": "このマスの取り合いを始めた側は3回まで。手を変えてください。",
    },
}
