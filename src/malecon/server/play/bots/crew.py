"""Who thinks for the bots: one process for those who answer at once, others for those who take their time."""

import secrets

from malecon.bots.explain import Advice
from malecon.server.errors import Unavailable
from malecon.server.metrics import BOT_SECONDS
from malecon.server.play.bots.tasks import Task
from malecon.server.play.bots.thinking import rank, think
from malecon.server.play.work.lane import Job, Lane, Mind
from malecon.server.play.work.queue import Share


class Crew:
    """Two lanes, so that nobody's weak bot waits until somebody else's strong one has thought."""

    def __init__(self, long: Lane) -> None:
        self.quick = Lane([Mind()])
        self.long = long

    def lane_for(self, task: Task) -> Lane:
        return self.quick if task.quick else self.long

    def load(self, account: str) -> int:
        return self.quick.load(account) + self.long.load(account)

    def choosing(self, task: Task, share: Share) -> Job[str]:
        """Let somebody choose. Without a choice nobody has to think."""
        job = Job(share, think, task, BOT_SECONDS.labels(task.who), task.whose)
        if len(task.legal) == 1:
            job.settle(task.legal[0])
        else:
            self.lane_for(task).put(job)
        return job

    def move(self, job: Job[str], share: Share) -> None:
        """Somebody has come to the table, or all have gone."""
        self.lane_for(job.given).move(job, share)

    async def choose(self, task: Task, share: Share) -> str:
        """Without a thought any legal move will do."""
        return await self.choosing(task, share).answer or secrets.choice(task.legal)

    async def advise(self, task: Task, share: Share) -> Advice:
        """What there is to say about the legal moves. It is never made up: without a thought there is no advice."""
        job = Job(share, rank, task, BOT_SECONDS.labels(task.who), task.whose)
        self.long.put(job)
        advice = await job.answer
        if advice is None:
            raise Unavailable("error-hint-failed")
        return advice

    def close(self) -> None:
        self.quick.close()
        self.long.close()
