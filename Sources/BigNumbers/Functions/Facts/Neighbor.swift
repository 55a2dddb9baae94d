/// Where values of a function are so close to a short number that no enclosure separates them: next
/// to zero, next to a pole at zero, and far from zero.
///
/// Each case is the first term of a series, and the side of it on which the value lies. Decimals
/// are rounded by these facts.
struct Neighbors: Sendable {
  /// For arguments next to zero.
  var zero: Neighbor
  /// For arguments next to a pole at zero.
  var pole: Neighbor
  /// For arguments far from zero.
  var infinity: FarNeighbor

  /// No values are close to short numbers.
  static let none = Neighbors(zero: .none, pole: .none, infinity: .none)
}

/// The short number next to the value at a tiny argument x, and the side on which the value lies.
enum Neighbor: Sendable {
  case none
  /// x, or x/2.
  case argument(Side), halfArgument(Side)
  /// A multiple of ½.
  case halves(Int, Side)
  /// 1/x or −1/x.
  case reciprocal(isNegative: Bool, Side)

  enum Side: Sendable {
    case above, below
    /// Above for positive x and below for negative x, or conversely.
    case withSign, againstSign

    /// Whether the value is above the number, for a negative or a positive argument.
    func isAbove(_ isNegative: Bool) -> Bool {
      switch self {
      case .above: true
      case .below: false
      case .withSign: !isNegative
      case .againstSign: isNegative
      }
    }
  }
}

/// A limit far from zero, which is approached exponentially unless stated otherwise.
enum FarNeighbor: Sendable {
  case none
  /// ±1 with the sign of x, from inside or outside; with `isSquared` like e^(−x²).
  case sign(isOutside: Bool, isSquared: Bool)
  /// A limit for x → −∞ only, or for x → ∞ only.
  case below(Int, isAbove: Bool, isSquared: Bool)
  case above(Int, isAbove: Bool)
  /// log₁₀(1 + x) at powers of ten, next to the exponent.
  case logarithm
}
