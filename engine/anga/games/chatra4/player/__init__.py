"""The computer player of four-player Chatra."""
