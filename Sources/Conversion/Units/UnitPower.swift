/// The power of a unit: a rational number such as 2, −1 or 1/2.
///
/// The value is held as a multiple of 1/720720, the least common multiple of 1 to 16, so that sums
/// and comparisons are those of integers.
public struct UnitPower: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
  /// The power as a multiple of 1/720720.
  let multiple: Int32

  /// The greatest denominator.
  public static let greatestDenominator = 16
  /// The greatest absolute value of a unit's power, and of a base quantity's in its dimension.
  public static let greatest: UnitPower = 99
  private static let one: Int32 = 720_720

  init(multiple: Int32) { self.multiple = multiple }

  /// Creates a whole power; it has to be at most 2000 in absolute value.
  public init(_ whole: Int) { multiple = Int32(whole) * Self.one }

  /// Creates a whole power.
  public init(integerLiteral whole: Int) { self.init(whole) }

  /// Creates the power numerator/denominator; nil where the denominator in lowest terms does not
  /// divide 720720, or the value is greater than the greatest power.
  public init?(_ numerator: Int, over denominator: Int) {
    guard denominator != 0 else { return nil }
    let (product, overflow) = numerator.multipliedReportingOverflow(by: Int(Self.one))
    guard !overflow, product.isMultiple(of: denominator) else { return nil }
    let multiple = product / denominator
    guard multiple.magnitude <= Self.greatest.multiple.magnitude else { return nil }
    self.multiple = Int32(multiple)
  }

  /// Whether the power is beyond the limit for units.
  var isTooGreat: Bool { multiple.magnitude > Self.greatest.multiple.magnitude }

  /// The power in lowest terms, with a positive denominator.
  public var fraction: (numerator: Int, denominator: Int) {
    var (a, b) = (Int(multiple.magnitude), Int(Self.one))
    while b > 0 { (a, b) = (b, a % b) }
    return (Int(multiple) / a, Int(Self.one) / a)
  }

  /// The whole number that it is; nil for a fraction.
  public var whole: Int? {
    multiple.isMultiple(of: Self.one) ? Int(multiple / Self.one) : nil
  }

  /// The printed form behind `^`: `2`, `-1`, `(1/2)`.
  public var text: String {
    let (numerator, denominator) = fraction
    return denominator == 1 ? "\(numerator)" : "(\(numerator)/\(denominator))"
  }

  /// The opposite power.
  public static prefix func - (a: UnitPower) -> UnitPower { UnitPower(multiple: -a.multiple) }

  /// The sum, which is the power of a product.
  ///
  /// The sum of two powers within the limit, and some multiples of it, do not overflow.
  public static func + (a: UnitPower, b: UnitPower) -> UnitPower {
    UnitPower(multiple: a.multiple &+ b.multiple)
  }

  /// The product, which is the power of a power; nil where it is no power within the limit.
  public static func * (a: UnitPower, b: UnitPower) -> UnitPower? {
    let (first, second) = (a.fraction, b.fraction)
    let (numerator, overflow) = first.numerator.multipliedReportingOverflow(by: second.numerator)
    return overflow
      ? nil : UnitPower(numerator, over: first.denominator * second.denominator)
  }

  /// Whether the first power is less.
  public static func < (a: UnitPower, b: UnitPower) -> Bool { a.multiple < b.multiple }
}
