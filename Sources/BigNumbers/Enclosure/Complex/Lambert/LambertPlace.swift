import NumericCore
import RealModule

// Approximations of W_k(z), which are proven afterwards, and bounds next to the branch point.

/// What is known of W_k(z) before its digits are computed.
struct LambertPlace {
  /// ln z + 2πik, roughly.
  var logarithm: ComplexInterval
  /// An approximation of w to 28 bits at least, or as many of 1 + w.
  var guess: (re: BigFloat, im: BigFloat)
  /// The binary exponent of 1/|1 + w|, or a little more.
  var lostBits = 0
  /// An enclosure next to the branch point that is as close as the precision.
  var box: ComplexInterval?
}

extension OutwardContext {
  func lambertPlace(_ z: ComplexInterval, branch: Int) throws(LimitExceeded) -> LambertPlace {
    let near = try with(bits: 96)
    let logarithm = try near.lambertLogarithm(z, branch: branch)
    let (x, y) = (Double(z.re.midpoint), Double(z.im.midpoint))
    if branch == 0 || branch == -1, (x + 0.3679) * (x + 0.3679) + y * y < 0.01 {
      return try lambertNextToBranchPoint(z, logarithm, branch: branch)
    }
    // W₀(z) is next to z.
    if branch == 0, logarithm.re.upper < -20 {
      return LambertPlace(logarithm: logarithm, guess: (z.re.midpoint, z.im.midpoint))
    }
    let value = DoublePair(Double(logarithm.re.midpoint), Double(logarithm.im.midpoint))
    var w = value - value.log
    if branch == 0, x > -0.5, x * x + y * y < 25 { w = DoublePair(1 + x, y).log }
    w = w.refined(value, branch: branch)
    return LambertPlace(logarithm: logarithm, guess: (BigFloat(w.re), BigFloat(w.im)))
  }

  /// With w = −1 + u, 1 + e·z is 1 − (1 − u)·e^u = u²/2 + u³/3 + … + (n − 1)/n!·uⁿ + …, of which u = ±p − p²/3 ± 11p³/72 − … is the
  /// inverse for p² = 2·(1 + e·z) (DLMF 4.13.6).
  ///
  /// For |u| = r ≤ ½ its magnitude is at least 0.29·r², so that by Rouché's theorem both solutions, W₀ and W₋₁, have |u| < r where
  /// |1 + e·z| < 0.29·r².
  private func lambertNextToBranchPoint(
    _ z: ComplexInterval, _ logarithm: ComplexInterval, branch: Int
  ) throws(LimitExceeded) -> LambertPlace {
    let fine = try with(bits: 2 * precision.bits + 64)
    let distance = fine.add(fine.multiply(z, by: try fine.constant(.e)), 1)
    let size = fine.size(distance)
    let rough = try with(bits: 64)
    let root = try rough.compute(.sqrt, rough.multiply(BigInterval(size), rough.integer(4)))
    var place = LambertPlace(logarithm: logarithm, guess: (-1, 0))
    let width = max(distance.re.width, distance.im.width)
    // The rectangle contains the branch point or is next to it, for its width or for the precision.
    if root.upper.scaled(1) <= 1,
      (root.upper.binaryExponent ?? -precision.bits) < -precision.bits || size <= width.scaled(2)
    {
      let span = BigInterval(ordered: -root.upper, root.upper)
      let im = BigInterval(
        ordered: branch == 0 ? 0 : -root.upper, branch == 0 ? root.upper : 0)
      place.box = ComplexInterval(add(span, integer(-1)), im)
      return place
    }
    place.lostBits = max(0, -(size.binaryExponent ?? 0)) / 2 + 1
    let inner = try with(bits: 64 + 2 * place.lostBits)
    let square = ComplexInterval(
      BigInterval(distance.re.midpoint.scaled(1)), BigInterval(distance.im.midpoint.scaled(1)))
    var p = try inner.apply(.sqrt, square)
    if branch == -1 { p = inner.negate(p) }
    // Four terms leave an error of p⁴.
    var u = inner.multiply(p, by: inner.divide(inner.integer(11), inner.integer(72)))
    u.re = inner.subtract(u.re, inner.divide(inner.integer(1), inner.integer(3)))
    u = inner.multiply(inner.add(inner.multiply(u, p), 1), p)
    place.guess = (inner.add(u.re, integer(-1)).midpoint, u.im.midpoint)
    if (size.binaryExponent ?? 0) > -20 {
      let value = DoublePair(Double(logarithm.re.midpoint), Double(logarithm.im.midpoint))
      let w = DoublePair(Double(place.guess.re), Double(place.guess.im))
        .refined(value, branch: branch)
      place.guess = (BigFloat(w.re), BigFloat(w.im))
    }
    return place
  }
}

/// Complex arithmetic of doubles, for approximations.
private struct DoublePair {
  var re, im: Double

  init(_ re: Double, _ im: Double) { (self.re, self.im) = (re, im) }

  var norm: Double { re * re + im * im }
  var log: DoublePair {
    DoublePair(Double.log(Double.hypot(re, im)), Double.atan2(y: im, x: re))
  }

  /// An approximation of the solution of w + ln w = l by Newton's method.
  ///
  /// Six rounds double 1 bit to 53; starts far from the solution take some more.
  func refined(_ value: DoublePair, branch: Int) -> DoublePair {
    var w = self
    for _ in 0..<24 {
      var logarithm = w.log
      if w.re < 0, branch == 0, w.im < 0 { logarithm.im += 2 * .pi }
      if w.re < 0, branch == -1, w.im > 0 { logarithm.im -= 2 * .pi }
      let one = DoublePair(1, 0)
      let next = w * (one + (value - logarithm)) / (one + w)
      let change = next - w
      guard next.re.isFinite, next.im.isFinite else { break }
      w = next
      if change.norm <= 0x1p-104 * w.norm { break }
    }
    return w
  }

  static func + (a: DoublePair, b: DoublePair) -> DoublePair {
    DoublePair(a.re + b.re, a.im + b.im)
  }
  static func - (a: DoublePair, b: DoublePair) -> DoublePair {
    DoublePair(a.re - b.re, a.im - b.im)
  }
  static func * (a: DoublePair, b: DoublePair) -> DoublePair {
    DoublePair(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
  }
  static func / (a: DoublePair, b: DoublePair) -> DoublePair {
    let scale = 1 / b.norm
    return DoublePair((a.re * b.re + a.im * b.im) * scale, (a.im * b.re - a.re * b.im) * scale)
  }
}
