import BigNumbers
import NumericCore
import Testing

@testable import Accuracy

extension FormatValue {
  /// A finite number as a fraction.
  func rational() throws -> BigRational {
    switch self {
    case .binary(let x): try #require(try BigRational(exactly: x))
    case .decimal(let x): try #require(try BigRational(exactly: x))
    }
  }
}

@Suite("neighbours of exact results")
struct NeighborTests {
  @Test("neighbours and shares are those of exact fractions")
  func neighbors() throws {
    var generator = SplitMix64(seed: 3)
    let operations: [BinaryFunction] = [.add, .subtract, .multiply, .divide]
    let formats: [BinaryFormat] = [.binary16, .binary32, .binary64, .bfloat16]
    var betweens = 0
    for round in 0..<400 {
      let format = formats[round % 4]
      let operation = operations[round / 4 % 4]
      // The range includes subnormal products of the narrow formats, and overflow.
      let draws = (0..<2).map { _ in
        FullSignificand(bits: format.precision.bits, exponents: -9...9, using: &generator)
      }
      let down = try BigFloatBackend(format: format, rounding: .towardZero)
      let up = try BigFloatBackend(format: format, rounding: .awayFromZero)
      let x = try draws.map { down.number(try ExactLiteral($0.text)) }
      let step = StepGraph.Step(operation: .binary(operation), operands: [])
      let finder = try NeighborFinder(.binary(format), limits: ExactLimits())
      let (a, b) = (
        try FormatValue.binary(x[0]).rational(), try FormatValue.binary(x[1]).rational()
      )
      let exact =
        switch operation {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        default: a / b
        }
      let low = try down.compute(operation, x[0], x[1])
      let high = try up.compute(operation, x[0], x[1])
      switch try finder.neighborhood(of: step, x.map { .binary($0) }) {
      case .exact(let value):
        #expect(try value.rational() == exact)
      case .between(let toward, let away, let share):
        betweens += 1
        let (near, far) = (try toward.rational(), try away.rational())
        #expect(
          try near == FormatValue.binary(low).rational()
            && far == FormatValue.binary(high).rational())
        let part = ((exact - near) / (far - near)) * (BigRational(UInt64.max) + 1)
        #expect(BigRational(share) == part.floor)
      case .beyond:
        #expect(high.isInfinite && !low.isInfinite)
      }
    }
    #expect(betweens > 300)
  }

  @Test("what is far below the least number is no number of the format") func tiny() throws {
    let step = StepGraph.Step(operation: .unary(.exp), operands: [])
    let finder = try NeighborFinder(.binary(.binary16), limits: ExactLimits())
    guard
      case .between(let toward, let away, 0) = try finder.neighborhood(of: step, [.binary(-60000)])
    else {
      Issue.record("exp(-60000) is not 0")
      return
    }
    #expect(try toward.isZero && away.rational() == BigRational(1, over: 1 << 24))
  }
}
