import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Every function against independent values, at four precisions and in five directions.
@Suite("independent vectors")
struct VectorTests {
  static let folder = "Tests/BigNumbersTests/Vectors"
  static let names = Repository.files(in: folder, endingIn: ".txt").map { path in
    String(path.split(separator: "/").last?.dropLast(4) ?? "")
  }

  static let unary = table(UnaryFunction.allCases)
  static let binary = table(BinaryFunction.allCases)
  static let lists = table(ListFunction.allCases.filter { !$0.isFinancial })

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
    // Wide enough for every digit, so that nothing is rounded here.
    try BigFloat(String(text), precision: .bits(4 * text.utf8.count + 8))
  }

  /// Applies the function of this name; nil when there is none.
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

  /// All bits and the sign, NaN as one value.
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
      let result = try #require(try Self.apply(name, Array(operands), backend), "no such function")
      let expected = Self.bits(try Self.exact(line.result))
      if Self.bits(result) != expected {
        failures.append("\(line): got \(Self.bits(result))")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) wrong, such as \(failures.prefix(3))")
  }

  /// The same vectors at 53 bits against `Double`: the families that libm computes may err by an
  /// ulp or two, everything else is exact.
  @Test("doubles", arguments: names) func doubles(_ name: String) throws {
    let worst = try Self.worstDoubleError(name)
    let bound = Self.libmBounds[name, default: 0]
    #expect(worst.ulps <= bound, "\(worst.line): off by \(worst.ulps) ulps")
  }

  /// Errors of libm in ulps, as measured on these vectors with glibc 2.36. Its reduction modulo π/2
  /// loses bits at 6381956970095103 · 2⁷⁹⁷, the double nearest to an odd multiple of π/2: 8 ulps in the
  /// cosine, 14 in the tangent; elsewhere they stay within 1.
  static let libmBounds: [String: Int64] = [
    "exp10": 1, "expMinusOne": 1, "log": 1, "log2": 1, "log10": 1, "logOnePlus": 1, "sin": 1,
    "cos": 8, "tan": 14, "asin": 1, "acos": 1, "atan": 1, "atan2": 1, "sinh": 2, "cosh": 2,
    "tanh": 2, "asinh": 2, "acosh": 2, "atanh": 2, "exp": 1, "exp2": 1, "pow": 1, "hypot": 1,
  ]

  static func worstDoubleError(_ name: String) throws -> (ulps: Int64, line: String) {
    var worst: (ulps: Int64, line: String) = (0, "")
    for line in try VectorLine.lines(of: "\(folder)/\(name).txt")
    where line.fields[0] == "53" && line.fields[1] == "n" {
      let arguments = try line.fields.dropFirst(2).map(exact)
      let operands = arguments.map { Double($0) }
      guard zip(operands, arguments).allSatisfy({ $0.isNaN || BigFloat($0) == $1 }) else {
        continue
      }
      let truth = try exact(line.result)
      // Results beyond binary64's range would be compared with what rounds twice.
      let expected = Double(truth)
      if truth.isRegular, !expected.isNormal { continue }
      let result = try #require(try apply(name, operands, DoubleBackend()))
      let distance = ordinalDistance(result, expected)
      if distance > worst.ulps { worst = (distance, "\(line): got \(result)") }
    }
    return worst
  }

  /// How many doubles lie between two; 0 for two NaNs; signs of zero count as a difference of one.
  static func ordinalDistance(_ a: Double, _ b: Double) -> Int64 {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
    if a == b { return a.sign == b.sign ? 0 : 1 }
    func ordinal(_ x: Double) -> Int64 {
      let bits = Int64(bitPattern: x.bitPattern & ~(1 << 63))
      return x.sign == .minus ? -bits : bits
    }
    let (difference, overflow) = ordinal(a).subtractingReportingOverflow(ordinal(b))
    return overflow ? .max : Int64(clamping: difference.magnitude)
  }
}
