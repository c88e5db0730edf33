"""Environments for learning: Cuba, Santiago de Cuba and Havana for PettingZoo, Gymnasium, OpenSpiel and numpy.

The fastest is a batch of many tables (`malecon.environments.batch`). All tables are played at once; of each, the seat
that is asked sees an observation and a mask of the moves it may play:

    import numpy as np
    from malecon.environments import Batch

    batch = Batch("santiago", players=4, tables=64, seed=1)
    batch.observations  # int16 (tables, width): what the seat that is asked may know, from its own seat on
    batch.masks         # bool (tables, actions): which moves it may play; an action is the id of a move
    batch.seats         # int64 (tables,): which seat that is
    step = batch.step(actions)  # one action for each table; refused in a sentence if one is not legal
    step.rewards        # float32 (tables, players): 0 until a game is over; by place, from 1 down to -1, ties share
    step.over           # bool (tables,): games that ended by this step; new ones have begun already
    step.truncated      # bool (tables,): games that were given up because they had lasted `most_steps`

Between two questions to a seat the others have been asked: the reward of a seat's last answer is the row of
`step.rewards` of the step in which its game ended. Arrays are copies: what was returned never changes.

What the numbers of an observation mean follows from the declared fields of each game (`malecon.environments.encoding`):

    from malecon.environments import Encoding

    encoding = Encoding("santiago")             # or Encoding("santiago", "one-hot"), as Batch(..., encoding="one-hot")
    encoding.width, encoding.names              # the same for all player counts and editions of a game
    encoding.actions                            # how many there are: the width of a mask
    encoding.of_view(view)                      # of a bot's view: the same numbers as those of a batch
    encoding.mask(legal)                        # of a bot's legal moves: bool (actions,)
"""

from importlib.util import find_spec

from malecon.engine.errors import MaleconError
from malecon.environments.errors import spoken

if find_spec("numpy") is None:
    raise ImportError(str(spoken(MaleconError("error-environment-extra", package="numpy"))))

from malecon.environments.batch import Batch, Step
from malecon.environments.encoding import Encoding
from malecon.environments.registry import register_all

register_all()

__all__ = ["Batch", "Encoding", "Step"]
