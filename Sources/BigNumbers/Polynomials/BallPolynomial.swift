import NumericCore

/// A polynomial whose coefficients are discs around real numbers, from the constant term on.
struct BallPolynomial: Sendable {
  let coefficients: [ComplexBall]

  /// A polynomial with the coefficients of real balls; nil if one of them is missing.
  init?(_ balls: [Ball?]) {
    coefficients = balls.compactMap { ball in
      ball.map { ComplexBall($0.middle, .zero, radius: $0.radius) }
    }
    guard coefficients.count == balls.count else { return nil }
  }

  var degree: Int { coefficients.count - 1 }

  /// Discs around the values of the polynomial and of its derivative at all numbers of a disc, by Horner's rule.
  ///
  /// The imaginary parts of reals stay exactly zero, and take no multiplications.
  func evaluate(
    at z: ComplexBall, bits: Int
  ) -> (value: ComplexBall, derivative: ComplexBall) {
    let arithmetic = ComplexBallArithmetic(bits: bits)
    var value = coefficients[degree]
    var derivative = ComplexBall.zero
    for coefficient in coefficients.dropLast().reversed() {
      derivative = arithmetic.add(arithmetic.multiply(derivative, z), value)
      value = arithmetic.add(arithmetic.multiply(value, z), coefficient)
    }
    return (value, derivative)
  }

  /// A disc around the values alone.
  func value(at z: ComplexBall, bits: Int) -> ComplexBall {
    let arithmetic = ComplexBallArithmetic(bits: bits)
    var value = coefficients[degree]
    for coefficient in coefficients.dropLast().reversed() {
      value = arithmetic.add(arithmetic.multiply(value, z), coefficient)
    }
    return value
  }
}

extension ComplexBall {
  /// The middle as a point.
  var center: ComplexBall { ComplexBall(re, im) }

  var conjugate: ComplexBall { ComplexBall(re, -im, radius: radius) }

  /// Whether the error hides the value: its middle is at most four times the radius.
  var isNoise: Bool { middleMagnitude <= radius.scaled(byPowerOfTwo: 2) }

  /// A bound of the distance between two points of two discs.
  func greatestDistance(to other: ComplexBall) -> ErrorBound {
    ComplexBallArithmetic(bits: 64).subtract(self, other).upperMagnitude
  }

  /// A lower bound of the distance between two points of two discs.
  func leastDistance(to other: ComplexBall) -> LowerBound {
    ComplexBallArithmetic(bits: 64).subtract(self, other).lowerMagnitude
  }
}

extension LowerBound {
  /// The same number as a bound of errors that must not exceed it.
  var asErrorBound: ErrorBound { ErrorBound(significand, exponent: exponent) }
}
