/// A function of C's library: its arguments, and the expression that is its truth.
public struct KnownFunction: Sendable {
  /// The name without a suffix for the type.
  public let name: String
  /// The truth as an expression of ``variables``.
  public let truth: String
  /// The names of the arguments in order.
  public let variables: [String]

  /// The function of a name; nil for other names.
  public init?(name: String) {
    guard let row = Self.rows[name] else { return nil }
    self.init(name: name, row)
  }

  private init(name: String, _ row: Substring) {
    self.name = name
    let words = row.split(separator: " ", maxSplits: 1)
    variables = words[0].map { String($0) }
    truth = String(words[1])
  }

  /// The names of all functions.
  public static var names: [String] { rows.keys.sorted() }

  private static let rows = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return (String(words[0]), words[1])
    })

  /// C23 (ISO/IEC 9899:2024) 7.12, POSIX and the extensions of glibc: name, arguments, truth.
  private static let table = """
    acos x acos(x)
    acosh x acosh(x)
    acospi x acospi(x)
    asin x asin(x)
    asinh x asinh(x)
    asinpi x asinpi(x)
    atan x atan(x)
    atan2 xy atan2(x, y)
    atan2pi xy atan2pi(x, y)
    atanh x atanh(x)
    atanpi x atanpi(x)
    cbrt x cbrt(x)
    ceil x ceil(x)
    cos x cos(x)
    cosh x cosh(x)
    cospi x cospi(x)
    erf x erf(x)
    erfc x erfc(x)
    exp x exp(x)
    exp10 x exp10(x)
    exp10m1 x exp10m1(x)
    exp2 x exp2(x)
    exp2m1 x exp2m1(x)
    expm1 x expm1(x)
    fabs x abs(x)
    fdim xy dim(x, y)
    floor x floor(x)
    fma xyz x*y + z
    fmax xy max(x, y)
    fmin xy min(x, y)
    fmod xy fmod(x, y)
    hypot xy hypot(x, y)
    j0 x j0(x)
    j1 x j1(x)
    lgamma x lgamma(x)
    log x ln(x)
    log10 x log10(x)
    log10p1 x log10p1(x)
    log1p x log1p(x)
    log2 x log2(x)
    log2p1 x log2p1(x)
    pow xy pow(x, y)
    remainder xy remainder(x, y)
    rint x roundeven(x)
    round x round(x)
    roundeven x roundeven(x)
    rsqrt x rec_sqrt(x)
    sin x sin(x)
    sinh x sinh(x)
    sinpi x sinpi(x)
    sqrt x sqrt(x)
    tan x tan(x)
    tanh x tanh(x)
    tanpi x tanpi(x)
    tgamma x gamma(x)
    trunc x trunc(x)
    y0 x y0(x)
    y1 x y1(x)
    """
}
