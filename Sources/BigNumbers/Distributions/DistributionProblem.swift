import NumericCore

/// A function of a distribution of fractions: enclosures of any width.
struct DistributionProblem: RecognizedValue {
  private let distribution: Distribution
  private let aspect: DistributionAspect
  private let argument: BigRational
  private let parameters: [BigRational]
  private let limits: Limits
  /// The value to 64 bits.
  private var rough = BigInterval.entire
  /// The value, if it is known to be a fraction that is not long.
  private var known: BigRational?

  /// - Throws: arguments outside the domain, and `divisionByZero` at poles.
  init(
    _ function: ListFunction, _ operands: [BigRational], limits: Limits
  ) throws(ComputationFailure) {
    guard let (distribution, aspect) = function.distribution else {
      preconditionFailure("\(function) is no function of a distribution")
    }
    (self.distribution, self.aspect, self.limits) = (distribution, aspect, limits)
    (argument, parameters) = (operands[0], Array(operands[1...]))
    rough = try narrowed(bits: 64)
    known = recognized
  }

  /// Exact sums of this size take milliseconds; longer ones are enclosed.
  private static let mostBits = 1 << 16
  /// The size up to which a sum is computed where only its exact value decides.
  private static let mostDecisiveBits = 1 << 22

  private func fractions(bits: Int) -> DistributionFractions {
    DistributionFractions(distribution: distribution, parameters: parameters, bits: bits)
  }

  private var recognized: BigRational? {
    if rough.isPoint { return try? BigRational(exactly: rough.lower) }
    if let value = fractions(bits: Self.mostBits).value(aspect, argument) { return value }
    guard aspect == .quantile, let (low, high) = rough.fractions else { return nil }
    let simplest = BigRational.simplest(in: low...high)
    let isShort = simplest.numeratorBits + simplest.denominatorBits < 32
    return isShort && isSolved(by: simplest) ? simplest : nil
  }

  func exactValue() -> BigRational? { known }

  func enclosure(bits: Int) throws(ComputationFailure) -> BigInterval {
    if let known { return BigInterval(known, precision: .bits(bits + 2)) }
    return bits <= 64 ? rough : try narrowed(bits: bits)
  }

  func isSolved(by number: BigRational) -> Bool {
    let fractions = fractions(bits: Self.mostDecisiveBits)
    return aspect == .quantile
      ? fractions.lowerTail(number) == argument
      : fractions.value(aspect, argument) == number
  }

  /// Whether a fraction close to the value is the value; nil where no finite sum tells.
  func isValue(_ number: BigRational) -> Bool? { isSolved(by: number) ? true : nil }

  /// Enclosures with growing precision, until one is narrow.
  private func narrowed(bits: Int) throws(ComputationFailure) -> BigInterval {
    try limits.narrowed(bits: bits) { (outward) throws(ComputationFailure) in
      let operands = ([argument] + parameters).map {
        BigInterval($0, precision: outward.precision)
      }
      let value = try outward.value(of: aspect, distribution, operands)
      guard aspect == .quantile, distribution.isDiscrete, !value.isPoint else { return value }
      return try wholeQuantile(value)
    }
  }

  /// The least of some whole numbers up to which the probability is at least p, by exact sums; an equality is never told by enclosures.
  private func wholeQuantile(_ candidates: BigInterval) throws(ComputationFailure) -> BigInterval {
    guard let (low, high) = candidates.fractions, high - low == .one,
      let tail = fractions(bits: Self.mostDecisiveBits).lowerTail(low)
    else { return candidates }
    return BigInterval(tail >= argument ? candidates.lower : candidates.upper)
  }
}

extension BigInterval {
  /// The bounds as fractions; nil if they are long.
  fileprivate var fractions: (BigRational, BigRational)? {
    guard let low = try? BigRational(exactly: lower), let high = try? BigRational(exactly: upper)
    else { return nil }
    return (low, high)
  }
}
