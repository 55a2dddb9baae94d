/// The coefficients of Stirling's series, ln Γ(z) = (z − ½)·ln z − z + ½·ln 2π + Σ
/// (−1)^(k−1)·c_k/z^(2k−1) with c_k = |B_2k|/(2k(2k − 1)), for numbers z beyond a least one that
/// depends on the number of limbs.
///
/// **Source.** DLMF 5.11.1.
enum StirlingCoefficients {
  /// c_k/z^(2k−1) for the least z.
  static let table = TangentTable {
    terms(fraction: $0, z: Double(least(fraction: $0)))
  } first: {
    least(fraction: $0)
  } factors: { k, fraction in
    let least = least(fraction: fraction)
    return .init(numerator: 1, denominator: UInt(2 * k - 1), growth: least * least)
  }

  /// The least z: 4 more than nine for each limb behind the point. Smaller ones need more terms, of
  /// which they have at best e^(−2πz); larger ones need more factors of Γ(z)/Γ(x).
  static func least(fraction: Int) -> UInt { 9 * UInt(fraction) + 4 }

  /// The number of terms after which t_k ≤ 2^(−64·fraction), without that term.
  ///
  /// |B_2k+2/B_2k| ≤ (2k + 2)(2k + 1)/(2π)², because ζ decreases, so that t_(k+1)/t_k ≤ 2k(2k −
  /// 1)/(2πz)².
  static func terms(fraction: Int, z: Double) -> Int {
    var size = TermSize.one
    size.multiply(by: 1 / (12 * z))
    var k = 1
    while size.weight(below: 0) < 64 * fraction {
      let ratio = Double(2 * k) / (6.283185 * z)
      size.multiply(by: ratio * ratio)
      k += 1
    }
    return k - 1
  }
}
