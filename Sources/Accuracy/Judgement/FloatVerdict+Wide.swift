extension FloatVerdict {
  /// Judges a result in binary64 by a true value that is known to more bits than a double has.
  ///
  /// The same rules hold as for binary32; true values near the ends of the range of exponents are left to the exact engine.
  @inline(__always)
  init(_ y: Double, wide truth: NearTruth) {
    let value = truth.head + truth.tail
    let size = value.magnitude
    guard y.isFinite, size > 0x1p-900, size < 0x1p900, truth.bound < size * 0x1p-70 else {
      self = FloatVerdict(specialWide: y, truth, isKnown: truth.bound < size)
      return
    }
    // The sum and its error are exact, because the head is the larger one.
    let rest = truth.tail - (value - truth.head)
    let truth = NearTruth(head: value, tail: rest, bound: truth.bound)
    let mantissa = size.bitPattern & (1 << 52 - 1)
    var field = Int(size.bitPattern >> 52)
    if mantissa == 0 {
      guard rest != 0, rest.magnitude >= truth.bound else {
        self.init(besidePower: y, truth, digits: 52)
        return
      }
      if (rest < 0) != (value < 0) { field -= 1 }
    } else if mantissa == 1 << 52 - 1, rest.magnitude + truth.bound > size * 0x1p-55 {
      // The true value may be the next power of two, half an ulp away.
      self = .undecided
      return
    }
    self.init(y, truth, value, field: field, digits: 52, isLeast: false)
  }

  /// A result that is not finite, or a true value that is none, beyond the format, next to nothing, or not well known.
  private init(specialWide y: Double, _ truth: NearTruth, isKnown: Bool) {
    if truth.head.isNaN {
      self = .invalid
    } else if y.isNaN, isKnown {
      self = .notANumber
    } else if truth.head.isInfinite
      ? y == truth.head : truth.isWideTiny && y == 0 && y.sign == .plus
    {
      self = Self.nearestEnd
    } else {
      self = .undecided
    }
  }
}
