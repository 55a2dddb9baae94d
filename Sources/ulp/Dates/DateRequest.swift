import ArgumentParser
import Conversion

/// The answer to one request about dates.
struct DateReply {
  /// The lines of the answer as text.
  var lines: [String]
  /// The answer as JSON.
  var json: JSONValue
  /// Assumptions that were made.
  var notices: [String]

  init(_ lines: [String], json: JSONFields, about moments: [WrittenMoment]) {
    self.lines = lines
    self.json = .object(json)
    notices = moments.compactMap(\.notice)
  }

  /// The answer to a request about one date, which the JSON contains as well.
  init(_ name: String, text: String, json: JSONValue, of date: WrittenMoment) {
    self.init(
      [text], json: [("date", .string(date.text)), (name, json)], about: [date])
  }
}

/// A request about dates: a subcommand, and a line of `ulp date --batch`.
protocol DateRequest: ParsableCommand {
  var options: DateOptions { get set }
  /// Whether the command reads standard input.
  var readsStandardInput: Bool { get }
  func reply() throws(CommandFailure) -> DateReply
}

extension DateRequest {
  var readsStandardInput: Bool { false }

  /// Prints the reply.
  ///
  /// It exists once for all requests, because copies would be 12 kB of the installed command.
  @_semantics("optimize.sil.specialize.generic.never")
  func run() throws {
    let answer = try options.reporting { () throws(CommandFailure) in try reply() }
    for notice in answer.notices { StandardError.write("note: \(notice)\n") }
    for line in options.json ? [answer.json.line] : answer.lines {
      StandardOutput.write(line: line)
    }
  }
}
