internal import BigNumbers
internal import NumericCore

/// arctan x: a series to |x| = 1/16, and arctan c + arctan d beyond, where c is a multiple of 1/32 next to z = |x|, or to z = 1/|x| if that
/// is smaller, and d = (z − c)/(1 + c·z).
struct NearArctangent: NearFunction {
  private let angles = AngleTable()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    let a = x.magnitude
    if a <= 0x1p-4 {
      let tail = x * Self.tail(x * x)
      return NearTruth(x, plus: tail, within: 0x1p-48)
    }
    return (a <= 1 ? angles.near(a) : angles.complement(1 / a)).withSign(of: x)
  }

  /// arctan(x)/x − 1 from t = x² ≤ 2⁻⁸, and artanh(x)/x − 1 from t = −x²: what is left out is below 3.1·|t|⁷/17 < 2⁻⁵⁸ of it,
  /// and roundings are below 4u of it.
  @inline(__always)
  static func tail(_ t: Double) -> Double {
    let sum = t * (1.0 / 9 - t * (1.0 / 11 - t * (1.0 / 13 - t * (1.0 / 15))))
    return -t * (1.0 / 3 - t * (0.2 - t * (1.0 / 7 - sum)))
  }
}

/// arcsin x: a series to |x| = 1/16, and the angle of the point (√((1 − x)(1 + x)), x) beyond.
///
/// Both factors are exact for numbers of 24 bits from 1/16 on, so that the smaller quotient of the coordinates has a relative
/// error below 3u.
struct NearArcsine: NearFunction {
  private let angles = AngleTable()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    let a = x.magnitude
    if a > 1 { return .invalid }
    if a <= 0x1p-4 {
      let tail = Self.tail(x, x * x)
      return NearTruth(x, plus: tail, within: 0x1p-48)
    }
    let s = ((1 - a) * (1 + a)).squareRoot()
    return (a <= s ? angles.near(a / s) : angles.complement(s / a)).withSign(of: x)
  }

  /// arcsin x − x from t = x² ≤ 2⁻⁸, and arsinh x − x from t = −x²: what is left out is below 0.015·|x|¹⁷ < 2⁻⁵⁹ of it, and roundings
  /// are below 5u of it.
  @inline(__always)
  static func tail(_ x: Double, _ t: Double) -> Double {
    var sum = t * (231.0 / 13_312 + t * (143.0 / 10_240))
    sum = t * (35.0 / 1152 + t * (63.0 / 2816 + sum))
    sum = t * (3.0 / 40 + t * (15.0 / 336 + sum))
    return x * t * (1.0 / 6 + sum)
  }
}

/// arccos x: π/2 − arcsin x to x = 1/2, and the angle of the point (x, √((1 − x)(1 + x))) beyond, where the factors are exact.
///
/// To 1/2 the tail, at least three quarters of the first difference, is rounded twice by u of these: together by less than 2.4u of it.
/// 2⁻¹⁰⁴ is counted for π/2. Next to 1 the parts are added, which the bound of the angle has room for, because it is below z.
struct NearArccosine: NearFunction {
  private let sine = NearArcsine()
  private let angles = AngleTable()
  private let quarter = ShortConstant(.asin, 1)

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    guard x.magnitude <= 1 else { return .invalid }
    if x > 0.5 {
      let s = ((1 - x) * (1 + x)).squareRoot()
      if x <= s { return angles.complement(x / s) }
      let angle = angles.near(s / x)
      return NearTruth(head: angle.head + angle.tail, tail: 0, bound: angle.bound)
    }
    let angle = sine.near(x)
    let tail = (quarter.tail - angle.head) - angle.tail
    let bound = angle.bound + tail.magnitude * 0x1p-51 + 0x1p-104
    return NearTruth(head: quarter.head, tail: tail, bound: bound)
  }
}

/// arctan z and π/2 − arctan z for 0 ≤ z ≤ 1 with a relative error of z of at most 3u.
///
/// With u = 2⁻⁵³ and a c > 0, z ≥ 1/64: the error of z is at most 3u·z, that of the quotient d 3u·|d| ≤ 3u/64 ≤ 3u·z, the series leaves
/// out less than |d|¹¹/11 < 2⁻⁶⁹, and the tail is rounded by less than 3u·|d|: together less than 10u·z. With c = 0, d is z and the
/// error is below 6u·z. Claimed are 2⁻⁴⁹·z, and 2⁻¹⁰⁴ for the constants.
private struct AngleTable {
  /// arctan(i/32), and π/2 − arctan(i/32).
  private let near: [ShortConstant]
  private let complements: [ShortConstant]

  init() {
    let half = BigFloat.compute(.asin, 1, precision: .bits(200))
    let angles = (0...32).map {
      BigFloat.compute(.atan, BigFloat(Double($0) / 32), precision: .bits(200))
    }
    near = angles.map { ShortConstant($0) }
    complements = angles.map { ShortConstant(half - $0) }
  }

  /// arctan z.
  @inline(__always)
  func near(_ z: Double) -> NearTruth {
    let (place, angle) = rest(z)
    let c = near[place]
    return NearTruth(head: c.head, tail: angle + c.tail, bound: z * 0x1p-49 + 0x1p-104)
  }

  /// π/2 − arctan z.
  @inline(__always)
  func complement(_ z: Double) -> NearTruth {
    let (place, angle) = rest(z)
    let c = complements[place]
    return NearTruth(head: c.head, tail: c.tail - angle, bound: z * 0x1p-49 + 0x1p-104)
  }

  /// The place of c in the tables, and arctan d.
  @inline(__always)
  private func rest(_ z: Double) -> (Int, Double) {
    let place = (z * 32).rounded()
    let c = place * 0x1p-5
    let d = (z - c) / (1 + z * c)
    return (Int(place), d + d * Self.shortTail(d * d))
  }

  /// arctan(d)/d − 1 from t = d² ≤ 2⁻¹².
  @inline(__always)
  private static func shortTail(_ t: Double) -> Double {
    -t * (1.0 / 3 - t * (0.2 - t * (1.0 / 7 - t * (1.0 / 9))))
  }
}
