/// arsinh x: the series of arcsin with other signs to |x| = 1/16, and ln(|x| + √(1 + x²)) beyond.
///
/// With u = 2⁻⁵³: x² is exact, the sum is rounded by u, the root halves that and adds u, and the last sum has one more, so that the
/// argument, which is above 1.06, has a relative error below 2.5u. The kernel adds less than 1.005u for a number of more than 24 bits,
/// and 2⁻⁵⁵: the absolute error is below 2⁻⁵⁰·⁹, where values are above 2⁻⁴·¹.
struct NearInverseHyperbolicSine: NearFunction {
  private let logarithm = NearLogarithm()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    let a = x.magnitude
    if a <= 0x1p-4 {
      let tail = NearArcsine.tail(x, -x * x)
      return NearTruth(x, plus: tail, within: 0x1p-48)
    }
    let value = logarithm.far(a + (1 + a * a).squareRoot())
    return NearTruth(head: value.head, tail: value.tail, bound: 0x1p-50).withSign(of: x)
  }
}

/// arcosh x = ln(1 + t) with t = f + √(f·(x + 1)) and f = x − 1.
///
/// With u = 2⁻⁵³: f, x + 1, and their product are rounded by u each, the root halves that and adds u, and t has one more: t has a
/// relative error below 3.5u. Next to 1, where t < 2⁻⁵, ln(1 + t) has no larger one, and the error of the tail, below t/62, is less
/// than 2⁻⁵²·⁹·t: together below 2⁻⁵⁰·⁸·t. Beyond, 1 + t has a relative error below 4.5u, to which the kernel adds 1.005u and 2⁻⁵⁵:
/// below 2⁻⁵⁰·⁴.
struct NearInverseHyperbolicCosine: NearFunction {
  private let logarithm = NearLogarithm()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    guard x >= 1 else { return .invalid }
    let f = x - 1
    let t = f + (f * (x + 1)).squareRoot()
    if t < NearLogarithm.reach {
      let value = NearLogarithm.nearOne(t)
      return NearTruth(head: t, tail: value.tail, bound: t * 0x1p-50)
    }
    let value = logarithm.far(1 + t)
    return NearTruth(head: value.head, tail: value.tail, bound: 0x1p-50)
  }
}

/// artanh x: the series of arctan with other signs to |x| = 1/16, and half of ln((1 + |x|)/(1 − |x|)) beyond.
///
/// From 1/16 on the sum and the difference are exact for numbers of 24 bits. The quotient is rounded by 2⁻⁵³, and the kernel adds 1.005
/// times that for a number of more than 24 bits, and 2⁻⁵⁵: the absolute error is below 2⁻⁵¹·⁸, where the logarithm is above 2⁻³.
struct NearInverseHyperbolicTangent: NearFunction {
  private let logarithm = NearLogarithm()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    let a = x.magnitude
    guard a < 1 else { return a > 1 ? .invalid : .unknown }
    if a <= 0x1p-4 {
      let tail = x * NearArctangent.tail(-x * x)
      return NearTruth(x, plus: tail, within: 0x1p-48)
    }
    let value = logarithm.far((1 + a) / (1 - a))
    return NearTruth(head: 0.5 * value.head, tail: 0.5 * value.tail, bound: 0x1p-52)
      .withSign(of: x)
  }
}
