import NumericCore

// Factorials.
extension FunctionPages {
  static let factorials: [UnaryPage] = [
    UnaryPage(
      function: .factorial, call: .steps(.factorial), bounds: .none, cost: .quick,
      enclosure: .wholeNumbers(from: 0), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .jumps, continuity: .constantBetweenJumps,
      defined: .asked,
      polesWhereVanishes: nil, identity: .rule(.factorial), algebra: .none,
      neighbors: .none,
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
