import NumericCore

/// A backend whose numbers are the texts of the calls that made them, such as `sin(x)`.
struct WritingBackend: NumericBackend {
  typealias Number = String
  typealias Failure = LimitExceeded

  /// A number whose order among others is not known.
  static let undecided = "?"
  /// What is thrown where that order is needed.
  static let limit = LimitExceeded(limit: .workingPrecision, allowed: 1, requested: 2)

  var name: String { "writing" }
  var signalsOverflow: Bool { true }
  var zero: String { "0" }

  func isRegular(_ x: String) -> Bool { !isNaN(x) && !isInfinite(x) && !isZero(x) }
  func isNaN(_ x: String) -> Bool { x == "NaN" }
  func isInfinite(_ x: String) -> Bool { x == "inf" }
  func isZero(_ x: String) -> Bool { x == "0" }
  func isInteger(_ x: String) -> Bool { Int(x) != nil }
  func compare(_ a: String, _ b: String) throws(LimitExceeded) -> Ordering {
    if a == Self.undecided || b == Self.undecided { throw Self.limit }
    return a < b ? .less : a == b ? .equal : .greater
  }

  func compute(_ function: UnaryFunction, _ x: String, into result: inout String) {
    result = "\(function)(\(x))"
  }
  func compute(_ function: BinaryFunction, _ x: String, _ y: String, into result: inout String) {
    result = "\(function)(\(x), \(y))"
  }
  func compute(_ function: ListFunction, _ x: Registers<String>, into result: inout String) {
    result = "\(function)(\(x.joined(separator: ", ")))"
  }

  func constant(_ constant: Constant) -> String { "\(constant)" }
  func scaled(_ x: String, by ratio: ExactRatio) -> String {
    "\(x)·\(ratio.numerator.text)/\(ratio.denominator.text)"
  }

  func number(_ literal: ExactLiteral) -> String { literal.text }
  func digits(of x: String, radix: Int, _ request: DigitRequest) -> NumberDigits {
    NumberDigits(isNegative: false, digits: Array(x.utf8), exponent: radix, isExact: true)
  }
  func exponent(of x: String, radix: Int) -> Int { x.utf8.count * radix }
  func bits(of x: String) -> NumberDigits {
    NumberDigits(isNegative: true, digits: Array(x.utf8), exponent: 0, isExact: nil)
  }

  func exception(
    of operation: Operation, operands: [String], result: String
  ) -> ArithmeticException? { isNaN(result) ? .domain : nil }
  func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) { (try body(), true) }
}
