import NumericCore

// Factorials.
extension FunctionPages {
  static let factorials: [UnaryPage] = [
    UnaryPage(
      function: .factorial, call: .steps(.factorial), bounds: .nextToWhole,
      cost: .simpler(.whole, .quick, otherwise: .gamma),
      enclosure: .factorial, error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.factorial), algebra: .none,
      // Γ(1 + x) = 1 − γx + …, where 0 < γ < 1 (DLMF 5.7.3).
      neighbors: Neighbors(zero: .halves(2, .againstSign), pole: .none, infinity: .none),
      fpcore: .expression("(tgamma (+ |a| 1))")),
    UnaryPage(
      function: .doubleFactorial, call: .steps(.doubleFactorial), bounds: .none, cost: .quick,
      enclosure: .wholeNumbers(from: -1), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .jumps, continuity: .constantBetweenJumps,
      defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.doubleFactorial), algebra: .none,
      neighbors: .none,
      fpcore: .none),
  ]
}
