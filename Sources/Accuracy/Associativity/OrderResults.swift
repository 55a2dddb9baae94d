import NumericCore

/// The distinct results of the orders of one family, with the number of orders for each.
struct OrderResults<Number: Hashable & Sendable> {
  let family: OrderFamily
  /// Whether all orders were evaluated, not a sample.
  let isExhaustive: Bool
  let results: [(number: Number, count: Int)]
  /// An order that gives the result with this index.
  let grouping: (Int) -> Grouping

  /// The number of orders that were evaluated.
  var count: Int { results.reduce(0) { $0 + $1.count } }
}

/// How orders are sampled if there are too many of them.
public struct OrderSampling: Hashable, Sendable {
  /// The number of sampled orders of each family.
  public var count: Int
  /// The seed of the samples.
  public var seed: UInt64

  /// Creates a sampling.
  public init(count: Int, seed: UInt64) { (self.count, self.seed) = (count, seed) }
}

extension OrderFamily {
  /// The families to evaluate.
  ///
  /// Every permutation is also a tree, so permutations are sampled separately only if not all trees
  /// are evaluated.
  static func families(operandCount: Int) -> [OrderFamily] {
    operandCount <= OrderFamily.trees.mostOperands ? [.groupings, .trees] : allCases
  }

  /// The results of all orders, or of a sample of them.
  func results<Number: Hashable & Sendable, Failure: Error>(
    of operands: [Number], _ sampling: OrderSampling, isNaN: @escaping (Number) -> Bool,
    combine: @escaping (Number, Number) throws(Failure) -> Number
  ) throws(Failure) -> OrderResults<Number> {
    guard operands.count <= mostOperands else {
      return try samples(of: operands, sampling, isNaN: isNaN, combine: combine)
    }
    let table =
      self == .groupings
      ? try ResultTable(groupings: operands, isNaN: isNaN, combine: combine)
      : try ResultTable(trees: operands, isNaN: isNaN, combine: combine)
    return OrderResults(
      family: self, isExhaustive: true, results: table.results, grouping: table.grouping)
  }

  private func samples<Number: Hashable & Sendable, Failure: Error>(
    of operands: [Number], _ sampling: OrderSampling, isNaN: (Number) -> Bool,
    combine: (Number, Number) throws(Failure) -> Number
  ) throws(Failure) -> OrderResults<Number> {
    let (family, seed, operandCount) = (self, sampling.seed, operands.count)
    var results: [(number: Number, count: Int)] = []
    var firstSamples: [Int] = []
    var places: [Number?: Int] = [:]
    for sample in 0..<sampling.count {
      let grouping = Grouping(family, operandCount: operandCount, seed: seed, sample: sample)
      let number = try grouping.value(of: operands, combine)
      let key = isNaN(number) ? nil : number
      if let place = places[key] {
        results[place].count += 1
      } else {
        places[key] = results.count
        results.append((number, 1))
        firstSamples.append(sample)
      }
    }
    return OrderResults(family: family, isExhaustive: false, results: results) { [firstSamples] in
      Grouping(family, operandCount: operandCount, seed: seed, sample: firstSamples[$0])
    }
  }
}
