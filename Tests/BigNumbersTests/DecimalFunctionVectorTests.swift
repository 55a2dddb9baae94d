import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Every function on decimals, compared with independent values in all eight directions.
@Suite("decimal function vectors")
struct DecimalFunctionVectorTests {
  static let folder = "Tests/BigNumbersTests/DecimalVectors/Functions"
  static let names = Repository.files(in: folder, endingIn: ".txt").map { path in
    String(path.split(separator: "/").last?.dropLast(4) ?? "")
  }

  /// The order of the results of a line.
  static let roundings: [DecimalRounding] = [
    .nearestEven, .nearestAway, .nearestZero, .towardZero, .up, .down, .awayFromZero, .zeroFiveAway,
  ]

  /// The functions for which the General Decimal Arithmetic specification defines trailing zeros.
  static let specified: Set = [
    "add", "subtract", "multiply", "divide", "fusedMultiplyAdd", "fusedMultiplySubtract", "square",
  ]

  /// One line: a precision, operands, and the result in each direction.
  struct Sample {
    var digits: Int
    var operands: [BigDecimal]
    var results: [BigDecimal]

    init(_ line: VectorLine) throws {
      digits = try #require(Int(line.fields[0]))
      operands = try line.fields.dropFirst().map { try BigDecimal(parsing: String($0)) }
      let values = line.result.split(separator: " ")
      let choices = try values.prefix(2).map { try BigDecimal(parsing: String($0)) }
      let order = values.count > 2 ? Array(values[2].utf8) : Array(repeating: 48, count: 8)
      results = order.map { choices[Int($0) - 48] }
    }
  }

  @Test("every operation has vectors") func everyOperationHasVectors() {
    let operations = Set(VectorTests.unary.keys).union(VectorTests.binary.keys)
      .union(VectorTests.lists.keys).union(Constant.allCases.map(\.rawValue))
    #expect(operations == Set(Self.names))
    #expect(Set(Self.roundings) == Set(DecimalRounding.allCases))
  }

  @Test("digit for digit", arguments: names) func vectors(_ name: String) throws {
    var failures: [String] = []
    for line in try VectorLine.lines(of: "\(Self.folder)/\(name).txt") {
      let sample = try Sample(line)
      for (rounding, expected) in zip(Self.roundings, sample.results) {
        let backend = try DecimalBackend(digits: sample.digits, rounding: rounding)
        do {
          let result = try #require(
            try VectorTests.apply(name, sample.operands, backend), "no such function")
          let isRight =
            Self.specified.contains(name)
            ? result.description == expected.description : result == expected
          if !isRight || result.digitCount > sample.digits {
            failures.append("\(line), \(rounding): got \(result)")
          }
        } catch {
          failures.append("\(line), \(rounding): \(error)")
        }
      }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) wrong, such as \(failures.prefix(6).joined(separator: "\n"))")
  }
}
