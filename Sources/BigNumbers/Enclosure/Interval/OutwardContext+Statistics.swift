import NumericCore

// Sums, means, medians and extremes increase with every term. The variance is a convex function of
// the terms.
extension OutwardContext {
  /// A function of a list of points, rounded in both directions; nil if not all are points.
  private func pointwise(
    _ f: ListFunction, _ terms: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval? {
    guard terms.allSatisfy(\.isPoint) else { return nil }
    let points = terms.map(\.lower)
    return enclosure(
      try down.compute(f, points), try up.compute(f, points),
      isFinite: points.allSatisfy(\.isFinite))
  }

  /// The range of a function that increases with every term.
  func increasing(_ f: ListFunction, _ terms: [BigInterval]) throws(LimitExceeded) -> BigInterval {
    if let value = try pointwise(f, terms) { return value }
    return bounds(try down.compute(f, terms.map(\.lower)), try up.compute(f, terms.map(\.upper)))
  }

  func deviation(
    _ f: ListFunction, _ terms: [BigInterval], isSample: Bool
  ) throws(LimitExceeded) -> BigInterval {
    if let value = try pointwise(f, terms) { return value }
    let inner = try wider(by: 8)
    let variance = try inner.variance(terms, isSample: isSample)
    if variance.isEmpty { return variance }
    return BigInterval(ordered: down.sqrt(variance.lower), up.sqrt(variance.upper))
  }

  func variance(
    _ f: ListFunction, _ terms: [BigInterval], isSample: Bool
  ) throws(LimitExceeded) -> BigInterval {
    if let value = try pointwise(f, terms) { return value }
    return try variance(terms, isSample: isSample)
  }

  /// The range of the sum of squared deviations from the mean, divided by n or n − 1.
  private func variance(_ terms: [BigInterval], isSample: Bool) throws(LimitExceeded) -> BigInterval
  {
    let divisor = terms.count - (isSample ? 1 : 0)
    guard divisor > 0 else { return .undefined }
    if terms.count == 1 { return integer(0) }
    guard terms.allSatisfy(\.isBounded) else { return BigInterval(ordered: 0, .infinity) }
    let inner = try wider(by: 8)
    let divided = inner.divide(
      BigInterval(ordered: try inner.leastSpread(terms), try inner.greatestSpread(terms)),
      integer(divisor))
    return rounded(divided)
  }

  /// A lower bound of the smallest Σ (xᵢ − m)², which is the minimum of Σ dist²(c, Xᵢ) over all c:
  /// a convex function of c, whose minimum is at the mean of the ends of the intervals that do not
  /// contain c.
  private func leastSpread(_ terms: [BigInterval]) throws(LimitExceeded) -> BigFloat {
    let ends = (terms.map(\.lower) + terms.map(\.upper)).sorted()
    // The derivative 2·Σ (c − clip(c, Xᵢ)) increases with c; find the ends between which it changes
    // its sign.
    var (first, last) = (0, ends.count - 1)
    while last - first > 1 {
      let middle = (first + last) / 2
      let pulls = terms.map { max($0.lower, min($0.upper, ends[middle])) }
      let balance = down.sum(pulls.map { -$0 } + Array(repeating: ends[middle], count: pulls.count))
      if balance.signum > 0 { last = middle } else { first = middle }
    }
    let segment = BigInterval(ordered: ends[first], ends[last])
    let active: [BigFloat] = terms.compactMap { term in
      if term.upper <= segment.lower { return term.upper }
      return term.lower >= segment.upper ? term.lower : nil
    }
    return try spread(active, down)
  }

  /// An upper bound of the largest Σ (xᵢ − m)².
  ///
  /// Terms that lie on one side of every possible mean are moved to their outer end. Of up to ten
  /// others all combinations of ends are tried, which takes 7 ms for ten; for more, the sum of the largest
  /// squares of distances from one number is taken, which is not less than that around the mean.
  private func greatestSpread(_ terms: [BigInterval]) throws(LimitExceeded) -> BigFloat {
    let mean = BigInterval(
      ordered: try down.mean(terms.map(\.lower)), try up.mean(terms.map(\.upper)))
    var fixed: [BigFloat] = []
    var open: [BigInterval] = []
    for term in terms {
      if term.isPoint || term.lower >= mean.upper {
        fixed.append(term.upper)
      } else if term.upper <= mean.lower {
        fixed.append(term.lower)
      } else {
        open.append(term)
      }
    }
    guard open.count > 10 else {
      var greatest = BigFloat.integer(0)
      for choice in 0..<(1 << open.count) {
        let ends = open.indices.map { choice >> $0 & 1 == 0 ? open[$0].lower : open[$0].upper }
        greatest = max(greatest, try spread(fixed + ends, up))
      }
      return greatest
    }
    let center = BigInterval(ordered: mean.midpoint, mean.midpoint)
    let squares = (fixed.map { BigInterval(ordered: $0, $0) } + open).map {
      up.square(subtract($0, center).magnitude)
    }
    return up.sum(squares)
  }

  /// Σ (xᵢ − m)², rounded once more after the variance.
  private func spread(_ terms: [BigFloat], _ context: BigFloatContext) throws(LimitExceeded)
    -> BigFloat
  {
    if terms.count < 2 { return 0 }
    let variance = try context.variance(terms, isSample: false)
    return context.multiply(variance, BigFloat.integer(terms.count))
  }
}
