"""Every word that Troop-Chess owns."""

from anga.scene import Words

WORDS: Words = {}
