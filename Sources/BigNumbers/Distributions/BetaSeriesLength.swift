import RealModule

/// How many terms of Σ (a + b)ₙ/(a + 1)ₙ·xⁿ matter, by doubles: an estimate on which no digit depends.
struct BetaSeriesLength {
  private let a: Double
  private let b: Double
  private let logarithm: Double
  /// The largest term: its index, and its logarithm.
  private var peak: (index: Double, height: Double) = (0, 0)

  /// - Returns: nil for numbers beyond doubles.
  init?(_ a: BigInterval, _ b: BigInterval, _ x: BigInterval, _ y: BigInterval) {
    let (share, rest) = (Double(x.midpoint), Double(y.midpoint))
    (self.a, self.b) = (Double(a.midpoint), Double(b.midpoint))
    logarithm = share < 0.5 ? .log(share) : .log(onePlus: -rest)
    guard logarithm < 0, logarithm > -.infinity, self.a + self.b < 1e150, self.a > 0, self.b > 0
    else {
      return nil
    }
    // Where (a + b + n)·x = a + 1 + n.
    let top = ((self.a + self.b) * share - (self.a + 1)) / rest
    if top > 0 { peak = (top, height(at: top)) }
  }

  /// The logarithm of a term.
  private func height(at n: Double) -> Double {
    n * logarithm + (.logGamma(a + b + n) - .logGamma(a + b))
      - (.logGamma(a + 1 + n) - .logGamma(a + 1))
  }

  /// The index from which on terms are below 2^−bits times the largest one.
  func terms(bits: Int) -> Double {
    let floor = peak.height - Double(bits) * .log(2)
    var (low, high) = (peak.index, 2 * peak.index + 8)
    while height(at: high) > floor, high < 1e18 { (low, high) = (high, 2 * high) }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if height(at: middle) > floor { low = middle } else { high = middle }
    }
    return high
  }
}
