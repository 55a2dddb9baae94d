import Arithmetic
import NumericCore
import SuiteSupport

/// Lines of various kinds with their answers to fifteen digits.
enum BatchLines {
  static let all: [(source: String, answer: String)] = [
    ("1+1", "2"),
    ("1.5+2.25*3", "8.25"),
    ("2^100", "1.26765060022823e+30"),
    ("sqrt(2)", "1.4142135623731"),
    ("(17-4)/(2+6)", "1.625"),
    ("exp(1)", "2.71828182845905"),
    ("sin(1)^2+cos(1)^2", "1"),
    ("atan2(1, -1)", "2.35619449019234"),
    ("mean([1, 2, 4, 5])", "3"),
    ("ln(10)/ln(2)", "3.32192809488736"),
    ("12!", "479001600"),
    ("hypot(3, 4)", "5"),
    ("1e3*2.5e-2", "25"),
    ("0x1f+0b101", "36"),
    ("max(3, 1, 2)-min(3, 1, 2)", "2"),
    ("pi*6371^2", "127516117.977447"),
  ]
}

/// The lines on one backend.
struct BatchCase<Backend: NumericBackend> {
  private let calculator: Calculator<Backend>
  private let format: NumberFormat
  private let lines = BatchLines.all.map { Array($0.source.utf8) }

  init(_ backend: Backend, digits: Int) {
    calculator = Calculator(backend)
    format = NumberFormat(digits: digits)
  }

  /// Answers all lines `passes` times; returns the number of bytes, so that the work is not
  /// optimized away.
  @inline(never)
  func run(passes: Int) throws -> Int {
    var count = 0
    for _ in 0..<passes {
      for line in lines { count += try answer(line, format).utf8.count }
    }
    return count
  }

  private func answer(_ line: [UInt8], _ format: NumberFormat) throws -> String {
    guard case .number(let number) = try calculator.evaluate(utf8: line).value else {
      throw NoNumber(description: "\(String(decoding: line, as: UTF8.self)) is no number")
    }
    return try calculator.backend.format(number, as: format, limits: calculator.limits).text
  }

  /// Compares all answers with the known ones.
  func check() throws {
    for (line, (source, expected)) in zip(lines, BatchLines.all) {
      let text = try answer(line, NumberFormat(digits: 15))
      if text != expected { stop("\(source) is \(text), not \(expected)") }
    }
  }
}

/// The value of a line is not a number.
struct NoNumber: Error, CustomStringConvertible {
  let description: String
}
