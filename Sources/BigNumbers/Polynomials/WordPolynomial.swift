internal import CMPFR

/// A polynomial modulo an odd prime of one word.
///
/// **Complexity.** Products and divisions of polynomials of degree n take O(n²) products of words.
struct WordPolynomial: Sendable {
  /// The prime.
  let modulus: WordModulus
  /// Residues from the constant term on; the last one is not zero, and the polynomial 0 has none.
  let coefficients: [UInt64]

  /// A polynomial of residues, which may end with zeros.
  init(_ coefficients: [UInt64], _ modulus: WordModulus) {
    self.modulus = modulus
    let count = coefficients.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    self.coefficients = count == coefficients.count ? coefficients : Array(coefficients[..<count])
  }

  /// The residues of whole coefficients.
  init(_ polynomial: IntegerPolynomial, _ modulus: WordModulus) {
    let residues = polynomial.coefficients.map { coefficient in
      modulus.residue(coefficient.read { UInt64(__gmpz_fdiv_ui($0, UInt(modulus.modulus))) })
    }
    self.init(residues, modulus)
  }

  /// The whole coefficients from 0 to p − 1 that the residues stand for.
  var representative: IntegerPolynomial {
    IntegerPolynomial(isZero ? [.zero] : coefficients.map { BigInteger(modulus.value($0)) })
  }

  /// The degree; −1 for the polynomial 0.
  var degree: Int { coefficients.count - 1 }
  var isZero: Bool { coefficients.isEmpty }

  /// The polynomial divided by its leading coefficient.
  var monic: WordPolynomial {
    guard let last = coefficients.last, last != modulus.one else { return self }
    return scaled(by: inverse(last))
  }

  var derivative: WordPolynomial {
    let terms = coefficients.enumerated().dropFirst().map { power, coefficient in
      modulus.product(coefficient, modulus.residue(UInt64(power)))
    }
    return WordPolynomial(terms, modulus)
  }

  /// Whether it has no multiple factors; a polynomial whose derivative is zero has some.
  var isSquareFree: Bool { Self.greatestCommonDivisor(self, derivative).degree == 0 }

  // MARK: - Arithmetic

  /// The inverse of a residue other than 0, by Fermat's theorem.
  func inverse(_ residue: UInt64) -> UInt64 { modulus.power(residue, modulus.modulus - 2) }

  /// The product with a residue.
  func scaled(by factor: UInt64) -> WordPolynomial {
    WordPolynomial(coefficients.map { modulus.product($0, factor) }, modulus)
  }

  static func - (a: WordPolynomial, b: WordPolynomial) -> WordPolynomial {
    let zeros = max(0, b.coefficients.count - a.coefficients.count)
    var difference = a.coefficients + [UInt64](repeating: 0, count: zeros)
    for (place, coefficient) in b.coefficients.enumerated() {
      difference[place] = a.modulus.difference(difference[place], coefficient)
    }
    return WordPolynomial(difference, a.modulus)
  }

  static func * (a: WordPolynomial, b: WordPolynomial) -> WordPolynomial {
    if a.isZero || b.isZero { return WordPolynomial([], a.modulus) }
    let modulus = a.modulus
    var product = [UInt64](repeating: 0, count: a.degree + b.degree + 1)
    for (i, x) in a.coefficients.enumerated() where x != 0 {
      for (j, y) in b.coefficients.enumerated() {
        product[i + j] = modulus.sum(product[i + j], modulus.product(x, y))
      }
    }
    return WordPolynomial(product, modulus)
  }
}
