import BigNumbers
import NumericCore

extension AccuracyTest {
  /// The report on a function that passes.
  ///
  /// - Throws: the failure of one that does not.
  func report(
    on function: ([Number]) -> Number,
    truth: ([ExactReal]) throws(ComputationFailure) -> ExactReal,
    isFor: ([FormatValue]) throws(ComputationFailure) -> Bool = { _ in true }
  ) throws(AccuracyFailure<Number>) -> AccuracyReport<Number> {
    var (points, undefined, beyond) = (0, 0, 0)
    let findings = try run { point throws(AccuracyFailure<Number>) in
      // Truths that are fractions never look at the time, which a cancelled task has none of.
      if Task.isCancelled {
        let limit = LimitExceeded(limit: .time, allowed: limits.sizes.time)
        throw undecided(.limit(limit), point, nil)
      }
      let isAdmitted = try lifting({ undecided($0, point, nil) }) {
        () throws(ComputationFailure) in try isFor(point)
      }
      guard isAdmitted else { return nil }
      let computed = function(point.map { Number($0) })
      points += 1
      switch outcome(of: computed, at: point, truth) {
      case .measured(let finding):
        if finding.isBeyond { beyond += 1 }
        return finding
      case .undefined:
        undefined += 1
        return nil
      case .undecided(let failure): throw undecided(failure, point, computed)
      }
    }
    guard points > 0 else {
      throw AccuracyFailure("the precondition holds at no point of \(rangeText)")
    }
    guard findings.first?.isBeyond != true else {
      let worst = findings.filter(\.isBeyond).map { described($0, truth) }
      throw AccuracyFailure(
        reason: .bound, points: worst, description: message(worst, beyond: beyond, of: points))
    }
    return AccuracyReport(
      worst: findings.first.map { described($0, truth) }, points: points, undefined: undefined,
      names: names)
  }

  private func described(
    _ finding: Finding, _ truth: ([ExactReal]) throws(ComputationFailure) -> ExactReal
  ) -> AccuracyPoint<Number> {
    let value: TrueValue
    do throws(ComputationFailure) {
      value = TrueValue(try truth(finding.point.reals), limits: limits)
    } catch {
      value = TrueValue(error)
    }
    return AccuracyPoint(
      arguments: finding.point.map { Number($0) }, computed: finding.computed, truth: value,
      ulps: finding.ulps)
  }

  private func undecided(
    _ failure: ComputationFailure, _ point: [FormatValue], _ computed: Number?
  ) -> AccuracyFailure<Number> {
    let point = AccuracyPoint(
      arguments: point.map { Number($0) }, computed: computed ?? .nan,
      truth: .undecided(failure), ulps: .infinity)
    return AccuracyFailure(
      reason: .undecided(failure), points: [point],
      description: """
        the truth could not be decided at \(point.place(names)): \(failure)
          leave the point out of the range, or raise the limits
        """)
  }
}

// MARK: - Messages

extension AccuracyTest {
  /// The largest error with both values, further points, and what was searched.
  private func message(
    _ points: [AccuracyPoint<Number>], beyond: Int, of count: Int
  ) -> String {
    let worst = points[0]
    var lines: [String] = []
    if worst.truth.value == nil {
      lines.append("a value is returned where the truth has none, at \(worst.place(names))")
    } else {
      lines.append("the error is \(worst.figure(beyond: bound)) at \(worst.place(names))")
    }
    lines.append("  computed \(worst.computedText)")
    lines.append("  truth    \(worst.truthText(limits))")
    for point in points.dropFirst().prefix(2) {
      lines.append("  also     \(point.figure(beyond: bound)) at \(point.place(names))")
    }
    lines.append(
      "\(beyond) of \(count) points are beyond \(UlpFigure.text(bound)): \(rangeText), seed \(seed)"
    )
    return lines.joined(separator: "\n")
  }

  private var rangeText: String {
    let texts = zip(names, ends).map { "\($0) from \($1.lower) to \($1.upper)" }
    return "\(Number.self) with " + texts.joined(separator: " and ")
  }
}
