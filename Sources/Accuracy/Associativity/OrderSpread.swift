public import BigNumbers
import NumericCore

/// The results of the orders of one family for the same operands.
///
/// Deviations are those of the arithmetic alone: from the exact sum or product of the operands as
/// rounded to the format.
public struct OrderSpread: Sendable {
  /// The family of orders.
  public let family: OrderFamily
  /// Whether all orders were evaluated, not a sample.
  public let isExhaustive: Bool
  /// The number of orders that were evaluated.
  public let count: Int
  /// The distinct results in the order in which they were found, with the number of orders for
  /// each.
  public let results: [ResultCount]
  /// The number of orders whose result is infinite or NaN.
  public let nonFiniteCount: Int
  /// The number of orders whose result is the number nearest to the exact value.
  public let correctlyRoundedCount: Int
  /// An order with the smallest and one with the largest error; nil if no result is finite.
  public let best: OrderExample?, worst: OrderExample?
  /// The range of the finite results; nil if there are none.
  public let range: ResultRange?
  /// The mean signed deviation of the finite results, in ulps of the exact value.
  public let meanDeviationUlps: ExactReal?
  /// The mean signed deviation divided by the exact value; nil for infinite.
  public let meanDeviation: ExactReal?
  /// max|dev| / (u·Σ|xᵢ|) for a sum, or max|dev| / (u·|Πxᵢ|) for a product; nil for infinite, and without a bound.
  public let boundRatio: ExactReal?
  /// The theoretical upper bound of that ratio; nil for coded formats, which saturate and have no unit roundoff.
  public let bound: ExactReal?
}

extension OrderSpread {
  /// Whether the bound is exceeded, which is possible for a product if numbers underflow.
  public func exceedsBound(_ limits: ExactLimits = ExactLimits()) -> Bool {
    guard let boundRatio, let bound else { return false }
    // Both are of about the size of n − 1, so few digits decide unless they are equal; then the
    // bound is not exceeded.
    return (try? boundRatio.compared(to: bound, limits: limits)) == .greater
  }
}

/// One result and the number of orders that give it.
public struct ResultCount: Sendable {
  /// The result.
  public let value: FormatValue
  /// The number of orders.
  public let count: Int
}

/// One order and its result.
public struct OrderExample: Sendable {
  /// The order.
  public let grouping: Grouping
  /// The result of the order.
  public let value: FormatValue
  /// Its error.
  public let error: ErrorMeasures
}

/// The smallest and the largest of several results.
public struct ResultRange: Sendable {
  /// The ends.
  public let least: FormatValue, greatest: FormatValue
  /// The distance between the ends, in numbers of the format.
  public let ordinals: BigRational
  /// The width in ulps of the exact value.
  public let ulps: ExactReal
  /// The width divided by the exact value; nil for infinite.
  public let relative: ExactReal?
}

extension OrderReference {
  /// Summarizes the results of a family.
  func spread<Backend: MeasuredBackend>(
    _ orders: OrderResults<Backend.Number>, on backend: Backend
  ) throws(ComputationFailure) -> OrderSpread {
    let truth = exact.value
    let nearestNumber = backend.number(nearest)
    var (correct, finite): (Int, Int) = (0, 0)
    var total: BigRational = 0
    var extremes: Extremes?
    let results = orders.results.map {
      ResultCount(value: backend.value($0.number), count: $0.count)
    }
    for (index, result) in results.enumerated() {
      if orders.results[index].number == nearestNumber { correct += result.count }
      guard let number = try result.value.rational(limits.sizes) else { continue }
      finite += result.count
      let deviation = number - truth
      total += deviation * BigRational(result.count)
      let found = Extremes.Found(index: index, deviation: deviation)
      if extremes?.include(found) == nil { extremes = Extremes(found) }
    }
    let mean = finite == 0 ? nil : total / BigRational(finite)
    let example = { (found: Extremes.Found?) throws(ComputationFailure) -> OrderExample? in
      guard let found else { return nil }
      let value = results[found.index].value
      return OrderExample(
        grouping: orders.grouping(found.index), value: value, error: try measures(of: value))
    }
    var range: ResultRange?
    if let extremes {
      let width = extremes.greatest.deviation - extremes.least.deviation
      let ends = [extremes.least, extremes.greatest].map { results[$0.index].value }
      range = ResultRange(
        least: ends[0], greatest: ends[1], ordinals: format.ordinalDistance(ends[0], ends[1]) ?? 0,
        ulps: try ulps(width), relative: relative(width))
    }
    var meanUlps: ExactReal?
    if let mean { meanUlps = try ulps(mean) }
    return OrderSpread(
      family: orders.family, isExhaustive: orders.isExhaustive, count: orders.count,
      results: results, nonFiniteCount: orders.count - finite,
      correctlyRoundedCount: correct, best: try example(extremes?.best),
      worst: try example(extremes?.worst), range: range, meanDeviationUlps: meanUlps,
      meanDeviation: mean.flatMap { relative($0) },
      boundRatio: extremes.flatMap { boundRatio($0.worst.deviation) }, bound: bound)
  }
}

/// The extreme results; of equal ones the first.
private struct Extremes {
  struct Found {
    let index: Int
    let deviation: BigRational
  }

  var least: Found
  var greatest: Found
  var best: Found
  var worst: Found

  init(_ first: Found) { (least, greatest, best, worst) = (first, first, first, first) }

  mutating func include(_ found: Found) {
    if found.deviation < least.deviation { least = found }
    if found.deviation > greatest.deviation { greatest = found }
    let size = found.deviation.magnitude
    if size < best.deviation.magnitude { best = found }
    if size > worst.deviation.magnitude { worst = found }
  }
}
