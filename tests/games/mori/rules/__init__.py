"""The rules of Mori."""
