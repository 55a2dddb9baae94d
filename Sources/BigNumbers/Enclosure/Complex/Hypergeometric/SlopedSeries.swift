import NumericCore

/// Σ (α₁)ₖ⋯/((β₁)ₖ⋯)·wᵏ, where 1 is among the lower parameters for a hypergeometric series.
///
/// From the index n on, where all re β + n > 0, a factor |(α + k)/(β + k)| is at most 1 + |α − β|/(re β + n) and 1/|β + k| at most
/// 1/(re β + n), so that the terms are below a geometric series of a ratio ρ (Johansson, Computing hypergeometric functions
/// rigorously, ACM TOMS 45 (2019), section 4.1). The slope of a ratio of terms is at most D·ρ with the sum D of 1/(re α + n) and
/// 1/(re β + n) for parameters that have a deviation, so that the slopes from n on are below
/// |sₙ|/(1 − ρ) + |tₙ|·D·ρ/(1 − ρ)².
struct SlopedSeries {
  let upper: [ParameterLine]
  let lower: [ParameterLine]
  let argument: ComplexBall
  let arithmetic: SlopedArithmetic

  /// The parameters that are small whole numbers, by which terms are multiplied and divided as such.
  private let wholeUpper: [Int?]
  private let wholeLower: [Int?]

  private var balls: ComplexBallArithmetic { arithmetic.balls }

  init(
    upper: [ParameterLine], lower: [ParameterLine], argument: ComplexBall,
    arithmetic: SlopedArithmetic
  ) {
    (self.upper, self.lower) = (upper, lower)
    (self.argument, self.arithmetic) = (argument, arithmetic)
    func whole(_ line: ParameterLine) -> Int? {
      guard line.direction == 0, let n = line.constant.wholeNumber, n.magnitude < 1 << 30 else {
        return nil
      }
      return n
    }
    (wholeUpper, wholeLower) = (upper.map(whole), lower.map(whole))
  }

  /// The most terms that are summed.
  static func mostTerms(bits: Int) -> Int { min(1 << 16 + 32 * bits, 1 << 30) }

  /// The sum; without bounds where too many terms would be needed.
  func sum() throws(LimitExceeded) -> SlopedBall {
    let most = Self.mostTerms(bits: balls.bits)
    let hopeless = SlopedBall(.unbounded, slope: .unbounded)
    let hasEnd = endIndex.map { $0 <= most } ?? false
    guard hasEnd || tail(at: most) != nil else { return hopeless }
    var sum = SlopedBall(ComplexBall(1))
    var term = sum
    for k in 0..<most {
      if k & 15 == 15 { try Deadline.check() }
      term = next(term, k)
      if !term.value.isBounded || !term.slope.isBounded { return hopeless }
      if term.value.isZero, term.slope.isZero { return sum }
      if isNegligible(term, sum), let tail = tail(at: k + 1) {
        sum.value = sum.value.widened(by: term.value.upperMagnitude * tail.factor)
        sum.slope = sum.slope.widened(
          by: term.slope.upperMagnitude * tail.factor + term.value.upperMagnitude
            * tail.slopeFactor)
        return sum
      }
      sum = arithmetic.add(sum, term)
    }
    return hopeless
  }

  /// The first terms, as many as `count`.
  func partialSum(_ count: Int) throws(LimitExceeded) -> SlopedBall {
    var sum = SlopedBall(ComplexBall(count > 0 ? 1 : 0))
    var term = sum
    for k in 0..<max(0, count - 1) {
      if k & 15 == 15 { try Deadline.check() }
      term = next(term, k)
      sum = arithmetic.add(sum, term)
    }
    return sum
  }

  /// The number of terms of a series with an upper parameter that is a whole number below 1.
  private var endIndex: Int? {
    upper.compactMap { line in
      guard line.direction == 0, let n = line.constant.wholeNumber, n <= 0 else { return nil }
      return n == .min ? nil : 1 - n
    }.min()
  }

  /// The term after that of the index k.
  private func next(_ term: SlopedBall, _ k: Int) -> SlopedBall {
    var term = arithmetic.multiply(term, argument)
    for (line, whole) in zip(upper, wholeUpper) {
      if let whole {
        term = arithmetic.multiply(term, by: whole + k)
      } else {
        term = arithmetic.multiply(term, arithmetic.shifted(line, k))
      }
    }
    for (line, whole) in zip(lower, wholeLower) {
      if let whole, whole + k > 0, whole + k < 1 << 31 {
        term = arithmetic.divide(term, by: whole + k)
      } else {
        term = arithmetic.divide(term, arithmetic.shifted(line, k))
      }
    }
    return term
  }

  /// Whether a term does not matter beside the sum or its error.
  private func isNegligible(_ term: SlopedBall, _ sum: SlopedBall) -> Bool {
    term.value.isNegligible(beside: sum.value, bits: balls.bits)
      && (arithmetic.deviation == nil
        || term.slope.isNegligible(beside: sum.slope, bits: balls.bits))
  }

  /// What the terms from an index on are at most, as multiples of the first; nil where there is no bound.
  private func tail(at n: Int) -> (factor: ErrorBound, slopeFactor: ErrorBound)? {
    var ratio = argument.upperMagnitude
    var slopes = ErrorBound.zero
    func distance(_ line: ParameterLine) -> LowerBound? {
      let distance = balls.add(ComplexBall(line.constant.re, .zero), n)
      guard !distance.re.isNegative else { return nil }
      let bound = distance.re.lowerMagnitude - arithmetic.range(line).radius
      return bound.isZero ? nil : bound
    }
    for (index, line) in lower.enumerated() {
      guard let below = distance(line) else { return nil }
      if line.direction != 0 { slopes = slopes + .one / below }
      if index < upper.count {
        let gap = balls.subtract(arithmetic.range(upper[index]), arithmetic.range(line))
        ratio = ratio * (.one + gap.upperMagnitude / below)
      } else {
        ratio = ratio / below
      }
    }
    for line in upper where line.direction != 0 {
      guard let below = distance(line) else { return nil }
      slopes = slopes + .one / below
    }
    let rest = LowerBound(1) - ratio
    if rest.isZero { return nil }
    let factor = ErrorBound.one / rest
    return (factor, slopes * ratio * factor * factor)
  }
}
