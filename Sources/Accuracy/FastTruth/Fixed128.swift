internal import BigNumbers
internal import NumericCore

/// A number in fixed point: 128 bits in two's complement, in units that its user chooses.
///
/// All arithmetic is modulo 2¹²⁸, so that terms may leave the range if their sum does not.
struct Fixed128 {
  private var high: Int64
  private var low: UInt64

  static let zero = Fixed128(high: 0, low: 0)

  @inline(__always)
  private init(high: Int64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// A number in units of 2^unit, rounded down; nil if it is beyond 2¹²⁷ of them.
  init?(_ x: BigFloat, unit: Int) {
    let upper = BigFloat(sign: .plus, exponent: -unit - 64, significand: x)
    guard let high = Int64(upper, rounding: .down) else { return nil }
    let rest = BigFloat(sign: .plus, exponent: 64, significand: upper - BigFloat(high))
    guard let low = UInt64(rest, rounding: .down) else { return nil }
    self.init(high: high, low: low)
  }

  @inline(__always)
  static func + (a: Fixed128, b: Fixed128) -> Fixed128 {
    let (low, carry) = a.low.addingReportingOverflow(b.low)
    return Fixed128(high: a.high &+ b.high &+ (carry ? 1 : 0), low: low)
  }

  @inline(__always)
  static func - (a: Fixed128, b: Fixed128) -> Fixed128 {
    let (low, borrow) = a.low.subtractingReportingOverflow(b.low)
    return Fixed128(high: a.high &- b.high &- (borrow ? 1 : 0), low: low)
  }

  /// The quotient by 2^places, rounded down, for 0 to 127 places.
  @inline(__always)
  func shiftedDown(_ places: Int) -> Fixed128 {
    places >= 64
      ? Fixed128(high: high >> 63, low: UInt64(bitPattern: high >> Int64(places - 64)))
      : Fixed128(
        high: high >> Int64(places),
        low: low >> UInt64(places) | UInt64(bitPattern: high) << UInt64(64 - places))
  }

  /// The product with t·2⁻⁶³, less an error of up to 2 units.
  @inline(__always)
  func scaled(by t: Int64) -> Fixed128 {
    let product = high.multipliedFullWidth(by: t)
    let sum = Fixed128(high: product.high, low: product.low) + Self.upper(t, low)
    return sum + sum
  }

  /// 2^places times the product with another number, in units of 2¹²⁸, less an error of up to 3·2^places units.
  @inline(__always)
  func multiplied(by other: Fixed128, up places: UInt64) -> Fixed128 {
    let product = high.multipliedFullWidth(by: other.high)
    let sum =
      Fixed128(high: product.high, low: product.low)
      + Self.upper(high, other.low) + Self.upper(other.high, low)
    return Fixed128(
      high: Int64(bitPattern: UInt64(bitPattern: sum.high) << places | sum.low >> (64 - places)),
      low: sum.low << places)
  }

  /// The upper half of the product of two words, one of which has a sign, rounded down.
  @inline(__always)
  private static func upper(_ a: Int64, _ b: UInt64) -> Fixed128 {
    let product = UInt64(bitPattern: a).multipliedFullWidth(by: b).high
    // The pattern of a negative number is larger than the number by 2⁶⁴.
    let word = Int64(bitPattern: product &- (b & UInt64(bitPattern: a >> 63)))
    return Fixed128(high: word >> 63, low: UInt64(bitPattern: word))
  }

  /// The number as the sum of two doubles, of which the first is the larger one or zero, for less than 2¹²⁶ units: with an error below
  /// 2¹² units.
  @inline(__always)
  var parts: (head: Double, tail: Double) {
    let head = Double(high)
    let tail = Double(high &- Int64(head)) * 0x1p64 + Double(Int64(bitPattern: low >> 1)) * 2
    return (head * 0x1p64, tail)
  }
}
