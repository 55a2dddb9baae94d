import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

/// At a precision of a few bits every value occurs with the probability of the reals that round to
/// it, by Pearson's χ² test with independently computed probabilities.
///
/// Seeds are fixed, so that every run gives the same figures.
@Suite("random numbers: probabilities")
struct RandomProbabilityTests {
  static let folder = "Tests/BigNumbersTests/RandomVectors"

  /// The cells of one variable at one precision in one direction.
  struct Table: Sendable, CustomStringConvertible {
    var description: String
    var fields: [Substring]
    var cells: [(value: String, probability: Double)] = []
  }

  /// The tables of a file; a table consists of the lines that agree in all fields but the last.
  static func tables(_ name: String) throws -> [Table] {
    try VectorLine.lines(of: "\(folder)/\(name).txt").reduce(into: []) { tables, line in
      let fields = Array(line.fields.dropLast())
      if tables.last?.fields != fields {
        let title = ([Substring(name)] + fields).joined(separator: " ")
        tables.append(Table(description: title, fields: fields))
      }
      let probability = try #require(Double(line.result))
      tables[tables.count - 1].cells.append((String(line.fields.last ?? ""), probability))
    }
  }

  /// The name of the cell of a number.
  static func cell(_ x: Double) -> String {
    if x.magnitude < 1 / 16 { return "small" }
    if x.magnitude >= 4 { return x < 0 ? "-large" : "large" }
    return "\(x)"
  }

  /// The name of a cell in a file.
  static func cell(_ text: String) throws -> String {
    text.hasSuffix("l") || text.hasSuffix("e") ? text : cell(try #require(Double(text)))
  }

  /// Checks that every drawn value has a cell, and that the frequencies agree with the
  /// probabilities.
  static func check(
    _ table: Table, _ variable: RandomVariable, samples: Int = 20_000
  ) throws {
    let precision = Precision.bits(try #require(Int(table.fields[0])))
    let rounding = try VectorTests.rounding(table.fields[1])
    var generator = CountingGenerator(seed: 2016)
    var counts: [String: Int] = [:]
    for _ in 0..<samples {
      counts[cell(Double(variable.draw(precision, rounding, &generator))), default: 0] += 1
    }
    // Neighbouring cells are merged until each has an expected number of at least 10, as the χ²
    // test requires.
    var merged: [(observed: Double, expected: Double)] = []
    var open = (observed: 0.0, expected: 0.0)
    for (value, probability) in table.cells {
      open.observed += Double(counts.removeValue(forKey: try cell(value)) ?? 0)
      open.expected += probability * Double(samples)
      if open.expected >= 10 {
        merged.append(open)
        open = (0, 0)
      }
    }
    #expect(counts.isEmpty, "values that cannot occur: \(counts)")
    if let last = merged.popLast() {
      merged.append((last.observed + open.observed, last.expected + open.expected))
    }
    let squares = merged.map {
      ($0.observed - $0.expected) * ($0.observed - $0.expected) / $0.expected
    }
    let statistic = squares.reduce(0, +)
    let bound = chiSquareBound(merged.count - 1)
    #expect(statistic < bound, "χ² \(statistic) of \(merged.count) cells, bound \(bound)")
  }

  /// The value that χ² exceeds with a probability of 3·10⁻⁵, four standard deviations (Wilson and
  /// Hilferty, 1931).
  static func chiSquareBound(_ freedom: Int) -> Double {
    guard freedom > 0 else { return 1e-9 }
    let spread = 2 / (9 * Double(freedom))
    return Double(freedom) * pow(1 - spread + 4 * spread.squareRoot(), 3)
  }

  @Test("normal", arguments: try tables("normal")) func normal(_ table: Table) throws {
    try Self.check(table, .normal)
  }

  @Test("exponential", arguments: try tables("exponential"))
  func exponential(_ table: Table) throws {
    try Self.check(table, .exponential)
  }

  @Test("uniform", arguments: try tables("uniform")) func uniform(_ table: Table) throws {
    try Self.check(table, .uniform)
  }

  @Test("ranges, whose ends may need more bits", arguments: try tables("range"))
  func range(_ table: Table) throws {
    let lower = try VectorTests.exact(table.fields[3])
    let upper = try VectorTests.exact(table.fields[4])
    try Self.check(
      table, table.fields[2] == "open" ? .range(lower..<upper) : .range(lower...upper),
      samples: 5000)
  }

  @Test("random bits: all multiples alike", arguments: [1, 2, 3, 4, 5, 8])
  func bits(_ precision: Int) throws {
    let values = 1 << precision
    let samples = 10_000
    var generator = CountingGenerator(seed: 7)
    var counts = Array(repeating: 0.0, count: values)
    for _ in 0..<samples {
      let x = BigFloat.randomBits(precision: .bits(precision), using: &generator)
      #expect(x.precision == .bits(precision))
      counts[Int(Double(x) * Double(values))] += 1
    }
    let expected = Double(samples) / Double(values)
    let statistic = counts.reduce(0) { $0 + ($1 - expected) * ($1 - expected) / expected }
    #expect(statistic < Self.chiSquareBound(values - 1))
  }
}
