"""The parts of the home page: what goes on here, today's problem, what is new."""
