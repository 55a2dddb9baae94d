// Functions of lists, each rounded once from its exact value.
extension DoubleBackend {
  /// The correctly rounded value of a function of a list; nil for functions that are not computed
  /// here.
  func exactValue(_ function: ListFunction, _ x: Registers<Double>) -> Double? {
    switch function {
    case .sumOfProducts: products(x, subtracting: false)
    case .differenceOfProducts: products(x, subtracting: true)
    case .sum: sum(x).rounded
    case .dot: dot(x.prefix(x.count / 2), x.suffix(x.count / 2)).rounded
    case .mean: mean(x)
    case .median: middle(x)
    case .variance: spread(x, isSample: true) { Double(rounding: $0, over: $1, exponent: $2) }
    case .populationVariance:
      spread(x, isSample: false) { Double(rounding: $0, over: $1, exponent: $2) }
    case .standardDeviation: spread(x, isSample: true, root)
    case .populationStandardDeviation: spread(x, isSample: false, root)
    default: nil
    }
  }

  private func products(_ x: Registers<Double>, subtracting: Bool) -> Double {
    var total = ExactSum()
    total.add(x[0], times: x[1])
    total.add(x[2], times: x[3], subtracting: subtracting)
    return total.rounded
  }

  private func sum(_ terms: some Collection<Double>) -> ExactSum {
    var total = ExactSum()
    for term in terms { total.add(term) }
    return total
  }

  private func dot(
    _ a: some Collection<Double>, _ b: some Collection<Double>
  ) -> ExactSum {
    var total = ExactSum()
    for (x, y) in zip(a, b) { total.add(x, times: y) }
    return total
  }

  private func mean(_ terms: some Collection<Double>) -> Double {
    terms.isEmpty ? .nan : sum(terms).divided(by: terms.count)
  }

  private func middle(_ terms: Registers<Double>) -> Double {
    if terms.contains(where: \.isNaN) { return .nan }
    let sorted = terms.sorted()
    return mean(sorted[(sorted.count - 1) / 2...sorted.count / 2])
  }

  /// Rounds the variance, or a function of it, once.
  ///
  /// The variance is Σ(x − mean)² divided by n, or by n − 1 for a sample. It is a quotient of exact
  /// numbers: the numerator is n·Σx² − (Σx)², the denominator n² or n(n − 1).
  private func spread(
    _ terms: Registers<Double>, isSample: Bool, _ rounding: (Natural, Natural, Int) -> Double
  ) -> Double {
    let count = terms.count
    guard count > (isSample ? 1 : 0), terms.allSatisfy(\.isFinite) else { return .nan }
    // The sum is a multiple of 2⁻¹⁰⁷⁴; in this unit its square has the unit of the products,
    // 2⁻²¹⁴⁸.
    let total = sum(terms).exact.magnitude >> (-ExactSum.unitExponent / 2)
    let spread = dot(terms, terms).exact.magnitude * UInt64(count) - total * total
    return rounding(
      spread, Natural(UInt64(count)) * UInt64(isSample ? count - 1 : count),
      ExactSum.unitExponent)
  }

  private func root(_ n: Natural, _ d: Natural, _ exponent: Int) -> Double {
    Double(rounding: n, over: d, squareRootTimesTwoTo: exponent / 2)
  }
}
