"""Measures one piece of work with all peers in turns."""

import math
from collections import namedtuple
from statistics import median

from .child import Failure
from .work import COLD

# Rounds, seconds of one sample, longest time of one call, and longest time of a peer for one piece of work.
Plan = namedtuple("Plan", "rounds sample limit budget")
# Nanoseconds of one call and their ratios to ours, a pair for each round; or the reason why there are none.
Outcome = namedtuple("Outcome", "times ratios answer failure")

FULL = Plan(rounds=5, sample=0.003, limit=2, budget=1.5)
SLOPES = Plan(rounds=3, sample=0.003, limit=2, budget=1)
# The number of short samples in a round, of which the shortest counts.
TRIES = 3
QUICK = Plan(rounds=1, sample=0.001, limit=0.5, budget=0.4)


class Runner:
    """A peer at one piece of work."""

    def __init__(self, peer, request, plan):
        self.peer, self.request, self.plan = peer, request, plan
        self.count = 1
        self.times = []
        self.answer = self.failure = None
        self.left = plan.budget
        self.attempt(self.calibrate)

    def attempt(self, step):
        try:
            step()
        except Failure as failure:
            self.failure = str(failure)

    def ask(self):
        if self.request.name in COLD:
            self.peer.restart()
        try:
            time, answer = self.peer.ask(self.request, self.count, self.plan.limit)
        except Failure as failure:
            # Only the time of a single call shows that more digits would take too long as well.
            raise Failure("unsteady") if str(failure).startswith(">") and self.count > 1 else failure
        if answer == "nan":
            raise Failure("no number")
        if self.answer not in (None, answer):
            raise Failure("differs from itself")
        self.answer = answer
        self.left -= time / 1e9
        return time / self.count

    def calibrate(self):
        """The number of calls in a sample; the first calls warm up caches."""
        time = self.ask()
        if self.request.name in COLD:
            return
        if time > self.plan.budget * 2.5e8:
            # Too long to be explained by cold caches.
            self.times.append(time)
            return
        # The first call may have been slow, and an external clock cannot measure a few calls.
        while (total := time * self.count) < self.plan.sample * 5e8 and self.count < 1_000_000:
            wanted = self.plan.sample * 1e9 / max(total, 1000)
            self.count = min(math.ceil(self.count * min(wanted, 10)), 1_000_000)
            time = self.ask()

    def turn(self, index):
        """Takes the sample of a round, unless the time is used up."""
        if self.failure is None and len(self.times) == index and (self.left > 0 or index == 0):
            self.attempt(self.sample)

    def sample(self):
        """The shortest of a few short samples: other programs on the machine only make them longer."""
        if self.request.name in COLD:
            self.times.append(self.ask())
            return
        for _ in range(TRIES):
            found = [self.ask()]
            if found[0] * self.count < self.plan.sample * 4e9:
                found += [self.ask() for _ in range(TRIES - 1)]
            # A sample that is far too short was calibrated during a slowdown, or is within the noise
            # of an external clock.
            found = [time for time in found if time * self.count > self.plan.sample * 2e8]
            if found:
                self.times.append(min(found))
                return
            self.calibrate()
        raise Failure("unsteady")


def measure(peers, request, plan):
    """The outcome of each peer; the first one is ours."""
    runners = [Runner(peer, request, plan) for peer in peers]
    for index in range(plan.rounds):
        # Each round starts with another peer.
        start = index % len(runners)
        for runner in runners[start:] + runners[:start]:
            runner.turn(index)
    own = runners[0].times
    return {
        runner.peer.name: Outcome(
            runner.times, [time / ours for time, ours in zip(runner.times, own)], runner.answer,
            runner.failure)
        for runner in runners
    }


def spread(values):
    """Half of the range of the middle values, divided by their median."""
    ordered = sorted(values)
    cut = len(ordered) // 4
    middle = ordered[cut : len(ordered) - cut]
    return (middle[-1] - middle[0]) / 2 / median(ordered)
