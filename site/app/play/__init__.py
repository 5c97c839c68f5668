"""The play page beyond single widgets: its view, its editor, its dialogs."""
