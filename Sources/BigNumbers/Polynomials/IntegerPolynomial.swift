internal import CMPFR

/// A polynomial a₀ + a₁x + a₂x² + … with integer coefficients.
struct IntegerPolynomial: @unchecked Sendable {
  // Unchecked, because no integer is written after it was made.
  /// The coefficients from the constant term on; the last one is not zero unless it is the only
  /// one.
  private(set) var coefficients: [BigInteger]

  init(_ coefficients: [BigInteger]) {
    self.coefficients = coefficients
    while self.coefficients.count > 1, let last = self.coefficients.last, last.sign == 0 {
      self.coefficients.removeLast()
    }
  }

  /// The numerators of fractions over their common denominator.
  static func integers(
    _ values: some Collection<BigRational>
  ) -> (polynomial: IntegerPolynomial, denominator: BigRational) {
    var common = BigInteger(1)
    for value in values { common = .leastCommonMultiple(common, value.denominator) }
    let scale = BigRational(common)
    return (IntegerPolynomial(values.map { ($0 * scale).numerator }), scale)
  }

  var degree: Int { coefficients.count - 1 }
  var isZero: Bool { coefficients.allSatisfy { $0.sign == 0 } }

  /// The number of changes of sign between successive nonzero coefficients: the number of positive
  /// roots, or larger by an even number (Descartes).
  var variations: Int {
    var (count, last) = (0, 0)
    for coefficient in coefficients {
      let sign = coefficient.sign
      if sign * last < 0 { count += 1 }
      if sign != 0 { last = sign }
    }
    return count
  }

  /// The multiplicity of the root 0.
  var zeroRoots: Int { coefficients.firstIndex { $0.sign != 0 } ?? 0 }

  /// The quotient by xᵏ, which must divide the polynomial.
  func dropping(_ count: Int) -> IntegerPolynomial {
    IntegerPolynomial(Array(coefficients.dropFirst(count)))
  }

  /// p(−x).
  var mirrored: IntegerPolynomial {
    IntegerPolynomial(
      coefficients.enumerated().map { $0.isMultiple(of: 2) ? $1 : -$1 })
  }

  /// xⁿ·p(1/x).
  var reversed: IntegerPolynomial { IntegerPolynomial(coefficients.reversed()) }

  var derivative: IntegerPolynomial {
    if degree == 0 { return IntegerPolynomial([BigInteger(0)]) }
    return IntegerPolynomial(
      coefficients.enumerated().dropFirst().map { $1 * BigInteger($0) })
  }

  /// p(2ᵏ·x); for k < 0 multiplied by a power of two that makes it integral.
  func scaled(byPowerOfTwo power: Int) -> IntegerPolynomial {
    IntegerPolynomial(
      coefficients.enumerated().map { index, coefficient in
        coefficient.shiftedUp(power >= 0 ? power * index : -power * (degree - index))
      })
  }

  /// p(x + 1), with n²/2 additions.
  var shiftedByOne: IntegerPolynomial {
    let terms = coefficients.map(\.register)
    withExtendedLifetime(terms) {
      let pointers = terms.map(\.pointer)
      for start in 0..<degree {
        for index in stride(from: degree - 1, through: start, by: -1) {
          __gmpz_add(pointers[index], pointers[index], pointers[index + 1])
        }
      }
    }
    return IntegerPolynomial(terms.map { BigInteger($0) })
  }

  /// The value at a fraction, computed without fractions in between.
  func value(at x: BigRational) -> BigRational {
    let (numerator, denominator) = (x.numerator, x.denominator)
    var total = BigInteger(0)
    var power = BigInteger(1)
    for (index, coefficient) in coefficients.reversed().enumerated() {
      if index > 0 {
        power = power * denominator
      }
      total = .inner(total, numerator, coefficient, power)
    }
    return BigRational(reducing: total, power)
  }

  /// The sign of the value at a fraction.
  func sign(at x: BigRational) -> Int {
    let (numerator, denominator) = (x.numerator, x.denominator)
    var total = BigInteger(0)
    var power = BigInteger(1)
    for coefficient in coefficients.reversed() {
      total = .inner(total, numerator, coefficient, power)
      power = power * denominator
    }
    return total.sign
  }
}
