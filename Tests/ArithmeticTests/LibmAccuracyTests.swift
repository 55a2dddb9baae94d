import BigNumbers
import NumericCore
import Scientific
import TestSupport
import Testing

/// The accuracy that the rows state for doubles holds for the independent vectors of 53 bits.
@Suite("accuracy of doubles")
struct LibmAccuracyTests {
  static let folder = "Tests/BigNumbersTests/Vectors"
  static let names = Repository.files(in: folder, endingIn: ".txt").map { path in
    String(path.split(separator: "/").last?.dropLast(4) ?? "")
  }
  static let functions = Dictionary(
    uniqueKeysWithValues: Function.allCases.map { ($0.caseName, $0) })

  /// The error of libm is at most that of the row; all other functions are correctly rounded.
  @Test("errors stay within what the row says", arguments: names)
  func doubles(_ name: String) throws {
    let accuracy = Self.functions[name].flatMap(Catalogue.accuracy)
    let bound = accuracy?.ulps ?? 0
    var isBesideZeros = false
    if case .libmBesideZeros = accuracy { isBesideZeros = true }
    let worst = try Self.worstError(name, isBesideZeros: isBesideZeros)
    #expect(worst.ulps <= bound, "\(worst.line): off by \(worst.ulps) ulps")
  }

  static func exact(_ text: Substring) throws -> BigFloat {
    // Wide enough for every digit, so that reading does not round.
    try BigFloat(String(text), precision: .bits(4 * text.utf8.count + 8))
  }

  /// The function or constant of this name; nil when there is none.
  static func apply<Backend: NumericBackend>(
    _ name: String, _ operands: [Backend.Number], _ backend: Backend
  ) throws -> Backend.Number? {
    if let function = functions[name] { return try backend.compute(function, operands) }
    return try Constant(rawValue: name).map { try backend.constant($0) }
  }

  static func worstError(
    _ name: String, isBesideZeros: Bool
  ) throws -> (ulps: Int64, line: String) {
    var worst: (ulps: Int64, line: String) = (0, "")
    for line in try VectorLine.lines(of: "\(folder)/\(name).txt")
    where line.fields[0] == "53" && line.fields[1] == "n" {
      let arguments = try line.fields.dropFirst(2).map(exact)
      let operands = arguments.map { Double($0) }
      guard zip(operands, arguments).allSatisfy({ $0.isNaN || BigFloat($0) == $1 }) else {
        continue
      }
      let truth = try exact(line.result)
      // Beyond the range of binary64 the comparison would round twice.
      let expected = Double(truth)
      if truth.isRegular, !expected.isNormal { continue }
      let result = try #require(try apply(name, operands, DoubleBackend.completed))
      let distance =
        isBesideZeros && result.isFinite && expected.isFinite
        ? Int64(((result - expected).magnitude / max(1, expected.magnitude).ulp).rounded(.up))
        : ordinalDistance(result, expected)
      if distance > worst.ulps { worst = (distance, "\(line): got \(result)") }
    }
    return worst
  }

  /// The number of steps from one double to another; 0 for two NaNs; zeros of different signs
  /// differ by one.
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
