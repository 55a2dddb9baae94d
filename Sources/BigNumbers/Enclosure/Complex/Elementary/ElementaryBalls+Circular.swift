import NumericCore

// Circular functions of x + iy, of which the hyperbolic ones are those of a number turned by a quarter.
extension ElementaryBalls {
  func circular(
    _ function: ComplexFunction, _ x: Ball, _ y: Ball
  ) throws(NoBound) -> BallPair {
    let (s, c) = try real.sineAndCosine(x)
    let (S, C) = try real.hyperbolicSineAndCosine(y)
    switch function {
    case .sin: return BallPair(try real.multiply(s, C), try real.multiply(c, S))
    case .cos:
      return BallPair(try real.multiply(c, C), try real.multiply(s, S).negated)
    // (sin x·cos x + i·sinh y·cosh y)/(cos² x + sinh² y).
    case .tan: return try quotient(s, c, S, C, norm: c)
    // (sin x·cos x − i·sinh y·cosh y)/(sin² x + sinh² y).
    case .cot:
      let value = try quotient(s, c, S, C, norm: s)
      return BallPair(value.re, value.im.negated)
    // The conjugates over the squares of the lengths, cos² x + sinh² y and sin² x + sinh² y.
    case .sec:
      let norm = try squares(c, S)
      return BallPair(
        try real.divide(try real.multiply(c, C), norm),
        try real.divide(try real.multiply(s, S), norm))
    case .csc:
      let norm = try squares(s, S)
      return BallPair(
        try real.divide(try real.multiply(s, C), norm),
        try real.divide(try real.multiply(c, S).negated, norm))
    default: throw NoBound()
    }
  }

  private func quotient(
    _ s: Ball, _ c: Ball, _ S: Ball, _ C: Ball, norm side: Ball
  ) throws(NoBound) -> BallPair {
    let norm = try squares(side, S)
    return BallPair(
      try real.divide(try real.multiply(s, c), norm),
      try real.divide(try real.multiply(S, C), norm))
  }

  private func squares(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    try real.add(try real.square(x), try real.square(y))
  }
}
