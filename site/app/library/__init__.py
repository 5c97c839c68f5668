"""The games on this device: importing, listing, searching, deleting, exporting."""
