/// Where a function of one number is defined, and where it increases and decreases, from which its
/// range over an interval follows.
struct MonotoneProfile: Sendable {
  enum Shape: Sendable {
    /// Increases everywhere.
    case increasing
    /// Decreases everywhere.
    case decreasing
    /// Decreases up to a number, and increases from there on.
    case valley(Int)
    /// Increases up to a number, and decreases from there on.
    case peak(Int)
    /// Decreases on both sides of a pole at 0, where it changes its sign.
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
