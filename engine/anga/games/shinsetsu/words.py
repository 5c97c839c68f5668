"""Every word that Shinsetsu Chaturanga owns."""

from anga.scene import Words

WORDS: Words = {}
