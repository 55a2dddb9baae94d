/// What the hardware says: IEEE 754 binary64, to nearest, and the platform's libm.
///
/// Arithmetic and square roots are correctly rounded; libm's functions err by what was measured on a set of
/// arguments. What libm lacks is a conformance in `BigNumbers`.
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
}
