"""The computer player of Yonin Shogi."""
