"""Every word that Yonin Shogi owns."""
from anga.scene import Words
WORDS: Words = {}
