public import NumericCore

/// A rounding context of FPCore: the properties `:precision`, `:round` and `:overflow`, each nil if
/// it is inherited.
public struct FPCoreContext: Hashable, Sendable {
  /// The set of numbers.
  public var precision: FPCorePrecision?
  /// The direction of rounding.
  public var rounding: FPCoreRounding?
  /// The treatment of results beyond the largest fixed-point number.
  public var overflow: FPCoreOverflow?

  /// Creates a context; by default it inherits everything.
  public init(
    precision: FPCorePrecision? = nil, rounding: FPCoreRounding? = nil,
    overflow: FPCoreOverflow? = nil
  ) {
    self.precision = precision
    self.rounding = rounding
    self.overflow = overflow
  }

  /// This context inside another one, from which it inherits.
  func inside(_ outer: FPCoreContext) -> FPCoreContext {
    FPCoreContext(
      precision: precision ?? outer.precision, rounding: rounding ?? outer.rounding,
      overflow: overflow ?? outer.overflow)
  }
}

/// The numbers of a rounding context.
public enum FPCorePrecision: Hashable, Sendable {
  /// A floating-point format.
  case format(FloatFormat)
  /// Multiples of 2^scale: a two's complement with a number of bits, or without a bound.
  case fixed(scale: Int, bits: Int?)
  /// All real numbers, without rounding.
  case real

  /// The format in whose unit errors are measured; nil for real arithmetic, for integers without a bound and for
  /// fixed point beyond the formats that have patterns.
  public var format: FloatFormat? {
    switch self {
    case .format(let format): format
    case .fixed(let scale, let bits?): FloatFormat("fixed:\(bits + scale):\(-scale)")
    case .fixed, .real: nil
    }
  }

  /// Integers without a bound.
  public static let integer = FPCorePrecision.fixed(scale: 0, bits: nil)
}

/// The directions of rounding of IEEE 754-2019 §4.3.
public enum FPCoreRounding: String, CaseIterable, Hashable, Sendable {
  case nearestEven, nearestAway, toPositive, toNegative, toZero

  /// The direction as a `Rounding` of backends; nil for ties away from zero.
  public var binary: Rounding? {
    switch self {
    case .nearestEven: .nearestEven
    case .nearestAway: nil
    case .toPositive: .up
    case .toNegative: .down
    case .toZero: .towardZero
    }
  }
}

/// The treatment of a result beyond the largest fixed-point number.
public enum FPCoreOverflow: String, CaseIterable, Hashable, Sendable {
  /// The result is an infinity.
  case infinity
  /// The result is the largest number with the same sign.
  case clamp
  /// The result is the low bits of the two's complement.
  case wrap
}
