import ArgumentParser
import Arithmetic

/// Prints the answer to one line, or why there is none.
struct LineReport {
  private let json: Bool

  init(_ options: NumberOptions) { json = options.json }

  func run(_ source: [UInt8], _ evaluator: LineAnswering) throws {
    do throws(CalculatorError) {
      let answer = try evaluator(source)
      for warning in answer.warnings { ErrorReport(warning, source: source).write() }
      StandardOutput.write(line: answer.text)
    } catch {
      throw failure(error, source)
    }
  }

  /// Reports an error; what is thrown ends the command.
  func failure(_ error: CalculatorError, _ source: [UInt8]) -> ExitCode {
    ErrorReport(error, source: source).write()
    if json { StandardOutput.write(json: error.json) }
    return ExitCode(1)
  }
}
