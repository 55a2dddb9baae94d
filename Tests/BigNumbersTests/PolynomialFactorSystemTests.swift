import BigNumbers
import NumericCore
import Testing

/// Factors and common divisors of polynomials in the number systems.
@Suite("factors of polynomials in number systems")
struct PolynomialFactorSystemTests {
  /// 1/2 − x⁴/2 = −1/2·(x − 1)·(x + 1)·(x² + 1), and its divisor x³ − x² + x − 1.
  private func check<Backend: NumericBackend>(
    _ backend: Backend, _ number: (Int, Int) throws -> Backend.Number
  ) throws {
    let half = try [number(1, 2), number(0, 1), number(0, 1), number(0, 1), number(-1, 2)]
    func factor(_ coefficients: Int...) -> PolynomialFactors.Factor {
      .init(coefficients: coefficients.map { ExactLiteral($0) }, multiplicity: 1)
    }
    #expect(
      try backend.polynomialFactors(of: half)
        == PolynomialFactors(
          unit: .init(numerator: ExactLiteral(-1), denominator: ExactLiteral(2)),
          factors: [factor(-1, 1), factor(1, 1), factor(1, 0, 1)]))
    let other = try [number(3, 4), number(-3, 4), number(3, 4), number(-3, 4)]
    #expect(
      try backend.polynomialDivisor(of: half, other)
        == [-1, 1, -1, 1].map { ExactLiteral($0) })
    #expect(try backend.polynomialDivisor(of: half, [number(3, 1)]) == [ExactLiteral(1)])
  }

  @Test("systems with whole numbers of any size") func systems() throws {
    try check(ExactBackend()) { ExactReal(BigRational(BigInteger($0), over: BigInteger($1))) }
    let binary = try BigFloatBackend(precision: .bits(80))
    try check(binary) { try binary.divide(BigFloat($0), BigFloat($1)) }
    let decimal = try DecimalBackend(digits: 20)
    try check(decimal) { try decimal.divide(BigDecimal($0), BigDecimal($1)) }
    let truth = RoundedTruth(.binary64)
    try check(truth) { try truth.divide(BigFloat($0), BigFloat($1)) }
    try check(DoubleBackend(otherwise: truth)) { Double($0) / Double($1) }
    try check(CountingBackend(ExactBackend())) {
      ExactReal(BigRational(BigInteger($0), over: BigInteger($1)))
    }
  }

  @Test("what has no factors") func inapplicable() {
    let exact = ExactBackend()
    #expect(
      throws: ComputationFailure.inapplicable(
        "only polynomials with rational coefficients are factored")
    ) { try exact.polynomialFactors(of: [.pi, 1]) }
    #expect(throws: ComputationFailure.self) { try exact.polynomialDivisor(of: [1, 1], [.pi, 1]) }
    #expect(throws: ComputationFailure.self) { try DoubleBackend().polynomialFactors(of: [1, 1]) }
    #expect(throws: ComputationFailure.self) {
      try DoubleBackend().polynomialDivisor(of: [1, 1], [1])
    }
    #expect(throws: ComputationFailure.exception(.domain)) {
      try DoubleBackend(otherwise: RoundedTruth(.binary64)).polynomialFactors(of: [.infinity, 1])
    }
  }
}
