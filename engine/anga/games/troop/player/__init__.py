"""The computer player of Troop-Chess."""
