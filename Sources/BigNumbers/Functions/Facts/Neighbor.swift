/// Where values of a function come so close to a short number that no enclosure shows them apart: next to zero, to a pole
/// at zero, and far out. First terms of series, and the side on which the rest puts the value; decimals are rounded by
/// it.
struct Neighbors: Sendable {
  /// At arguments next to zero.
  var zero: Neighbor
  /// At arguments next to a pole at zero.
  var pole: Neighbor
  /// At arguments far from zero.
  var infinity: FarNeighbor

  /// Nowhere.
  static let none = Neighbors(zero: .none, pole: .none, infinity: .none)
}

/// A number next to a value at a tiny argument x, and the side of it.
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
    /// Above for positive x and below for negative x, or the other way round.
    case withSign, againstSign

    /// Whether the value is above the number, at a negative argument or a positive one.
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

/// A limit far out, and how it is approached: exponentially where nothing else is said.
enum FarNeighbor: Sendable {
  case none
  /// ±1 with the sign of x, from inside or outside; like e^(−x²) where it says so.
  case sign(isOutside: Bool, isSquared: Bool)
  /// A number for x → −∞ alone, or for x → ∞ alone.
  case below(Int, isAbove: Bool, isSquared: Bool)
  case above(Int, isAbove: Bool)
  /// log₁₀ of a power of ten and 1.
  case logarithm
}
