import NumericCore

// What kernels of complex functions share: a rectangle is cut at the axes, so that a kernel has to enclose its function in one
// quadrant only; the function is computed at the middle of a rectangle, and a bound of its derivative accounts for the rest.

/// What a function of complex numbers has on the negative real axis.
enum NegativeAxis {
  /// Nothing.
  case regular
  /// A cut that ends in a branch point at 0, the values on which are the limits from above.
  case cut
}

extension OutwardContext {
  /// The range of a function with f(z̄) = f(z)‾, by its ranges over rectangles that are on or above the real axis and on one side
  /// of the imaginary axis.
  func continued(
    _ z: ComplexInterval, _ negativeAxis: NegativeAxis,
    _ body: (ComplexInterval) throws(LimitExceeded) -> ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard z.re.isBounded, z.im.isBounded else { return .entire }
    let zero = BigFloat.integer(0)
    if z.im.lower.signum < 0 {
      if negativeAxis == .cut, z.im.upper.signum >= 0, z.re.lower.signum <= 0 { return .entire }
      let below = ComplexInterval(z.re, BigInterval(ordered: z.im.lower, min(z.im.upper, zero)))
      let range = try continued(below.conjugate, negativeAxis, body).conjugate
      if z.im.upper.signum <= 0 { return range }
      let above = ComplexInterval(z.re, BigInterval(ordered: zero, z.im.upper))
      return hull(range, try continued(above, negativeAxis, body))
    }
    if z.re.lower.signum < 0, z.re.upper.signum > 0 {
      let left = ComplexInterval(BigInterval(ordered: z.re.lower, zero), z.im)
      let right = ComplexInterval(BigInterval(ordered: zero, z.re.upper), z.im)
      return hull(try body(left), try body(right))
    }
    return try body(z)
  }

  func hull(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    ComplexInterval(z.re.hull(w.re), z.im.hull(w.im))
  }

  /// The values at the middle of a rectangle, and at all members by a bound of the difference; it is asked for where the
  /// rectangle is more than a point.
  func around(
    _ z: ComplexInterval, _ value: (ComplexInterval) throws(LimitExceeded) -> ComplexInterval,
    difference: (_ middle: ComplexInterval, _ radius: BigFloat) throws(LimitExceeded) -> BigFloat
  ) throws(LimitExceeded) -> ComplexInterval {
    if z.isPoint { return try value(z) }
    let middle = z.middle
    let radius = up.hypot(z.re.radius, z.im.radius)
    let result = widened(try value(middle), by: try difference(middle, radius))
    // What vanishes at the middle of real numbers does at all of them.
    guard z.isReal else { return result }
    return ComplexInterval(result.re, z.re.lower.signum >= 0 ? integer(0) : result.im)
  }

  /// Both parts with an error of a size added.
  func widened(_ z: ComplexInterval, by size: BigFloat) -> ComplexInterval {
    if size.isNaN { return .entire }
    if z.balls != nil, size.isFinite { return z.widened(by: size) }
    let error = BigInterval(ordered: -size, size)
    return ComplexInterval(add(z.re, error), add(z.im, error))
  }

  /// The value of a real function over an interval.
  func real(_ f: UnaryFunction, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    try .compute(f, x, precision: precision, limits: limits)
  }
}

extension ComplexInterval {
  /// −z̄, the mirror image at the imaginary axis.
  var mirrored: ComplexInterval {
    ComplexInterval(BigInterval(ordered: -re.upper, -re.lower).inheriting(from: re), im)
  }

  var middle: ComplexInterval {
    ComplexInterval(BigInterval(re.midpoint), BigInterval(im.midpoint))
  }
}
