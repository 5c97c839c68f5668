"""The games on this device: taken in, told, found again, thrown away, given out."""
