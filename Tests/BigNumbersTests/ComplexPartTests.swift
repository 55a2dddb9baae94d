import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

/// Parts of functions of complex numbers: values from mpmath and Arb, truncated to 400 bits, and the sides of cuts from CPython.
@Suite("parts of complex functions") struct ComplexPartTests {
  struct Vector {
    let function: ComplexFunction
    let operands: [BigFloat]
    /// Both parts.
    let values: [BigFloat]
  }

  /// Values of all functions.
  static func values() throws -> [Vector] { try vectors("parts") + vectors("special") }

  static func vectors(_ name: String) throws -> [Vector] {
    try VectorLine.lines(of: "Tests/BigNumbersTests/ComplexVectors/\(name).txt").map { line in
      func numbers(_ texts: some Sequence<Substring>) throws -> [BigFloat] {
        try texts.map { try BigFloat(String($0), precision: .bits(400)) }
      }
      let name = line.fields[0]
      return Vector(
        function: try #require(ComplexFunction.allCases.first { "\($0)" == name }),
        operands: try numbers(line.fields.dropFirst()),
        values: try numbers(line.result.split(separator: " ")))
    }
  }

  @Test("every part is correctly rounded in every direction", arguments: [2, 24, 53, 113, 200])
  func rounding(_ bits: Int) throws {
    let directions: [Rounding] = [.nearestEven, .towardZero, .up, .down, .awayFromZero]
    let backends = try directions.map { try BigFloatBackend(precision: .bits(bits), rounding: $0) }
    var covered: Set<ComplexFunction> = []
    for (index, vector) in try Self.values().enumerated() {
      covered.insert(vector.function)
      for (part, value) in zip(PartFunction.Part.allCases, vector.values) {
        // All of them to nearest, and one of the other directions each.
        for place in [0, 1 + index % 4] {
          let found = try backends[place].compute(
            PartFunction(vector.function, part), vector.operands)
          let expected = BigFloat(value, precision: .bits(bits), rounding: directions[place])
          #expect(
            found == expected,
            "\(part) \(vector.function) at \(vector.operands), \(bits) bits, \(directions[place])")
        }
      }
    }
    #expect(covered.isSuperset(of: ComplexFunction.allCases.filter(\.isComposed)))
  }

  @Test("exact numbers have the same values") func exactParts() throws {
    for (index, vector) in try Self.values().enumerated() where index % 7 == 0 {
      for (part, value) in zip(PartFunction.Part.allCases, vector.values) {
        let part = PartFunction(vector.function, part)
        let operands = try vector.operands.map { try #require(ExactReal(exactly: $0)) }
        let exact = try ExactBackend().compute(part, operands)
        let digits = try ExactBackend().format(exact, as: NumberFormat(digits: 30)).text
        let expected = try BigFloatBackend(precision: .bits(400)).format(
          value, as: NumberFormat(digits: 30)
        ).text
        #expect(digits == expected, "\(part) at \(vector.operands)")
      }
    }
  }

  @Test("parts without a composition are stored as they are") func coded() throws {
    let number = try ExactBackend().compute(
      PartFunction(.gamma, .imaginary), [ExactReal(1), ExactReal(1)])
    let data = try JSONEncoder().encode(number)
    let read = try JSONDecoder().decode(ExactReal.self, from: data)
    #expect(read.description == number.description && read.description.hasPrefix("-0.154949828301"))
    let text = try #require(String(data: data, encoding: .utf8))
    let hostile = text.replacing("im gamma", with: "im exp")
    #expect(text != hostile)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ExactReal.self, from: Data(hostile.utf8))
    }
  }

  @Test("long series end at the limit of time") func timeLimit() throws {
    var limits = Limits()
    limits.time = 1
    let backend = try BigFloatBackend(precision: .bits(200_000), limits: limits)
    #expect(throws: LimitExceeded.self) {
      try backend.compute(PartFunction(.gamma, .real), [1, 1])
    }
  }

  @Test("decimals have the same values, rounded once") func decimalParts() throws {
    let decimals = try DecimalBackend(digits: 30)
    let binary = try BigFloatBackend(precision: .bits(400))
    func decimal(_ x: BigFloat, digits: Int) throws -> BigDecimal {
      try BigDecimal(parsing: try binary.format(x, as: NumberFormat(digits: digits)).text)
    }
    for (index, vector) in try Self.values().enumerated() where index % 5 == 0 {
      // All digits of the operands, which are at least 2⁻¹⁸⁰.
      let operands = try vector.operands.map { try decimal($0, digits: 300) }
      for (part, value) in zip(PartFunction.Part.allCases, vector.values) {
        let found = try decimals.compute(PartFunction(vector.function, part), operands)
        #expect(
          found == (try decimal(value, digits: 30)),
          "\(part) \(vector.function) at \(vector.operands)")
      }
    }
  }

  @Test("doubles are near the values, relative to the length") func doubles() throws {
    for vector in try Self.values() {
      let operands = vector.operands.map { Double($0) }
      // The values belong to the operands as they are.
      guard zip(operands, vector.operands).allSatisfy({ BigFloat($0) == $1 }) else { continue }
      let length = vector.values[0].magnitude + vector.values[1].magnitude
      // Powers by logarithms lose as many bits as the logarithm of the result has before its point.
      let ulps = vector.function == .power ? 0x1p-38 : 0x1p-48
      guard Double(length) > 0x1p-900, Double(length) < 0x1p900 else { continue }
      for (part, value) in zip(PartFunction.Part.allCases, vector.values) {
        let found = try DoubleBackend.completed.compute(
          PartFunction(vector.function, part), operands)
        #expect(
          (BigFloat(found) - value).magnitude <= length * BigFloat(ulps as Double),
          "\(part) \(vector.function) at \(operands)")
      }
    }
  }

  @Test("signs of zeros choose the sides of cuts", arguments: ["double", "bigfloat", "decimal"])
  func sides(_ system: String) throws {
    for vector in try Self.vectors("cuts") {
      for (part, value) in zip(PartFunction.Part.allCases, vector.values) {
        let part = PartFunction(vector.function, part)
        let found: BigFloat =
          switch system {
          case "double":
            BigFloat(try DoubleBackend().compute(part, vector.operands.map { Double($0) }))
          case "bigfloat": try BigFloatBackend(precision: .bits(53)).compute(part, vector.operands)
          default:
            try BigFloat(
              try DecimalBackend(digits: 17).compute(
                part, try vector.operands.map { try BigDecimal(parsing: "\(Double($0))") }
              ).description, precision: .bits(53))
          }
        if value.isFinite {
          let error = (found - value).magnitude
          #expect(
            error <= value.magnitude * BigFloat(0x1p-50 as Double) && found.sign == value.sign,
            "\(part) at \(vector.operands): \(found), not \(value)")
        } else {
          #expect("\(found)" == "\(value)", "\(part) at \(vector.operands)")
        }
      }
    }
  }

  @Test("logarithms of numbers whose squared length is a power of the base are exact")
  func exactLogarithms() throws {
    let half = BigFloat(0.5 as Double)
    for bits in [2, 53, 200] {
      let backend = try BigFloatBackend(precision: .bits(bits))
      #expect(try backend.compute(PartFunction(.log10, .real), [3, -1]) == half)
      #expect(try backend.compute(PartFunction(.log2, .real), [-1, 1]) == half)
      #expect(
        try backend.compute(PartFunction(.log2, .real), [0, BigFloat(0x1p-6 as Double)]) == -6)
      let more = try backend.compute(PartFunction(.log10, .real), [30, 10])
      #expect(more == half + 1)
    }
    let decimals = try DecimalBackend(digits: 20)
    #expect(
      try decimals.compute(PartFunction(.log10, .real), [3, 1]) == BigDecimal(parsing: "0.5"))
  }

  @Test("tangents next to 1 are rounded to their side of it") func besideOne() throws {
    let ulp = BigFloat(0x1p-53 as Double)
    // im tan(x + iy) is 1 − 2·cos 2x·exp(−2y) and less: cos 2x is positive for 0 and 3, negative for 1 and 2.
    for (x, isBelow) in [(0, true), (3, true), (1, false), (2, false)] {
      for y: BigFloat in [100, 1000, 1_000_000, BigFloat(0x1p100 as Double)] {
        for (rounding, expected): (Rounding, BigFloat) in [
          (.nearestEven, 1), (.down, isBelow ? 1 - ulp : 1), (.up, isBelow ? 1 : 1 + (ulp + ulp)),
        ] {
          let backend = try BigFloatBackend(precision: .bits(53), rounding: rounding)
          let x = BigFloat(x)
          #expect(try backend.compute(PartFunction(.tan, .imaginary), [x, y]) == expected)
          #expect(try backend.compute(PartFunction(.tanh, .real), [y, x]) == expected)
        }
      }
    }
  }

  @Test("an angle at either end of the exponents is one like others") func extremeAngles() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    for exponent in [-(1 << 61), -(1 << 60), -(1 << 40)] {
      let angle = BigFloat(sign: .plus, exponent: exponent, significand: 1)
      let found = try backend.compute(PartFunction(.tan, .imaginary), [angle, 2])
      #expect(found == BigFloat.compute(.tanh, BigFloat(2), precision: .bits(53)))
      #expect(try backend.compute(PartFunction(.tanh, .real), [2, angle]) == found)
    }
  }

  @Test("exponents beyond the range are an overflow or an underflow, rounded in every direction")
  func beyondRange() throws {
    let far = BigFloat(0x1p100 as Double)
    let exp = PartFunction(.exp, .real)
    for (rounding, large, small) in [
      (Rounding.nearestEven, BigFloat.infinity, BigFloat.zero),
      (.up, .infinity, .leastNonzeroMagnitude), (.down, .greatestFiniteMagnitude, .zero),
    ] {
      let backend = try BigFloatBackend(precision: .bits(64), rounding: rounding)
      let found = try backend.compute(exp, [far, 1])
      #expect(found == large || (rounding == .down && found.isFinite && found > 1))
      let least = try backend.compute(exp, [-far, 1])
      #expect(rounding == .up ? least > 0 && least < BigFloat(0x1p-1000 as Double) : least == small)
      #expect(try backend.compute(PartFunction(.sin, .imaginary), [2, far]) < -1)
      // Γ(2¹⁰⁰ + i) has an angle of about ln 2¹⁰⁰ = 69.3, whose cosine is positive; |Γ(2¹⁰⁰i)| is less than exp(−2¹⁰⁰).
      let gamma = PartFunction(.gamma, .real)
      #expect(try backend.compute(gamma, [far, 1]) == found)
      let size = try backend.compute(gamma, [0, far]).magnitude
      #expect(size == 0 || size == .leastNonzeroMagnitude)
    }
  }
}
