"""The parts of RESULTS.md in their order."""

from . import machine, report, work
from .rounds import TRIES

HOW = """\
How it was measured: every peer is a process that stays alive, gets operation, precision, inputs and a count of
repetitions as text, and answers time and value. All are asked in turns, each round beginning with another one,
after calls that warm caches up; shown are medians of up to {rounds} rounds, each the least of {tries} short samples, ± half of
the range of the middle ones.
A ratio is the time of a peer over ours in the same round: **above 1 we are faster**. `–` is work that a peer does
not offer, `> {limit:g} s` a call that takes longer, ✗ an answer that is wrong beyond the peer's own rounding. Constants
are found once in a new process, since every library keeps them. PARI, Sollya and bc have no clock that counts less than
milliseconds, or none: theirs is the clock of the script, less what a line and an empty loop cost. Times below a microsecond
in Python are mostly Python's."""

BUSY = "**The machine was busy while this was measured: single rows can be several times off. Only the answers are certain.**"


def document(plan, peers, line_peers, missing, results, texts, loads, minutes, date):
    names = [peer.name for peer in peers]
    line_names = [peer.name for peer in line_peers]
    shown = [result for result in results if result.request.bits in work.SHOWN]
    parts = [
        "# Beside its peers", "",
        f"Made by `Scripts/results` on {date} in {minutes:.0f} minutes; do not edit.", "",
        f"Machine: {machine.description()}; load {loads[0]} at the start, {loads[1]} at the end "
        "(averages over 1, 5 and 15 minutes, of everything that ran).", "",
    ]
    if any(machine.is_busy(load) for load in loads):
        parts += [BUSY, ""]
    parts += versions(peers, line_peers, missing)
    parts += [HOW.format(rounds=plan.rounds, tries=TRIES, limit=plan.limit), ""]
    if shown:
        parts += ["## Who is faster", ""] + report.means(shown, names)
        parts += [report.verdict(shown, names, name, "bits") for name in names[1:]] + [""]
        parts += libraries(results, shown, names)
    if texts:
        parts += calculators(texts, line_names)
    if results:
        parts += growing(results)
    return "\n".join(parts).rstrip() + "\n"


def versions(peers, line_peers, missing):
    rows = [[peer.name, peer.version(), peer.precision] for peer in peers]
    rows += [[f"{peer.name}, lines", peer.version(), peer.precision] for peer in line_peers]
    parts = report.table(["who", "version", "how its precision is set"], rows, "---")
    parts += ["Made with " + "; ".join(machine.tools()) + ".", ""]
    if missing:
        parts += ["Missing, since not installed: **" + ", ".join(missing) + "**.", ""]
    return parts


def libraries(results, shown, names):
    parts = ["## Are the answers right", ""]
    parts += ours(results) + ["Then everyone beside ours, or beside the truth where ours is wrong:", ""]
    parts += report.agreement(results, names[1:], "the same as ours")
    parts += report.agreeing_digits(shown, names)
    parts += ["Answers beyond their own rounding:", ""] + report.errors(results, names, "bits")
    for section, members in work.SECTIONS.items():
        some = [result for result in shown if result.request.name in members]
        if some:
            parts += [f"## {section}", ""] + report.timings(some, names, "bits")
    return parts


def ours(results):
    """The number of our answers that are proven right; wrong ones are in the table of errors."""
    counts = {state: sum(result.is_proven is state for result in results) for state in (True, False, None)}
    text = (
        f"Ours first: {counts[True] + counts[False]} of {len(results)} answers were compared with balls of Arb of at "
        f"least 64 more bits. {counts[True]} are right: the nearest number for a single operation, within the sum of all "
        "roundings for loops and the formula.")
    if counts[False]:
        text += f" **{counts[False]} of ours are wrong**, marked ✗ and left out of all means."
    if counts[None]:
        text += f" For {counts[None]} nothing could tell in time."
    return [text, ""]


def calculators(texts, names):
    parts = [
        "## Calculators", "",
        "The same lines for programs that are typed at, in digits. Only `ulp batch` and the loop around Arb prove what "
        "they print; all are judged by 25 more digits proven by Arb, and may be wrong by one unit of the last place they claim. All "
        "run on one core; `ulp batch` reads and writes every repetition, the others only the first and last.", "",
    ]
    parts += report.timings(texts, names, "digits")
    parts += [report.verdict(texts, names, name, "digits") for name in names[1:]] + [""]
    parts += report.agreement(texts, names, "nothing to see at 25 more digits")
    parts += report.errors(texts, names, "digits")
    return parts


def growing(results):
    return [
        "## Growth", "",
        "The exponent k of time ~ bits^k: slopes of log time over log bits by least squares, with their standard "
        "errors, over a low and a high range and over three neighbouring powers of two. Where a library "
        "changes its algorithm the slope does, too.", "",
        *report.slopes(results),
    ]
