"""Animation: easing, and changes as timelines; it uses geometry only."""
