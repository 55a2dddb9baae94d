"""Measures everything, checks our answers, and gathers what the report needs."""

import sys
import time
from collections import namedtuple
from statistics import median

from . import growth, lines, work
from .child import Failure
from .judge import Truth, distance
from .rounds import Outcome, measure

# A request with the outcome of each peer, its distance from ours (or from the truth), and whether ours was
# proven right; None where nothing could tell.
Result = namedtuple("Result", "request outcomes distances is_proven")


class WrongAnswer(Exception):
    """Ours."""


def note(text):
    print(text, file=sys.stderr, flush=True)


class Memory:
    """Who was too slow for what: more digits take at least as much longer."""

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
    """How far each answer is; an answer that is none becomes a failure."""
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
            is_proven = truth.check(request, own, 30 * shown_plan.limit) if truth else None
            if is_proven is False:
                raise WrongAnswer(f"{name} at {bits} bits is {own[:80]}")
            apart = distances(outcomes, lambda _, answer: distance(request, answer, own))
            yield Result(request, outcomes, apart, is_proven)
        note(f"{name}: {time.monotonic() - start:.0f} s")


def texts(peers, ulp, expressions, digits, plan):
    """The work of the calculators, judged by more digits than were asked for."""
    memory = Memory(plan.limit)
    judge = lines.Batch(ulp, None)
    for count in digits:
        start = time.monotonic()
        for expression in expressions:
            request = work.Request(expression, count, ())
            outcomes = turns(peers, request, plan, memory)
            if not outcomes or not outcomes[peers[0].name].times:
                continue
            _, truth = judge.ask(request._replace(bits=count + 25), 1, 30 * plan.limit)
            apart = distances(
                outcomes, lambda name, answer: lines.line_distance(request, name, answer, truth))
            arb = apart.get("Arb")
            if apart[peers[0].name].is_wrong or arb and arb.is_wrong:
                raise WrongAnswer(f"{expression} is {truth[:80]}")
            yield Result(request, outcomes, apart, arb is not None or None)
        note(f"{count} digits: {time.monotonic() - start:.0f} s")
    judge.restart()
