import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// A line of PolynomialFactorVectors/factors.txt; see make_factors.py.
struct PolynomialFactorVector: Sendable, CustomStringConvertible {
  var name: String
  var polynomials: [IntegerPolynomial]
  var unit: BigInteger
  var factors: [(factor: IntegerPolynomial, power: Int)]

  var description: String { "\(name) of degree \(polynomials[0].degree)" }

  /// The lines of one kind.
  static func all(_ kind: Substring) -> [PolynomialFactorVector] {
    do {
      let path = "Tests/BigNumbersTests/PolynomialFactorVectors/factors.txt"
      return try VectorLine.lines(of: path).filter { $0.fields[0] == kind }.map { line in
        let results = line.result.split(separator: " ")
        let factors = results.dropFirst().map { $0.split(separator: ":") }
        return PolynomialFactorVector(
          name: String(line.fields[1]),
          polynomials: try line.fields.dropFirst(2).map { try polynomial($0) },
          unit: kind == "divisor" ? 1 : try #require(BigInteger(results[0], radix: 10)),
          factors: kind == "divisor"
            ? [(try polynomial(results[0]), 1)]
            : try factors.map { (try polynomial($0[1]), try #require(Int($0[0]))) })
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func polynomial(_ text: Substring) throws -> IntegerPolynomial {
    IntegerPolynomial(
      try text.split(separator: ",").map { try #require(BigInteger($0, radix: 10)) })
  }
}

/// Compares with FLINT; see PolynomialFactorVectors/make_factors.py.
@Suite("factors of polynomials")
struct PolynomialFactorTests {
  @Test("factors are those of FLINT", arguments: PolynomialFactorVector.all("factors"))
  func factors(_ vector: PolynomialFactorVector) throws {
    let (content, factors) = try vector.polynomials[0].irreducibleFactors(Limits())
    #expect(content == vector.unit)
    #expect(factors.map(\.factor.coefficients) == vector.factors.map(\.factor.coefficients))
    #expect(factors.map(\.power) == vector.factors.map(\.power))
  }

  @Test("common divisors are those of FLINT", arguments: PolynomialFactorVector.all("divisor"))
  func divisors(_ vector: PolynomialFactorVector) throws {
    let backend = ExactBackend()
    let (a, b) = (vector.polynomials[0].coefficients, vector.polynomials[1].coefficients)
    let expected = vector.factors[0].factor.coefficients.map { ExactLiteral($0) }
    #expect(
      try backend.polynomialDivisor(of: a.map { ExactReal($0) }, b.map { ExactReal($0) })
        == expected)
    #expect(
      try backend.polynomialDivisor(of: b.map { ExactReal($0) }, a.map { ExactReal($0) })
        == expected)
  }

  /// Whether a task that is cancelled gives up.
  private static func givesUp() -> Bool {
    withUnsafeCurrentTask { $0?.cancel() }
    let unity = IntegerPolynomial([-1] + [BigInteger](repeating: 0, count: 59) + [1])
    do {
      _ = try unity.irreducibleFactors(Limits())
      return false
    } catch {
      return true
    }
  }

  @Test("a cancelled task gives up") func cancellation() async {
    #expect(await Task.detached { Self.givesUp() }.value)
  }

  @Test("degrees are limited") func limits() {
    var limits = Limits()
    limits.operations = 1000
    let long = IntegerPolynomial([1] + [BigInteger](repeating: 0, count: 31) + [1])
    #expect(throws: ComputationFailure.self) { try long.irreducibleFactors(limits) }
  }

  @Test("factors have the polynomial as product", arguments: 0..<30)
  func products(_ seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    var product = IntegerPolynomial([BigInteger(Int.random(in: 1...9, using: &generator))])
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let coefficients = (0...Int.random(in: 0...5, using: &generator)).map { _ in
        BigInteger(Int.random(in: -4...4, using: &generator))
      }
      product = product * IntegerPolynomial(coefficients + [-2])
    }
    let (content, factors) = try product.irreducibleFactors(Limits())
    var result = IntegerPolynomial([content])
    for (factor, power) in factors {
      for _ in 0..<power { result = result * factor }
      let own = try factor.irreducibleFactors(Limits())
      #expect(own.content == 1 && own.factors.map(\.power) == [1])
    }
    #expect(result.coefficients == product.coefficients)
  }
}

/// Factors modulo primes.
@Suite("polynomials modulo a prime of one word")
struct WordPolynomialTests {
  @Test("factors have the polynomial as product", arguments: [3, 5, 7, 101, (1 << 61) - 1])
  func factors(_ prime: UInt64) throws {
    let modulus = WordModulus(prime)
    var generator = SplitMix64(seed: prime)
    for degree in 1...12 {
      let residues = (0..<degree).map { _ in modulus.residue(generator.next()) }
      let polynomial = WordPolynomial(residues + [modulus.one], modulus)
      guard polynomial.isSquareFree else { continue }
      var product = WordPolynomial([modulus.one], modulus)
      for (degree, part) in try polynomial.distinctDegreeFactors() {
        for factor in try part.equalDegreeFactors(degree, using: &generator) {
          #expect(factor.degree == degree)
          product = product * factor
        }
      }
      #expect(product.coefficients == polynomial.coefficients)
    }
  }

  @Test("cofactors") func cofactors() {
    let modulus = WordModulus(10_007)
    let a = WordPolynomial(IntegerPolynomial([1, 2, 0, 5, 1]), modulus)
    let b = WordPolynomial(IntegerPolynomial([-3, 7, 1, 1]), modulus)
    let (s, t) = WordPolynomial.cofactors(a, b)
    #expect(s.degree < b.degree && t.degree < a.degree)
    let negative = WordPolynomial([], modulus) - t * b
    #expect((s * a - negative).coefficients == [modulus.one])
  }
}
