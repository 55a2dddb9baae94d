/// What the hardware says: IEEE 754 binary64, to nearest, and the platform's libm.
///
/// Arithmetic and square roots are correctly rounded; how far libm's functions err is measured and said
/// where each is required. The families that libm lacks are conformances in `BigNumbers`.
public struct DoubleBackend: Sendable {
  /// Computes on `Double`.
  public typealias Number = Double
  /// Nothing that `Double` does can fail.
  public typealias Failure = Never
  /// The command-line name.
  public var name: String { "double" }
  /// An overflow is an infinity, as the hardware has it.
  public var signalsOverflow: Bool { false }

  /// Creates the backend; it has no parameters.
  @inlinable public init() {}

  @inlinable public var zero: Double { 0 }
  @inlinable public func isRegular(_ x: Double) -> Bool { x.isFinite && x != 0 }
  @inlinable public func isNaN(_ x: Double) -> Bool { x.isNaN }
  @inlinable public func isInfinite(_ x: Double) -> Bool { x.isInfinite }
  @inlinable public func isZero(_ x: Double) -> Bool { x == 0 }
  public func isInteger(_ x: Double) -> Bool { x.isFinite && x.rounded(.towardZero) == x }

  public func compare(_ a: Double, _ b: Double) -> Ordering {
    a < b ? .less : a > b ? .greater : a == b ? .equal : .unordered
  }

  @inlinable public func add(_ a: Double, _ b: Double) -> Double { a + b }
  @inlinable public func subtract(_ a: Double, _ b: Double) -> Double { a - b }
  @inlinable public func multiply(_ a: Double, _ b: Double) -> Double { a * b }
  @inlinable public func divide(_ a: Double, _ b: Double) -> Double { a / b }
  @inlinable public func negate(_ x: Double) -> Double { -x }
  @inlinable public func magnitude(_ x: Double) -> Double { x.magnitude }

  @inlinable public func square(_ x: Double) -> Double { x * x }
  public func positiveDifference(_ x: Double, _ y: Double) -> Double {
    x.isNaN || y.isNaN ? .nan : x > y ? x - y : 0
  }
  public func relativeDifference(_ x: Double, _ y: Double) -> Double {
    x == y && x.isFinite ? 0 : (x - y).magnitude / x
  }
  public func fusedMultiplyAdd(_ x: Double, _ y: Double, _ z: Double) -> Double {
    z.addingProduct(x, y)
  }
  public func fusedMultiplySubtract(_ x: Double, _ y: Double, _ z: Double) -> Double {
    (-z).addingProduct(x, y)
  }

  /// The truncating remainder is exact, and so is the correction where the signs agree; otherwise it rounds once.
  public func modulo(_ a: Double, _ b: Double) -> Double {
    let remainder = a.truncatingRemainder(dividingBy: b)
    if remainder == 0 { return Double(signOf: b, magnitudeOf: remainder) }
    return (remainder < 0) == (b < 0) ? remainder : remainder + b
  }

  public func truncatingRemainder(_ x: Double, _ y: Double) -> Double {
    x.truncatingRemainder(dividingBy: y)
  }
  public func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }
  public func copySign(_ x: Double, _ y: Double) -> Double {
    x.isNaN ? x : Double(signOf: y, magnitudeOf: x)
  }
  public func nextAbove(_ x: Double) -> Double { x.nextUp }
  public func nextBelow(_ x: Double) -> Double { x.nextDown }
  public func nextToward(_ x: Double, _ y: Double) -> Double {
    x.isNaN || y.isNaN ? .nan : x < y ? x.nextUp : x > y ? x.nextDown : x
  }
  public func binaryExponent(_ x: Double) -> Double {
    x == 0 ? 0 : x.isFinite ? Double(x.exponent) + 1 : .nan
  }
  public func binarySignificand(_ x: Double) -> Double {
    x.isFinite && x != 0 ? Double(signOf: x, magnitudeOf: x.significand / 2) : x
  }

  public func minimum(_ a: Double, _ b: Double) -> Double {
    a == b ? (a.sign == .minus ? a : b) : Double.minimum(a, b)
  }
  public func maximum(_ a: Double, _ b: Double) -> Double {
    a == b ? (a.sign == .minus ? b : a) : Double.maximum(a, b)
  }

  @inlinable public func floor(_ x: Double) -> Double { x.rounded(.down) }
  @inlinable public func ceil(_ x: Double) -> Double { x.rounded(.up) }
  @inlinable public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
  @inlinable public func round(_ x: Double) -> Double { x.rounded(.toNearestOrAwayFromZero) }
  @inlinable public func roundEven(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
  @inlinable public func roundInDirection(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
  public func fraction(_ x: Double) -> Double {
    Double(signOf: x, magnitudeOf: x.isInfinite ? 0 : x - x.rounded(.towardZero))
  }
  public func sign(_ x: Double) -> Double {
    x.isNaN || x == 0 ? x : Double(signOf: x, magnitudeOf: 1)
  }
}
