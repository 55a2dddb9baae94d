import RealModule

// Series of constants. Rates are rounded down.
extension HypergeometricSeries {
  /// 426880·√10005/π = Σ (−1)^k (6k)!·(545140134k + 13591409)/((3k)!·k!³·640320^(3k)).
  ///
  /// **Source.** D. V. and G. V. Chudnovsky, Approximations and complex multiplication according to
  /// Ramanujan, in: Ramanujan Revisited (1988).
  static let pi = HypergeometricSeries(
    numerator: [LinearForm(6, -5), LinearForm(2, -1), LinearForm(6, -1)],
    denominator: [LinearForm(1, 0, power: 3)],
    constants: (1, 10_939_058_860_032_000), isAlternating: true,
    polynomial: [545_140_134, 13_591_409], rate: 47.11)

  /// √10·Γ(⅓)⁶/(12π⁴) = Σ (−1)^k (6k)!/((3k)!·k!³·12288000^k).
  ///
  /// The sum is a period of the elliptic curve of invariant j = −12288000, which Chowla and Selberg's formula gives as a power of
  /// Γ(⅓) times an algebraic number. **Source.** J. M. Borwein and I. J. Zucker, IMA J. Numer. Anal. 12 (1992) 519–526, for the
  /// periods; the number was checked to 10 000 digits.
  static let gammaOfThird = HypergeometricSeries(
    numerator: [LinearForm(6, -5), LinearForm(2, -1), LinearForm(6, -1)],
    denominator: [LinearForm(1, 0, power: 3)], constants: (1, 512_000), isAlternating: true,
    polynomial: [1], rate: 12.79)

  /// √33·Γ(¼)⁴/(32π³) = Σ (6k)!/((3k)!·k!³·287496^k), as ``gammaOfThird`` with j = 287496.
  static let gammaOfQuarter = HypergeometricSeries(
    numerator: [LinearForm(6, -5), LinearForm(2, -1), LinearForm(6, -1)],
    denominator: [LinearForm(1, 0, power: 3)], constants: (1, 11_979), polynomial: [1], rate: 7.37)

  /// e = Σ 1/k!; the rate is that of the first term after which all ratios are at most ½.
  static let e = HypergeometricSeries(
    numerator: [], denominator: [LinearForm(1, 0)], constants: (1, 1), polynomial: [1], rate: 1)

  /// 2160·ln 2 = Σ (1794k + 1497)·Π j(2j − 1)/(216(6j + 1)(6j + 5)).
  ///
  /// **Source.** J. Zuniga, Fast Ramanujan-type series for logarithms, arXiv:2506.08245 (2025).
  static let logarithmOfTwo = HypergeometricSeries(
    numerator: [LinearForm(1, 0), LinearForm(2, -1)],
    denominator: [LinearForm(6, 1), LinearForm(6, 5)],
    constants: (1, 216), polynomial: [1794, 1497], rate: 11.92)

  /// 450·G = Σ (580k² + 976k + 411)·Π 32j³(2j − 1)/(9(6j + 1)²(6j + 5)²) for Catalan's constant G.
  ///
  /// **Source.** Kh. and T. Hessami Pilehrood, Discrete Math. Theor. Comput. Sci. 12 (2010),
  /// Σ 256^k (580k² − 184k + 15)/(64·k³(2k − 1)·C(6k, 3k)·C(6k, 4k)·C(4k, 2k)) for k ≥ 1.
  static let catalan = HypergeometricSeries(
    numerator: [LinearForm(1, 0, power: 3), LinearForm(2, -1)],
    denominator: [LinearForm(6, 1, power: 2), LinearForm(6, 5, power: 2)],
    constants: (32, 9), polynomial: [580, 976, 411], rate: 7.5)

  /// 9072000·ζ(3) = Σ a(k)·Π j⁵(2j − 1)(3j − 1)(3j − 2)(4j − 1)(4j − 3)/
  /// (42(6j + 1)²(6j + 5)²(7j + 1)…(7j + 6)).
  ///
  /// **Source.** J. Zuniga (2023), the first series of mathoverflow.net/q/454929, proven there by a
  /// Wilf–Zeilberger pair; its index begins with 1.
  static let apery = HypergeometricSeries(
    numerator: [
      LinearForm(1, 0, power: 5), LinearForm(2, -1), LinearForm(3, -1), LinearForm(3, -2),
      LinearForm(4, -1), LinearForm(4, -3),
    ],
    denominator: [
      LinearForm(6, 1, power: 2), LinearForm(6, 5, power: 2), LinearForm(7, 1), LinearForm(7, 2),
      LinearForm(7, 3), LinearForm(7, 4), LinearForm(7, 5), LinearForm(7, 6),
    ],
    constants: (1, 42),
    polynomial: [
      376_698_240, 1_701_007_632, 3_233_918_842, 3_347_704_955, 2_032_204_755, 720_987_673,
      137_859_083, 10_905_060,
    ], rate: 24.4)

  /// x·artanh(1/x) = Σ Π (2j − 1)/((2j + 1)x²) for whole x > 1, or x·atan(1/x) with alternating signs.
  static func reciprocal(_ x: UInt, isAlternating: Bool = false) -> HypergeometricSeries {
    HypergeometricSeries(
      numerator: [LinearForm(2, -1)],
      denominator: [LinearForm(2, 1), LinearForm(0, Int(x), power: 2)], constants: (1, 1),
      isAlternating: isAlternating, polynomial: [1],
      rate: 2 * .log2(Double(x)) * (1 - 0x1p-40))
  }

  /// Σ y^k/(3·5·…·(2k + 1)) for y = 2(p/q)^power. Its terms grow at first, so that their number has to be given.
  static func errorFunction(_ p: UInt, _ q: UInt, power: Int) -> HypergeometricSeries {
    HypergeometricSeries(
      numerator: [LinearForm(0, Int(p), power: power)],
      denominator: [LinearForm(2, 1), LinearForm(0, Int(q), power: power)], constants: (2, 1),
      polynomial: [1], rate: 0)
  }

  /// n!·Σ (−y)^k/(k!·(k + n)!) for y = (p/2q)², under the same rule.
  static func bessel(_ n: Int, _ p: UInt, _ q: UInt) -> HypergeometricSeries {
    HypergeometricSeries(
      numerator: [LinearForm(0, Int(p), power: 2)],
      denominator: [LinearForm(1, 0), LinearForm(1, n), LinearForm(0, Int(q), power: 2)],
      constants: (1, 4), isAlternating: true, polynomial: [1], rate: 0)
  }
}
