import Arithmetic

/// Prints the answer to one line, or the error.
struct LineReport: FailureReporting {
  let json: Bool

  init(_ options: NumberOptions) { json = options.json }

  func run(_ source: [UInt8], _ evaluator: LineAnswering) throws {
    let answer = try reporting(source) { () throws(CalculatorError) in try evaluator(source) }
    for warning in answer.warnings { ErrorReport(warning, source: source).write() }
    StandardOutput.write(line: answer.text)
  }
}
