"""Malecón: the digital home of Cuba, Santiago de Cuba and Havana. An unofficial fan edition."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from malecon.build import use_fresh_build

__version__ = "0.1.0"

use_fresh_build()

if not TYPE_CHECKING:

    def sentence(trouble: Any, language: str) -> str:
        return import_module("malecon.text.spoken").sentence(trouble, language)

    import_module("malecon.engine.errors").MaleconError.speaker = staticmethod(sentence)
