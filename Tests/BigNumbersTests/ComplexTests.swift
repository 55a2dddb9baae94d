import BigNumbers
import ComplexNumbers
import NumericCore
import Numerics
import TestSupport
import Testing

/// swift-numerics' `Complex` over `BigFloat`, compared with mpmath at 400 bits.
@Suite("Complex<BigFloat>")
struct ComplexTests {
  typealias Number = Complex<BigFloat>
  static let precision = Precision.bits(400)

  static let unary: [Substring: @Sendable (Number) -> Number] = [
    "exp": { .exp($0) }, "log": { .log($0) }, "sqrt": { .sqrt($0) }, "cosh": { .cosh($0) },
    "sinh": { .sinh($0) }, "sin": { .sin($0) }, "cos": { .cos($0) },
    "expMinusOne": { .expMinusOne($0) }, "reciprocal": { $0.reciprocal ?? .infinity },
    "length": { Number($0.length, 0) },
  ]
  static let binary: [Substring: @Sendable (Number, Number) -> Number] = [
    "add": { $0 + $1 }, "multiply": { $0 * $1 }, "divide": { $0 / $1 },
  ]

  private func numbers(_ texts: some Sequence<Substring>) throws -> [BigFloat] {
    try texts.map { try BigFloat(String($0), precision: Self.precision) }
  }

  @Test("arithmetic and functions agree with mpmath") func vectors() throws {
    var covered: Set<Substring> = []
    for line in try VectorLine.lines(of: "Tests/BigNumbersTests/ComplexVectors/complex.txt") {
      covered.insert(line.fields[0])
      let parts = try numbers(line.fields.dropFirst())
      let expected = try numbers(line.result.split(separator: " "))
      let truth = Number(expected[0], expected[1])
      let z = Number(parts[0], parts[1])
      let result = try #require(
        withPrecision(Self.precision) { () -> Number? in
          Self.unary[line.fields[0]]?(z)
            ?? Self.binary[line.fields[0]]?(z, Number(parts[2], parts[3]))
        })
      // The error is a few roundings of 2⁻⁴⁰⁰ relative to the length, not to each part.
      let error = (result - truth).length
      #expect(error <= truth.length * BigFloat(0x1p-392 as Double), "\(line.fields[0]): \(error)")
      #expect(result.real.precision == Self.precision)
    }
    #expect(covered == Set(Self.unary.keys).union(Self.binary.keys))
  }

  @Test("the edges of the plane") func edges() {
    #expect(Number.zero.reciprocal == .infinity && Number.infinity.reciprocal == .zero)
    #expect((Number(1, 1) / Number(0, 0)).isFinite == false)
    #expect(Number.infinity.length.isInfinite)
    // The squares of the parts overflow or underflow, but the length does not.
    let huge = BigFloat.greatestFiniteMagnitude / 4
    #expect(Number(huge, huge).length.isFinite)
    let tiny = BigFloat(sign: .plus, exponent: -2_500_000_000_000_000_000, significand: 3)
    #expect(Number(tiny, tiny) / Number(tiny, tiny) == 1)
    #expect(Number.exp(Number(0, .pi)).real == -1)
  }
}
