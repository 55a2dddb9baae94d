/// An exact sum of doubles and of products of two doubles: a fixed-point number that covers the
/// whole range of their exponents.
///
/// **Source.** Kulisch and Miranker, Computer Arithmetic in Theory and Practice (1981).
struct ExactSum {
  /// The unit is the smallest positive product, (2⁻¹⁰⁷⁴)².
  static let unitExponent = -2148
  /// Products are below 2²⁰⁴⁸; 76 more bits hold the sign and the carries of up to 2⁷⁵ products.
  private static let wordCount = (2048 + 2148 + 76) / 64

  /// Two's complement, least significant word first.
  private var words = [UInt64](repeating: 0, count: Self.wordCount)
  /// The sum of the terms that are infinite or NaN.
  private var special = 0.0
  /// Whether every term so far was −0; then the sum is −0.
  private var isNegativeZero = true
  private var isEmpty = true

  /// Adds a number.
  mutating func add(_ x: Double) { add(x, times: 1) }

  /// Adds a product, or subtracts it.
  mutating func add(_ x: Double, times y: Double, subtracting: Bool = false) {
    isEmpty = false
    let isNegative = (x.sign != y.sign) != subtracting
    guard x.isFinite, y.isFinite else {
      special += subtracting ? -(x * y) : x * y
      return
    }
    if x == 0 || y == 0 {
      isNegativeZero = isNegativeZero && isNegative
      return
    }
    isNegativeZero = false
    let (m, e) = x.wholeSignificand
    let (n, f) = y.wholeSignificand
    add(UInt128(m) * UInt128(n), at: e + f - Self.unitExponent, isNegative)
  }

  private mutating func add(_ magnitude: UInt128, at place: Int, _ isNegative: Bool) {
    let shift = UInt128(place & 63)
    let low = magnitude << shift
    let high = shift == 0 ? 0 : UInt64(truncatingIfNeeded: magnitude >> (128 - shift))
    let parts = (
      UInt64(truncatingIfNeeded: low), UInt64(truncatingIfNeeded: low >> 64), high
    )
    var index = place >> 6
    var carry: UInt64 = 0
    for part in [parts.0, parts.1, parts.2] {
      carry = step(index, part, carry, isNegative)
      index += 1
    }
    while carry != 0, index < Self.wordCount {
      carry = step(index, 0, carry, isNegative)
      index += 1
    }
  }

  /// Adds to one word, or subtracts from it, and returns the carry.
  private mutating func step(
    _ index: Int, _ part: UInt64, _ carry: UInt64, _ isNegative: Bool
  ) -> UInt64 {
    let (first, high) =
      isNegative
      ? words[index].subtractingReportingOverflow(part)
      : words[index].addingReportingOverflow(part)
    let (second, low) =
      isNegative
      ? first.subtractingReportingOverflow(carry) : first.addingReportingOverflow(carry)
    words[index] = second
    return high || low ? 1 : 0
  }

  /// The sum where it is infinite, NaN or zero, and needs no rounding; nil otherwise.
  var specialValue: Double? {
    if special != 0 { return special }
    if words.contains(where: { $0 != 0 }) { return nil }
    return isNegativeZero && !isEmpty ? -0.0 : 0
  }

  /// The sum in units of 2^unitExponent.
  var exact: (isNegative: Bool, magnitude: Natural) {
    let isNegative = words[Self.wordCount - 1] >> 63 == 1
    guard isNegative else { return (false, Natural(words: words)) }
    var carry = true
    let magnitude = words.map { word in
      let (negated, overflow) = (~word).addingReportingOverflow(carry ? 1 : 0)
      carry = overflow
      return negated
    }
    return (true, Natural(words: magnitude))
  }

  /// The sum, rounded once.
  var rounded: Double { divided(by: 1) }

  /// The sum divided by a nonzero count, rounded once.
  func divided(by count: Int) -> Double {
    if let specialValue { return specialValue }
    let (isNegative, magnitude) = exact
    let value =
      count == 1
      ? Double(rounding: magnitude, exponent: Self.unitExponent)
      : Double(
        rounding: magnitude, over: Natural(UInt64(count)), exponent: Self.unitExponent)
    return isNegative ? -value : value
  }
}
