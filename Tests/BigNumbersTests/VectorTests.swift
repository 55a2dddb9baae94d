import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Every function, compared with independent values at four precisions and in five directions.
@Suite("independent vectors")
struct VectorTests {
  static let folder = "Tests/BigNumbersTests/Vectors"
  static let names = Repository.files(in: folder, endingIn: ".txt").map { path in
    String(path.split(separator: "/").last?.dropLast(4) ?? "")
  }

  static let unary = table(UnaryFunction.allCases)
  static let binary = table(BinaryFunction.allCases)
  // Roots of polynomials, distributions and exponentials of matrices have vectors of their own.
  static let lists = table(
    ListFunction.allCases.filter {
      !$0.isFinancial && !$0.isOfWholeNumbers && !$0.isPolynomialRoot && !$0.isDistribution
        && $0 != .matrixExponential
    })

  private static func table<Case>(_ cases: [Case]) -> [String: Case] {
    Dictionary(uniqueKeysWithValues: cases.map { ("\($0)", $0) })
  }

  static func rounding(_ letter: Substring) throws -> Rounding {
    let modes: [Substring: Rounding] = [
      "n": .nearestEven, "z": .towardZero, "u": .up, "d": .down, "a": .awayFromZero,
    ]
    return try #require(modes[letter])
  }

  static func exact(_ text: Substring) throws -> BigFloat {
    // Wide enough for every digit, so that reading does not round.
    try BigFloat(String(text), precision: .bits(4 * text.utf8.count + 8))
  }

  /// Applies the function with this name; nil if there is none.
  static func apply<Backend: NumericBackend>(
    _ name: String, _ operands: [Backend.Number], _ backend: Backend
  ) throws -> Backend.Number? {
    if let function = unary[name] { return try backend.compute(function, operands[0]) }
    if let function = binary[name] {
      return try backend.compute(function, operands[0], operands[1])
    }
    if let function = lists[name] { return try backend.compute(function, operands) }
    return try Constant(rawValue: name).map { try backend.constant($0) }
  }

  /// All bits and the sign; all NaNs are the same.
  static func bits(_ x: BigFloat) -> String {
    if x.isNaN { return "nan" }
    if x.isInfinite { return x.isNegative ? "-inf" : "inf" }
    return x.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
  }

  @Test("every operation has vectors") func everyOperationHasVectors() {
    let operations = Set(Self.unary.keys).union(Self.binary.keys).union(Self.lists.keys)
      .union(Constant.allCases.map(\.rawValue))
    #expect(operations == Set(Self.names))
  }

  @Test("bit for bit", arguments: names) func bigFloat(_ name: String) throws {
    var backends: [String: BigFloatBackend] = [:]
    var failures: [String] = []
    for line in try VectorLine.lines(of: "\(Self.folder)/\(name).txt") {
      let key = "\(line.fields[0]) \(line.fields[1])"
      let backend =
        try backends[key]
        ?? BigFloatBackend(
          precision: .bits(#require(Int(line.fields[0]))),
          rounding: Self.rounding(line.fields[1]))
      backends[key] = backend
      let operands = try line.fields.dropFirst(2).map(Self.exact)
      let result = try #require(
        try Self.apply(name, Array(operands), backend), "no such function")
      let expected = Self.bits(try Self.exact(line.result))
      if Self.bits(result) != expected {
        failures.append("\(line): got \(Self.bits(result))")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) wrong, such as \(failures.prefix(3))")
  }
}
