"""Games as records: a start and its moves, as text and as a line that has been played."""
