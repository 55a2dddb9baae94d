import NumericCore

/// A rate that solves an equation: the only root in an open interval that does not contain 0, or a
/// fraction.
struct RatePlace {
  /// A polynomial in 1 + r whose roots in the interval are simple.
  let growth: IntegerPolynomial
  private(set) var low: BigRational
  private(set) var high: BigRational

  init(_ growth: IntegerPolynomial, _ low: BigRational, _ high: BigRational) {
    self.growth = growth
    self.low = low
    self.high = high
  }

  /// The rate, if it is known to be a fraction.
  var exactValue: BigRational? { low == high ? low : nil }

  /// Narrows the interval until its length is at most 2^−bits times any rate in it, or the rate is
  /// found to be a fraction.
  mutating func narrow(toBits bits: Int) throws(ComputationFailure) {
    guard exactValue == nil else { return }
    var search = try RateSearch(growth, low: low, high: high)
    try search.run(toBits: bits)
    (low, high) = (search.low, search.high)
    guard exactValue == nil else { return }
    // The simplest fraction of an interval of relative width 2^−bits has about bits/2 bits in its
    // denominator unless the rate is that fraction, and is only tested if it has fewer than bits/3.
    // The ends are not the rate, but may be other roots.
    let simplest = BigRational.simplest(in: low...high)
    if 3 * simplest.denominatorBits < bits, simplest > low, simplest < high,
      RateSign(growth).isZero(at: simplest)
    {
      (low, high) = (simplest, simplest)
    }
  }

  /// The rate, if it is a fraction with a denominator of fewer than 43 bits; else nil.
  mutating func findExactValue() throws(ComputationFailure) -> BigRational? {
    try narrow(toBits: 128)
    return exactValue
  }

  /// Bounds of the distance from 0.
  private var distance: (low: BigRational, high: BigRational) {
    low.sign < 0 ? (-high, -low) : (low, high)
  }

  private var isLoss: Bool { low.sign < 0 }

  /// The places in the order of their distance from 0; of two at the same distance the positive one
  /// comes first.
  static func sorted(_ places: [RatePlace]) throws(ComputationFailure) -> [RatePlace] {
    if places.count < 2 { return places }
    var places = places
    var bits = 32
    while true {
      for index in places.indices { try places[index].narrow(toBits: bits) }
      places.sort { a, b in
        let (first, second) = (a.distance.low, b.distance.low)
        return first < second || (first == second && !a.isLoss)
      }
      let pairs = places.indices.dropLast().filter { index in
        places[index].distance.high >= places[index + 1].distance.low
      }
      if pairs.isEmpty { return places }
      if bits >= 128 {
        var isOpen = false
        for index in pairs {
          if try !places[index].isOpposite(of: places[index + 1]) {
            isOpen = true
          } else if places[index].isLoss {
            places.swapAt(index, index + 1)
          }
        }
        if !isOpen { return places }
      }
      // Rates whose distances from 0 agree to so many bits are not told apart. Where they agree to 10 000 bits but not
      // exactly, 2¹⁴ bits took as long as 2⁸: narrowing is cheap beside finding the roots.
      if bits > 1 << 14 { throw .unknownSign }
      bits *= 2
    }
  }

  /// Whether r and −r both solve the equation: whether p(1 + r) and p(1 − r) have a common root
  /// there.
  private func isOpposite(of other: RatePlace) throws(ComputationFailure) -> Bool {
    if isLoss == other.isLoss { return false }
    if let a = exactValue, let b = other.exactValue { return a == -b }
    let rate = growth.shiftedByOne
    let common = try rate.greatestCommonDivisor(rate.mirrored)
    let (low, high) = distance
    return common.degree > 0 && common.sign(at: low) * common.sign(at: high) <= 0
  }
}
