internal import BigNumbers
internal import NumericCore

/// A number in fixed point: 128 bits in two's complement, in units that its user chooses.
///
/// All arithmetic is modulo 2¹²⁸, so that terms may leave the range if their sum does not.
struct Fixed128 {
  private var value: Int128

  static let zero = Fixed128(0)

  @inline(__always)
  private init(_ value: Int128) { self.value = value }

  /// A number in units of 2^unit, rounded down; nil if it is beyond 2¹²⁷ of them.
  init?(_ x: BigFloat, unit: Int) {
    let scaled = BigFloat(sign: .plus, exponent: -unit, significand: x)
    guard let value = Int128(scaled, rounding: .down) else { return nil }
    self.init(value)
  }

  @inline(__always)
  static func + (a: Fixed128, b: Fixed128) -> Fixed128 { Fixed128(a.value &+ b.value) }

  @inline(__always)
  static func - (a: Fixed128, b: Fixed128) -> Fixed128 { Fixed128(a.value &- b.value) }

  /// The quotient by 2^places, rounded down, for 0 to 127 places.
  @inline(__always)
  func shiftedDown(_ places: Int) -> Fixed128 { Fixed128(value &>> Int128(places)) }

  /// The product with t·2⁻⁶³, less an error of up to 2 units.
  @inline(__always)
  func scaled(by t: Int64) -> Fixed128 {
    Fixed128((Self.product(high, t) &+ Self.upper(t, low)) &<< 1)
  }

  /// 2^places times the product with another number, in units of 2¹²⁸, less an error of up to 3·2^places units.
  @inline(__always)
  func multiplied(by other: Fixed128, up places: Int128) -> Fixed128 {
    let cross = Self.upper(high, other.low) &+ Self.upper(other.high, low)
    return Fixed128((Self.product(high, other.high) &+ cross) &<< places)
  }

  private var high: Int64 { Int64(truncatingIfNeeded: value >> 64) }
  private var low: UInt64 { UInt64(truncatingIfNeeded: value) }

  @inline(__always)
  private static func product(_ a: Int64, _ b: Int64) -> Int128 { Int128(a) &* Int128(b) }

  /// The upper half of the product of two words, one of which has a sign, rounded down.
  @inline(__always)
  private static func upper(_ a: Int64, _ b: UInt64) -> Int128 {
    (Int128(a) &* Int128(b)) &>> 64
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
