"""The language this run of the command speaks."""

from malecon.cli.main import chosen_language
from malecon.text import texts

SPEECH = texts(chosen_language())
say = SPEECH.say
