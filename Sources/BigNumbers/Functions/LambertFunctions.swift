import NumericCore

// The two real branches of the Lambert W function.
extension FunctionPages {
  static let lambert: [UnaryPage] = [
    UnaryPage(
      function: .lambertW,
      call: .enclosed(.lambertW),
      bounds: .none, cost: .twiceElementary,
      enclosure: .lambertW,
      error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .nonNegative,
      polesWhereVanishes: nil,
      identity: .values([
        ExactValue(at: .whole(0), is: .whole(0)),
        ExactValue(at: .constant(.e, power: 1, times: 1), is: .whole(1)),
        ExactValue(at: .constant(.e, power: -1, times: -1), is: .whole(-1)),
      ]),
      algebra: .transcendental(exceptAt: 0),
      neighbors: Neighbors(zero: .argument(.below), pole: .none, infinity: .none),
      fpcore: .none),
    UnaryPage(
      function: .lambertWMinusOne,
      call: .enclosed(.lambertWMinusOne),
      bounds: .none, cost: .twiceElementary,
      enclosure: .lambertWMinusOne,
      error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil,
      identity: .values([
        ExactValue(at: .constant(.e, power: -1, times: -1), is: .whole(-1))
      ]),
      algebra: .transcendental(exceptAt: 0), neighbors: .none, fpcore: .none),
  ]
}
