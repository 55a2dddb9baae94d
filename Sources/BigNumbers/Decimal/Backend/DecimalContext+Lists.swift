import NumericCore

// Functions of lists that decimals compute exactly and round once.
extension DecimalContext {
  /// Nil for a function that is no operation of decimals, or for terms that it leaves to others.
  mutating func native(
    _ reduction: Reduction, _ terms: [BigDecimal], _ limits: Limits
  ) -> BigDecimal? {
    switch reduction {
    case .sum: return exactSum(terms, limits).map { plus($0) }
    case .dot:
      let half = terms.count / 2
      let products = zip(terms[..<half], terms[half...]).map { $0 * $1 }
      return exactSum(products, limits).map { plus($0) }
    case .mean:
      return exactSum(terms, limits).map { divide($0, BigDecimal(terms.count)) }
    case .minimum: return terms.dropFirst().reduce(terms[0]) { minimum($0, $1) }
    case .maximum: return terms.dropFirst().reduce(terms[0]) { maximum($0, $1) }
    case .median: return median(terms, limits)
    case .variance, .standardDeviation, .populationVariance, .populationStandardDeviation:
      return nil
    }
  }

  private mutating func median(_ terms: [BigDecimal], _ limits: Limits) -> BigDecimal? {
    if terms.contains(where: \.isNaN) { return .nan }
    let sorted = terms.sorted()
    let upper = sorted[terms.count / 2]
    if terms.count % 2 == 1 { return plus(upper) }
    let lower = sorted[terms.count / 2 - 1]
    return exactSum([lower, upper], limits).map { divide($0, 2) }
  }

  /// The sum with all of its digits; nil where these would be too many to write out.
  private func exactSum(_ terms: [BigDecimal], _ limits: Limits) -> BigDecimal? {
    let finite = terms.filter(\.isRegular)
    if let low = finite.map(\.exponent).min(), let high = finite.map(\.adjustedExponent).max() {
      guard high - low <= limits.digits else { return nil }
    }
    // A zero far down would only ask for zeros.
    let (first, rest) = (terms[0], terms.dropFirst())
    return rest.reduce(first) { $0.isZero && $1.isRegular ? $1 : $1.isZero ? $0 : $0 + $1 }
  }
}
