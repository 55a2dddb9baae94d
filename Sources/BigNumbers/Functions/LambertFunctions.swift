import NumericCore

// The two real branches of the Lambert W function.
extension FunctionPages {
  static let lambert: [UnaryPage] = [
    UnaryPage(
      .lambertW,
      call: .enclosed { outward, x throws(LimitExceeded) in try outward.lambertW(at: x) },
      bounds: .none, cost: .quick,
      enclosure: .range { outward, x throws(LimitExceeded) in try outward.lambertW(x) },
      error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .nonNegative,
      polesWhereVanishes: nil,
      identity: .values([
        ExactValue(at: .whole(0), is: .whole(0)),
        ExactValue(at: .constant(.e, power: 1, times: 1), is: .whole(1)),
        ExactValue(at: .constant(.e, power: -1, times: -1), is: .whole(-1)),
      ]),
      algebra: .none,
      neighbors: Neighbors(zero: .argument(.below), pole: .none, infinity: .none),
      fpcore: .none),
    UnaryPage(
      .lambertWMinusOne,
      call: .enclosed { outward, x throws(LimitExceeded) in try outward.lambertWMinusOne(at: x) },
      bounds: .none, cost: .quick,
      enclosure: .range { outward, x throws(LimitExceeded) in try outward.lambertWMinusOne(x) },
      error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil,
      identity: .values([
        ExactValue(at: .constant(.e, power: -1, times: -1), is: .whole(-1))
      ]),
      algebra: .none, neighbors: .none, fpcore: .none),
  ]
}
