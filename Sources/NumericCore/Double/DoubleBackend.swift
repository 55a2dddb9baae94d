/// What the hardware says: IEEE 754 binary64, to nearest, and the platform's libm.
///
/// Arithmetic and square roots are correctly rounded; libm's functions err by what was measured on a set of arguments.
/// Literals, constants, conversions and functions of lists are rounded once from their exact values. A function that
/// libm lacks comes from a provider, and throws where there is none:
///
///     try DoubleBackend().zeta(3)                                          // zeta is not in this platform's libm
///     try DoubleBackend(otherwise: RoundedTruth(.binary64)).zeta(3)        // 1.2020569031595942
public struct DoubleBackend: Sendable {
  /// Computes on `Double`.
  public typealias Number = Double
  /// A function that libm lacks, or that its provider could not compute.
  public typealias Failure = ComputationFailure
  /// The command-line name.
  public var name: String { "double" }
  /// An overflow is an infinity, as the hardware has it.
  public var signalsOverflow: Bool { false }

  /// One word for what is copied with every backend.
  private final class Otherwise: Sendable {
    let functions: any DoubleFunctions
    init(_ functions: any DoubleFunctions) { self.functions = functions }
  }
  private let otherwise: Otherwise?

  /// What computes the functions that libm lacks, if anything does.
  public var provider: (any DoubleFunctions)? { otherwise?.functions }

  /// The hardware and libm alone.
  public init() { otherwise = nil }

  /// The hardware and libm, and a provider of the functions that libm lacks.
  public init(otherwise functions: any DoubleFunctions) { otherwise = Otherwise(functions) }

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

/// Computes functions of doubles, for ``DoubleBackend/init(otherwise:)``.
public protocol DoubleFunctions: Sendable {
  /// The value of a function, rounded once; NaN where it has none.
  func value(of function: Function, at x: [Double]) throws(ComputationFailure) -> Double

  /// Why a value is infinite or NaN; nil when nothing is wrong with it.
  func exception(of function: Function, operands: [Double], result: Double) -> ArithmeticException?
}
