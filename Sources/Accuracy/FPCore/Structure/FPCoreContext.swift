public import NumericCore

/// How FPCore rounds: the properties `:precision`, `:round` and `:overflow`, each nil where it is
/// inherited from the context outside.
public struct FPCoreContext: Hashable, Sendable {
  /// What numbers there are.
  public var precision: FPCorePrecision?
  /// Which of them stands for a number between two.
  public var rounding: FPCoreRounding?
  /// What happens beyond the largest fixed-point number.
  public var overflow: FPCoreOverflow?

  /// A context that inherits everything.
  public init(
    precision: FPCorePrecision? = nil, rounding: FPCoreRounding? = nil,
    overflow: FPCoreOverflow? = nil
  ) {
    self.precision = precision
    self.rounding = rounding
    self.overflow = overflow
  }

  /// This context inside of another one.
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
  /// Multiples of 2^scale; in two's complement of so many bits, or without a bound.
  case fixed(scale: Int, bits: Int?)
  /// All real numbers: nothing is rounded.
  case real

  /// Whole numbers without a bound.
  public static let integer = FPCorePrecision.fixed(scale: 0, bits: nil)
}

/// The directions of rounding of IEEE 754-2019 §4.3.
public enum FPCoreRounding: String, CaseIterable, Hashable, Sendable {
  case nearestEven, nearestAway, toPositive, toNegative, toZero

  /// The direction as backends know it; nil for ties away from zero.
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

/// What becomes of a result beyond the largest fixed-point number.
public enum FPCoreOverflow: String, CaseIterable, Hashable, Sendable {
  /// An infinity.
  case infinity
  /// The largest number of that sign.
  case clamp
  /// The low bits of the two's complement.
  case wrap
}
