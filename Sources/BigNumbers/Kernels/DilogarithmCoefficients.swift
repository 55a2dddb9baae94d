/// The coefficients of the series of Li₂ in u = −ln(1 − x), Li₂(x) = u − u²/4 + Σ
/// (−1)^(k−1)·b_k·u^(2k+1) with b_k = |B_2k|/(2k + 1)!, for |u| ≤ ln 2.
///
/// **Source.** 't Hooft and Veltman, "Scalar one-loop integrals", Nuclear Physics B 153 (1979),
/// (A.8).
enum DilogarithmCoefficients {
  /// b_k = T_k·2k/((16^k − 4^k)·(2k + 1)!).
  static let table = TangentTable {
    terms(fraction: $0, square: 0.481)
  } first: { _ in
    6
  } factors: { k, _ in
    .init(
      numerator: UInt(2 * k), denominator: 1, growth: UInt(2 * k + 2) * UInt(2 * k + 3))
  }

  /// The number of terms after which b_k·u^(2k) ≤ 2^(−64·fraction), without that term, for u² at
  /// most `square`.
  ///
  /// b_(k+1)/b_k ≤ 1/(2π)², because ζ decreases.
  static func terms(fraction: Int, square: Double) -> Int {
    var size = TermSize.one
    size.multiply(by: square / 36)
    var k = 1
    while size.weight(below: 0) < 64 * fraction {
      size.multiply(by: square / 39.478)
      k += 1
    }
    return k - 1
  }
}
