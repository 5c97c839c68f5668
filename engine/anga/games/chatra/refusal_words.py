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
    "opening-subject": {
        "en": "the game begins with the drop of a Subject.",
        "ja": "第1手はサブジェクトを打ちます。",
    },
    "opening-object": {
        "en": "now the Object must be dropped.",
        "ja": "ここではオブジェクトを打ちます。",
    },
    "no-centre": {
        "en": "in the opening nothing may be dropped in the central zone.",
        "ja": "序盤の3手は、中央のゾーンに打てません。",
    },
    "occupied": {"en": "there is a piece on that square.", "ja": "そのマスには駒があります。"},
    "hand-empty": {"en": "there is no Subject in hand.", "ja": "持ち駒がありません。"},
    "beside-subject": {
        "en": "that square is next to a Subject.",
        "ja": "サブジェクトの隣のマスには打てません。",
    },
    "beyond-offside": {
        "en": "that square is beyond the offside line: neither in your Object’s zone, nor in a zone away from the enemy Object’s, nor behind the line through two of your Subjects.",
        "ja": "自分のオブジェクトのゾーンでも、敵のオブジェクトから離れたゾーンでもなく、味方2枚を結ぶ線（オフサイドライン）の内側でもありません。",
    },
    "beyond-columns": {
        "en": "that square is ahead of your foremost Subject in this third of the board.",
        "ja": "その帯で、自分のいちばん前の駒より先には打てません。",
    },
    "drop-check": {"en": "this drop would give check.", "ja": "打ち王手になるので打てません。"},
    "object-step": {
        "en": "the Object goes one step only.",
        "ja": "オブジェクトは1マスしか動けません。",
    },
    "own-piece": {"en": "your own piece stands there.", "ja": "そのマスには味方の駒があります。"},
    "object-stays": {
        "en": "an Object is never captured.",
        "ja": "オブジェクトを取ることはできません。",
    },
    "capture-unsaid": {
        "en": "there is a piece to capture: write x.",
        "ja": "そのマスには敵の駒があるので、取る手として x で書きます。",
    },
    "nothing-there": {
        "en": "there is nothing to capture on that square.",
        "ja": "そのマスに取れる駒はありません。",
    },
    "no-subject": {
        "en": "no Subject of yours stands there.",
        "ja": "そのマスに自分のサブジェクトはありません。",
    },
    "no-way": {
        "en": "no step, flight or slide leads there.",
        "ja": "1マスの動きでも、飛行でも滑走でも届きません。",
    },
    "blocked": {
        "en": "something stands in the way of the slide.",
        "ja": "滑走の途中に駒があります。",
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
    "restricted": {
        "en": "{0} stands between {1} and {2} on one line, so it has its single step only.",
        "ja": "{0}は{1}と{2}に挟まれて一直線に並んでいるので、1マスの動きしかできません。",
    },
    "still-in-check": {
        "en": "your Object would still be attacked.",
        "ja": "王手が解けていません。",
    },
    "uncovers": {
        "en": "that would uncover your own Object.",
        "ja": "自分のオブジェクトに王手がかかってしまいます。",
    },
    "into-check": {
        "en": "the Object would be attacked there.",
        "ja": "そのマスには敵の利きがあります。",
    },
    "row-check": {
        "en": "only the last turn of a row may give check.",
        "ja": "連続して指すあいだ、王手は最後の1手だけです。",
    },
    "repeated-turn": {
        "en": "this turn has been chosen three times in this position.",
        "ja": "同じ局面で同じ手を、もう3回指しています。",
    },
    "repeated-capture": {
        "en": "you began the fight for this square and have captured here three times: do something else.",
        "ja": "このマスの取り合いを始めた側は3回まで。手を変えてください。",
    },
}
