import NumericCore

/// A kind of Bessel functions: J, Y, I or K.
enum BesselKind {
  case first, second, modifiedFirst, modifiedSecond

  var isSecond: Bool { self == .second || self == .modifiedSecond }
  var isModified: Bool { self == .modifiedFirst || self == .modifiedSecond }
}

// Bessel functions of a real order at rectangles. Branches are the principal ones, with a cut along the negative real axis, on which
// values are limits from above, as in mpmath and Arb; J and I of whole orders are entire.
//
// Orders of magnitude from 2⁶⁰ on, and intervals of orders that are wider than about 1/(8·(1 + |ln |z/2||)) where z is not far from
// 0, are not enclosed: what is returned there is all of the plane.
extension OutwardContext {
  /// A Bessel function of an order at z.
  func bessel(
    _ kind: BesselKind, _ order: BigInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard order.isBounded, (order.magnitude.binaryExponent ?? 0) <= 60 else { return .entire }
    let isEntire = order.isWholePoint && !kind.isSecond
    if order.isWholePoint, order.lower.isNegative {
      // K and I are even in the order, J and Y have the sign (−1)ⁿ.
      let value = try bessel(kind, negate(order), z)
      return kind.isModified || order.lower.scaled(-1).isInteger ? value : negate(value)
    }
    if z.isPoint, z.re.lower.isZero, z.im.lower.isZero {
      if kind.isSecond || (!isEntire && order.lower.signum <= 0) { return .entire }
      return ComplexInterval(integer(order.isPoint && order.lower.isZero ? 1 : 0), integer(0))
    }
    let value = try continued(z, isEntire ? .regular : .cut) { z throws(LimitExceeded) in
      if z.re.containsZero, z.im.containsZero {
        return isEntire ? try besselNextToZero(order, z) : .entire
      }
      return try around(z) { m throws(LimitExceeded) in
        try refined(isPoint: true, guardBits: 16) { inner throws(LimitExceeded) in
          try inner.besselAbove(kind, order, m)
        }
      } difference: { m, radius throws(LimitExceeded) in
        let rough = try with(bits: 64)
        let exact = try with(bits: order.lower.storedBits + order.upper.storedBits + 64)
        return try rough.argumentDifference(
          try rough.bessel(kind, order, m),
          before: try rough.bessel(kind, exact.subtract(order, integer(1)), m), order, z, m, radius)
      }
    }
    return isEntire && z.isReal ? ComplexInterval(value.re, integer(0)) : value
  }

  /// A value at a point on or above the real axis; to the left from that at −z, which is below (DLMF 10.11.1, 10.11.2, 10.34.1 and
  /// 10.34.2 for m = 1).
  private func besselAbove(
    _ kind: BesselKind, _ order: BigInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard z.re.lower.signum < 0 else { return try besselOnTheRight(kind, order, z) }
    let w = z.mirrored
    let own = try besselOnTheRight(kind, order, w).conjugate
    let turn = try turn(order)
    if !kind.isSecond { return multiply(turn, own) }
    let first = try besselOnTheRight(
      kind == .second ? .first : .modifiedFirst, order, w
    ).conjugate
    let factor = kind == .second ? multiply(turn.re, integer(2)) : negate(try constant(.pi))
    return add(
      multiply(turn.conjugate, own), turned(multiply(first, by: factor), quarters: 1))
  }

  /// A value at a point of the first quadrant other than 0.
  private func besselOnTheRight(
    _ kind: BesselKind, _ order: BigInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    if z.isImaginary, !kind.isSecond, let halves = order.wholeHalves, halves % 2 == 0 {
      // J_n(iy) = iⁿ·I_n(y), and the other way round.
      let other = try besselOnTheRight(
        kind == .first ? .modifiedFirst : .first, order, ComplexInterval(z.im, integer(0)))
      return turned(other, quarters: halves / 2)
    }
    guard let own = BesselOrder(order, bits: precision.bits + 64) else { return .entire }
    var value: ComplexInterval
    if let (terms, excess) = own.hankelTerms(z, bits: precision.bits) {
      let inner = try wider(by: excess + 16 + max(0, order.magnitude.binaryExponent ?? 0))
      value = try inner.farBessel(kind, own, z, terms: terms)
    } else {
      value = try nearBessel(kind, own, z)
    }
    if z.isReal { value.im = integer(0) }
    return value
  }

  /// J or I of a whole order n ≥ 0 around 0: (z/2)ⁿ/n! with a relative error of exp(|z/2|²) − 1 at most.
  private func besselNextToZero(
    _ order: BigInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let rough = try with(bits: 64)
    let half = rough.up.hypot(z.re.magnitude, z.im.magnitude).halved
    let error = try rough.up.compute(.expMinusOne, rough.up.square(half))
    if order.lower.isZero { return widened(ComplexInterval(integer(1), integer(0)), by: error) }
    let factorial = try rough.down.compute(.gamma, rough.down.add(order.lower, 1))
    let power = try rough.up.compute(.pow, half, order.lower)
    let size = rough.up.multiply(rough.up.divide(power, factorial), rough.up.add(error, 1))
    return widened(ComplexInterval(integer(0), integer(0)), by: size)
  }
}

/// The sizes that decide with how many bits a Bessel function is computed, roughly.
struct BesselSize {
  private let re: Double
  private let im: Double
  private let magnitude: Double
  private let logarithm: Double
  /// ln of the size of I_ν: √(ν² + r²) + ν·ln(r/(ν + √(ν² + r²))) (DLMF 10.41.3).
  private let growth: Double
  /// The bits of the exponent ν·ln(z/2).
  let powerBits: Int

  init(_ order: BesselOrder, _ z: ComplexInterval) {
    (re, im) = (min(Double(z.re.lower), 1e100), min(Double(z.im.lower), 1e100))
    magnitude = (re * re + im * im).squareRoot()
    let exponent = Double(z.binaryExponent.map { $0 + 1 } ?? 0)
    let fallback = exponent * 0.693_147_180_559_945_3
    logarithm =
      magnitude > 1e-290
      ? (try? DoubleBackend().compute(.log, magnitude)) ?? fallback : fallback
    let order = Double(order.middle).magnitude
    let root = (order * order + magnitude * magnitude).squareRoot()
    let last = order == 0 ? 0 : (try? DoubleBackend().compute(.log, order + root)) ?? 0
    let level = root + (order == 0 ? 0 : order * (logarithm - last))
    // No terms grow where the square of |z| is below all doubles.
    growth = magnitude > 0 ? level : min(level, 0)
    powerBits = max(0, Int((order * (logarithm.magnitude + 1) + 1).exponent)) + 4
  }

  private func bits(_ x: Double) -> Int { Int(max(-4e18, min(x * 1.442_695_040_888_963_4, 4e18))) }

  /// log₂ of the size of a value, or less.
  func resultBits(_ kind: BesselKind) -> Int {
    if growth <= 0 { return bits(kind.isSecond ? -growth : growth) }
    let share = (kind.isModified ? re : im) / magnitude
    return bits(kind == .modifiedSecond ? -growth * share : growth * share)
  }

  /// The bits by which the largest term exceeds the value.
  func lostBits(_ kind: BesselKind) -> Int {
    growth <= 0 ? 0 : max(0, bits(growth) - resultBits(kind)) + 4
  }
}
