import Accuracy
import BigNumbers
import NumericCore

/// The results of perturbed runs of one format, as text and as JSON.
struct PerturbationReport {
  let perturbation: Perturbation
  /// The name of the part of a complex result.
  let part: String?
  let comparison: Comparison
  let limits: ExactLimits

  /// The estimates, with certified values beside them.
  var lines: [String] {
    let count = perturbation.results.count
    let way =
      switch perturbation.method {
      case .rounding: "up or down at random"
      case .stochastic: "stochastically"
      }
    var lines = [
      "  \(count) runs\(part.map { " of \($0)" } ?? "") rounded \(way), seed \(perturbation.seed)"
    ]
    guard let estimates = perturbation.estimates else {
      return lines + [
        "    no estimate: \(perturbation.failedRuns) of them did not end with a number"
      ]
    }
    let mean = real(estimates.mean)?.figure(meanDigits, limits) ?? "undecided"
    let deviation = real(estimates.standardDeviation)?.shortFigure(limits) ?? "undecided"
    lines.append("    mean \(mean) · standard deviation \(deviation)")
    let estimated = [
      "\(short(estimates.cestacDigits)) by CESTAC", "\(short(estimates.monteCarloDigits)) by MCA",
      "\(short(estimates.commonDigits)) common to all runs",
    ]
    lines.append("    estimated digits: " + estimated.joined(separator: " · "))
    guard let right = estimates.correctDigitsOfMean else {
      return lines + ["    certified digits: none, for the true value is unknown"]
    }
    let ofResult = comparison.error.map { short($0.correctDigits) } ?? "unknown"
    lines.append("    certified digits: \(ofResult) of the result · \(short(right)) of the mean")
    if isTooOptimistic(estimates, right) {
      lines.append(
        "    the estimate by CESTAC is too optimistic: the runs agree in digits that are wrong")
    }
    return lines
  }

  /// Whether CESTAC's estimate exceeds the certified digits by more than one, its intended
  /// accuracy.
  private func isTooOptimistic(_ estimates: PerturbationEstimates, _ right: ExactReal) -> Bool {
    (try? estimates.cestacDigits.compared(to: right + 1, limits: limits)) == .greater
  }

  /// The object of a format; results, mean and deviation have all their digits.
  var json: JSONValue {
    var fields: JSONFields = [
      ("method", .string(perturbation.method.rawValue)),
      ("runs", JSONValue(perturbation.results.count)), ("seed", JSONValue(perturbation.seed)),
      ("failed_runs", JSONValue(perturbation.failedRuns)),
    ]
    let estimates = perturbation.estimates
    // Quantities that depend on Student's distribution have ten digits.
    let cestac = JSONValue(digits: estimates?.cestacDigits.figure(10, limits))
    let digits = [
      ("monte_carlo", estimates?.monteCarloDigits),
      ("common", estimates?.commonDigits), ("certified", comparison.error?.correctDigits),
      ("certified_mean", estimates?.correctDigitsOfMean),
    ]
    fields += [
      ("mean", JSONValue(estimates?.mean.text)),
      ("standard_deviation", JSONValue(estimates?.standardDeviation.text)),
      ("student_t", JSONValue(digits: studentT)),
      (
        "digits",
        .object(
          [("cestac", cestac)] + digits.map { ($0, MeasureJSON.number($1, limits)) })
      ),
      ("results", .list(perturbation.results.map { .string($0.text) })),
    ]
    return .object(fields)
  }

  /// The number of digits that distinguish the numbers of the format.
  private var meanDigits: Int {
    let format = comparison.format
    return format.radix == 10
      ? format.precision : Precision.bits(format.precision).decimalDigits + 2
  }

  /// Student's t with ten digits, which are the same on every machine.
  private var studentT: String? {
    guard let t = perturbation.estimates?.studentT, let value = BigRational(exactly: t) else {
      return nil
    }
    return ExactReal(value).figure(10, limits)
  }

  private func short(_ value: ExactReal) -> String { value.shortFigure(limits) }

  private func real(_ value: FormatValue) -> ExactReal? {
    try? ExactBackend(limits: limits).number(value.literal)
  }
}
