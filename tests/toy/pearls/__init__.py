"""Two pearls, one after the other, for who bids highest and alone: a small game of somebody else."""
