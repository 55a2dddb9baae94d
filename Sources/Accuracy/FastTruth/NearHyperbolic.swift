/// sinh x: a Taylor polynomial to |x| = 1, from e^|x| beyond.
struct NearHyperbolicSine: NearFunction {
  private let exponential = NearExponential()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    let a = x.magnitude
    if a <= 1 {
      let tail = Self.tail(x)
      return NearTruth(x, plus: tail, within: 0x1p-48)
    }
    if a > 90 { return .huge(x.sign) }
    let e = exponential.value(a)
    // The errors of both exponentials are below 2⁻⁴⁹·⁹ and 2⁻⁴⁹·⁷ of them, and coth 1 < 1.32: below 2⁻⁴⁹ of the difference.
    let value = 0.5 * (e - 1 / e)
    return NearTruth(head: value, tail: 0, bound: value * 0x1p-47).withSign(of: x)
  }

  /// sinh x − x for |x| ≤ 1: what is left out is below 6·1.01/21! < 2⁻⁶² of it, and roundings are below 6u of it.
  @inline(__always)
  static func tail(_ x: Double) -> Double {
    let t = x * x
    var sum = t * (1 / 355_687_428_096_000 + t * (1 / 121_645_100_408_832_000))
    sum = t * (1 / 6_227_020_800 + t * (1 / 1_307_674_368_000 + sum))
    sum = t * (1.0 / 362_880 + t * (1.0 / 39_916_800 + sum))
    sum = t * (1.0 / 120 + t * (1.0 / 5040 + sum))
    return x * t * (1.0 / 6 + sum)
  }

  /// cosh x − 1 for |x| ≤ 1: what is left out is below 2·1.01/20! < 2⁻⁵⁹ of it, and roundings are below 5u of it.
  @inline(__always)
  static func cosineTail(_ x: Double) -> Double {
    let t = x * x
    var sum = t * (1 / 20_922_789_888_000 + t * (1 / 6_402_373_705_728_000))
    sum = t * (1.0 / 479_001_600 + t * (1 / 87_178_291_200 + sum))
    sum = t * (1.0 / 40_320 + t * (1.0 / 3_628_800 + sum))
    sum = t * (1.0 / 24 + t * (1.0 / 720 + sum))
    return t * (0.5 + sum)
  }
}

/// cosh x: a Taylor polynomial to |x| = 1, from e^|x| beyond.
struct NearHyperbolicCosine: NearFunction {
  private let exponential = NearExponential()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    let a = x.magnitude
    if a <= 1 {
      let tail = NearHyperbolicSine.cosineTail(x)
      return NearTruth(1, plus: tail, within: 0x1p-48)
    }
    // e⁹⁰ > 2¹²⁹.
    if a > 90 { return .huge(.plus) }
    let e = exponential.value(a)
    // The errors of both exponentials are below 2⁻⁴⁹·⁹ and 2⁻⁴⁹·⁷ of them, and the sum is rounded: below 2⁻⁴⁹ of it.
    let value = 0.5 * (e + 1 / e)
    return NearTruth(head: value, tail: 0, bound: value * 0x1p-48)
  }
}

/// tanh x: x + (sinh x − x·cosh x)/cosh x to |x| = 1, and ±(1 − 2/(e^(2|x|) + 1)) beyond.
struct NearHyperbolicTangent: NearFunction {
  private let exponential = NearExponential()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    let a = x.magnitude
    if a <= 1 {
      // Both terms have the errors of their series, and together they are at most 2.2 times as large as their difference: its
      // error is below 2.2·7u + 3u < 2⁻⁴⁸.
      let (s, c) = (NearHyperbolicSine.tail(x), NearHyperbolicSine.cosineTail(x))
      let tail = (s - x * c) / (1 + c)
      return NearTruth(x, plus: tail, within: 0x1p-47)
    }
    // 2/(e¹⁴⁰ + 1) < 2⁻²⁰⁰.
    if a > 70 { return NearTruth.next(to: 1, .minus).withSign(of: x) }
    let tail = -2 / (exponential.value(a + a) + 1)
    return NearTruth(1, plus: tail, within: 0x1p-48).withSign(of: x)
  }
}
