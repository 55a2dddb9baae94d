import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Expressions, compared with values that mpmath and Python's floats computed.
@Suite("expression vectors")
struct ExpressionVectorTests {
  static let path = "Tests/ArithmeticTests/Vectors/expressions.txt"

  private func check<Backend: NumericBackend>(
    _ name: String, _ backend: Backend, _ format: NumberFormat
  ) throws {
    let calculator = Calculator(backend)
    var failures: [String] = []
    var count = 0
    for line in try Repository.text(Self.path).split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "|").map { $0.trimming(while: { $0 == " " }) }
      guard parts[0] == name else { continue }
      count += 1
      guard case .number(let value) = try calculator.evaluate(String(parts[1])).value else {
        failures.append("\(line): no number")
        continue
      }
      let text = try backend.format(value, as: format).text
      if text != parts[2] { failures.append("\(line): got \(text)") }
    }
    #expect(count > 500)
    #expect(failures.isEmpty, "\(failures.count) wrong, such as \(failures.prefix(3))")
  }

  @Test("50 digits on bigfloat") func bigfloat() throws {
    try check(
      "bigfloat", BigFloatBackend(precision: .digits(50)), NumberFormat(digits: 50))
  }

  @Test("shortest digits on double") func double() throws {
    try check("double", DoubleBackend.completed, NumberFormat())
  }
}

extension Substring {
  /// Without leading and trailing characters that satisfy a condition.
  func trimming(while condition: (Character) -> Bool) -> Substring {
    var trimmed = self.drop(while: condition)
    while let last = trimmed.last, condition(last) { trimmed.removeLast() }
    return trimmed
  }
}
