import BigNumbers
import ComplexModule
import ComplexNumbers
import NumericCore
import RealModule
import TestSupport
import Testing

/// `FixedFloat` and complex numbers of it, compared with values from mpmath.
@Suite("FixedFloat, independent vectors")
struct FixedVectorTests {
  static let folder = "Tests/BigNumbersTests/FixedVectors"

  private struct Inexact: Error {
    var text: Substring
  }

  private func number<let limbs: Int>(
    _ text: Substring, _ type: FixedFloat<limbs>.Type
  ) throws -> FixedFloat<limbs> {
    let exact = FixedFloat<limbs>(exactly: try VectorTests.exact(text))
    guard let exact else { throw Inexact(text: text) }
    return exact
  }

  @Test("real functions round correctly") func real() throws {
    let lines = try VectorLine.lines(of: "\(Self.folder)/real.txt")
    let wrong = try lines.filter { line in
      line.fields[1] == "128"
        ? try !isRight(line, FixedFloat<2>.self) : try !isRight(line, FixedFloat<4>.self)
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong, such as \(wrong.prefix(3))")
    #expect(lines.count == 640 && Set(lines.map { $0.fields[0] }).count == 10)
  }

  private func isRight<let limbs: Int>(
    _ line: VectorLine, _ type: FixedFloat<limbs>.Type
  ) throws -> Bool {
    let name = String(line.fields[0])
    let rounding = try VectorTests.rounding(line.fields[2])
    let x = try line.fields.dropFirst(3).map { try number($0, type) }
    let expected = try number(line.result, type)
    if let operation = VectorTests.unary[name] {
      return FixedFloat.compute(operation, x[0], rounding: rounding) == expected
    }
    guard let operation = VectorTests.binary[name] else { return false }
    return FixedFloat.compute(operation, x[0], x[1], rounding: rounding) == expected
  }

  /// Bounds of relative errors in the complex norm, in units of 2^−p, including one unit for the
  /// rounding of the vectors.
  ///
  /// The error of a product is at most √5 units (Brent, Percival and Zimmermann, Math. Comp. 76,
  /// 2007), and that of exp at most 3, one each for cos, e^x and their product. The other bounds
  /// are the largest errors measured with these vectors.
  static let complexBounds = [
    "multiply": 3.25, "divide": 2.375, "sqrt": 1.75, "exp": 4, "log": 1.375,
  ]

  @Test("complex functions", arguments: complexBounds.keys.sorted())
  func complex(_ name: String) throws {
    let lines = try VectorLine.lines(of: "\(Self.folder)/complex.txt").filter { line in
      line.fields[0] == name
    }
    let worst = try lines.map { line in
      line.fields[1] == "128"
        ? try error(line) { try number($0, FixedFloat<2>.self) }
        : try error(line) { try number($0, FixedFloat<4>.self) }
    }.max()
    #expect(lines.count == 24)
    let bound = try #require(Self.complexBounds[name])
    #expect(try #require(worst) <= bound, "\(name): \(worst ?? 0)")
  }

  private func error<Number: Real>(
    _ line: VectorLine, _ read: (Substring) throws -> Number
  ) throws -> Double {
    func pairs(_ texts: [Substring]) throws -> [Complex<Number>] {
      try stride(from: 0, to: texts.count, by: 2).map { index in
        Complex(try read(texts[index]), try read(texts[index + 1]))
      }
    }
    let z = try pairs(Array(line.fields.dropFirst(2)))
    let expected = try pairs(line.result.split(separator: " "))[0]
    let result: Complex<Number> =
      switch line.fields[0] {
      case "multiply": z[0] * z[1]
      case "divide": z[0] / z[1]
      case "sqrt": .sqrt(z[0])
      case "exp": .exp(z[0])
      default: .log(z[0])
      }
    // In units of an eighth of half an ulp of 1, rounded up.
    let distance = (result - expected).length / expected.length
    let eighths = (distance / .ulpOfOne * 16).rounded(.up)
    let size = (0...1000).first { Number($0) >= eighths } ?? .max
    return Double(size) / 8
  }

  @Test("complex numbers at the ends of the exponent range") func extremes() throws {
    typealias Number = FixedFloat<4>
    let huge = Complex<Number>(Number(sign: .plus, exponent: 1 << 61, significand: 1.5), 0)
    let tiny = Complex<Number>(Number(sign: .plus, exponent: -1 << 61, significand: 1.5), 0)
    #expect(huge / huge == 1 && tiny / tiny == 1)
    #expect((huge / huge.multiplied(by: 2)).real == 0.5)
    #expect(Complex<Number>.sqrt(Complex(.greatestFiniteMagnitude, 0)).isFinite)
    #expect(Complex<Number>.exp(Complex(Number.greatestFiniteMagnitude, 1)).isFinite == false)
    #expect(Complex<Number>.log(.zero) == .infinity)
    #expect(Complex<Number>.exp(Complex(0, .pi)).real == -1)
  }
}
