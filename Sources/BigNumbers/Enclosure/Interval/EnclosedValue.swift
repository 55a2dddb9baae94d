import NumericCore

/// A number that is enclosed as narrowly as anybody asks, and can be recognized.
protocol EnclosedValue {
  /// The value, if it is known to be a fraction.
  mutating func exactValue() throws(ComputationFailure) -> BigRational?
  /// An interval around the value, of a width of about 2^−bits relative to it.
  mutating func enclosure(bits: Int) throws(ComputationFailure) -> BigInterval
  /// Whether a fraction in an enclosure is proven to be the value.
  mutating func isSolved(by number: BigRational) throws(ComputationFailure) -> Bool
}

/// A value of exact evaluation that is found to be a fraction by other means than its enclosure.
protocol RecognizedValue: EnclosedValue {
  /// Whether a fraction close to the value is the value; nil where that is not known cheaply.
  func isValue(_ number: BigRational) -> Bool?
}

extension Limits {
  /// An interval of a width of at most 2^−bits relative to its members, from enclosures with growing precision.
  ///
  /// - Throws: what the enclosures throw, but for `undecided`; overflow and underflow of a value beyond all exponents; the limit on
  ///   working precision.
  func narrowed(
    bits: Int, _ enclose: (OutwardContext) throws(ComputationFailure) -> BigInterval
  ) throws(ComputationFailure) -> BigInterval {
    var working = bits + 64
    let most = max(workingPrecision, 4 * bits)
    while working <= most {
      do throws(ComputationFailure) {
        let value = try enclose(OutwardContext(within: self, .bits(working)))
        if value.isNarrow(bits) { return value }
        if let exponent = value.mignitude.binaryExponent, exponent > 1 << 60 {
          throw .exception(.overflow)
        }
        if value.isBelowAllExponents { throw .limit(.underflow) }
      } catch {
        guard case .undecided = error else { throw error }
      }
      working *= 2
    }
    throw .limit(
      LimitExceeded(limit: .workingPrecision, allowed: most, requested: working))
  }
}

extension BigInterval {
  /// Whether the width is at most 2^−bits times every member.
  fileprivate func isNarrow(_ bits: Int) -> Bool {
    guard isBounded, !isErrorPossible else { return false }
    if isPoint { return true }
    guard let size = mignitude.binaryExponent, let gap = width.binaryExponent else { return false }
    return gap < size - bits
  }

  /// Whether all of the interval is closer to zero than 2^(−2⁶¹).
  var isBelowAllExponents: Bool { (magnitude.binaryExponent ?? 0) < -(1 << 61) }
}

extension LimitExceeded {
  /// A value that is not 0 and closer to it than the numbers of any exponent.
  static var underflow: LimitExceeded { LimitExceeded(limit: .range, allowed: .max) }
}
