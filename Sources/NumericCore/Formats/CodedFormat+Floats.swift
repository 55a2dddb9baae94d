// Floats whose largest exponent is not reserved for infinities.
//
// Source: Open Compute Project, 8-bit Floating Point Specification (2023), 5, and Microscaling Formats (MX) Specification (2023),
// 5.3 and 5.4; Noune and others, 8-bit numerical formats for deep neural networks (2022), 3, for those without a negative zero.
extension CodedFormat {
  /// What the patterns of a float mean that IEEE 754 reserves, all of which are numbers here but for one or two.
  public enum Specials: String, Sendable {
    /// Finite numbers and NaN: the patterns of NaN have all bits but the sign set.
    case nan = "fn"
    /// Finite numbers, NaN, and an unsigned zero: the pattern of the negative zero is the one of NaN.
    case nanForNegativeZero = "fnuz"
    /// Finite numbers only.
    case none = "finite"
  }

  /// Floats with bits of exponent, a precision, the leading bit included, and a bias of the exponent; without infinities.
  ///
  /// Numbers beyond the largest one are rounded to NaN, or to the largest one where there is no NaN. The bias of E bits is
  /// usually 2^(E−1) − 1, and 2^(E−1) where zero is unsigned. The name is `float:E:P:fn`, `fnuz` or `finite`, followed by
  /// `:BIAS` where it is another one.
  ///
  /// - Precondition: E and P are at least 2, and E + P is at most 64.
  public static func float(
    exponentBits: Int, precision: Int, _ specials: Specials, bias: Int? = nil
  ) -> CodedFormat {
    precondition(exponentBits >= 2 && precision >= 2)
    let usual = 1 << (exponentBits - 1) - (specials == .nanForNegativeZero ? 0 : 1)
    let bias = bias ?? usual
    let format = CodedFormat(
      "float:\(exponentBits):\(precision):\(specials.rawValue)" + (bias == usual ? "" : ":\(bias)"),
      precision: precision, leastExponent: 1 - bias, width: exponentBits + precision, specials)
    return Self.named.first { format.isSame(as: $0) } ?? format
  }

  /// Whether another format has the same numbers in the same patterns.
  private func isSame(as other: CodedFormat) -> Bool {
    width == other.width && coding == other.coding && greatestPattern == other.greatestPattern
      && overflow == other.overflow && signs == other.signs
  }

  private static let named = [
    float8E4M3, float8E4M3FNUZ, float8E5M2FNUZ, float8E4M3B11FNUZ, float6E3M2, float6E2M3,
    float4E2M1,
  ]

  private init(
    _ name: String, precision: Int, leastExponent: Int, width: Int, _ specials: Specials
  ) {
    self.init(
      name, width: width, .float(precision: precision, leastExponent: leastExponent),
      greatestPattern: specials == .nan ? 1 << UInt64(width - 1) - 2 : nil,
      specials == .none ? .saturates : .isNaN,
      specials == .nanForNegativeZero ? .bothButOfZero : .both)
  }

  /// Eight bits, four of which are the exponent: numbers up to ±448, without infinities.
  ///
  /// Larger numbers are rounded to NaN.
  public static let float8E4M3 = CodedFormat(
    "e4m3", precision: 4, leastExponent: -6, width: 8, .nan)
  /// Eight bits, four of which are the exponent: numbers up to ±240, without infinities and a negative zero.
  public static let float8E4M3FNUZ = CodedFormat(
    "e4m3fnuz", precision: 4, leastExponent: -7, width: 8, .nanForNegativeZero)
  /// Eight bits, five of which are the exponent: numbers up to ±57344, without infinities and a negative zero.
  public static let float8E5M2FNUZ = CodedFormat(
    "e5m2fnuz", precision: 3, leastExponent: -15, width: 8, .nanForNegativeZero)
  /// Eight bits, four of which are the exponent: numbers up to ±30, without infinities and a negative zero.
  public static let float8E4M3B11FNUZ = CodedFormat(
    "e4m3b11fnuz", precision: 4, leastExponent: -10, width: 8, .nanForNegativeZero)
  /// Six bits, three of which are the exponent: numbers up to ±28, without infinities and NaN.
  public static let float6E3M2 = CodedFormat(
    "e3m2", precision: 3, leastExponent: -2, width: 6, .none)
  /// Six bits, two of which are the exponent: numbers up to ±7.5, without infinities and NaN.
  public static let float6E2M3 = CodedFormat(
    "e2m3", precision: 4, leastExponent: 0, width: 6, .none)
  /// Four bits, two of which are the exponent: numbers up to ±6, without infinities and NaN.
  public static let float4E2M1 = CodedFormat(
    "e2m1", precision: 2, leastExponent: 0, width: 4, .none)

  /// The scales of MX blocks: eight bits of exponent alone, powers of 2 from 2^−127 to 2^127, and NaN.
  ///
  /// There is no zero and no negative number: they are rounded to NaN, as what is at least 1.5·2^127. Positive numbers below
  /// the least one are rounded to it, and what is in the middle of two numbers to the larger one.
  public static let scaleE8M0 = CodedFormat(
    "e8m0", width: 8, .float(precision: 1, leastExponent: -127), greatestPattern: 254, .isNaN,
    .positive)
}
