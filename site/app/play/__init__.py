"""What happens on the play page, beyond one widget: uses widgets, session, browser and board."""
