internal import CMPFR

/// A polynomial with whole coefficients that is changed in place, from the constant one.
struct WholePolynomial {
  let coefficients: [IntegerStorage]

  init(degree: Int, constant: UInt = 0) {
    coefficients = (0...degree).map { _ in IntegerStorage.make() }
    __gmpz_set_ui(coefficients[0].pointer, constant)
  }

  /// Multiplies by x + c, where the degree so far is given.
  func multiply(byRootAt c: UInt, degree: Int) {
    for index in (0...degree).reversed() {
      let (low, high) = (coefficients[index], coefficients[index + 1])
      high.read { a in low.read { __gmpz_add(high.pointer, a, $0) } }
      low.read { __gmpz_mul_ui(low.pointer, $0, c) }
    }
  }

  func scale(by factor: UInt, degree: Int) {
    for number in coefficients[...degree] {
      number.read { __gmpz_mul_ui(number.pointer, $0, factor) }
    }
  }

  func negate(degree: Int) {
    for number in coefficients[...degree] { number.read { __gmpz_neg(number.pointer, $0) } }
  }

  func add(_ other: WholePolynomial, degree: Int) {
    for (number, term) in zip(coefficients[...degree], other.coefficients) {
      number.read { a in term.read { __gmpz_add(number.pointer, a, $0) } }
    }
  }

  /// Adds to the constant coefficient.
  func add(_ constant: IntegerStorage) {
    let number = coefficients[0]
    number.read { a in constant.read { __gmpz_add(number.pointer, a, $0) } }
  }
}
