"""The report in Markdown, every sentence of it made from the data."""

import math
from statistics import geometric_mean, median

from . import growth, work
from .lines import DIGITS
from .rounds import spread

# Ratios closer to 1 than this count as a tie, and so do those within their own spread.
TIE = 1.05
BANDS = (("up to 256 bits", 0, 256), ("1024 and 4096 bits", 257, 4096), ("more bits", 4097, 2**60))


def duration(nanoseconds):
    for unit in ("ns", "µs", "ms"):
        if nanoseconds < 1000:
            return f"{nanoseconds:.3g} {unit}"
        nanoseconds /= 1000
    return f"{nanoseconds:.3g} s"


def factor(ratio):
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.3g}" if ratio < 1000 else f"{ratio:.0f}"


def row(cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def table(head, rows, alignment="---:"):
    return [row(head), row(["---"] + [alignment] * (len(head) - 1)), *map(row, rows), ""]


def title(request):
    return work.TITLES.get(request.name, f"`{request.name}`")


def place(request, unit):
    return f"{title(request)} at {request.bits} {unit}"


def cell(result, name):
    outcome = result.outcomes.get(name)
    if outcome is None:
        return ""
    if not outcome.times:
        return outcome.failure
    mark = " ✗" if result.distances[name].is_wrong else ""
    return factor(median(outcome.ratios)) + mark


def own_cell(result, own):
    times = result.outcomes[own].times
    noise = f" ±{100 * spread(times):.0f} %" if len(times) > 2 else ""
    return duration(median(times)) + noise + (" ✗" if result.is_proven is False else "")


def ratios(results, name, low=0, high=2**60):
    """The median ratio of a peer for each request of some precisions to which our answer is right."""
    return [
        (median(result.outcomes[name].ratios), spread(result.outcomes[name].ratios), result.request)
        for result in results
        if low <= result.request.bits <= high and name in result.distances
        and result.is_proven is not False
    ]


def timings(results, names, unit):
    head = ["work", unit, names[0], *names[1:]]
    return table(head, (
        [title(result.request), result.request.bits, own_cell(result, names[0])]
        + [cell(result, name) for name in names[1:]]
        for result in results))


def means(results, names):
    """The geometric means of ratios, in total and by precision."""
    head = ["time over BigFloat's", "comparisons", "all"] + [band for band, _, _ in BANDS]
    rows = []
    for name in names[1:]:
        cells = [name, len(ratios(results, name))]
        for low, high in [(0, 2**60)] + [band[1:] for band in BANDS]:
            found = [ratio for ratio, _, _ in ratios(results, name, low, high)]
            cells.append(factor(geometric_mean(found)) if found else "–")
        rows.append(cells)
    return table(head, rows)


def verdict(results, names, name, unit):
    """A sentence on who is faster, from the data."""
    found = ratios(results, name)
    if not found:
        return f"- **{name}** was not compared."
    own = names[0]
    ahead = [entry for entry in found if entry[0] > max(TIE, 1 + entry[1])]
    behind = [entry for entry in found if 1 / entry[0] > max(TIE, 1 + entry[1])]
    tied = len(found) - len(ahead) - len(behind)
    mean = geometric_mean([entry[0] for entry in found])
    if mean >= TIE:
        whole = f"takes {factor(mean)} times as long as {own} in the geometric mean"
    elif mean <= 1 / TIE:
        whole = f"takes {mean:.2f} of the time of {own} in the geometric mean"
    else:
        whole = f"takes as long as {own} within 5 % in the geometric mean"
    text = (
        f"- **{name}** {whole} of {len(found)} comparisons: {own} is faster in {len(ahead)}, "
        f"slower in {len(behind)}, and {tied} are ties.")
    if ahead:
        ratio, _, request = max(ahead)
        text += f" Farthest behind us: {place(request, unit)}, {factor(ratio)} times our time."
    if behind:
        ratio, _, request = min(behind)
        text += f" Farthest ahead: {place(request, unit)}, where we take {factor(1 / ratio)} times its time."
    return text


def digits_text(distance):
    return "all" if math.isinf(distance.digits) else f"{distance.digits:.1f}"


def off_text(distance):
    if math.isinf(distance.ulps):
        return "> 10³⁰⁰" if distance.digits else "no digit right"
    return factor(distance.ulps) if distance.ulps < 1e6 else f"{distance.ulps:.1e}"


def agreement(results, names, whose):
    """The numbers of equal, near and wrong answers of each peer, and the smallest number of agreeing digits."""
    rows = []
    for name in names:
        found = [
            (result.distances[name], result.request) for result in results if name in result.distances
        ]
        if not found:
            continue
        same = sum(distance.ulps == 0 for distance, _ in found)
        wrong = sum(distance.is_wrong for distance, _ in found)
        worst, request = max(found, key=lambda entry: entry[0].ulps)
        least = f"{off_text(worst)}, {title(request)} at {request.bits}" if worst.ulps else "none"
        rows.append([name, len(found), same, len(found) - same - wrong, wrong, least])
    head = ["peer", "answers", f"{whose}", "within rounding", "✗ beyond", "largest error in ulps, and where"]
    return table(head, rows)


def errors(results, names, unit):
    """All answers whose error exceeds their rounding error."""
    rows = [
        [name, title(result.request), result.request.bits, off_text(distance), digits_text(distance)]
        for name in names for result in results
        if (distance := result.distances.get(name)) and distance.is_wrong
    ]
    if not rows:
        return ["No answer is beyond its own rounding.", ""]
    return table(["peer", "work", unit, "ulps off", "digits right"], rows)


def agreeing_digits(results, names):
    """The smallest number of agreeing digits of each peer at each precision."""
    sizes = sorted({result.request.bits for result in results})
    rows = []
    for name in names[1:]:
        cells = [name]
        for bits in sizes:
            found = [
                result.distances[name] for result in results
                if result.request.bits == bits and name in result.distances
            ]
            cells.append(digits_text(min(found, key=lambda entry: entry.digits)) if found else "–")
        rows.append(cells)
    return table(["fewest agreeing digits, bits:"] + sizes, rows)


def slopes(results):
    def text(slope):
        if slope is None:
            return "–"
        return f"{slope.value:.2f} ± {slope.error:.2f}"

    head = ["work", "who", "{}–{}".format(*growth.LOW), f"{growth.HIGH[0]}–10⁶"]
    head += [f"at {bits}" for bits in growth.PLACES] + ["bits up to"]
    rows = []
    for (name, who), points in growth.curves(results).items():
        cells = [text(growth.fit(growth.within(points, bounds))) for bounds in (growth.LOW, growth.HIGH)]
        cells += [text(growth.around(points, bits)) for bits in growth.PLACES]
        if any(cell != "–" for cell in cells):
            rows.append([work.TITLES[name], who, *cells, points[-1][0]])
    return table(head, rows)
