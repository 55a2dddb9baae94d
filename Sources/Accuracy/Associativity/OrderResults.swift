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
  ///
  /// `found` is what samples gave that were evaluated elsewhere; nil evaluates them.
  func results<Number: Hashable & Sendable, Failure: Error>(
    of operands: [Number], _ sampling: OrderSampling, found: [SampledResult<Number>]? = nil,
    isNaN: @escaping (Number) -> Bool,
    combine: @escaping (Number, Number) throws(Failure) -> Number
  ) throws(Failure) -> OrderResults<Number> {
    guard operands.count <= mostOperands else {
      var samples: [SampledResult<Number>] = []
      if let found {
        var table = SampledResults<Number>()
        for result in found { table.add(result, isNaN: isNaN(result.number)) }
        samples = table.results
      } else {
        samples = try self.samples(
          0..<sampling.count, of: operands, seed: sampling.seed, isNaN: isNaN, combine: combine)
      }
      let (family, seed, operandCount) = (self, sampling.seed, operands.count)
      return OrderResults(
        family: family, isExhaustive: false, results: samples.map { ($0.number, $0.count) }
      ) { [samples] in
        Grouping(family, operandCount: operandCount, seed: seed, sample: samples[$0].first)
      }
    }
    let table =
      self == .groupings
      ? try ResultTable(groupings: operands, isNaN: isNaN, combine: combine)
      : try ResultTable(trees: operands, isNaN: isNaN, combine: combine)
    return OrderResults(
      family: self, isExhaustive: true, results: table.results, grouping: table.grouping)
  }

  /// The distinct results of some of the samples.
  func samples<Number: Hashable & Sendable, Failure: Error>(
    _ samples: Range<Int>, of operands: [Number], seed: UInt64, isNaN: (Number) -> Bool,
    combine: (Number, Number) throws(Failure) -> Number
  ) throws(Failure) -> [SampledResult<Number>] {
    var table = SampledResults<Number>()
    for sample in samples {
      let grouping = Grouping(self, operandCount: operands.count, seed: seed, sample: sample)
      let number = try grouping.value(of: operands, combine)
      table.add(SampledResult(number: number, count: 1, first: sample), isNaN: isNaN(number))
    }
    return table.results
  }
}

/// One result, the number of samples that give it, and the first of them.
struct SampledResult<Number: Hashable & Sendable>: Sendable {
  let number: Number
  var count: Int
  let first: Int
}

/// Collects the distinct results of samples, in the order of the samples.
private struct SampledResults<Number: Hashable & Sendable> {
  private(set) var results: [SampledResult<Number>] = []
  // NaN is not equal to itself; all NaNs count as one result here.
  private var places: [Number?: Int] = [:]

  mutating func add(_ result: SampledResult<Number>, isNaN: Bool) {
    let key = isNaN ? nil : result.number
    if let place = places[key] {
      results[place].count += result.count
    } else {
      places[key] = results.count
      results.append(result)
    }
  }
}
