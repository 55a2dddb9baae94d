"""Measures everything, checks our answers, and gathers what the report needs."""

import sys
import time
from collections import namedtuple
from statistics import median

from . import growth, lines, work
from .child import Failure
from .judge import Truth, distance
from .rounds import Outcome, measure

# A request with the outcome of each peer, its distance from ours (from the truth, where ours is wrong), and
# whether ours was proven right; None if undecided.
Result = namedtuple("Result", "request outcomes distances is_proven")


def note(text):
    print(text, file=sys.stderr, flush=True)


class Memory:
    """The peers that were too slow for some work: more digits take at least proportionally longer."""

    def __init__(self, limit):
        self.limit, self.last = limit, {}

    def allows(self, peer, request):
        bits, seconds = self.last.get((peer.name, request.name), (1, 0))
        return seconds * request.bits / bits <= self.limit

    def learn(self, peer, request, outcome):
        if outcome.times:
            self.last[peer.name, request.name] = request.bits, median(outcome.times) / 1e9
        elif outcome.failure.startswith(">"):
            self.last[peer.name, request.name] = request.bits, 2 * self.limit


def turns(peers, request, plan, memory):
    asked = [peer for peer in peers if memory.allows(peer, request)]
    if peers[0] not in asked:
        return None
    outcomes = measure(asked, request, plan)
    for peer in peers:
        if peer in asked:
            memory.learn(peer, request, outcomes[peer.name])
        else:
            outcomes[peer.name] = Outcome([], [], None, f"> {plan.limit:g} s")
    return outcomes


def distances(outcomes, measure_distance):
    """The distance of each answer; an invalid answer becomes a failure."""
    found = {}
    for name, outcome in outcomes.items():
        if outcome.times:
            try:
                found[name] = measure_distance(name, outcome.answer)
            except Failure as failure:
                outcomes[name] = outcome._replace(times=[], ratios=[], failure=str(failure))
    return found


def binary(peers, arb, names, ladder, plans):
    """The work of the libraries: all peers at the precisions that are shown, some between them."""
    shown_plan, slope_plan = plans
    memory = Memory(shown_plan.limit)
    truth = Truth(arb) if arb else None
    for name in names:
        start = time.monotonic()
        for bits in ladder:
            if not work.exists(name, bits):
                continue
            is_shown = bits in work.SHOWN
            some = [peer for peer in peers if is_shown or peer.name in growth.NAMES]
            request = work.request(name, bits)
            outcomes = turns(some, request, shown_plan if is_shown else slope_plan, memory)
            if not outcomes or not outcomes[peers[0].name].times:
                break
            own = outcomes[peers[0].name].answer
            is_proven, known = None, None
            if truth:
                is_proven, known = truth.check(request, own, 30 * shown_plan.limit)
            reference = known if is_proven is False else own
            apart = distances(outcomes, lambda _, answer: distance(request, answer, reference))
            if is_proven is False:
                note(f"error: ours is wrong: {name} at {bits} bits")
            yield Result(request, outcomes, apart, is_proven)
        note(f"{name}: {time.monotonic() - start:.0f} s")


def texts(peers, judges, expressions, digits, plan):
    """The work of the calculators, judged by the first one that proves more digits than requested."""
    memory = Memory(plan.limit)
    own = peers[0].name
    for count in digits:
        start = time.monotonic()
        for expression in expressions:
            request = work.Request(expression, count, ())
            outcomes = turns(peers, request, plan, memory)
            if not outcomes or not outcomes[own].times:
                continue
            longer = request._replace(bits=count + 25)
            truth, is_independent = proven(judges, longer, 30 * plan.limit)
            if truth is None:
                note(f"nothing tells {expression} in {count + 25} digits")
                continue
            apart = distances(
                outcomes, lambda name, answer: lines.line_distance(request, name, answer, truth))
            if apart[own].is_wrong:
                note(f"error: ours is wrong: {expression} in {count} digits")
            yield Result(
                request, outcomes, apart, False if apart[own].is_wrong else is_independent or None)
        note(f"{count} digits: {time.monotonic() - start:.0f} s")


def proven(judges, request, limit):
    """The digits of the first judge that answers, and whether it is not ours."""
    for judge in judges:
        try:
            return judge.ask(request, 1, limit)[1], judge.name != lines.Batch.name
        except Failure:
            continue
    return None, False
