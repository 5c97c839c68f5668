"""Help for players: hints, reasons, a coach, feedback on touches, import errors."""
