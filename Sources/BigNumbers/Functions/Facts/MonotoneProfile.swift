/// Where a function of one number is defined, and where it rises and falls: the facts from which its range over an
/// interval follows.
struct MonotoneProfile: Sendable {
  enum Shape: Sendable {
    /// Rises everywhere.
    case increasing
    /// Falls everywhere.
    case decreasing
    /// Falls up to a number, rises from there.
    case valley(Int)
    /// Rises up to a number, falls from there.
    case peak(Int)
    /// Falls on both sides of a pole at 0, where it changes its sign.
    case fallingAroundPole
  }

  /// One end of the domain.
  enum Edge: Sendable {
    /// The number belongs to the domain.
    case closed(Int)
    /// The function has a pole at the number, which does not belong to the domain.
    case pole(Int)
  }

  var shape: Shape
  var from: Edge?
  var to: Edge?
  /// Whether there is a pole at 0, inside the domain.
  var hasPoleAtZero = false

  static func increasing(from: Edge? = nil, to: Edge? = nil) -> MonotoneProfile {
    MonotoneProfile(shape: .increasing, from: from, to: to)
  }
  static func decreasing(from: Edge? = nil, to: Edge? = nil) -> MonotoneProfile {
    MonotoneProfile(shape: .decreasing, from: from, to: to)
  }
}
