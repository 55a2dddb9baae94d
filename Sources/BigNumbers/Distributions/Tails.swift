import NumericCore

/// The probabilities of the numbers up to a number, and of those above it.
///
/// Their sum is 1. One of them is found first, to nearly all bits, and the other one is its difference to 1.
struct Tails {
  var lower: BigInterval
  var upper: BigInterval

  init(lower: BigInterval, upper: BigInterval) {
    (self.lower, self.upper) = (lower.limitedToProbabilities, upper.limitedToProbabilities)
  }

  init(lower: BigInterval, _ context: OutwardContext) {
    self.init(lower: lower, upper: context.subtract(context.integer(1), lower))
  }

  init(upper: BigInterval, _ context: OutwardContext) {
    self.init(lower: context.subtract(context.integer(1), upper), upper: upper)
  }

  /// Nothing below, everything above.
  static func allAbove(_ context: OutwardContext) -> Tails {
    Tails(lower: context.integer(0), upper: context.integer(1))
  }

  var mirrored: Tails { Tails(lower: upper, upper: lower) }

  subscript(isUpper isUpper: Bool) -> BigInterval { isUpper ? upper : lower }

  /// The tails of all numbers between two, of which these are the tails of the smaller one.
  func through(_ other: Tails) -> Tails {
    Tails(
      lower: BigInterval(ordered: lower.lower, other.lower.upper),
      upper: BigInterval(ordered: other.upper.lower, upper.upper))
  }
}

extension BigInterval {
  /// The members from 0 to 1.
  fileprivate var limitedToProbabilities: BigInterval {
    BigInterval(ordered: max(lower, 0), min(upper, 1))
  }
}
