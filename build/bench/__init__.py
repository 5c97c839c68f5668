"""Measurements, printed as one report. Uses site, setup and the root."""
