import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Least squares, fits, null spaces and Cholesky factors.
@Suite("factors of matrices")
struct MatrixFactorTests {
  private func lines(_ function: String) throws -> [(expression: String, elements: [String])] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/factors.txt").split(separator: "\n")
      .filter { $0.hasPrefix(function) }.map { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        return (String(parts[0]), parts[1].split(separator: " ").map(String.init))
      }
  }

  @Test("FLINT's rational matrices on exact", arguments: ["lstsq", "polyfit", "null"])
  func exact(_ function: String) throws {
    let lines = try lines(function)
    #expect(lines.count >= 40)
    for (expression, expected) in lines {
      let numbers = try Calculator(ExactBackend()).evaluate(expression).value.numbers
      #expect(
        try numbers.map { try $0.rational() } == expected.map { try BigRational(parsing: $0) },
        "\(expression)")
    }
  }

  @Test("rounded numbers come near", arguments: ["lstsq", "polyfit"])
  func double(_ function: String) throws {
    for (expression, expected) in try lines(function) {
      let numbers = try Calculator(DoubleBackend.completed).evaluate(expression).value.numbers
      let truth = try expected.map { Double(try BigRational(parsing: $0)) }
      let size = truth.map(abs).max() ?? 1
      for (value, known) in zip(numbers, truth) {
        #expect(abs(value - known) <= 1e-8 * max(1, size), "\(expression)")
      }
    }
  }

  @Test("mpmath's Cholesky factors on exact")
  func cholesky() throws {
    let lines = try lines("cholesky")
    #expect(lines.count == 40)
    let backend = ExactBackend()
    for (expression, expected) in lines {
      let numbers = try Calculator(backend).evaluate(expression).value.numbers
      for (number, known) in zip(numbers, expected) {
        let text = try backend.format(number, as: NumberFormat(digits: 40)).text
        let difference = try BigRational(parsing: text) - BigRational(parsing: known)
        #expect(difference.magnitude <= (try BigRational(parsing: "1e-30")), "\(expression)")
      }
    }
  }

  @Test("mpmath's singular values on exact, on 200 bits and on doubles")
  func singularValues() throws {
    let lines = try lines("svd")
    #expect(lines.count == 40)
    for (expression, expected) in lines {
      let truth = try expected.map { try BigRational(parsing: $0) }
      let backend = ExactBackend()
      let exact = try Calculator(backend).evaluate(expression).value.numbers
      try #require(exact.count == truth.count, "\(expression)")
      for (number, known) in zip(exact, truth) {
        let text = try backend.format(number, as: NumberFormat(digits: 40)).text
        let difference = try BigRational(parsing: text) - known
        #expect(difference.magnitude <= (try BigRational(parsing: "1e-30")), "\(expression)")
      }
      let size = Double(truth[0])
      let wide = try Calculator(BigFloatBackend(precision: .bits(200))).evaluate(expression)
      let short = try Calculator(DoubleBackend.completed).evaluate(expression)
      for (place, known) in truth.map({ Double($0) }).enumerated() {
        #expect(abs(Double(wide.value.numbers[place]) - known) <= 1e-14 * size, "\(expression)")
        #expect(abs(short.value.numbers[place] - known) <= 1e-13 * size, "\(expression)")
      }
    }
  }

  static let failures: [ErrorTests.Row] = [
    .init("lstsq([1, 2; 2, 4], [1, 2])", .domain, at: "[1, 2; 2, 4]"),
    .init("lstsq([1, 2; 3, 4], [1, 2, 3])", .arguments, at: "lstsq([1, 2; 3, 4], [1, 2, 3])"),
    .init("lstsq(3, [1])", .arguments, at: "3"), .init("lstsq([1; 2], 3)", .arguments, at: "3"),
    .init("polyfit([1, 1], [1, 2], 1)", .domain, at: "[1, 1]"),
    .init("polyfit([1, 2], [1, 2], 2)", .arguments, at: "2"),
    .init("polyfit([1, 2], [1, 2], 0.5)", .arguments, at: "0.5"),
    .init("polyfit([1, 2], [1], 0)", .arguments, at: "polyfit([1, 2], [1], 0)"),
    .init("cholesky([1, 2, 3])", .arguments, at: "[1, 2, 3]"),
    .init("cholesky([1, 2; 2, 1])", .domain, at: "cholesky([1, 2; 2, 1])"),
    .init("null(3)", .arguments, at: "3"), .init("svd(3)", .arguments, at: "3"),
    .init("cond([1, 2; 2, 4])", .divisionByZero, at: "cond([1, 2; 2, 4])"),
    .init("cond([1, 2, 3; 4, 5, 6])", .arguments, at: "[1, 2, 3; 4, 5, 6]"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws {
    try ErrorTests.expectPlace(of: row)
  }
}
