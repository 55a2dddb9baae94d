import NumericCore

// Greatest common divisors by a sequence of primitive remainders.
//
// Source: Knuth, TAOCP vol. 2, 4.6.1, algorithm E.
extension IntegerPolynomial {
  /// The greatest common divisor, up to a constant factor.
  ///
  /// - Throws: the limit of time; coefficients grow with every step.
  func greatestCommonDivisor(
    _ other: IntegerPolynomial
  ) throws(ComputationFailure) -> IntegerPolynomial {
    var (a, b) = (primitive, other.primitive)
    if a.degree < b.degree { swap(&a, &b) }
    while !b.isZero {
      if b.degree == 0 { return IntegerPolynomial([BigInteger(1)]) }
      (a, b) = (b, try a.pseudoDivided(by: b).rest.primitive)
    }
    return a
  }

  /// The polynomial with the same roots, each of them simple.
  func squareFree() throws(ComputationFailure) -> IntegerPolynomial {
    let repeated = try greatestCommonDivisor(derivative)
    return repeated.degree == 0 ? self : try pseudoDivided(by: repeated).quotient.primitive
  }

  /// The coefficients divided by their common factor.
  private var primitive: IntegerPolynomial {
    var content = BigInteger(0)
    for coefficient in coefficients {
      content = .greatestCommonDivisor(content, coefficient)
      if content.magnitudeBits == 1 { return self }
    }
    if content.sign == 0 { return self }
    return IntegerPolynomial(coefficients.map { $0.dividedExactly(by: content) })
  }

  /// The quotient and the remainder of a multiple of this polynomial by a positive integer.
  private func pseudoDivided(
    by divisor: IntegerPolynomial
  ) throws(ComputationFailure) -> (quotient: IntegerPolynomial, rest: IntegerPolynomial) {
    let steps = degree - divisor.degree
    guard steps >= 0 else { return (IntegerPolynomial([BigInteger(0)]), self) }
    let leading = divisor.coefficients[divisor.degree]
    // Multiplying by the magnitude of the leading coefficient keeps the sign.
    let factor = leading.sign < 0 ? -leading : leading
    var rest = coefficients
    var quotient = [BigInteger](repeating: BigInteger(0), count: steps + 1)
    for step in stride(from: steps, through: 0, by: -1) {
      try Deadline.checkComputation()
      let top = leading.sign < 0 ? -rest[step + divisor.degree] : rest[step + divisor.degree]
      for index in quotient.indices { quotient[index] = quotient[index] * factor }
      quotient[step] = top
      for index in 0..<(step + divisor.degree) {
        let place = index - step
        rest[index] =
          place >= 0
          ? .cross(rest[index], factor, top, divisor.coefficients[place]) : rest[index] * factor
      }
      rest.removeLast()
    }
    return (IntegerPolynomial(quotient), IntegerPolynomial(rest.isEmpty ? [BigInteger(0)] : rest))
  }
}
