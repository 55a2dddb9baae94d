public import NumericCore

// Continued fractions and nearest fractions, proven.
extension ExactReal {
  /// The first partial quotients, at most `count` ≥ 1 of them.
  ///
  /// Fractions have finitely many. For a + b·√c with rational a, b and c they are periodic, and the
  /// period is marked if it ends within `count`. For any other number a partial quotient is proven
  /// if both ends of an enclosure share it; if a limit ends the search, there are fewer than
  /// `count`.
  ///
  /// - Throws: what ``enclosure(_:limits:)`` throws, and `undecided` if not even the first is
  ///   proven.
  public func partialQuotients(
    count: Int, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> PartialQuotients {
    if let value = try rational(limits: limits) { return value.partialQuotients(count: count) }
    if let irrational = try quadratic(limits: limits) {
      return irrational.partialQuotients(count: count)
    }
    // A partial quotient takes 3.43 bits of an enclosure on average: 2·log₂ of Lévy's constant.
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

  /// The nearest fraction with a denominator of at most `bound` ≥ 1; see
  /// ``BigRational/limitingDenominator(to:)``.
  ///
  /// - Throws: what ``enclosure(_:limits:)`` throws, and `undecided` if two fractions may be the
  ///   nearest.
  public func limitingDenominator(
    to bound: BigInteger, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> BigRational {
    if let value = try rational(limits: limits) { return value.limitingDenominator(to: bound) }
    // Fractions with denominators of at most b differ by at least 1/b², so that twice the bits of b
    // tell them apart unless the number is close to the middle of two.
    var bits = 64 + 2 * bound.magnitudeBits
    repeat {
      // A fraction that is nearest to both ends is nearest to all numbers between them.
      let (low, high) = try ends(bits, limits)
      let nearest = low.limitingDenominator(to: bound)
      if nearest == high.limitingDenominator(to: bound) { return nearest }
      bits *= 2
    } while bits <= max(limits.sizes.workingPrecision, 16 * bound.magnitudeBits)
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

  /// The value as a + b·√c with rational a, b and c; nil where it is not known to have that form.
  private func quadratic(
    limits: ExactLimits
  ) throws(ComputationFailure) -> QuadraticIrrational? {
    guard case .step(let graph, let step) = storage else { return nil }
    let (tape, root) = Tape.flattened(graph, step)
    var evaluation = ExactEvaluation(tape, root: root, limits: limits, goal: .relative(bits: 16))
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
