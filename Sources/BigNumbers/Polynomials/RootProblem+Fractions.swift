import NumericCore

// Parts of roots that are fractions, which no enclosure recognizes.
extension RootProblem {
  /// The part, if it is a fraction with a denominator of fewer than 43 bits; else nil.
  mutating func exactValue() throws(ComputationFailure) -> BigRational? {
    let ball: Ball = try enclosure(bits: 128)
    if let known { return known }
    guard let simplest = ball.simplestFraction, 3 * simplest.denominatorBits < 128,
      try isSolved(by: simplest)
    else { return nil }
    known = simplest
    return simplest
  }

  /// Whether a fraction is proven to be the part.
  ///
  /// Let t be the root minus the fraction, or minus i times the fraction. A polynomial g with real coefficients that divides
  /// p(x + fraction) and p(fraction − x), or both parts of p(x + i·fraction), has with every root t its negative conjugate, or
  /// its conjugate. If the quotient by g has no zero in an enclosure of t, t is a root of g; if the enclosure is symmetric and in
  /// the disc of the only root, t is its own image, and lies on the axis.
  mutating func isSolved(by number: BigRational) throws(ComputationFailure) -> Bool {
    guard case .whole(let polynomial) = refinement.coefficients else { return false }
    let (re, im) = polynomial.shifted(by: number, isImaginary: isImaginary)
    let symmetric = try re.greatestCommonDivisor(isImaginary ? im : re.mirrored)
    if symmetric.degree == 0 { return false }
    let quotient = (re: re.quotient(by: symmetric), im: im.quotient(by: symmetric))
    var bits = 128
    while bits <= 1024 {
      let arithmetic = ComplexBallArithmetic(bits: bits)
      let root = try refinement.enclosure(bits: bits) { $0.accuracy > bits }
      guard let root, let axis = Ball(number, bits: bits),
        let scale = Ball(BigRational(number.denominator), bits: bits),
        let rePart = RealCoefficients.whole(quotient.re).polynomial(bits: bits),
        let imPart = RealCoefficients.whole(quotient.im).polynomial(bits: bits)
      else { return false }
      // The enclosure of the root, symmetric to the axis.
      let center = isImaginary ? ComplexBall(.zero, axis.middle) : ComplexBall(axis.middle, .zero)
      let offset = arithmetic.subtract(root, center.widened(by: axis.radius))
      let distance = (isImaginary ? offset.im : offset.re).upperMagnitude
      let along = isImaginary ? ComplexBall(offset.re, .zero) : ComplexBall(.zero, offset.im)
      let symmetricOffset = along.widened(by: offset.radius + distance)
      let image = arithmetic.add(center.widened(by: axis.radius), symmetricOffset)
      guard refinement.disc.contains(image) else { return false }
      let scaled = arithmetic.multiply(
        symmetricOffset, ComplexBall(scale.middle, .zero, radius: scale.radius))
      let imaginary = imPart.value(at: scaled, bits: bits)
      let value = arithmetic.add(
        rePart.value(at: scaled, bits: bits),
        ComplexBall(-imaginary.im, imaginary.re, radius: imaginary.radius))
      if !value.lowerMagnitude.isZero { return true }
      bits *= 2
    }
    return false
  }
}

extension Ball {
  /// The fraction with the smallest denominator in the ball; nil for exponents beyond those of fractions.
  var simplestFraction: BigRational? {
    let ends = endpoints(bits: middle.precision.bits + 32)
    guard let low = try? BigRational(exactly: ends.lower),
      let high = try? BigRational(exactly: ends.upper)
    else { return nil }
    return BigRational.simplest(in: low...high)
  }
}
