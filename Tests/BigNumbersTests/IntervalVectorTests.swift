import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Enclosures, compared with certified values at many points of the arguments, and with tight
/// ranges.
@Suite("interval vectors")
struct IntervalVectorTests {
  static let folder = "Tests/BigNumbersTests/IntervalVectors"
  static let names = Repository.files(in: folder, endingIn: ".txt").map { path in
    String(path.split(separator: "/").last?.dropLast(4) ?? "")
  }

  /// One line: arguments, facts, and the smallest and largest sample.
  struct Sample {
    var precision: Precision
    var fact: Substring
    var arguments: [BigInterval]
    var range: (low: BigFloat, high: BigFloat)?

    init(_ line: VectorLine) throws {
      precision = .bits(try #require(Int(line.fields[0])))
      fact = line.fields[1]
      let ends = try line.fields.dropFirst(2).map(VectorTests.exact)
      arguments = stride(from: 0, to: ends.count, by: 2).map {
        BigInterval(lower: ends[$0], upper: ends[$0 + 1])
      }
      let values = line.result.split(separator: " ")
      if values.count == 2 {
        range = (try VectorTests.exact(values[0]), try VectorTests.exact(values[1]))
      }
    }
  }

  static func compute(
    _ name: String, _ arguments: [BigInterval], _ precision: Precision
  ) throws -> BigInterval? {
    if let f = VectorTests.unary[name] {
      return try .compute(f, arguments[0], precision: precision)
    }
    if let f = VectorTests.binary[name] {
      return try .compute(f, arguments[0], arguments[1], precision: precision)
    }
    return try VectorTests.lists[name].map { f throws(LimitExceeded) in
      try .compute(f, arguments, precision: precision)
    }
  }

  @Test("every operation has vectors") func everyOperationHasVectors() {
    let operations = Set(VectorTests.unary.keys).union(VectorTests.binary.keys)
      .union(VectorTests.lists.keys)
    #expect(operations == Set(Self.names))
  }

  @Test("samples lie inside, and hardly anything else", arguments: names)
  func vectors(_ name: String) throws {
    var failures: [String] = []
    for line in try VectorLine.lines(of: "\(Self.folder)/\(name).txt") {
      let sample = try Sample(line)
      let result = try #require(try Self.compute(name, sample.arguments, sample.precision))
      let facts = result.isErrorCertain ? "c" : result.isErrorPossible ? "p" : "n"
      if facts != sample.fact { failures.append("\(line): fact \(facts)") }
      guard let (low, high) = sample.range else {
        if !result.isEmpty { failures.append("\(line): got \(result)") }
        continue
      }
      if !result.contains(low) || !result.contains(high) {
        failures.append("\(line): got \(result)")
      } else if Self.isSearched(sample, result, name),
        !Self.isTight(result, low, high, sample.precision, name)
      {
        failures.append("\(line): wide \(result)")
      }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) wrong, such as \(failures.prefix(6).joined(separator: "\n"))")
  }

  /// Whether the samples show the range; they do not near a pole, near divisors of zero, and near
  /// base 1.
  static func isSearched(_ sample: Sample, _ result: BigInterval, _ name: String) -> Bool {
    let divisions: Set = [
      "modulo", "truncatingRemainder", "remainder", "truncatingQuotient", "remainderQuotient",
      "logBase",
    ]
    return sample.fact == "n" || (result.isBounded && !divisions.contains(name))
  }

  /// Whether the width is at most 1.01 times that of the samples, plus 4 ulps.
  static func isTight(
    _ result: BigInterval, _ low: BigFloat, _ high: BigFloat, _ precision: Precision, _ name: String
  ) -> Bool {
    // The exponents of numbers around 0 have no lower bound, which samples do not show.
    guard result.isBounded else { return name == "binaryExponent" }
    let wide = Precision.bits(600)
    let exact = BigFloat(high, precision: wide) - low
    let size = BigFloat(max(low.magnitude, high.magnitude), precision: precision)
    let allowed = exact + exact / 100 + 4 * size.ulp
    return BigFloat(result.upper, precision: wide) - result.lower <= allowed
  }
}
