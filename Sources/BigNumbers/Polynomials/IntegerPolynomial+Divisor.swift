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
    if a.isCoprime(to: b) { return IntegerPolynomial([BigInteger(1)]) }
    while !b.isZero {
      if b.degree == 0 { return IntegerPolynomial([BigInteger(1)]) }
      (a, b) = (b, try a.pseudoRemainder(by: b).primitive)
    }
    return a
  }

  /// The quotient by a primitive polynomial that divides this one; it is integral by Gauss's lemma.
  func quotient(by divisor: IntegerPolynomial) -> IntegerPolynomial {
    guard let quotient = quotient(ifDividedBy: divisor) else {
      preconditionFailure("the polynomial is not divisible")
    }
    return quotient
  }

  /// The quotient by a polynomial other than 0, if it leaves no rest and has whole coefficients; otherwise nil.
  func quotient(ifDividedBy divisor: IntegerPolynomial) -> IntegerPolynomial? {
    if isZero { return self }
    guard degree >= divisor.degree else { return nil }
    var rest = coefficients
    let leading = divisor.coefficients[divisor.degree]
    var quotient: [BigInteger] = []
    for place in stride(from: degree - divisor.degree, through: 0, by: -1) {
      guard rest[place + divisor.degree].isMultiple(of: leading) else { return nil }
      let factor = rest[place + divisor.degree].dividedExactly(by: leading)
      quotient.append(factor)
      if factor.isZero { continue }
      for (index, coefficient) in divisor.coefficients.enumerated() {
        rest[place + index] -= factor * coefficient
      }
    }
    guard rest[..<divisor.degree].allSatisfy(\.isZero) else { return nil }
    return IntegerPolynomial(quotient.reversed())
  }

  /// The polynomial with the same roots, each of them simple.
  func squareFree() throws(ComputationFailure) -> IntegerPolynomial {
    let repeated = try greatestCommonDivisor(derivative)
    return repeated.degree == 0 ? self : quotient(by: repeated)
  }

  /// The coefficients divided by their common factor.
  var primitive: IntegerPolynomial {
    var content = BigInteger(0)
    for coefficient in coefficients {
      content = .greatestCommonDivisor(content, coefficient)
      if content.magnitudeBits == 1 { return self }
    }
    if content.sign == 0 { return self }
    return IntegerPolynomial(coefficients.map { $0.dividedExactly(by: content) })
  }

  /// The remainder of a multiple of this polynomial by a positive integer.
  private func pseudoRemainder(
    by divisor: IntegerPolynomial
  ) throws(ComputationFailure) -> IntegerPolynomial {
    let steps = degree - divisor.degree
    guard steps >= 0 else { return self }
    let leading = divisor.coefficients[divisor.degree]
    // Multiplying by the magnitude of the leading coefficient keeps the sign.
    let factor = leading.sign < 0 ? -leading : leading
    var rest = coefficients
    for step in stride(from: steps, through: 0, by: -1) {
      try Deadline.checkComputation()
      let top = leading.sign < 0 ? -rest[step + divisor.degree] : rest[step + divisor.degree]
      for index in 0..<(step + divisor.degree) {
        let place = index - step
        rest[index] =
          place >= 0
          ? .cross(rest[index], factor, top, divisor.coefficients[place]) : rest[index] * factor
      }
      rest.removeLast()
    }
    return IntegerPolynomial(rest.isEmpty ? [BigInteger(0)] : rest)
  }
}
