internal import NumericCore

/// ln x: with x = 2^e·m it is e·ln 2 − ln c + ln(1 + r), where c is a reciprocal of 16 bits near 1/m and r = c·m − 1 is exact
/// (Tang, "Table-driven implementation of the logarithm function in IEEE floating-point arithmetic", 1990).
///
/// e·ln 2 and ln c are multiples of 2⁻⁴⁴ in their heads, whose sum is exact. The series of ln(1 + r) with |r| ≤ 0.0041 leaves
/// out less than |r|⁷/6.9 < 2⁻⁵⁸, and is rounded by less than 4u·|r| < 2⁻⁵⁸; so are the tails: together that is below 2⁻⁵⁶·⁵,
/// and 2⁻⁵⁵ is claimed, where |ln x| > 2⁻⁵·¹. Nearer to 1 the series of x − 1 is taken, an exact difference.
///
/// Where x has more than 24 bits c·m is rounded by at most 2⁻⁵³, and the logarithm changes by less than 1.005 times that.
struct NearLogarithm: NearFunction {
  private struct Row {
    var reciprocal: Double
    var head: Double
    var tail: Double
  }
  private let rows: [Row]
  private let leading: Double
  private let trailing: Double

  init() {
    rows = (0..<128).map { place in
      // 1/1.0039 to 1/1.996, in units of 2⁻¹⁶.
      let c = (0x1p16 / (1 + (Double(place) + 0.5) / 128)).rounded() * 0x1p-16
      let (head, tail) = Self.split(.log, c)
      return Row(reciprocal: c, head: -head, tail: -tail)
    }
    (leading, trailing) = Self.split(.log, 2)
  }

  /// A constant below 1 as a multiple of 2⁻⁴⁴ and a rest.
  private static func split(_ function: UnaryFunction, _ x: Double) -> (Double, Double) {
    let constant = ShortConstant(function, x)
    let head = (constant.head * 0x1p44).rounded() * 0x1p-44
    return (head, (constant.head - head) + constant.tail)
  }

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    guard x > 0 else { return x < 0 ? .invalid : .unknown }
    let f = x - 1
    return f.magnitude < Self.reach ? Self.nearOne(f) : far(x)
  }

  /// Where the series of ln(1 + f) ends.
  static let reach = 0x1p-5

  /// ln(1 + f) for |f| < 2⁻⁵: what is left out, |f|¹²/11, is below 2⁻⁵⁰ of the tail −f²/2 + …, and roundings are below 8u of it.
  @inline(__always)
  static func nearOne(_ f: Double) -> NearTruth {
    var sum = f * (1.0 / 9 + f * (-1.0 / 10 + f * (1.0 / 11)))
    sum = f * (1.0 / 7 + f * (-1.0 / 8 + sum))
    sum = f * (1.0 / 5 + f * (-1.0 / 6 + sum))
    sum = f * (1.0 / 3 + f * (-1.0 / 4 + sum))
    let tail = f * f * (-0.5 + sum)
    return NearTruth(f, plus: tail, within: 0x1p-47)
  }

  /// ln x for a positive x with |x − 1| ≥ 2⁻⁵.
  @inline(__always)
  func far(_ x: Double) -> NearTruth {
    let bits = x.bitPattern
    let exponent = Double(Int(bits >> 52) - 1023)
    let row = rows[Int(bits >> 45 & 127)]
    let m = Double(bitPattern: bits & (1 << 52 - 1) | 1023 << 52)
    let r = m * row.reciprocal - 1
    let series =
      r - r * r * (0.5 - r * (1.0 / 3 - r * (0.25 - r * (0.2 - r * (1.0 / 6)))))
    let tail = series + (exponent * trailing + row.tail)
    return NearTruth(head: exponent * leading + row.head, tail: tail, bound: 0x1p-55)
  }
}
