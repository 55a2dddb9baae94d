// What is known of all members of a rectangle.
extension ComplexInterval {
  /// All complex numbers, where a function may have no value.
  static let entire = ComplexInterval(.entire.flagged(), .entire.flagged())

  /// Whether all numbers are imaginary.
  var isImaginary: Bool { re.isPoint && re.lower.isZero }
  /// Whether it is the point 0.
  var isZero: Bool { isReal && re.isPoint && re.lower.isZero }

  var containsZero: Bool { re.containsZero && im.containsZero }
  /// Whether there are numbers on both sides of the negative real axis, which itself belongs to the upper one, or 0.
  var crossesNegativeAxis: Bool {
    containsZero || (re.lower.signum <= 0 && im.lower.isNegative && im.upper.signum >= 0)
  }
  /// The n if it is the point −n for a whole n ≥ 0 of few bits.
  var poleIndex: Int? {
    guard isReal, re.isPoint, let n = re.lower.signedWord, n <= 0, n > -(1 << 40) else {
      return nil
    }
    return -n
  }
  /// Whether it is a whole number that is not positive.
  var isPole: Bool { isReal && re.isPoint && re.lower.isInteger && re.lower.signum <= 0 }

  /// Whether a whole number is a member.
  func contains(_ n: Int) -> Bool { re.contains(BigFloat.integer(n)) && im.containsZero }

  /// The whole number of a word, if that is the only member.
  var wholeNumber: Int? {
    isPoint && isReal ? (re.lower.isZero ? 0 : re.lower.signedWord) : nil
  }
}
