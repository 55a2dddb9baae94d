/// An upper bound on the magnitude of an error: significand · 2^exponent, with every operation
/// rounded up.
///
/// Thirty-two bits suffice for a bound, and keep it in two registers whatever the precision of the
/// number to which it belongs. The idea is Arb's `mag_t` (Johansson, IEEE TC 66(8), 2017).
struct ErrorBound: Hashable, Sendable {
  /// 0, or 2³¹ ≤ significand < 2³²; 2⁶⁴ − 1 if there is no bound.
  private(set) var significand: UInt64
  private(set) var exponent: Int

  private init(unchecked significand: UInt64, _ exponent: Int) {
    self.significand = significand
    self.exponent = exponent
  }

  /// At least `significand` · 2^exponent.
  init(_ significand: UInt64, exponent: Int) {
    guard significand != 0 else {
      self = .zero
      return
    }
    let excess = 32 - significand.leadingZeroBitCount
    if excess <= 0 {
      self.init(unchecked: significand << UInt64(-excess), exponent &+ excess)
    } else {
      let kept = significand >> UInt64(excess)
      let lost = significand & ((1 << UInt64(excess)) - 1)
      let rounded = kept + (lost == 0 ? 0 : 1)
      // A carry out of 32 bits leaves a power of two.
      self.init(
        unchecked: rounded >> (rounded >> 32), exponent &+ excess &+ Int(rounded >> 32))
    }
  }

  static let zero = ErrorBound(unchecked: 0, 0)
  /// The absence of a bound.
  static let infinite = ErrorBound(unchecked: .max, .max)
  static let one = powerOfTwo(0)

  static func powerOfTwo(_ exponent: Int) -> ErrorBound {
    ErrorBound(unchecked: 1 << 31, exponent - 31)
  }

  var isZero: Bool { significand == 0 }
  var isInfinite: Bool { significand == .max }

  /// An e with bound ≤ 2^e; nil for zero, `Int.max` if there is no bound.
  var ceilingExponent: Int? {
    if isZero { return nil }
    return isInfinite ? .max : exponent + 32
  }

  static func + (a: ErrorBound, b: ErrorBound) -> ErrorBound {
    if a.isZero { return b }
    if b.isZero { return a }
    if a.isInfinite || b.isInfinite { return .infinite }
    let (large, small) = a.exponent >= b.exponent ? (a, b) : (b, a)
    let (gap, overflow) = large.exponent.subtractingReportingOverflow(small.exponent)
    let shifted = overflow || gap >= 32 ? 1 : (small.significand >> UInt64(gap)) + 1
    return ErrorBound(
      large.significand + (gap == 0 && !overflow ? small.significand : shifted),
      exponent: large.exponent)
  }

  static func * (a: ErrorBound, b: ErrorBound) -> ErrorBound {
    if a.isZero || b.isZero { return .zero }
    if a.isInfinite || b.isInfinite { return .infinite }
    let (exponent, overflow) = a.exponent.addingReportingOverflow(b.exponent)
    if overflow { return a.exponent > 0 ? .infinite : powerOfTwo(.min / 2) }
    return ErrorBound(a.significand * b.significand, exponent: exponent)
  }

  /// A bound of the quotient by a number that is at least `divisor`; none for a divisor of zero.
  static func / (a: ErrorBound, divisor: LowerBound) -> ErrorBound {
    if a.isZero { return .zero }
    if a.isInfinite || divisor.significand == 0 { return .infinite }
    let (difference, overflow) = a.exponent.subtractingReportingOverflow(divisor.exponent)
    if overflow { return a.exponent > 0 ? .infinite : powerOfTwo(.min / 2) }
    return ErrorBound(
      (a.significand << 32) / divisor.significand + 1, exponent: difference - 32)
  }

  /// The bound times 2^count.
  func scaled(byPowerOfTwo count: Int) -> ErrorBound {
    if isZero || isInfinite { return self }
    let (sum, overflow) = exponent.addingReportingOverflow(count)
    if overflow { return count > 0 ? .infinite : Self.powerOfTwo(.min / 2) }
    return ErrorBound(unchecked: significand, sum)
  }
}

extension ErrorBound: Comparable {
  static func < (a: ErrorBound, b: ErrorBound) -> Bool {
    // No bound has the greatest exponent and significand.
    if a.isZero || b.isZero { return !b.isZero }
    return (a.exponent, a.significand) < (b.exponent, b.significand)
  }
}

/// A lower bound of a magnitude: significand · 2^exponent, rounded down, where significand is 0 or
/// 2³¹ ≤ significand < 2³².
struct LowerBound: Hashable, Sendable {
  var significand: UInt64
  var exponent: Int

  static let zero = LowerBound(significand: 0, exponent: 0)

  var isZero: Bool { significand == 0 }

  /// An e with magnitude ≥ 2^e; nil for zero.
  var floorExponent: Int? { significand == 0 ? nil : exponent + 31 }

  /// An upper bound of all magnitudes that begin with these 32 bits; zero for zero.
  var successor: ErrorBound {
    significand == 0 ? .zero : ErrorBound(significand + 1, exponent: exponent)
  }

  /// A lower bound of this magnitude minus an error; zero if that is not positive.
  static func - (a: LowerBound, b: ErrorBound) -> LowerBound {
    if b.isZero || a.significand == 0 { return a }
    if b.isInfinite { return .zero }
    let (gap, overflow) = a.exponent.subtractingReportingOverflow(b.exponent)
    if overflow ? a.exponent < 0 : gap < -1 { return .zero }
    // The difference has 31 guard bits; a bound below them subtracts one unit of the last.
    let wide = a.significand << 31
    let taken =
      overflow || gap >= 63
      ? 1
      : gap <= 31 ? b.significand << UInt64(31 - gap) : (b.significand >> UInt64(gap - 31)) + 1
    guard wide > taken else { return .zero }
    let rest = wide - taken
    let excess = 32 - rest.leadingZeroBitCount
    return LowerBound(
      significand: excess >= 0 ? rest >> UInt64(excess) : rest << UInt64(-excess),
      exponent: a.exponent - 31 + excess)
  }
}

extension LowerBound {
  /// A small positive integer.
  init(_ word: UInt32) {
    let shift = word.leadingZeroBitCount
    self.init(significand: UInt64(word) << UInt64(shift), exponent: -shift)
  }

  /// The square, rounded down.
  var squared: LowerBound {
    if isZero { return self }
    let (doubled, overflow) = exponent.multipliedReportingOverflow(by: 2)
    if overflow { return .zero }
    let square = significand * significand
    let excess = 32 - square.leadingZeroBitCount
    return LowerBound(significand: square >> UInt64(excess), exponent: doubled + excess)
  }
}
