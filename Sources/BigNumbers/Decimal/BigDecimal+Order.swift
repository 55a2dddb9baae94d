// The order of numbers, and the order of representations.
extension BigDecimal {
  /// −1, 0 or 1 as a is less than, equal to or greater than b; neither is NaN.
  static func order(_ a: BigDecimal, _ b: BigDecimal) -> Int {
    let (signA, signB) = (a.signum, b.signum)
    if signA != signB { return signA < signB ? -1 : 1 }
    return signA == 0 ? 0 : signA * magnitudeOrder(a, b)
  }

  /// The order of two magnitudes, neither of which is zero.
  private static func magnitudeOrder(_ a: BigDecimal, _ b: BigDecimal) -> Int {
    if a.isInfinite || b.isInfinite { return (a.isInfinite ? 1 : 0) - (b.isInfinite ? 1 : 0) }
    let (first, second) = (a.adjustedExponent, b.adjustedExponent)
    if first != second { return first < second ? -1 : 1 }
    return Coefficient.order(
      a.coefficient.scaledUp(max(0, a.exponent - b.exponent)),
      b.coefficient.scaledUp(max(0, b.exponent - a.exponent)))
  }

  /// −1, 0 or 1: the sign of the number, that of an infinity included.
  var signum: Int { kind == .finite && coefficient.isZero ? 0 : isNegative ? -1 : 1 }

  /// The total order of representations: −1, 0 or 1.
  ///
  /// −NaN < −sNaN < −∞ < … < −0 < +0 < … < ∞ < sNaN < NaN. Of equal numbers, the one with the
  /// smaller exponent is closer to zero. NaNs of one kind are ordered by their payloads.
  ///
  /// **Source.** IEEE 754-2019 §5.10, totalOrder; General Decimal Arithmetic, compare-total.
  public static func totalOrder(_ a: BigDecimal, _ b: BigDecimal) -> Int {
    if a.isNegative != b.isNegative { return a.isNegative ? -1 : 1 }
    let order = totalOrderOfMagnitudes(a, b)
    return a.isNegative ? -order : order
  }

  /// ``totalOrder(_:_:)`` of the magnitudes.
  public static func totalOrderOfMagnitudes(_ a: BigDecimal, _ b: BigDecimal) -> Int {
    let (rankA, rankB) = (a.kind.rank, b.kind.rank)
    if rankA != rankB { return rankA < rankB ? -1 : 1 }
    if a.isNaN { return Coefficient.order(a.coefficient, b.coefficient) }
    let order = order(a.magnitude, b.magnitude)
    return order != 0 ? order : (a.exponent - b.exponent).signum()
  }
}

extension BigDecimal.Kind {
  /// The rank of the kind in the total order of magnitudes.
  fileprivate var rank: Int {
    switch self {
    case .finite: 0
    case .infinity: 1
    case .signalingNaN: 2
    case .quietNaN: 3
    }
  }
}

extension BigDecimal: Comparable, Hashable {
  /// Whether both are the same number.
  ///
  /// `1.20 == 1.2`, zeros of either sign are equal, and NaN equals nothing.
  public static func == (a: BigDecimal, b: BigDecimal) -> Bool {
    !a.isNaN && !b.isNaN && order(a, b) == 0
  }

  /// Whether a number is less than another; false with a NaN.
  public static func < (a: BigDecimal, b: BigDecimal) -> Bool {
    !a.isNaN && !b.isNaN && order(a, b) < 0
  }

  /// Whether a number is less than or equal to another; false with a NaN, unlike the negation of
  /// `>`.
  public static func <= (a: BigDecimal, b: BigDecimal) -> Bool {
    !a.isNaN && !b.isNaN && order(a, b) <= 0
  }

  /// Whether a number is greater than or equal to another; false with a NaN.
  public static func >= (a: BigDecimal, b: BigDecimal) -> Bool { b <= a }

  /// Equal numbers have the same hash, whatever their trailing zeros; so have all NaNs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind.rank > 1 ? 2 : kind.rank)
    if isNaN { return }
    hasher.combine(signum)
    guard isRegular else { return }
    let zeros = coefficient.trailingZeros(atMost: .max)
    hasher.combine(exponent + zeros)
    coefficient.shortened(by: zeros).kept.read { words, count in
      hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(start: words, count: count)))
    }
  }
}
