import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Special functions of complex numbers: values from Arb, truncated to 400 bits.
@Suite("parts of special functions") struct SpecialPartTests {
  typealias Vector = ComplexPartTests.Vector

  static let families = ["hypergeometric", "zeta", "elliptic", "bessel"]

  /// Every part of the values of a family, with its place.
  private func parts(
    _ family: String, each step: Int,
    _ body: (PartFunction, [BigFloat], _ expected: BigFloat, _ place: Int) throws -> Void
  ) throws {
    for (index, vector) in try ComplexPartTests.vectors(family).enumerated()
    where index % step == 0 {
      for (part, value) in zip([PartFunction.Part.real, .imaginary], vector.values) {
        try body(PartFunction(vector.function, part), vector.operands, value, index)
      }
    }
  }

  @Test("every part is correctly rounded in a direction", arguments: families)
  func rounding(_ family: String) throws {
    let directions: [Rounding] = [.nearestEven, .towardZero, .up, .down, .awayFromZero]
    try parts(family, each: 1) { part, operands, value, place in
      let bits = [53, 2, 200, 113][place % 4]
      // The digits that were cut off decide the direction where all others are 0.
      let isShort = BigFloat(value, precision: .bits(bits), rounding: .down) == value
      let direction = isShort ? .nearestEven : directions[place % 5]
      let backend = try BigFloatBackend(precision: .bits(bits), rounding: direction)
      let found = try? backend.compute(part, operands)
      let expected = BigFloat(value, precision: .bits(bits), rounding: direction)
      #expect(found == expected, "\(part) at \(operands), \(bits) bits, \(direction)")
    }
  }

  @Test("exact numbers and decimals have the same values", arguments: families)
  func otherNumbers(_ family: String) throws {
    let decimals = try DecimalBackend(digits: 30)
    let binary = try BigFloatBackend(precision: .bits(400))
    func text(_ x: BigFloat, digits: Int) throws -> String {
      try binary.format(x, as: NumberFormat(digits: digits)).text
    }
    try parts(family, each: 9) { part, operands, value, _ in
      let expected = try text(value, digits: 30)
      let exact = try ExactBackend().compute(
        part, try operands.map { try #require(ExactReal(exactly: $0)) })
      #expect(
        try ExactBackend().format(exact, as: NumberFormat(digits: 30)).text == expected,
        "\(part) at \(operands)")
      guard operands.allSatisfy({ $0.isZero || $0.magnitude > BigFloat(0x1p-200 as Double) }) else {
        return
      }
      let decimal = try decimals.compute(
        part, try operands.map { try BigDecimal(parsing: try text($0, digits: 400)) })
      #expect(decimal == (try BigDecimal(parsing: expected)), "\(part) at \(operands)")
    }
  }

  @Test("doubles have the nearest value", arguments: families)
  func doubles(_ family: String) throws {
    try parts(family, each: 5) { part, operands, value, _ in
      let doubles = operands.map { Double($0) }
      guard zip(doubles, operands).allSatisfy({ BigFloat($0) == $1 }) else { return }
      let found = try DoubleBackend.completed.compute(part, doubles)
      #expect(found == Double(value), "\(part) at \(operands)")
      #expect(throws: ComputationFailure.self) { try DoubleBackend().compute(part, doubles) }
    }
  }

  @Test("every function that is not composed of real ones has vectors") func complete() throws {
    let covered = try Set(
      (Self.families + ["special"]).flatMap { family in
        try ComplexPartTests.vectors(family).map(\.function)
      })
    #expect(covered == Set(ComplexFunction.allCases.filter { !$0.isComposed }))
  }

  @Test("a real value is a real part beside an imaginary one that is 0") func realValues() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    func value(_ function: ComplexFunction, _ x: BigFloat...) throws -> BigFloat {
      try backend.compute(PartFunction(function, .realValue), x.flatMap { [$0, 0] })
    }
    #expect(try value(.besselJ, 0, 1) == BigFloat.compute(.besselJ0, 1, precision: .bits(53)))
    #expect(try value(.besselY, 0, -1).isNaN)
    #expect(try value(.polylogarithm, 2, 1) == BigFloat.compute(.zeta, 2, precision: .bits(53)))
    #expect(try value(.polylogarithm, 2, 2).isNaN)
    #expect(try value(.hurwitzZeta, 2, 1) == BigFloat.compute(.zeta, 2, precision: .bits(53)))
    #expect(try value(.hypergeometric2F1, 1, 1, 2, 3).isNaN)
    #expect(try value(.hypergeometricU, 1, 1, -1).isNaN)
  }
}
