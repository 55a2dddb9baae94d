import NumericCore

/// A rational number of few digits, in lowest terms: a bound or a step of a range.
///
/// Operations whose result has more digits give nil.
struct RangeNumber {
  let numerator: Int128
  /// Positive.
  let denominator: Int128

  static let zero = RangeNumber(0)
  static let one = RangeNumber(1)

  init(_ value: Int128) { (numerator, denominator) = (value, 1) }

  /// A quotient; nil where the divisor is zero.
  init?(_ a: Int128, over b: Int128) {
    guard b != 0, a != .min, b != .min else { return nil }
    var (x, y) = (a.magnitude, b.magnitude)
    while y > 0 { (x, y) = (y, x % y) }
    let common = b < 0 ? -Int128(x) : Int128(x)
    (numerator, denominator) = (a / common, b / common)
  }

  /// A literal; nil for infinities, and for numbers with too many digits.
  init?(_ literal: ExactLiteral) {
    guard literal.kind == .finite, case .word(let word) = literal.coefficient,
      let power = Self.power(Int128(literal.base), literal.exponent.magnitude)
    else { return nil }
    let digits = literal.isNegative ? -Int128(word) : Int128(word)
    if literal.exponent < 0 {
      self.init(digits, over: power)
    } else {
      let (value, overflow) = digits.multipliedReportingOverflow(by: power)
      guard !overflow else { return nil }
      self.init(value)
    }
  }

  private static func power(_ base: Int128, _ exponent: UInt) -> Int128? {
    guard exponent < 128 else { return nil }
    var result: Int128 = 1
    for _ in 0..<exponent {
      let (next, overflow) = result.multipliedReportingOverflow(by: base)
      if overflow { return nil }
      result = next
    }
    return result
  }

  var opposite: RangeNumber? { RangeNumber(-numerator, over: denominator) }

  /// The greatest whole number that is not above it.
  var floor: Int128 {
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }

  /// The number as a literal; nil for those that are no finite decimal.
  var literal: ExactLiteral? {
    var (rest, places) = (denominator, 0)
    var factor: Int128 = 1
    while rest % 10 == 0 { (rest, places) = (rest / 10, places + 1) }
    while rest % 2 == 0 { (rest, factor, places) = (rest / 2, factor * 5, places + 1) }
    while rest % 5 == 0 { (rest, factor, places) = (rest / 5, factor * 2, places + 1) }
    let (digits, overflow) = numerator.multipliedReportingOverflow(by: factor)
    guard rest == 1, !overflow else { return nil }
    var literal = Self.literal(digits)
    literal.exponent = -places
    return literal
  }

  /// A whole number as a literal.
  static func literal(_ value: Int128) -> ExactLiteral {
    ExactLiteral(
      isNegative: value < 0,
      coefficient: UInt64(exactly: value.magnitude).map { .word($0) }
        ?? .digits(Array(String(value.magnitude).utf8)))
  }

  /// The sum; nil where it has too many digits, as for the other operations.
  func adding(_ other: RangeNumber) -> RangeNumber? {
    let (a, first) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (b, second) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, third) = a.addingReportingOverflow(b)
    let (under, fourth) = denominator.multipliedReportingOverflow(by: other.denominator)
    return first || second || third || fourth ? nil : RangeNumber(sum, over: under)
  }

  func subtracting(_ other: RangeNumber) -> RangeNumber? { other.opposite.flatMap(adding) }

  func multiplied(by other: RangeNumber) -> RangeNumber? {
    let (over, first) = numerator.multipliedReportingOverflow(by: other.numerator)
    let (under, second) = denominator.multipliedReportingOverflow(by: other.denominator)
    return first || second ? nil : RangeNumber(over, over: under)
  }

  func divided(by other: RangeNumber) -> RangeNumber? {
    RangeNumber(other.denominator, over: other.numerator).flatMap(multiplied)
  }

  /// A power with a whole exponent.
  func power(_ exponent: RangeNumber) -> RangeNumber? {
    guard exponent.denominator == 1, let size = UInt(exactly: exponent.numerator.magnitude),
      let over = Self.power(numerator, size), let under = Self.power(denominator, size)
    else { return nil }
    return exponent.numerator < 0 ? RangeNumber(under, over: over) : RangeNumber(over, over: under)
  }
}
