import Arithmetic
import BigNumbers
import NumericCore
import SuiteSupport

/// An expression whose value is known.
struct ExpressionCase: Sendable {
  let name: String
  let source: String
  /// The value to fifteen digits.
  let value: String

  static let all = [
    ExpressionCase(name: "short", source: "1.5+2.25*3", value: "8.25"),
    // The value was computed by mpmath.
    ExpressionCase(
      name: "functions",
      source: "exp(1.5)*sin(0.7)+ln(3.2)/atan(2.5)-sqrt(cos(0.3)*tanh(1.1))",
      value: "2.98988539620853"),
    // 1/2 + 2/2 + … + 1000/2 = 1000·1001/4.
    ExpressionCase(
      name: "long", source: (1...1000).map { "\($0)/2" }.joined(separator: "+"), value: "250250"),
    // Quotients of Fibonacci numbers, which agree with the golden ratio to fifteen digits from the
    // fortieth on.
    ExpressionCase(
      name: "nested",
      source: String(repeating: "1+1/(", count: 1000) + "1" + String(repeating: ")", count: 1000),
      value: "1.61803398874989"),
  ]

  /// The expression as the body of a function.
  var definition: String { "f(x) = \(source)" }
  /// The definition followed by an expression that does not call the function, so that it is parsed
  /// but not compiled.
  var defined: String { "\(definition); 0" }

  func program() throws -> Program {
    try Calculator(DoubleBackend.completed).compile(utf8: Array(source.utf8)).expression.program
  }

  /// Compares the values of the line, of the program and of the function with the known one.
  func check<Backend: NumericBackend>(on backend: Backend) throws {
    var calculator = Calculator(backend)
    var numbers = try backend.evaluate(program())
    for line in [source, "\(definition); f(0)"] {
      if case .number(let number) = try calculator.execute(Array(line.utf8)).value {
        numbers.append(number)
      }
    }
    if numbers.count != 3 { stop("\(name) is no number") }
    for number in numbers {
      let text = try backend.format(number, as: .significant(15)).text
      if text != value { stop("\(name) is \(text), not \(value)") }
    }
  }
}
