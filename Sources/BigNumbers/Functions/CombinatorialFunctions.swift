import NumericCore

// Functions of whole numbers.
extension FunctionPages {
  static let combinatorial: [BinaryPage] = [
    BinaryPage(
      function: .binomial, call: .steps(.binomial), bounds: .none, cost: .quick,
      enclosure: .combinatorial, error: .ends, sensitivity: .conditioned,
      behavior: .jumps, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.binomial),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .permutations, call: .steps(.permutations), bounds: .none, cost: .quick,
      enclosure: .combinatorial, error: .ends, sensitivity: .conditioned,
      behavior: .jumps, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, composition: .itself, identity: .rule(.permutations),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .greatestCommonDivisor, call: .steps(.greatestCommonDivisor), bounds: .none,
      cost: .quick,
      enclosure: .combinatorial, error: .ends, sensitivity: .conditioned,
      behavior: .jumps, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, composition: .itself,
      identity: .rule(.greatestCommonDivisor),
      algebra: .none,
      fpcore: .none),
    BinaryPage(
      function: .leastCommonMultiple, call: .steps(.leastCommonMultiple), bounds: .none,
      cost: .quick,
      enclosure: .combinatorial, error: .ends, sensitivity: .conditioned,
      behavior: .jumps, continuity: .constantBetweenJumps, defined: .asked,
      convention: .none, composition: .itself,
      identity: .rule(.leastCommonMultiple),
      algebra: .none,
      fpcore: .none),
  ]
}
