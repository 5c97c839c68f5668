"""What helps whoever plays: hints, reasons, a coach, what is wrong and why."""
