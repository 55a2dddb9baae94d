import BigNumbers
import NumericCore
import Testing

/// Roots of polynomials in number systems other than that of whole coefficients, and where roots are not told apart.
@Suite("roots of polynomials in number systems")
struct PolynomialSystemTests {
  private let exact = ExactBackend()

  /// The digits of the parts of all roots.
  private func texts<Backend: NumericBackend>(
    _ backend: Backend, _ coefficients: [Backend.Number], _ text: (Backend.Number) throws -> String
  ) throws -> [String] {
    let roots = try backend.roots(of: coefficients)
    return try roots.roots.map { root in
      let (re, im) = try backend.parts(of: root, roots, coefficients)
      return try "\(text(re)) \(text(im))"
    }
  }

  private func digits(_ x: ExactReal) throws -> String {
    if try x.isZero() { return "0" }
    let digits = try x.digits(.significant(12))
    return (try x.sign() < 0 ? "-" : "") + String(decoding: digits.digits, as: UTF8.self)
  }

  @Test("irrational coefficients have roots") func irrational() throws {
    let root = ExactReal.sqrt(2)
    #expect(
      try texts(exact, [-root, 0, 1], digits) == ["-118920711500 0", "118920711500 0"])
    // x² + √2 has its roots on the imaginary axis, because the coefficient of x is exactly zero.
    #expect(try texts(exact, [root, 0, 1], digits) == ["0 -118920711500", "0 118920711500"])
    // (x² − 2)(x − π) and its sum with i's conjugates: x³ − πx² − 2x + 2π.
    let pi = ExactReal.pi
    #expect(
      try texts(exact, [2 * pi, -2, -pi, 1], digits)
        == ["-141421356237 0", "141421356237 0", "314159265359 0"])
    // π·x³·(x² + x + √2)
    #expect(
      try texts(exact, [0, 0, 0, pi * root, pi, pi], digits)
        == ["0 0", "-500000000000 -107898728555", "-500000000000 107898728555"])
  }

  @Test("double roots of irrational coefficients are undecided") func undecided() throws {
    let root = ExactReal.sqrt(2)
    for coefficients: [ExactReal] in [
      [2, -2 * root, 1], [ExactReal.pi * ExactReal.pi, 2 * ExactReal.pi, 1],
    ] {
      #expect { try exact.roots(of: coefficients) } throws: { error in
        if case .undecided? = error as? ComputationFailure { true } else { false }
      }
    }
  }

  @Test("a disc with two roots or none has no value") func wrongDiscs() throws {
    for disc: [ExactReal] in [[0, 0, 2], [5, 0, 1], [1, 0, ExactReal(BigRational(1, over: 4))]] {
      let part = try exact.compute(.list(.polynomialRoot), disc + [-2, 0, 1])
      #expect(throws: ComputationFailure.self) { try part.digits(.significant(5)) }
    }
    #expect(throws: ComputationFailure.self) {
      try exact.compute(.list(.polynomialRoot), [1, 0, -1, -2, 0, 1]).digits(.significant(5))
    }
    // A disc that is too wide for Newton's iteration on discs, with one of the roots 1, 2, 3.
    let cubic: [ExactReal] = [-6, 11, -6, 1]
    let half = ExactReal(BigRational(3, over: 5))
    let part = try exact.compute(.list(.polynomialRoot), [1, 0, half] + cubic)
    #expect(try part.rational() == 1)
    let interval = try BigInterval.compute(
      .polynomialRoot, [1, 0, BigInterval("0.6", precision: .bits(60)), -6, 11, -6, 1],
      precision: .bits(60))
    #expect(interval.contains(BigFloat(1)) && Double(interval.width) < 1e-10)
    let two = try BigInterval.compute(
      .polynomialRoot, [0, 0, 2, -2, 0, 1], precision: .bits(60))
    #expect(!two.isBounded)
  }

  @Test("intervals of coefficients give intervals of roots") func intervals() throws {
    let wide = BigInterval(lower: BigFloat(1.99 as Double), upper: BigFloat(2.01 as Double))
    let root = try BigInterval.compute(
      .polynomialRoot,
      [BigInterval(BigFloat(1.5 as Double)), 0, BigInterval(BigFloat(0.5 as Double)), -wide, 0, 1],
      precision: .bits(60))
    #expect(
      root.contains(BigFloat((1.99 as Double).squareRoot()))
        && root.contains(BigFloat((2.01 as Double).squareRoot())))
    #expect(Double(root.width) < 0.05)
  }

  @Test("decimals and formats have correctly rounded roots") func systems() throws {
    let decimal = try DecimalBackend(digits: 20, rounding: .down)
    let numbers = try ["-2", "0", "0", "1"].map { try decimal.number(ExactLiteral($0)) }
    #expect(
      try texts(decimal, numbers, \.description) == [
        "1.2599210498948731647 0", "-0.62996052494743658239 -1.0911236359717214036",
        "-0.62996052494743658239 1.0911236359717214035",
      ])
    let truth = RoundedTruth(.binary64)
    let cubic: [BigFloat] = [-2, 0, 0, 1]
    #expect(
      try texts(truth, cubic) { "\(Double($0))" } == [
        "1.2599210498948732 0.0", "-0.6299605249474366 -1.0911236359717214",
        "-0.6299605249474366 1.0911236359717214",
      ])
    let posit = RoundedTruth(.posit(16))
    #expect(
      try texts(posit, cubic) { "\(Double($0))" }
        == [
          "1.259765625 0.0", "-0.6298828125 -1.09130859375", "-0.6298828125 1.09130859375",
        ])
  }

  @Test("doubles find roots as accurately as Horner's rule", arguments: PolynomialVector.all)
  func doubles(_ vector: PolynomialVector) throws {
    // Roots that are not simple, or nearly so, are not accurate in doubles.
    let isTame =
      !vector.roots.contains { $0.multiplicity > 1 && ($0.re != "0" || $0.im != "0") }
      && !["wilkinson20", "perturbed", "chebyshev30", "fractions"].contains(vector.name)
      && !vector.name.hasPrefix("cluster")
    guard isTame else { return }
    let backend = DoubleBackend()
    let coefficients = vector.coefficients.map { Double(BigRational($0)) }
    let roots = try backend.roots(of: coefficients)
    #expect(roots.roots.count == vector.roots.count, "\(vector)")
    for (root, expected) in zip(roots.roots, vector.roots) {
      let (re, im) = try backend.parts(of: root, roots, coefficients)
      let (x, y) = try (
        Double(PolynomialVector.value(expected.re)), Double(PolynomialVector.value(expected.im))
      )
      let size = (x * x + y * y).squareRoot()
      #expect((re - x).magnitude <= 1e-9 * size && (im - y).magnitude <= 1e-9 * size, "\(vector)")
      #expect((im == 0) == (y == 0), "\(vector)")
    }
  }

  @Test("degrees beyond the limits are refused, and domains are respected") func limits() throws {
    let long = [Double](repeating: 1, count: 2000)
    #expect(throws: ComputationFailure.self) { try DoubleBackend().roots(of: long) }
    #expect(throws: ComputationFailure.self) { try exact.roots(of: long.map { _ in 1 }) }
    #expect(throws: ComputationFailure.self) { try DoubleBackend().roots(of: [1, .nan]) }
    #expect(try DoubleBackend().compute(.list(.polynomialRoot), [1, 0, .infinity, 1, 1]).isNaN)
    #expect(try DoubleBackend().compute(.list(.polynomialRoot), [10, 0, 1, -2, 0, 1]).isNaN)
  }

  @Test("parts that are fractions are known") func fractions() throws {
    // The roots 1 ± √2·i, 1 ± 2i and ±√2 + i, ±√2 − i.
    let roots = try exact.roots(of: [3, -2, 1])
    let (re, _) = try exact.parts(of: roots.roots[0], roots, [3, -2, 1])
    #expect(try re.rational() == 1)
    let quartic: [ExactReal] = [9, 0, -2, 0, 1]
    let found = try exact.roots(of: quartic)
    let (_, im) = try exact.parts(of: found.roots[0], found, quartic)
    #expect(try im.rational() == -1)
  }

  @Test("thousands of digits of a root of high degree") func manyDigits() throws {
    var coefficients = (0...50).map { ExactReal(($0 * 7919) % 1001 - 500) }
    coefficients[50] = 17
    let roots = try exact.roots(of: coefficients)
    let (re, im) = try exact.parts(of: #require(roots.roots.last), roots, coefficients)
    for part in [re, im] {
      let (short, long) = try (part.digits(.significant(50)), part.digits(.significant(2000)))
      #expect(short.digits.prefix(48) == long.digits.prefix(48))
    }
  }

  @Test("numbers of few bits have roots where they have a disc for each") func fewBits() throws {
    let backend = try BigFloatBackend(precision: .bits(8))
    let coefficients: [BigFloat] = [-2, 0, 1]
    #expect(
      try texts(backend, coefficients) { "\(Double($0))" } == ["-1.4140625 0.0", "1.4140625 0.0"])
    // x² − 2x + 1 − 2⁻³⁰ has the roots 1 ± 2⁻¹⁵, which 8 bits do not tell apart.
    let near: [BigFloat] = [BigFloat(1 - 0x1p-30 as Double), -2, 1]
    #expect(throws: ComputationFailure.self) { try backend.roots(of: near) }
    let roots = try exact.roots(of: near.map { try #require(ExactReal(exactly: $0)) })
    #expect(roots.roots.count == 2)
  }

  @Test("factors and fractions that a system does not have are not given") func longFactors() throws
  {
    let backend = try BigFloatBackend(precision: .bits(8))
    // (1000x² − 2001)², and 1001x − 1.
    let square: [BigFloat] = [4_004_001, 0, -4_002_000, 0, 1_000_000]
    #expect(throws: ComputationFailure.self) { try backend.roots(of: square) }
    let roots = try backend.roots(of: [-1, 1001])
    guard case .disc(_, _, _, .real) = roots.roots[0].place else {
      Issue.record("1/1001 is no quotient of numbers of 8 bits")
      return
    }
    let wide = try BigFloatBackend(precision: .bits(64)).roots(of: square)
    #expect(wide.roots.map(\.multiplicity) == [2, 2] && wide.factors.count == 1)
  }
}
