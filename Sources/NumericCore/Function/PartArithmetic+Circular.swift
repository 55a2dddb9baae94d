// Circular and hyperbolic functions and their inverses, part by part.
extension PartArithmetic {
  /// cot(x + iy) = (sin x·cos x − i·sinh y·cosh y)/(sin² x + sinh² y).
  mutating func cotangent(_ x: Term, _ y: Term, _ isReal: Bool) throws(Failure) -> Term {
    let numerator =
      isReal
      ? try multiply(.sin, x, .cos, x) : try compute(.negate, try multiply(.sinh, y, .cosh, y))
    return try compute(
      .divide, numerator, try sum(.square, try compute(.sin, x), .square, try compute(.sinh, y)))
  }

  /// The reciprocal of a function whose squared length is f² x + sinh² y.
  mutating func reciprocal(
    _ function: ComplexFunction, _ z: [Term], _ f: UnaryFunction, _ x: Term, _ y: Term,
    _ isReal: Bool
  ) throws(Failure) -> Term {
    let part = try compose(PartFunction(function, isReal ? .real : .imaginary), z)
    let norm = try sum(.square, try compute(f, x), .square, try compute(.sinh, y))
    return try opposite(unless: isReal, try compute(.divide, part, norm))
  }

  /// tan(x + iy) = (sin x·cos x + i·sinh y·cosh y)/(cos² x + sinh² y), whose denominator has no cancellation.
  mutating func tangent(_ x: Term, _ y: Term, _ isReal: Bool) throws(Failure) -> Term {
    let numerator =
      isReal ? try multiply(.sin, x, .cos, x) : try multiply(.sinh, y, .cosh, y)
    let (cosine, sine) = (try compute(.cos, x), try compute(.sinh, y))
    return try compute(.divide, numerator, try sum(.square, cosine, .square, sine))
  }

  // With A = (|z + 1| + |z − 1|)/2 the ellipse through z with the foci ±1 has the half axes A and √(A² − 1); hence
  // re asin z = asin(x/A) and im asin z = ±acosh A. (T. E. Hull, T. F. Fairgrieve and P. T. P. Tang, Implementing the complex
  // arcsine and arccosine functions using exception handling, ACM TOMS 23(3), 1997.)

  mutating func halfAxis(_ x: Term, _ y: Term) throws(Failure) -> Term {
    let one = try whole(1)
    let far = try length(try compute(.add, x, one), y)
    let near = try length(try compute(.subtract, x, one), y)
    return try half(try compute(.add, far, near))
  }

  /// asin(x/A), as the angle of the point (√(A² − x²), x).
  mutating func arcSine(_ x: Term, _ y: Term) throws(Failure) -> Term {
    try compute(.atan2, x, try otherLeg(x, y))
  }

  /// acos(x/A).
  mutating func arcCosine(_ x: Term, _ y: Term) throws(Failure) -> Term {
    try compute(.atan2, try otherLeg(x, y), x)
  }

  mutating func otherLeg(_ x: Term, _ y: Term) throws(Failure) -> Term {
    // For y = 0 the half axis is the larger one of |x| and 1.
    let axis = knownWhole(y) == 0 ? try whole(1) : try halfAxis(x, y)
    let square = try compute(
      .positiveDifference, try compute(.square, axis), try compute(.square, x))
    return try compute(.sqrt, square)
  }

  /// acosh A = 2·asinh √((A − 1)/2), with the sign of a term.
  mutating func arcLength(
    _ x: Term, _ y: Term, sign: Term?
  ) throws(Failure) -> Term {
    let axis = knownWhole(y) == 0 ? try compute(.magnitude, x) : try halfAxis(x, y)
    let excess = try compute(.positiveDifference, axis, try whole(1))
    let half = try compute(.asinh, try compute(.sqrt, try half(excess)))
    let length = try compute(.multiply, try whole(2), half)
    guard let sign else { return length }
    return try compute(.copySign, length, try side(sign))
  }

  /// re atan(x + iy) = atan2(2x, 1 − x² − y²)/2.
  mutating func halfAngle(_ x: Term, _ y: Term) throws(Failure) -> Term {
    let norm = try sum(.square, x, .square, y)
    let other = try compute(.subtract, try whole(1), norm)
    return try half(try compute(.atan2, try compute(.multiply, try whole(2), try side(x)), other))
  }

  /// im atan(y + ix) = atanh(2x/(1 + x² + y²))/2.
  mutating func halfRatio(_ x: Term, _ y: Term) throws(Failure) -> Term {
    let norm = try sum(.square, x, .square, y)
    let divisor = try compute(.add, try whole(1), norm)
    let ratio = try compute(.divide, try compute(.multiply, try whole(2), x), divisor)
    return try half(try compute(.atanh, ratio))
  }
}
