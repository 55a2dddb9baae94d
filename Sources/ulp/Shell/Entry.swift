import ArgumentParser
import BigNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts the command: performs the checks that the option parser cannot, then parses the words.
@main
enum Entry {
  static func main() async {
    StandardStreams.prepare()
    if let problem = LibraryVersion.problem() { fail(problem) }
    if let fault = CommandWords.firstInvalidArgument() {
      fail("argument \(fault) is not valid UTF-8")
    }
    let words = CommandWords.protected(Array(CommandLine.arguments.dropFirst()))
    if let problem = HelpRequest(words)?.problem { fail(problem, ExitCode.validationFailure) }
    do {
      if let expression = PlainExpression(words), try expression.run() { return }
      let (parsed, wordsForParser) = try UlpCommand.parsed(words)
      guard let command = parsed else { return await UlpCommand.main(wordsForParser) }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        var command = command
        try command.run()
      }
    } catch {
      UlpCommand.exit(withError: error)
    }
  }

  private static func fail(_ message: String, _ code: ExitCode = .failure) -> Never {
    StandardError.write("error: \(message)\n")
    exit(code.rawValue)
  }
}
