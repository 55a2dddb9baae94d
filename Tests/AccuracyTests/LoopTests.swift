import Accuracy
import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

@Suite("loops of cores")
struct LoopTests {
  /// A line of LoopVectors/loops.jsonl; digits are an integer and a power of ten.
  private struct Vector: Decodable {
    var core: String
    var x: String
    var y: String
    var decimal: Digits
    var value: String
    var ordinalUlps: Int

    enum CodingKeys: String, CodingKey {
      case core, x, y, decimal, value
      case ordinalUlps = "ordinal_ulps"
    }
  }

  private struct Digits: Decodable, Equatable {
    var whole: String
    var exponent: Int

    init(_ digits: NumberDigits) {
      whole = (digits.isNegative ? "-" : "") + String(decoding: digits.digits, as: UTF8.self)
      exponent = digits.exponent - digits.digits.count
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      whole = try list.decode(String.self)
      exponent = try list.decode(Int.self)
    }
  }

  private static func core(_ source: String) throws -> FPCore {
    try #require(try FPCoreFile(utf8: Array(source.utf8)).cores.first)
  }

  private static func number(_ text: String) throws -> FPCoreValue<ExactReal> {
    .number(ExactReal(try BigRational(parsing: text)))
  }

  @Test("agree with Arb's enclosures and Python's floats") func vectors() throws {
    let lines = try Repository.text("Tests/AccuracyTests/LoopVectors/loops.jsonl")
      .split(separator: "\n")
    #expect(lines.count == 200)
    for line in lines {
      let vector = try JSONDecoder().decode(Vector.self, from: Data(line.utf8))
      let comparison = try CoreComparison(
        try Self.core(vector.core), [try Self.number(vector.x), try Self.number(vector.y)])
      let element = try #require(comparison.elements.first?.comparison, "\(line)")
      let truth = try #require(element.truth.value, "\(line)")
      #expect(try Digits(truth.digits(.significant(40))) == vector.decimal, "\(line)")
      let value = try #require(Double(vector.value))
      #expect(try element.value.rational() == BigRational(exactly: value), "\(line)")
      #expect(element.error?.ordinalUlps == BigRational(vector.ordinalUlps), "\(line)")
    }
  }

  @Test("more digits take more bits, and agree") func moreDigits() throws {
    let core = try Self.core("(FPCore (n) (for ([i n]) ([x 0.1 (* 4 (* x (- 1 x)))]) x))")
    let truth = try core.truth([try Self.number("200")])
    guard case .number(.certified(let number)) = truth else {
      Issue.record("no value")
      return
    }
    // sin²(2²⁰⁰·asin √0.1), which needs no loop.
    let tenth: ExactReal = ExactReal(1) / 10
    let angle = ExactReal.compute(.asin, tenth.squareRoot())
    let turns = ExactReal.compute(.pow, 2, 200)
    let sine = ExactReal.compute(.sin, angle * turns)
    let square: ExactReal = sine * sine
    for count in [10, 1000, 200] {
      #expect(
        try number.digits(.significant(count)) == square.digits(.significant(count)))
    }
    // A number that is derived from it.
    let third: ExactReal = ExactReal(1) / 3
    let (a, b) = (number - third, square - third)
    #expect(try a.digits(.significant(60)) == b.digits(.significant(60)))
  }

  /// Values that enclosures cannot tell from a short number, and what they are.
  @Test(
    "what no enclosure decides is proven by symbols",
    arguments: [
      ("(if (== (* (sqrt x) (sqrt x)) x) 1 2)", "1"),
      ("(for ([i 10]) ([y x (sqrt (+ y 2))]) (- y 2))", "0"),
      ("(for ([i 5]) ([y x (* (sqrt y) (sqrt y))]) y)", "2"),
      ("(for ([i 3]) ([s 0 (+ s (sin (* PI i)))]) s)", "0"),
      ("(floor (* (sqrt x) (sqrt x)))", "2"),
      ("(while (< (* (sqrt y) (sqrt y)) 5) ([y x (+ y 1)]) y)", "5"),
      ("(fmax (* (sqrt x) (sqrt x)) x)", "2"),
    ]) func symbols(body: String, expected: String) throws
  {
    let comparison = try CoreComparison(
      try Self.core("(FPCore (x) \(body))"), [try Self.number("2")])
    let element = try #require(comparison.elements.first?.comparison)
    let truth = try #require(element.truth.value, "\(body)")
    #expect(try truth.isEqual(to: ExactReal(BigRational(parsing: expected))), "\(body)")
    #expect(element.error != nil, "\(body)")
  }

  @Test(
    "digits are exact where symbols prove it",
    arguments: [
      ("(for ([i 2]) ([y 0.3 (sqrt (* y y))]) y)", "0.3", true),
      ("(for ([i 3]) ([y 1/3 (sqrt (* y y))]) y)", "0.33333333333333333333", false),
      ("(for ([i 3]) ([y 0.75 (sqrt (* y y))]) y)", "0.75", true),
      ("(for ([i 3]) ([y 2 (sqrt y)]) y)", "1.0905077326652576592", false),
    ]) func exactDigits(body: String, expected: String, isExact: Bool) throws
  {
    let truth = try Self.core("(FPCore () \(body))").truth([]).numbers[0].value
    let digits = try #require(truth).digits(.significant(20))
    #expect(digits.isExact == isExact, "\(body)")
    #expect(digits.text(as: NumberFormat(style: .auto, digits: 20)).hasPrefix(expected), "\(body)")
  }

  @Test("an unused operation without a value is no failure") func unused() throws {
    let core = try Self.core("(FPCore (x) (for ([i 3]) ([y 1 (/ 1 x)] [z 1 (+ z 1)]) z))")
    guard case .number(.certified(let truth)) = try core.truth([try Self.number("0")]) else {
      Issue.record("no value")
      return
    }
    #expect(try truth.isEqual(to: 4))
  }

  @Test(
    "values that do not exist are invalid",
    arguments: [
      "(for ([i 2]) ([y x (/ 1 (- y x))]) y)",
      "(for ([i 3]) ([y 1 (/ 1 (- (sin y) (sin y)))]) y)",
      "(for ([i 2]) ([y x (sqrt (- y 3))]) y)", "(for ([i 2]) ([y x (log (- y 3))]) y)",
    ]) func invalid(body: String) throws
  {
    let truth = try Self.core("(FPCore (x) \(body))").truth([try Self.number("2")])
    guard case .number(.invalid) = truth else {
      Issue.record("\(body) is \(truth)")
      return
    }
  }

  @Test("an undecided true value leaves the computed one") func undecided() throws {
    var limits = ExactLimits()
    limits.sizes.workingPrecision = 1024
    let comparison = try CoreComparison(
      try Self.core("(FPCore (n) (for ([i n]) ([x 0.1 (* 4 (* x (- 1 x)))]) x))"),
      [try Self.number("2000")], limits: limits)
    guard case .number(.undecided(.limit(let limit))) = comparison.truth else {
      Issue.record("\(comparison.truth)")
      return
    }
    #expect(limit.limit == .workingPrecision)
    #expect(try comparison.value.numbers[0].rational() == BigRational(exactly: 0.9539076311470239))
  }

  @Test("a million additions are within the limits") func manyTurns() throws {
    let core = try Self.core(
      "(FPCore (n) :precision binary32 (for ([i n]) ([s 0 (+ s 0.1)]) s))")
    guard case .number(let value) = try core.computed([try Self.number("20000")]),
      case .number(.certified(let truth)) = try core.truth([try Self.number("20000")])
    else {
      Issue.record("no numbers")
      return
    }
    var sum: Float = 0
    for _ in 0..<20000 { sum += 0.1 }
    #expect(try value.rational() == BigRational(exactly: Double(sum)))
    #expect(try truth.isEqual(to: 2000))
    #expect(Limits().operations > 1_000_000)
  }

  @Test("loops and arrays that grow without end reach a limit") func limits() throws {
    var limits = ExactLimits()
    limits.sizes.operations = 10_000
    for body in [
      "(while TRUE ([y x (+ y 1)]) y)", "(for ([i 1000000000000]) ([y x y]) y)",
      "(tensor ([i 100000000000]) x)", "(for ([i 60]) ([a x (array a a)]) a)",
    ] {
      let core = try Self.core("(FPCore (x) \(body))")
      #expect(throws: ComputationFailure.limit(LimitExceeded(limit: .operations, allowed: 10_000)))
      {
        try core.computed([try Self.number("1")], limits: limits)
      }
      #expect(throws: ComputationFailure.limit(LimitExceeded(limit: .operations, allowed: 10_000)))
      {
        _ = try core.truth([try Self.number("1")], limits: limits)
      }
    }
    #expect(throws: ComputationFailure.self) {
      try Self.core("(FPCore (x) (for ([i 100]) ([a x (array a)]) a))").computed([
        try Self.number("1")
      ])
    }
    #expect(throws: ComputationFailure.self) {
      try Self.core("(FPCore (x) (array x (array x)))").computed([try Self.number("1")])
    }
  }

  @Test("all steps of one comparison share the limit of time") func time() throws {
    var limits = ExactLimits()
    limits.sizes.time = 1
    limits.sizes.operations = 1 << 40
    let core = try Self.core("(FPCore (x) (while TRUE ([y x (+ y 1)]) y))")
    let start = ContinuousClock.now
    #expect(throws: ComputationFailure.limit(LimitExceeded(limit: .time, allowed: 1))) {
      _ = try CoreComparison(core, [try Self.number("1")], limits: limits)
    }
    // Every turn loses a thousand bits of the true value, and computes one sine of a double.
    limits.sizes.workingPrecision = 1 << 24
    let late = try Self.core("(FPCore (n) (for ([i n]) ([x 0.1 (sin (* 1e300 x))]) x))")
    let comparison = try CoreComparison(late, [try Self.number("1000")], limits: limits)
    guard case .number(.undecided(.limit)) = comparison.truth else {
      Issue.record("\(comparison.truth)")
      return
    }
    #expect(start.duration(to: .now) < .seconds(4))
  }

  @Test("enclosed numbers are written as their operations") func codable() throws {
    let core = try Self.core("(FPCore (n) (for ([i n]) ([x 2 (sqrt (+ x 1))]) x))")
    guard case .number(.certified(let truth)) = try core.truth([try Self.number("3")]) else {
      Issue.record("no value")
      return
    }
    let copy = try JSONDecoder().decode(ExactReal.self, from: JSONEncoder().encode(truth))
    #expect(try copy.digits(.significant(50)) == truth.digits(.significant(50)))
    let double = try DoubleBackend().evaluate(truth.program())[0]
    #expect(double == ((3.0.squareRoot() + 1).squareRoot() + 1).squareRoot())
  }
}
