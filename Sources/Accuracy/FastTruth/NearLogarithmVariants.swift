internal import BigNumbers
internal import NumericCore

/// log_b x for b = 2 and 10 as ln x times 1/ln b.
///
/// With u = 2⁻⁵³, the sum of the parts of ln x, the constant and the product are rounded by u each, and ln x has a relative error below
/// 2⁻⁵⁵·2⁵·¹ beyond its series, and below 2⁻⁴⁷·2⁻⁵·⁹ in it, where the tail is below |ln x|/62: together less than 3u + 2⁻⁴⁹·⁹ < 2⁻⁴⁹.
struct NearScaledLogarithm: NearFunction {
  private let logarithm = NearLogarithm()
  private let factor: Double

  init(base: Double) {
    let value = BigFloat.compute(.log, BigFloat(base), precision: .bits(200))
    factor = Double(1 / value)
  }

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    guard x > 0 else { return x < 0 ? .invalid : .unknown }
    let natural = logarithm.near(x)
    let value = (natural.head + natural.tail) * factor
    return NearTruth(head: value, tail: 0, bound: value.magnitude * 0x1p-48)
  }
}

/// ln(1 + x): the series next to 0, and the logarithm of the rounded sum beyond.
///
/// The sum is exact or has a relative error of at most 2⁻⁵³; so has the first product of the kernel, of a number with more than 24 bits:
/// with the kernel's 2⁻⁵⁵ that is below 2⁻⁵¹·⁷.
struct NearLogarithmOnePlus: NearFunction {
  private let logarithm = NearLogarithm()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    guard x > -1 else { return x < -1 ? .invalid : .unknown }
    if x.magnitude < NearLogarithm.reach { return NearLogarithm.nearOne(x) }
    let natural = logarithm.far(1 + x)
    return NearTruth(head: natural.head, tail: natural.tail, bound: 0x1p-51)
  }
}
