"""Malecón: the digital home of Cuba, Santiago de Cuba and Havana. An unofficial fan edition."""

from malecon.build import use_fresh_build

__version__ = "0.1.0"

use_fresh_build()
