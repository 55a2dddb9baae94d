import NumericCore

// Sums of products of independent factors: each product has its extremes at corners, so that every
// bound is one fused operation with one rounding.
extension OutwardContext {
  /// The range of x·y + z.
  func fusedMultiplyAdd(_ x: BigInterval, _ y: BigInterval, _ z: BigInterval) -> BigInterval {
    if x.isPoint, y.isPoint, z.isPoint {
      return enclosure(
        down.fusedMultiplyAdd(x.lower, y.lower, z.lower),
        up.fusedMultiplyAdd(x.lower, y.lower, z.lower), isFinite: false)
    }
    let corners = ProductCorners(x, y)
    return bounds(
      corners.low.map { down.sum(of: [$0], and: z.lower) }.least,
      corners.high.map { up.sum(of: [$0], and: z.upper) }.greatest)
  }

  /// The range of a·b + c·d.
  func sumOfProducts(
    _ a: BigInterval, _ b: BigInterval, _ c: BigInterval, _ d: BigInterval
  ) -> BigInterval {
    if a.isPoint, b.isPoint, c.isPoint, d.isPoint {
      return enclosure(
        down.sumOfProducts(a.lower, b.lower, c.lower, d.lower),
        up.sumOfProducts(a.lower, b.lower, c.lower, d.lower), isFinite: false)
    }
    return dot([a, c], [b, d])
  }

  /// The range of Σ aᵢ·bᵢ.
  ///
  /// If both factors contain numbers of either sign, there are two candidates for a corner; their
  /// exact products decide.
  func dot(_ a: [BigInterval], _ b: [BigInterval]) -> BigInterval {
    if a.allSatisfy(\.isPoint), b.allSatisfy(\.isPoint) {
      let (a, b) = (a.map(\.lower), b.map(\.lower))
      return enclosure(
        down.dot(a, b), up.dot(a, b), isFinite: (a + b).allSatisfy(\.isFinite))
    }
    let corners = zip(a, b).map { ProductCorners($0, $1) }
    return bounds(
      down.sum(of: corners.map { $0.low.best(by: <) }, and: nil),
      up.sum(of: corners.map { $0.high.best(by: >) }, and: nil))
  }
}

extension BigFloatContext {
  /// The sum of products, where zero times an infinite bound is zero, and of another term.
  fileprivate func sum(of products: [(BigFloat, BigFloat)], and term: BigFloat?) -> BigFloat {
    let counting = products.filter { !$0.0.isZero && !$0.1.isZero }
    var (left, right) = (counting.map(\.0), counting.map(\.1))
    if let term {
      left.append(term)
      right.append(1)
    }
    return left.isEmpty ? zero : dot(left, right)
  }
}

extension [BigFloat] {
  /// The smallest number; NaN if there is one.
  fileprivate var least: BigFloat { first(where: \.isNaN) ?? self.min() ?? .nan }
  fileprivate var greatest: BigFloat { first(where: \.isNaN) ?? self.max() ?? .nan }
}

extension [(BigFloat, BigFloat)] {
  /// The pair with the first product in an order of exact products.
  fileprivate func best(by precedes: (BigFloat, BigFloat) -> Bool) -> (BigFloat, BigFloat) {
    guard count > 1 else { return self[0] }
    func product(_ pair: (BigFloat, BigFloat)) -> BigFloat {
      let bits = pair.0.storedBits + pair.1.storedBits
      return BigFloatContext(.bits(bits), .nearestEven).product(pair.0, pair.1)
    }
    return precedes(product(self[0]), product(self[1])) ? self[0] : self[1]
  }
}
