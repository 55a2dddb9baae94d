public import NumericCore

// Continued fractions and near fractions, proven.
extension ExactReal {
  /// The first partial quotients, at most `count` of them, which is at least 1.
  ///
  /// Fractions have all of theirs; square roots and what rationals make of them have a period, which is
  /// marked where it ends within the count. Of other numbers a quotient is proven by an enclosure whose
  /// ends share it; where the limits end the search there are fewer than `count`.
  ///
  /// - Throws: as ``enclosure(_:limits:)`` does, and `undecided` where not even the first is proven.
  public func partialQuotients(
    count: Int, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> PartialQuotients {
    if let value = try rational(limits: limits) { return value.partialQuotients(count: count) }
    if let irrational = try quadratic(limits: limits) {
      return irrational.partialQuotients(count: count)
    }
    // A quotient takes 3.43 bits of an enclosure on average (Lévy's constant).
    var bits = 64 + 4 * count
    var found: [BigRational] = []
    while true {
      let (low, high) = try ends(bits, limits)
      found = BigRational.sharedQuotients(from: low, to: high)
      bits *= 2
      if found.count >= count || bits > max(limits.sizes.workingPrecision, 16 * count) { break }
    }
    guard !found.isEmpty else { throw .undecided(bits: bits / 2) }
    return PartialQuotients(quotients: Array(found.prefix(count)), continuation: .more)
  }

  /// The fraction nearest to the number among those with a denominator of at most `bound`, which is at
  /// least 1; see ``BigRational/limitingDenominator(to:)``.
  ///
  /// - Throws: as ``enclosure(_:limits:)`` does, and `undecided` where two fractions may be the nearest.
  public func limitingDenominator(
    to bound: BigRational, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigRational {
    if let value = try rational(limits: limits) { return value.limitingDenominator(to: bound) }
    var bits = 64 + 2 * bound.numeratorBits
    repeat {
      // What is nearest to both ends is nearest to all between them.
      let (low, high) = try ends(bits, limits)
      let nearest = low.limitingDenominator(to: bound)
      if nearest == high.limitingDenominator(to: bound) { return nearest }
      bits *= 2
    } while bits <= max(limits.sizes.workingPrecision, 16 * bound.numeratorBits)
    throw .undecided(bits: bits / 2)
  }

  /// The ends of an enclosure, exactly.
  private func ends(
    _ bits: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) -> (low: BigRational, high: BigRational) {
    let interval = try enclosure(.bits(bits), limits: limits)
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      guard let low = try BigRational(exactly: interval.lower, limits: limits.sizes),
        let high = try BigRational(exactly: interval.upper, limits: limits.sizes)
      else { throw LimitExceeded(limit: .range, allowed: .max) }
      return (low, high)
    }
  }

  /// The value as a + b·√c, where it is known to be that.
  private func quadratic(
    limits: ExactLimits
  ) throws(ComputationFailure) -> QuadraticIrrational? {
    guard case .step(let graph, let step) = storage else { return nil }
    let (tape, root) = Tape.flattened(graph, step)
    var evaluation = Evaluation(tape, root: root, limits: limits, goal: .relative(bits: 16))
    guard let (a, b, c) = evaluation.form().quadraticParts else { return nil }
    try evaluation.checkDefined()
    return QuadraticIrrational(a, plus: b, timesRootOf: c)
  }
}

extension SymbolicForm {
  /// a, b and c of a form a + b·√c; nil for other forms.
  fileprivate var quadraticParts: (a: BigRational, b: BigRational, c: BigRational)? {
    guard let first = terms.first, terms.count <= 2, first.monomial.isSquareRoot,
      !first.monomial.isOne, terms.count == 1 || terms[1].monomial.isOne
    else { return nil }
    var radicand = BigRational.one
    for factor in first.monomial.factors {
      guard case .base(let base) = factor.atom else { return nil }
      radicand *= base
    }
    return (terms.count == 2 ? terms[1].coefficient : .zero, first.coefficient, radicand)
  }
}
