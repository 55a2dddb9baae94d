public import BigNumbers
import NumericCore

/// What the orders of one family make of the same operands.
///
/// Deviations are those of the arithmetic alone: from the exact sum or product of the operands as the format
/// holds them.
public struct OrderSpread: Sendable {
  /// Which orders.
  public let family: OrderFamily
  /// Whether all orders were looked at, and not a sample.
  public let isExhaustive: Bool
  /// How many orders were looked at.
  public let count: Int
  /// The different results, in the order in which they were found, with the number of orders to each.
  public let results: [ResultCount]
  /// Orders whose result is infinite or NaN.
  public let nonFiniteCount: Int
  /// Orders whose result is the number nearest to the truth.
  public let correctlyRoundedCount: Int
  /// An order with the least and one with the greatest error; nil where no result is finite.
  public let best: OrderExample?, worst: OrderExample?
  /// The range of the finite results; nil where there are none.
  public let range: ResultRange?
  /// The mean of the signed deviations of the finite results, in units of the last place of the truth.
  public let meanDeviationUlps: ExactReal?
  /// The same as a part of the truth; nil for infinite.
  public let meanDeviation: ExactReal?
  /// max|dev| / (u·Σ|xᵢ|), or for a product max|dev| / (u·|Πxᵢ|); nil for infinite.
  public let boundRatio: ExactReal?
  /// What theory has for the largest such ratio.
  public let bound: ExactReal
}

extension OrderSpread {
  /// Whether the bound is exceeded, as a product can when numbers underflow.
  public func exceedsBound(_ limits: ExactLimits = ExactLimits()) -> Bool {
    guard let boundRatio else { return false }
    // Both are close to n − 1 at most, so a few digits decide unless they are equal, when it is not exceeded.
    return (try? boundRatio.compared(to: bound, limits: limits)) == .greater
  }
}

/// One result, and how many orders have it.
public struct ResultCount: Sendable {
  /// The result.
  public let value: FormatValue
  /// The orders.
  public let count: Int
}

/// One order and its result.
public struct OrderExample: Sendable {
  /// The order.
  public let grouping: Grouping
  /// What it gives.
  public let value: FormatValue
  /// How far that is from the truth.
  public let error: ErrorMeasures
}

/// The least and the greatest of several results.
public struct ResultRange: Sendable {
  /// The ends.
  public let least: FormatValue, greatest: FormatValue
  /// How many numbers of the format the ends are apart.
  public let ordinals: BigRational
  /// The width in units of the last place of the truth.
  public let ulps: ExactReal
  /// The width as a part of the truth; nil for infinite.
  public let relative: ExactReal?
}

extension OrderReference {
  /// Sums up the results of a family.
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

/// The results that stand out, the first of equals.
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
