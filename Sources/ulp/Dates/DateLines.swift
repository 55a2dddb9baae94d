import ArgumentParser
import Arithmetic
import NumericCore

/// Answers lines such as `diff 2024-01-31 2024-03-01 --as ymd`, which are arguments of `ulp date`.
struct DateLines {
  /// The default zone of lines, and the form of the answers.
  let options: DateOptions
  /// The limits of lines and of files named in them.
  let bounds: DateLimitOptions

  func answer(_ line: [UInt8]) throws(CalculatorError) -> Answer {
    do throws(LimitExceeded) { try bounds.limits.check(.length, line.count) } catch {
      throw error.explanation
    }
    let words = try ShellWords(line).words
    do {
      return try answer(words)
    } catch let error as CalculatorError {
      throw error
    } catch let fault as CommandFailure {
      // The span counts bytes of a word, not of the line.
      var error = fault.error
      error.span = nil
      throw error
    } catch {
      throw CalculatorError(.syntax, Self.sentence(error), nil)
    }
  }

  private func answer(_ words: [String]) throws -> Answer {
    guard
      var request = try DateCommand.parseAsRoot(CommandWords.protected(words)) as? any DateRequest
    else {
      throw CalculatorError(
        .arguments, "a line is a request such as 'diff 2024-01-31 2024-03-01 --as ymd'", nil)
    }
    if request.readsStandardInput {
      throw CalculatorError(.arguments, "standard input holds the requests; name a file", nil)
    }
    if options.json { request.options.json = true }
    if request.options.zoneName == nil { request.options.zoneName = options.zoneName }
    if request.options.time.given == nil { request.options.time = options.time }
    if var business = request as? BusinessCommand, business.bounds.settings.isEmpty {
      business.bounds = bounds
      request = business
    }
    let reply = try request.reply()
    return Answer(
      text: request.options.json ? reply.json.line : reply.lines.joined(separator: ", "),
      warnings: reply.notices.map { Warning(message: $0, span: SourceSpan(0, 0), isNote: true) })
  }

  /// The first line of the message of the option parser.
  private static func sentence(_ error: any Error) -> String {
    if DateCommand.exitCode(for: error) == .success {
      return "a line asks for no help; 'ulp help date' tells what it may hold"
    }
    let message = DateCommand.message(for: error)
    return message.split(whereSeparator: \.isNewline).first.map(String.init)
      ?? "this is not a request"
  }
}
