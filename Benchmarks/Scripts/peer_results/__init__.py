"""Measures peers beside ulp; `results` runs it and says how."""
