import ArgumentParser
import Arithmetic
import NumericCore

/// Evaluates lines on all cores and prints the answers in order.
///
/// Workers compute, so that a line that kills its process, or has to be stopped with it, costs
/// no other line its answer. The parent only distributes lines and writes answers.
struct Batch {
  let evaluator: LineAnswering
  let json: Bool
  let limits: Limits

  /// Answers the lines of a file, or of standard input without a name or for `-`.
  ///
  /// If a line fails, the command fails at its end.
  static func run(
    _ file: String?, _ evaluator: @escaping LineAnswering, _ options: NumberOptions
  ) throws {
    try run(file, evaluator, json: options.json, options.limits)
  }

  /// Answers the lines of a file by a command without options for numbers; of a part, those that belong to it.
  ///
  /// `prepare` tells the part of a file that is open, or ends the command.
  static func run(
    _ file: String?, _ evaluator: @escaping LineAnswering, json: Bool, _ limits: Limits,
    prepare: (Batch, Int32) throws -> BatchPart? = { _, _ in nil }
  ) throws {
    let batch = Batch(evaluator: evaluator, json: json, limits: limits)
    if Worker.isThisProcess { batch.serve() }
    let descriptor = try LineSource.descriptor(of: file)
    let part = try prepare(batch, descriptor)
    if let part { StandardOutput.write(line: try part.heading().line) }
    let tally: AnswerTally
    do throws(CommandFailure) {
      var dispatcher = LineDispatcher(batch)
      tally = try dispatcher.run(reading: descriptor, part.map { [$0.bytes] })
    } catch {
      try StandardError.fail("\(error)")
    }
    if part != nil { StandardOutput.write(line: tally.json.line) }
    if !tally.succeeded { throw ExitCode(1) }
  }

  /// Answers the pieces of the parent.
  private func serve() -> Never {
    Worker.serve({ limits }) { request, answers in
      guard var piece = LinePiece(request: FrameReader(request)) else { return }
      // One message after the other is written to the same memory.
      var frame = FrameWriter()
      while let line = piece.takeLine() {
        answers.begin()
        answer(line.text, line.number).write(to: &frame)
        answers.add(frame)
        frame.removeAll()
      }
    }
  }

  /// The answer to a line, ready to be printed.
  func answer(_ text: ArraySlice<UInt8>, _ line: Int) -> PrintedAnswer {
    // The answer to an empty line is an empty line, so that the numbers of lines agree.
    let text = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    guard text.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
      return PrintedAnswer(json ? "null" : "")
    }
    do throws(CalculatorError) {
      let answer = try evaluator(Array(text))
      var printed = PrintedAnswer(answer.text)
      for warning in answer.warnings {
        let kind = warning.isNote ? PrintedAnswer.noteMark : "warning"
        printed.messages += "\(kind): line \(line): \(warning.message)\n"
      }
      return printed
    } catch {
      return failure(error)
    }
  }

  /// The answer to a line without a value.
  func failure(_ error: CalculatorError) -> PrintedAnswer {
    PrintedAnswer(json ? error.json.line : "error: \(error.oneLine)", succeeded: false)
  }

  /// The answer to a line that was not kept because of its length.
  func overlong(_ length: Int) -> PrintedAnswer {
    let limit = LimitExceeded(limit: .length, allowed: limits.length, requested: length)
    return failure(CalculatorError(limit, nil))
  }
}

/// The answer to a line of a batch as it is printed, and whether it is one.
struct PrintedAnswer {
  /// The line for standard output, without its end.
  var text: String
  /// How a line of standard error begins that is printed once for its text.
  static let noteMark = "note"
  /// Lines for standard error.
  var messages = ""
  var succeeded: Bool

  init(_ text: String, succeeded: Bool = true) {
    (self.text, self.succeeded) = (text, succeeded)
  }

  /// Writes the answer as a worker sends it.
  func write(to frame: inout FrameWriter) {
    frame.add(succeeded ? 1 : 0)
    frame.add(messages)
    frame.append(text.utf8)
    frame.append(CollectionOfOne(UInt8(ascii: "\n")))
  }
}
