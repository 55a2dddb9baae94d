public import NumericCore

/// A function of C's library: its arguments, and the expression that is its truth.
public struct KnownFunction: Sendable {
  /// The name without a suffix for the type.
  public let name: String
  /// The truth as an expression of ``variables``.
  public let truth: String
  /// The names of the arguments in order.
  public let variables: [String]
  /// The types of arguments that are whole numbers; the others have the function's own.
  let whole: [String: ForeignSignature.Number]
  /// The type of results that are whole numbers; nil where they have the function's own.
  let result: ForeignSignature.Number?
  private let ranges: [String: (lower: String, upper: String)]

  /// The function of a name; nil for other names.
  public init?(name: String) {
    guard let row = Self.rows[name] else { return nil }
    self.init(name: name, row)
  }

  private init(name: String, _ row: Substring) {
    self.name = name
    let parts = row.split(separator: ";")
    let words = parts[0].split(separator: " ", maxSplits: 1)
    let declared = words[0].split(separator: ":")
    var whole: [String: ForeignSignature.Number] = [:]
    variables = declared[0].map { letter in
      let variable = letter.lowercased()
      if variable == "n" { whole[variable] = letter == "n" ? .int : .long }
      return variable
    }
    self.whole = whole
    result = declared.count > 1 ? ForeignSignature.Number(rawValue: String(declared[1])) : nil
    truth = String(words[1])
    ranges = Dictionary(
      uniqueKeysWithValues: parts.dropFirst().map { part in
        // A blank, the name and '=' come first.
        let ends = part.dropFirst(3).split(separator: ":").map { String($0) }
        return (String(part.dropFirst().prefix(1)), (ends[0], ends[1]))
      })
  }

  /// Where a variable is looked at by itself, as expressions; nil for all numbers.
  ///
  /// Powers of two are those that lead from any number of a format to any other one.
  public func range(
    of variable: String, in format: FloatFormat
  ) -> (lower: String, upper: String)? {
    guard let range = ranges[variable], range.upper == Self.exponents else {
      return ranges[variable]
    }
    let reach = format.greatestExponent - format.leastExponent + format.precision
    return ("\(-reach)", "\(reach)")
  }

  private static let exponents = "e"

  /// The names of all functions.
  public static var names: [String] { rows.keys.sorted() }

  private static let rows = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return (String(words[0]), words[1])
    })

  /// C23 (ISO/IEC 9899:2024) 7.12, POSIX and the extensions of glibc: name, arguments, truth, and ranges that are not all numbers.
  ///
  /// The argument n has the type int, N is called n and has the type long or long long; a type behind a colon is that of the
  /// result. Bessel functions are known up to arguments of 500, and conversions where the result has a number for them.
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
    compoundn xN compound(x, n); n=-100:100
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
    ilogb x:int floor(log2(abs(x)))
    j0 x j0(x)
    j1 x j1(x)
    jn nx jn(n, x); n=0:50; x=-500:500
    ldexp xn ldexp(x, n); n=e:e
    lgamma x lgamma(x)
    llrint x:long roundeven(x); x=-2^63:2^63 - 2^39
    llround x:long round(x); x=-2^63:2^63 - 2^39
    log x ln(x)
    log10 x log10(x)
    log10p1 x log10p1(x)
    log1p x log1p(x)
    log2 x log2(x)
    log2p1 x log2p1(x)
    lrint x:long roundeven(x); x=-2^63:2^63 - 2^39
    lround x:long round(x); x=-2^63:2^63 - 2^39
    pow xy pow(x, y)
    pown xN pow(x, n); n=-100:100
    remainder xy remainder(x, y)
    rint x roundeven(x)
    rootn xN root(x, n); n=-50:50
    round x round(x)
    roundeven x roundeven(x)
    rsqrt x rec_sqrt(x)
    scalbln xN ldexp(x, n); n=e:e
    scalbn xn ldexp(x, n); n=e:e
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
    yn nx yn(n, x); n=0:50; x=0:500
    """
}
