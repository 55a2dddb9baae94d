import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("orders of evaluation")
struct OrderTests {
  private func study(
    _ operands: [String], _ operation: Association = .addition, _ format: FloatFormat = .double,
    samples: Int = 500, seed: UInt64 = 1
  ) throws -> OrderStudy {
    try OrderStudy(
      try operands.map { try BigRational(parsing: $0) }, operation, format: format,
      sampling: OrderSampling(count: samples, seed: seed))
  }

  private func rational(_ value: FormatValue) throws -> BigRational {
    switch value {
    case .binary(let x): try #require(try BigRational(exactly: x))
    case .decimal(let x): try #require(try BigRational(exactly: x))
    }
  }

  @Test("every tree made by brute force, with its own rounding, is counted") func vectors() throws {
    let lines = try VectorLine.lines(of: "Tests/AccuracyTests/OrderVectors/orders.txt")
    #expect(lines.count == 96)
    for line in lines {
      let operation = line.fields[0] == "sum" ? Association.addition : .multiplication
      let format = try #require(FloatFormat(String(line.fields[1])))
      let study = try study(line.fields[3...].map(String.init), operation, format)
      let spread = try #require(study.spreads.first { $0.family.rawValue == line.fields[2] })
      let expected = line.result.split(separator: " ")
      #expect(String(spread.count) == expected[0] && spread.isExhaustive, "\(line)")
      #expect(String(spread.correctlyRoundedCount) == expected[1], "\(line)")
      let found = try spread.results.map { (try rational($0.value), $0.count) }
        .sorted { $0.0 < $1.0 }
      let pairs = try expected[2...].map { pair in
        let parts = pair.split(separator: ":")
        return (try BigRational(parsing: String(parts[0])), try #require(Int(parts[1])))
      }
      #expect(found.map(\.0) == pairs.map(\.0) && found.map(\.1) == pairs.map(\.1), "\(line)")
      try checkSummary(spread, pairs, of: study)
    }
  }

  /// Checks range, mean and bound against the expected results.
  private func checkSummary(
    _ spread: OrderSpread, _ pairs: [(BigRational, Int)], of study: OrderStudy
  ) throws {
    let truth = study.exact.value
    let range = try #require(spread.range)
    #expect(try rational(range.least) == pairs[0].0)
    #expect(try rational(range.greatest) == pairs[pairs.count - 1].0)
    let errors = pairs.map { ($0.0 - truth).magnitude }
    #expect(try (rational(#require(spread.best).value) - truth).magnitude == errors.min())
    #expect(try (rational(#require(spread.worst).value) - truth).magnitude == errors.max())
    if !truth.isZero {
      let total = pairs.reduce(BigRational(0)) { $0 + ($1.0 - truth) * BigRational($1.1) }
      let mean = total / BigRational(spread.count) / truth.magnitude
      #expect(try #require(spread.meanDeviation).rational() == mean)
    }
    if let ratio = spread.boundRatio, let bound = spread.bound {
      #expect(try ratio.compared(to: bound) != .greater)
    }
  }

  @Test("numbers of orders are Catalan numbers and double factorials") func counts() throws {
    var (catalan, trees) = (1, 1)
    for count in 1...10 {
      let spreads = try study((1...count).map { "\($0)" }).spreads
      let groupings = spreads[0]
      #expect(groupings.family == .groupings && groupings.isExhaustive)
      #expect(groupings.count == catalan && groupings.results.count == 1)
      let all = try #require(spreads.last)
      #expect(all.family == .trees && all.isExhaustive == (count <= 8))
      #expect(all.count == (count <= 8 ? trees : 500))
      // The recurrences C(n) = C(n−1)·(4n−2)/(n+1) and (2n−1)!! = (2n−3)!!·(2n−1).
      catalan = catalan * (4 * count - 2) / (count + 1)
      trees *= 2 * count - 1
    }
  }

  @Test("an example is an expression that gives its result") func examples() throws {
    let operands = ["0.1", "-7.3e15", "7.3e15", "1e-3", "3.25", "-0.7"]
    for spread in try study(operands).spreads {
      for example in [spread.best, spread.worst] {
        let example = try #require(example)
        let text = example.grouping.text(
          of: operands.map { $0.hasPrefix("-") ? "(\($0))" : $0 }, .addition)
        let calculator = Calculator(DoubleBackend.completed)
        guard case .number(let value) = try calculator.evaluate(text).value else {
          Issue.record("\(text)")
          continue
        }
        #expect(try rational(example.value) == BigRational(exactly: value), "\(text)")
      }
    }
  }

  @Test("samples are orders of the family, and the same for the same seed") func samples() throws {
    let operands = (1...40).map { "\($0 * $0 * 12345677)e-\($0 % 17)" }
    let (first, again, other) = (
      try study(operands), try study(operands), try study(operands, seed: 2)
    )
    for index in 0..<3 {
      let (a, b, c) = (first.spreads[index], again.spreads[index], other.spreads[index])
      #expect(a.count == 500 && !a.isExhaustive && a.results.count > 1)
      #expect(
        try a.results.map { try rational($0.value) } == b.results.map { try rational($0.value) })
      #expect(
        try a.results.map { try rational($0.value) } != c.results.map { try rational($0.value) })
      let names = operands.indices.map { "x\($0)" }
      let text = try #require(a.worst).grouping.text(of: names, .addition)
      let leaves = text.split { "() +".contains($0) }.map(String.init)
      #expect(leaves.sorted() == names.sorted())
      #expect((leaves == names) == (a.family == .groupings))
    }
  }

  /// Two huge operands cancel only in orders that add them to each other before anything else.
  @Test("random orders are equally likely", arguments: [9, 11]) func uniformity(_ count: Int) throws
  {
    let operands = ["0x1p100", "-0x1p100"] + Array(repeating: "1", count: count - 2)
    let expected: [OrderFamily: Double] = [
      // The trees in which two given leaves are siblings correspond to the trees with one leaf
      // less.
      .groupings: 4862.0 / 16796, .trees: 1 / Double(2 * count - 3),
      .permutations: 2 / Double(count * (count - 1)),
    ]
    for spread in try study(operands, samples: 8000).spreads where !spread.isExhaustive {
      let whole = BigRational(count - 2)
      let share =
        try spread.results.filter { try rational($0.value) == whole }
        .reduce(0.0) { $0 + Double($1.count) } / 8000
      let p = try #require(expected[spread.family])
      #expect((share - p).magnitude < 4 * (p * (1 - p) / 8000).squareRoot(), "\(spread.family)")
    }
  }

  @Test("exact results do not depend on the order") func exact() throws {
    let operands = try ["0.1", "1/3", "-1e100", "1e100", "2/7", "0x1p-70", "9", "-4", "5e-9"]
      .map { try BigRational(parsing: $0) }
    for operation in Association.allCases {
      let value = operands.dropFirst().reduce(operands[0]) {
        operation == .addition ? $0 + $1 : $0 * $1
      }
      for count in [3, 8, 9] {
        let orders = ExactOrders.all(
          Array(operands.prefix(count)), operation, sampling: OrderSampling(count: 50, seed: 1))
        #expect(orders.allSatisfy { $0.results.count == 1 && $0.count > 1 })
        if count == 9 { #expect(orders.allSatisfy { $0.results[0] == value }) }
      }
    }
  }

  @Test(
    "operands are rounded once, subnormal ones as well",
    arguments: [
      // The last digit of subnormal numbers of binary16 is that of 2⁻²⁴.
      ("binary16", "0x1p-25", "0"), ("binary16", "0x1.00001p-25", "0x1p-24"),
      ("binary16", "-0x1.8p-24", "-0x1p-23"), ("binary16", "0x1.7fffffp-24", "0x1p-24"),
      ("binary16", "0x1.ffdp-15", "0x1p-14"), ("binary16", "0x1.feep-15", "0x1.ffp-15"),
      ("binary16", "0x1.002p-14", "0x1p-14"), ("binary16", "0x1.002001p-14", "0x1.004p-14"),
      ("double", "0x1p-1075", "0"), ("double", "0x1.8p-1074", "0x1p-1073"),
      ("decimal32", "1234567.5", "1234568"), ("decimal32", "5e-102", "0"),
      ("decimal32", "51e-103", "1e-101"), ("bigfloat:2", "5/7", "3/4"),
    ])
  func rounding(_ format: String, _ operand: String, _ expected: String) throws {
    let study = try study([operand], .addition, try #require(FloatFormat(format)))
    #expect(try study.exact.value == BigRational(parsing: expected))
  }

  @Test("results beyond the format are counted apart") func overflow() throws {
    let study = try study(["1e308", "1e308", "-1e308"])
    #expect(study.spreads[0].nonFiniteCount == 1 && study.spreads[0].count == 2)
    #expect(study.spreads[1].nonFiniteCount == 1 && study.spreads[1].count == 3)
    #expect(try rational(#require(study.spreads[1].range).least) == study.exact.value)
    #expect(throws: ComputationFailure.exception(.overflow)) { try self.study(["1", "1e400"]) }
  }

  @Test("operands whose exponents are far apart have errors all the same") func wide() throws {
    let operands = ["1e200000", "1", "-1e200000", "1e-200000"]
    let study = try study(operands, .addition, .bigFloat(.bits(64)))
    let tiny = try BigRational(parsing: "1e-200000")
    #expect(study.exact.value != study.exact.value.floor && study.hasRoundedOperands)
    for result in study.algorithms {
      let relative = try #require(result.error.relative)
      let error = try #require(try relative.rational())
      let value = try rational(result.value)
      // The result must be nearly 1, or nearly 0, which is the loss that these algorithms permit.
      #expect(value == 1 ? error < 2 * tiny : error > 1 - 2 * tiny)
      if value == 1 { #expect(try result.error.correctDigits.sign() > 0) }
      if value.isZero { #expect(try result.error.correctDigits.sign() == 0) }
      #expect(value == 1 || value < 2 * tiny)
    }
    #expect(study.algorithms.contains { $0.algorithm == .sum2 && $0.error.ordinalUlps == 0 })
  }
}
