import ArgumentParser
import Conversion

/// What one question about dates is answered with.
struct DateReply {
  /// The lines of the answer as text.
  var lines: [String]
  /// The answer as JSON.
  var json: JSONValue
  /// What was taken for granted.
  var notices: [String]

  init(_ lines: [String], json: JSONFields, about moments: [WrittenMoment]) {
    self.lines = lines
    self.json = .object(json)
    notices = moments.compactMap(\.notice)
  }

  /// An answer about one date, which JSON names beside it.
  init(_ name: String, text: String, json: JSONValue, of date: WrittenMoment) {
    self.init(
      [text], json: [("date", .string(date.text)), (name, json)], about: [date])
  }
}

/// A question about dates: a command of its own, and a line of `ulp date --batch`.
protocol DateRequest: ParsableCommand {
  var options: DateOptions { get set }
  /// Whether something is read from standard input.
  var readsStandardInput: Bool { get }
  func reply() throws(CommandFailure) -> DateReply
}

extension DateRequest {
  var readsStandardInput: Bool { false }

  func run() throws {
    let answer = try options.reporting { () throws(CommandFailure) in try reply() }
    for notice in answer.notices { StandardError.write("note: \(notice)\n") }
    for line in options.json ? [answer.json.line] : answer.lines {
      StandardOutput.write(line: line)
    }
  }
}
