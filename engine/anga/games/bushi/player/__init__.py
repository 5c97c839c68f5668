"""The computer player of BushiShogi."""
