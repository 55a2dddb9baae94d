import ArgumentParser
import Arithmetic
import NumericCore

/// Answers lines one after the other, each as soon as its answer is known.
struct LineAnswers {
  let json: Bool
  let longestLine: Int
  let answer: ([UInt8]) throws(CalculatorError) -> Answer

  /// Answers the lines of a file, or of standard input without a name or for `-`.
  ///
  /// If a line has no answer, the command fails at its end.
  func run(_ file: String?) throws {
    let descriptor = try LineSource.descriptor(of: file)
    do throws(CommandFailure) {
      if try run(reading: descriptor) { return }
    } catch {
      try StandardError.fail("\(error)")
    }
    throw ExitCode(1)
  }

  /// Answers all lines; returns whether every line had an answer.
  ///
  /// A line without one is answered by `error: …`, and an empty line by an empty line.
  private func run(reading descriptor: Int32) throws(CommandFailure) -> Bool {
    var source = LineSource(descriptor: descriptor, longestLine: longestLine)
    var succeeded = true
    while let chunk = try source.next() {
      switch chunk {
      case .overlong(let length, _):
        let limit = LimitExceeded(limit: .length, allowed: longestLine, requested: length)
        succeeded = fail(CalculatorError(limit, nil))
      case .lines(let bytes, let first):
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        for (index, line) in lines.enumerated() {
          succeeded = write(Array(line), first + index) && succeeded
        }
      }
    }
    return succeeded
  }

  private func write(_ line: [UInt8], _ number: Int) -> Bool {
    guard line.contains(where: { $0 > 0x20 }) else {
      StandardOutput.write(line: json ? "null" : "")
      return true
    }
    do throws(CalculatorError) {
      let answer = try answer(line)
      for warning in answer.warnings {
        StandardError.write("warning: line \(number): \(warning.message)\n")
      }
      StandardOutput.write(line: answer.text)
      return true
    } catch {
      return fail(error)
    }
  }

  private func fail(_ error: CalculatorError) -> Bool {
    StandardOutput.write(line: json ? error.json.line : "error: \(error.oneLine)")
    return false
  }
}
