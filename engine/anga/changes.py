"""What changes make of a Scene: used by the page before its engine is up, and by the tests."""


def apply(scene, changes):  # type: ignore[no-untyped-def]
    """The Scene (see `anga.scene`) after `changes`, as far as pieces, solids and trays go."""
    after = dict(scene)
    for change in changes:
        if change["do"] in ("move", "drop", "capture", "remove"):
            after = _lift(after, change["places"][0])
        if "piece" in change:
            after["pieces"] = _placed(after["pieces"], change["piece"])
        elif "solid" in change:
            after["solids"] = _placed(after["solids"], change["solid"])
        elif len(change["places"]) == 2:
            after["trays"] = _counted(after["trays"], change["places"][1], 1)
    return after


def _lift(scene, place):  # type: ignore[no-untyped-def]
    if place.startswith("t:"):
        return _with(scene, "trays", _counted(scene["trays"], place, -1))
    cell = place[2:]
    scene = _with(scene, "pieces", [piece for piece in scene["pieces"] if piece["cell"] != cell])
    return _with(scene, "solids", [solid for solid in scene["solids"] if solid["cell"] != cell])


def _with(scene, key, value):  # type: ignore[no-untyped-def]
    changed = dict(scene)
    changed[key] = value
    return changed


def _placed(things, thing):  # type: ignore[no-untyped-def]
    return [other for other in things if other["cell"] != thing["cell"]] + [thing]


def _counted(trays, place, step):  # type: ignore[no-untyped-def]
    _, seat, kind = place.split(":")
    return [
        _with(tray, "piles", [_more(pile, step) if pile["kind"] == kind else pile for pile in tray["piles"]])
        if tray["seat"] == seat
        else tray
        for tray in trays
    ]


def _more(pile, step):  # type: ignore[no-untyped-def]
    return _with(pile, "count", pile["count"] + step)
