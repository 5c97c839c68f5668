"""What people have learned and solved, and how they have played: all under one key.

The diary is `{"v": 1, "lessons", "problems", "results", "today", "mistakes", "won"}`; each part has
values by game, but `today` by day and `mistakes` by link. What earlier versions kept for each game
under keys of its own is taken over when its part is first written; their keys stay, since such a
version may still run. A later version may have parts that this one does not know, which stay too;
where it counts differently (`v`), nothing is read and nothing is written.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import Storage

KEY, VERSION = "progress", 1
LESSONS, PROBLEMS, RESULTS, TODAY = "lessons", "problems", "results", "today"
MISTAKES, WON = "mistakes", "won"
FORMER = {LESSONS: "progress:", PROBLEMS: "problems:", RESULTS: "results:"}  # how keys begin
LATEST, MOST_LATEST = "latest", 60  # of results: rows by time
REACHED, GRADES = "reached", "grades"  # the row of the highest grade; those of all grades reached
LISTED = (LESSONS, PROBLEMS, WON)  # parts whose lists are of what was done, so that two become one


class Diary:
    """Reads and writes the values of parts; it is read anew each time, as other tabs write too."""

    def __init__(self, storage: "Storage") -> None:
        self.storage = storage

    def part(self, part: str) -> "dict[str, object]":
        """The values of a part, without those that only earlier versions have kept."""
        return values_of(self._read() or {}, part)

    def get(self, part: str, name: str) -> object:
        """The value of a game or day in a part, None if there is none."""
        found = self.part(part)
        if name in found:
            return found[name]
        return self.storage.get(FORMER[part] + name) if part in FORMER else None

    def put(self, part: str, name: str, value: object) -> bool:
        """Keep a value; returns whether that succeeded."""
        whole = self._read()
        if whole is None:
            return False
        values = values_of(whole, part)
        values[name] = value
        whole[part], whole["v"] = values, VERSION
        return self.storage.put(KEY, whole)

    def is_begun(self) -> bool:
        """Whether anything was ever learned, solved or played out here."""
        former = [key for part in FORMER for key in self.storage.keys(FORMER[part])]
        return bool(former) or self.storage.get(KEY) is not None

    def add(self, others: object) -> None:
        """Add what another diary has; nothing is replaced."""
        whole = self._read()
        if whole is None or not isinstance(others, dict) or others.get("v") != VERSION:
            return
        for part in others:
            theirs = others[part]
            if isinstance(theirs, dict):
                whole[part] = self._added(part, theirs)
        whole["v"] = VERSION
        self.storage.put(KEY, whole)

    def add_former(self, values: "dict[str, object]") -> None:
        """Add what earlier versions kept elsewhere, by their keys."""
        found: "dict[str, object]" = {"v": VERSION}
        for part in FORMER:
            start = FORMER[part]
            found[part] = {key[len(start) :]: values[key] for key in values if begins(key, start)}
        self.add(found)

    def _added(self, part: str, theirs: "dict[str, object]") -> "dict[str, object]":
        values = self.part(part)
        for name in theirs:
            mine = self.get(part, name)
            values[name] = merged(mine, theirs[name]) if part in LISTED else mine or theirs[name]
            if part == RESULTS:
                values[name] = with_latest(values[name], theirs[name])
        return values

    def _read(self) -> "dict[str, object] | None":
        """The whole diary; None if a version keeps it that counts differently."""
        kept = self.storage.get(KEY)
        if not isinstance(kept, dict):
            return {}
        return dict(kept) if kept.get("v") == VERSION else None


def values_of(whole: "dict[str, object]", part: str) -> "dict[str, object]":
    """A part's values in a diary."""
    found = whole.get(part)
    return dict(found) if isinstance(found, dict) else {}


def merged(mine: object, theirs: object) -> object:
    """Two values as one: lists and names together, else the first, if there is one."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        whole = dict(mine)
        for name in theirs:
            whole[name] = merged(mine.get(name), theirs[name])
        return whole
    if isinstance(mine, list) and isinstance(theirs, list):
        return mine + [each for each in theirs if each not in mine]
    return theirs if mine is None else mine


def with_latest(mine: object, theirs: object) -> object:
    """Results with the latest ones of others among them, and the grades reached in either."""
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return mine
    whole, latest = dict(mine), merged(mine.get(LATEST), theirs.get(LATEST))
    if isinstance(latest, list) and all([isinstance(row, list) for row in latest]):
        whole[LATEST] = sorted(latest)[-MOST_LATEST:]
    grades = grades_of(mine, theirs)
    if grades:
        whole[GRADES], whole[REACHED] = grades, grades[-1]
    return whole


def grades_of(*results: "dict[str, object]") -> "list[list[int]]":
    """The rows of the grades reached in any results, the lowest first; of two of a grade the older.

    Earlier versions have kept the highest alone.
    """
    found: "dict[int, list[int]]" = {}
    for kept in results:
        rows = kept.get(GRADES)
        for row in (rows if isinstance(rows, list) else []) + [kept.get(REACHED)]:
            if is_counts(row, 3):
                found[row[0]] = min(list(row), found.get(row[0], list(row)))
    return [found[grade] for grade in sorted(found)]


def is_counts(value: object, length: int) -> bool:
    """Whether a value is a list of that many counts."""
    if not isinstance(value, list) or len(value) != length:
        return False
    return all([type(each) is int and each >= 0 for each in value])


def begins(key: str, start: str) -> bool:
    """Whether a key begins so, and does not end there."""
    return len(key) > len(start) and key[: len(start)] == start
