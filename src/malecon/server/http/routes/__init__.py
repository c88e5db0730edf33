"""The pages of the programming interface, one file for each thing that can be asked about."""
