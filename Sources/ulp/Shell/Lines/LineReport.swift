import Arithmetic
import NumericCore

/// Prints the answer to one line, or the error.
struct LineReport: FailureReporting {
  let json: Bool
  private let limits: Limits

  init(_ options: NumberOptions) { (json, limits) = (options.json, options.limits) }

  /// Evaluates the words of an expression, and prints the answer.
  static func answer(_ words: [String], _ options: NumberOptions) throws {
    let source = Array(CommandWords.joined(words).utf8)
    try LineReport(options).run(source, try options.makeEvaluator())
  }

  func run(_ source: [UInt8], _ evaluator: LineAnswering) throws {
    let answer = try reporting(source) { () throws(CalculatorError) in
      try ComputationGuard(limits: limits).run(source, json: json) { () throws(CalculatorError) in
        try evaluator(source)
      }
    }
    for warning in answer.warnings { ErrorReport(warning, source: source).write() }
    StandardOutput.write(line: answer.text)
  }
}
