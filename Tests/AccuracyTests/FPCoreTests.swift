import Accuracy
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Vectors of another interpreter; see make_values.py.
@Suite("FPCore")
struct FPCoreTests {
  static let directory = "Tests/AccuracyTests/FPCoreVectors"

  struct Point: Sendable, CustomStringConvertible {
    var core: Int
    var inputs: [FPCoreValue<ExactReal>]
    var computed: [Substring]
    var truth: [Substring]
    var description: String
  }

  static func cores() throws -> [FPCore] {
    try FPCoreFile(utf8: Array(Repository.text("\(directory)/cores.fpcore").utf8)).cores
  }

  static func points() throws -> [Point] {
    try VectorLine.lines(of: "\(directory)/values.txt").map { line in
      let sides = line.result.split(separator: ";")
      return Point(
        core: try #require(Int(line.fields[0])) - 1,
        inputs: try line.fields.dropFirst().map { try value($0) },
        computed: sides[0].split(separator: " "), truth: sides[1].split(separator: " "),
        description: line.description)
    }
  }

  /// `1/2` or `[1,[2,3]]`.
  private static func value(_ text: Substring) throws -> FPCoreValue<ExactReal> {
    guard text.first == "[" else {
      return .number(ExactReal(try BigRational(parsing: String(text))))
    }
    var depth = 0
    var parts: [Substring] = [""]
    for character in text.dropFirst().dropLast() {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return .array(try parts.map { try value($0) })
  }

  private func leaves<Number>(
    _ value: FPCoreValue<Number>, _ text: (Number) throws -> String
  ) rethrows -> [String] {
    switch value {
    case .number(let number): [try text(number)]
    case .truth(let truth): ["\(truth)"]
    case .array(let values): try values.flatMap { try leaves($0, text) }
    }
  }

  private func text(_ value: FormatValue) throws -> String {
    guard case .binary(let x) = value else { return "decimal" }
    guard x.isFinite else { return x.isNaN ? "nan" : x < 0 ? "-inf" : "inf" }
    return try #require(try BigRational(exactly: x)).description
  }

  @Test("computes what another interpreter computes") func computed() throws {
    let cores = try Self.cores()
    let points = try Self.points()
    #expect(points.count == 167)
    for point in points {
      let value = try cores[point.core].computed(point.inputs)
      #expect(try leaves(value, text) == point.computed.map(String.init), "\(point)")
    }
  }

  @Test("has the true values of another interpreter") func truth() throws {
    let cores = try Self.cores()
    for point in try Self.points() {
      let value = try cores[point.core].truth(point.inputs)
      var rest = point.truth[...]
      // A number that is the expected one to 38 digits counts as that.
      let found = try leaves(value) { truth in
        let expected = rest.popFirst() ?? ""
        guard let value = truth.value else { return "none" }
        guard let other = try? BigRational(parsing: String(expected)) else { return "a number" }
        let bound = ExactReal(other).applying(.magnitude) / ExactReal(try BigRational.pow(10, 38))
        let distance = (value - ExactReal(other)).applying(.magnitude)
        return try distance.compared(to: bound) == .greater ? "not \(expected)" : String(expected)
      }
      #expect(found == point.truth.map(String.init), "\(point)")
    }
  }

  @Test("straight-line cores are programs that compute the same") func programs() throws {
    var count = 0
    let cores = try Self.cores()
    for point in try Self.points() {
      let core = cores[point.core]
      guard let program = core.program() else { continue }
      count += 1
      let format = try #require(BinaryFormat.known[core.format().name])
      let rounding = try #require(core.context().rounding?.binary)
      let backend = try BigFloatBackend(format: format, rounding: rounding)
      let inputs = try core.rounded(point.inputs).flatMap(\.numbers).map {
        BigFloat(try $0.rounded(to: .bits(300)), precision: format.precision)
      }
      let outputs = try backend.evaluate(program, inputs: inputs, special: .ieee)
      #expect(try text(.binary(outputs[0])) == String(point.computed[0]), "\(point)")
    }
    #expect(count > 20)
  }
}

extension BinaryFormat {
  fileprivate static let known: [String: BinaryFormat] = Dictionary(
    uniqueKeysWithValues: [
      .binary16, .bfloat16, .binary32, .binary64, .extended80, .binary128, .binary256,
      BinaryFormat(
        name: "(float 8 19)", precision: .bits(11), leastExponent: -126, greatestExponent: 127),
      BinaryFormat(
        name: "(float 15 256)", precision: .bits(241), leastExponent: -16382,
        greatestExponent: 16383),
    ].map { ($0.name, $0) })
}
