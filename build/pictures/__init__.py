"""Pictures of the real site, for stores, for the README, and for developers."""
