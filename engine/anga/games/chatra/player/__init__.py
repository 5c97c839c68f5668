"""The computer player of Chatra."""
