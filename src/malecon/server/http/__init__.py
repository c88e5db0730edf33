"""What comes over the network: requests and their answers, identities, limits, pages."""
