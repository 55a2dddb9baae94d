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
    if let problem = LibraryVersion.problem() { fail(problem) }
    if let fault = CommandWords.firstInvalidArgument() {
      fail("argument \(fault) is not valid UTF-8")
    }
    await UlpCommand.main(CommandWords.protected(Array(CommandLine.arguments.dropFirst())))
  }

  private static func fail(_ message: String) -> Never {
    StandardError.write("error: \(message)\n")
    exit(1)
  }
}
