import BigNumbers
import NumericCore
import TestSupport
import Testing

/// MPFR 4.2.0 aborts on wide arguments near a root of a partial sum of erf's series.
@Suite("erf near the roots of its partial sums")
struct ErfGuardTests {
  static let guesses = [1.7320, 1.8900, 2.0703, 2.2428, 2.4049, 2.8379]

  /// Newton's method on Σ (−1)^k x^(2k)/(k!(2k+1)), k ≤ n, at 2000 bits.
  static func root(near guess: Double, terms: Int, _ backend: BigFloatBackend) throws -> BigFloat? {
    var x = BigFloat(BigFloat(guess), precision: backend.precision)
    for _ in 0..<60 {
      var value = backend.zero
      var slope = backend.zero
      var power = BigFloat(BigFloat(1), precision: backend.precision)
      let square = try backend.multiply(x, x)
      for k in 0...terms {
        let weight = BigFloat(2 * k + 1)
        value = try backend.add(value, backend.divide(power, weight))
        if k > 0 {
          let part = try backend.divide(backend.multiply(power, BigFloat(2 * k)), weight)
          slope = try backend.add(slope, backend.divide(part, x))
        }
        power = try backend.divide(
          backend.multiply(power, backend.negate(square)), BigFloat(k + 1))
      }
      let step = try backend.divide(value, slope)
      x = try backend.subtract(x, step)
      if step.isZero || abs(Double(step)) < 1e-300 { break }
    }
    return abs(Double(x) - guess) < 1e-3 ? x : nil
  }

  @Test("the six known places", arguments: guesses)
  func places(_ guess: Double) throws {
    let backend = try BigFloatBackend(precision: .bits(2000))
    let roots = try (1...20).compactMap { try Self.root(near: guess, terms: $0, backend) }
    let x = try #require(roots.first, "no partial sum has a root near \(guess)")
    for bits in [53, 900, 2000] {
      let narrow = try BigFloatBackend(precision: .bits(bits))
      let erf = try narrow.erf(x)
      let erfc = try narrow.erfc(x)
      // erfc(x) = Γ(½, x²)/√π, which MPFR computes by another algorithm.
      let wide = try BigFloatBackend(precision: .bits(bits + 128))
      let square = BigFloat(x, precision: .bits(4100)) * x
      let gamma = try wide.incompleteGamma(BigFloat(0.5 as Double), square)
      let expected = try wide.divide(gamma, wide.sqrt(wide.constant(.pi)))
      #expect(BigFloat(expected, precision: .bits(bits)) == erfc)
      #expect(try BigFloat(wide.subtract(BigFloat(1), expected), precision: .bits(bits)) == erf)
    }
    #expect(try backend.erf(-x) == -backend.erf(x))
  }

  @Test("wide arguments elsewhere") func elsewhere() throws {
    let backend = try BigFloatBackend(precision: .bits(1500))
    for text in ["0.5", "0.70000001", "1", "3.9", "4.5", "0.1"] {
      let x = try BigFloat(text, precision: .bits(1500))
      let sum = try backend.add(backend.erf(x), backend.erfc(x))
      #expect(abs(Double(sum - 1)) < 1e-300)
    }
  }

  @Test("up to 5000 digits as by mpmath") func manyDigits() throws {
    let arguments: [String: ExactReal] = [
      "sqrt(2)/2": ExactReal(2).squareRoot() / 2, "sqrt(3)": ExactReal(3).squareRoot(),
      "pi": ExactReal(.pi), "sqrt(7)-3/4": ExactReal(7).squareRoot() - ExactReal(3) / 4,
      "-sqrt(5)": -ExactReal(5).squareRoot(),
    ]
    let lines = try VectorLine.lines(of: "Tests/BigNumbersTests/ErfVectors/erf.txt")
    #expect(lines.count == 40)
    for line in lines {
      let x = try #require(arguments[String(line.fields[1])])
      let digits = try #require(Int(line.fields[2]))
      let operation: UnaryFunction = line.fields[0] == "erf" ? .erf : .erfc
      // Exact evaluation, through enclosures.
      let proven = try ExactReal.compute(operation, x).digits(.significant(digits))
      let expected = try BigDecimal(parsing: String(line.result))
      #expect(BigDecimal(proven) == expected, "\(line.fields)")
      // A single call of the backend, with an argument that has the precision of the result.
      let backend = try BigFloatBackend(precision: .digits(digits))
      let wide = try x.rounded(to: backend.precision)
      let value = try operation == .erf ? backend.erf(wide) : backend.erfc(wide)
      let reference = try BigFloat(String(line.result), precision: backend.precision)
      let relative = ((value - reference) / reference).magnitude
      let bound = try BigFloat("1e-\(digits - 3)", precision: .bits(64))
      #expect(relative < bound, "\(line.fields)")
    }
  }
}
