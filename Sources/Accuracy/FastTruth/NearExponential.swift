internal import BigNumbers
internal import NumericCore

/// b^x for b = e, 2 and 10 by a table of 2^(j/128) and a short series: x·ln b = n·ln 2/128 + r with |r| ≤ 0.0028 (Tang, "Table-driven
/// implementation of the exponential function in IEEE floating-point arithmetic", 1989).
///
/// With u = 2⁻⁵³ and log_b 2/128 = L₁ + L₂: n·L₁ is exact, because L₁ has 37 bits and n has 15, and r = (x − n·L₁ − n·L₂)·ln b is rounded
/// by at most 4u·|r|, so that its absolute error is below 2⁻⁵⁹. The series leaves out less than |r|⁶/719 < 2⁻⁶⁰ and is rounded
/// by at most 4u·|r| < 2⁻⁵⁹; the table is rounded by u. Together that is below 2⁻⁵²·⁵ of the result, and 2⁻⁵⁰ is claimed.
struct NearExponential: NearFunction {
  private let powers: [Double]
  private let leading: Double
  private let trailing: Double
  private let inverse: Double
  /// ln b.
  private let factor: Double

  /// Powers of a base; those of e without one.
  init(base: Double? = nil) {
    powers = (0..<128).map { ShortConstant(.exp2, Double($0) / 128).head }
    let precision = Precision.bits(200)
    let logarithm =
      base.map { BigFloat.compute(.log, BigFloat($0), precision: precision) }
      ?? BigFloat(1, precision: precision)
    let step = ShortConstant(
      BigFloat.compute(.log, 2, precision: precision) / logarithm, bits: 37)
    (leading, trailing) = (step.head / 128, step.tail / 128)
    inverse = 128 / step.head
    factor = Double(logarithm)
  }

  /// b^x as 2^k·(head + tail) for results from 2⁻²¹⁷ to 2²¹⁷: the relative error is below 2⁻⁵⁰, and the error of the tail, with
  /// n = 0, below 2⁻⁴⁹ of it.
  @inline(__always)
  private func parts(_ x: Double) -> (head: Double, tail: Double, isNearOne: Bool) {
    let n = (x * inverse).rounded(.toNearestOrEven)
    let r = ((x - n * leading) - n * trailing) * factor
    let q = r + r * r * (0.5 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120))))
    let whole = Int(n)
    let power = powers[whole & 127]
    let scale = Double(bitPattern: UInt64(bitPattern: Int64(1023 + (whole >> 7))) << 52)
    return (power * scale, power * q * scale, whole == 0)
  }

  /// b^x as a double for results from 2⁻²¹⁷ to 2²¹⁷, with a relative error below 2⁻⁴⁹·⁹.
  @inline(__always)
  func value(_ x: Double) -> Double {
    let (head, tail, _) = parts(x)
    return head + tail
  }

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    // The result is 2^(place/128): above 2¹²⁸·⁵, below 2⁻²⁰³.
    let place = x * inverse
    if place > 16_448 { return .huge(.plus) }
    if place < -26_000 { return .next(to: 0, .plus) }
    let (head, tail, isNearOne) = parts(x)
    // Next to 1 the remainder |r|⁶/719 is below 2⁻⁵⁰ of the tail.
    return NearTruth(head: head, tail: tail, bound: (isNearOne ? tail.magnitude : head) * 0x1p-48)
  }
}

/// e^x − 1: a Taylor polynomial to |x| = 1/4, and −1 + e^x beyond, where e^x is at most 4.6 times as large as the difference.
struct NearExponentialMinusOne: NearFunction {
  private let exponential = NearExponential()

  @inline(__always)
  func near(_ x: Double) -> NearTruth {
    if x.magnitude <= 0.25 {
      let tail = Self.tail(x)
      return NearTruth(x, plus: tail, within: 0x1p-48)
    }
    if x > 89 { return .huge(.plus) }
    // e^−150 < 2⁻²¹⁶.
    if x < -150 { return .next(to: -1, .plus) }
    let tail = exponential.value(x)
    return NearTruth(head: -1, tail: tail, bound: tail * 0x1p-48)
  }

  /// e^x − 1 − x for |x| ≤ 1/4: what is left out is below 1.02·4⁻¹¹/13! of x², less than 2⁻⁵³ of the tail, which is at least 0.46·x²,
  /// and roundings are below 6u of it.
  @inline(__always)
  private static func tail(_ x: Double) -> Double {
    var sum = x * (1.0 / 3_628_800 + x * (1.0 / 39_916_800 + x * (1.0 / 479_001_600)))
    sum = x * (1.0 / 40_320 + x * (1.0 / 362_880 + sum))
    sum = x * (1.0 / 720 + x * (1.0 / 5040 + sum))
    sum = x * (1.0 / 24 + x * (1.0 / 120 + sum))
    return x * x * (0.5 + x * (1.0 / 6 + sum))
  }
}
