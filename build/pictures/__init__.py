"""Pictures of the real site: those that stores show, and those that its makers look at."""
